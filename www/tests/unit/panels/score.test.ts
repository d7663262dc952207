import { expect, test } from "vitest";

import type { MoveNode } from "../../../src/generated/types/MoveNode";
import { scoreSheet, type ScoreRow } from "../../../src/panels/score";

const node = (id: number, side: number, text: string, implied = false): MoveNode => ({
  id,
  parent: id - 1,
  children: [],
  ply: id,
  number: 1,
  side,
  seat: side,
  code: text,
  text,
  glyphs: [],
  comment: null,
  clock: null,
  main: true,
  implied,
});

test("what the next move takes for granted is not shown", () => {
  const line = [
    node(1, 0, "=", true),
    node(2, 0, ":N", true),
    node(3, 0, "N@c3"),
    node(4, 1, "="),
    node(5, 1, ":P"),
  ].map((one, at) => ({ ...one, children: at < 4 ? [one.id + 1] : [] }));
  const rows = scoreSheet({ comment: null, children: [1], nodes: line }).filter(
    (part): part is ScoreRow => part.kind === "row",
  );
  const texts = rows.map(({ moves }) => moves.map((side) => side?.map(({ text }) => text)));
  expect(texts).toEqual([[["N@c3"], ["=", ":P"]]]);
});

test("of a line that is all taken for granted nothing is shown", () => {
  const [only] = [node(1, 0, "=", true)];
  expect(scoreSheet({ comment: null, children: [1], nodes: only ? [only] : [] })).toEqual([]);
});
