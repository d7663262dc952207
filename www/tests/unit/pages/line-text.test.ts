import { expect, test } from "vitest";

import { Moves } from "../../../src/game/moves";
import { lineText } from "../../../src/pages/play/line-text";
import { lineOf, treeOf } from "../game/tree";

const BRANCHES = [
  ...lineOf(4),
  { id: 5, after: 1, ply: 2 },
  { id: 6, after: 5, ply: 3 },
  { id: 7, after: 4, ply: 5 },
];

test("a line goes from the start through a move to its end, with numbers", () => {
  const moves = new Moves(treeOf(BRANCHES, 0, Infinity, 4));
  expect(lineText(moves, 5)).toBe("1. m1 m5 2. m6");
  expect(lineText(moves, 6)).toBe("1. m1 m5 2. m6");
  // The game ends where it ends; what was tried behind it is a line of its own.
  expect(lineText(moves, 1)).toBe("1. m1 m2 2. m3 m4");
  expect(lineText(moves, 7)).toBe("1. m1 m2 2. m3 m4 3. m7");
});

test("what the next move takes for granted is left out, and a line may begin with the second side", () => {
  const moves = new Moves(
    treeOf([
      { id: 1, after: 0, ply: 2, text: "=", implied: true },
      { id: 2, after: 1, ply: 2, text: "N@c3" },
      { id: 3, after: 2, ply: 3 },
    ]),
  );
  expect(lineText(moves, 2)).toBe("1... N@c3 2. m3");
});
