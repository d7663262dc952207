import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { GAME_IDS } from "../../../src/engine/rules/load";
import { www } from "../i18n/catalogue";

/** The first two constants of SHA-256, as modules hold them. */
const HASH = Buffer.from("982f8a4291443771", "hex");

it("only games whose draws can be pledged carry the hash for it", () => {
  const rulesOf = (game: string) =>
    readFileSync(join(www, "src/generated/wasm", game, `${game}_bg.wasm`));
  const hashing = GAME_IDS.filter((game) => rulesOf(game).includes(HASH));
  expect(hashing).toEqual(["raindropchess", "tri-d-chess"]);
});
