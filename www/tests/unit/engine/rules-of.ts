import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { vi } from "vitest";

import { loadGame } from "../../../src/engine/rules/load";
import type { GameSessions } from "../../../src/engine/rules/session";
import { www } from "../i18n/catalogue";

/** The rules of a game: the module of all games, handed over as in the single file. */
export async function rulesOf(game: string): Promise<GameSessions> {
  const bytes = readFileSync(join(www, "src/generated/wasm/all/all_bg.wasm"));
  vi.stubGlobal("KLUBOVNA_WASM", { rules: gzipSync(bytes).toString("base64") });
  return loadGame(game);
}
