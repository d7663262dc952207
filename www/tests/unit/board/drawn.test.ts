import { beforeAll, expect, test, vi } from "vitest";

import { DEFAULT_SETTINGS } from "../../../src/board/core/model";
import { pieceOf } from "../../../src/game/cards";
import { messagesOf } from "../../../src/i18n/messages";
import { rulesOf } from "../engine/rules-of";
import { games } from "../i18n/sources";

/** Painted by code of the board itself, or told as a number. */
const NO_PICTURE = ["disc", "point", "card"];

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
});

// A game that was loaded before may have brought what this one does not name.
test.each(games)("%s names the drawings of all that it begins with", async (game) => {
  vi.resetModules();
  const registry = await import("../../../src/board/canvas/drawings/registry");
  const { prepareParts } = await import("../../../src/board/element/parts");
  const session = (await rulesOf(game)).create(game, {}, "");
  await prepareParts(session.layout(), messagesOf("en"), DEFAULT_SETTINGS);
  const { tokens, trays } = session.snapshot().scene;
  const kinds = new Set(
    [...tokens, ...trays.flatMap(({ items }) => items)].map(({ kind }) => kind),
  );
  expect(kinds.size).toBeGreaterThan(0);
  const undrawn = [...kinds].filter(
    (kind) =>
      !NO_PICTURE.includes(kind) && !registry.isDrawn(pieceOf(kind)) && !registry.isDrawn(kind),
  );
  expect(undrawn).toEqual([]);
  session.free();
});
