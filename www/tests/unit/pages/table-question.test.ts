import { describe, expect, test } from "vitest";

import type { Match } from "../../../src/game/match";
import type { Words } from "../../../src/i18n/words";
import { answerer, askedOf, type Wish } from "../../../src/pages/play/table-mode/question";

/** Says every message as its id and what it was told. */
const words = {
  text: (id: string, args: Readonly<Record<string, unknown>> = {}) =>
    [id, ...Object.values(args)].join(" "),
} as Words;

const match = { players: { who: (side: number) => ({ who: `side ${side}` }) } } as unknown as Match;

describe("what is asked at a table", () => {
  test.each([
    ["draw", 0, 1],
    ["undo", 1, 0],
    ["resign", 0, 0],
    ["resign", 1, 1],
  ] as const)("%s: by side %i, answered by side %i", (wish: Wish, by, by2) => {
    expect(answerer({ wish, by })).toBe(by2);
    expect(askedOf(words, match, { wish, by }, by2).answers).not.toBeNull();
    expect(askedOf(words, match, { wish, by }, 1 - by2).answers).toBeNull();
  });

  test("names who asks for a move back, and who is to accept a draw", () => {
    expect(askedOf(words, match, { wish: "undo", by: 1 }, 0).text).toBe("table-ask-undo second");
    expect(askedOf(words, match, { wish: "draw", by: 1 }, 0).text).toBe(
      "play-draw-question side 0",
    );
  });
});
