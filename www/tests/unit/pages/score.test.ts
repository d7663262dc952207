import { expect, test } from "vitest";

import { Moves } from "../../../src/game/moves";
import { type ScoreNote, type ScoreRow, ScoreSheet } from "../../../src/pages/play/score";
import { type Branch, lineOf, treeOf } from "../game/tree";

function sheetOf(branches: readonly Branch[]): readonly (ScoreRow | ScoreNote)[] {
  const sheet = new ScoreSheet();
  sheet.update(new Moves(treeOf(branches)));
  return sheet.blocks.flatMap(({ parts }) => parts);
}

const rows = (parts: readonly (ScoreRow | ScoreNote)[]) =>
  parts.filter((part): part is ScoreRow => part.kind === "row");

test("what the next move takes for granted is not shown", () => {
  const parts = sheetOf(
    [
      { id: 1, after: 0, ply: 1, side: 0, text: "=", implied: true },
      { id: 2, after: 1, ply: 2, side: 0, text: ":N", implied: true },
      { id: 3, after: 2, ply: 2, side: 0, text: "N@c3" },
      { id: 4, after: 3, ply: 2, side: 1, text: "=" },
      { id: 5, after: 4, ply: 2, side: 1, text: ":P" },
    ].map((branch) => ({ ...branch, ply: branch.id })),
  );
  const texts = rows(parts).map(({ moves }) => moves.map((side) => side?.map(({ text }) => text)));
  expect(texts.flat(2).filter(Boolean)).toEqual(["N@c3", "=", ":P"]);
});

test("of a line that is all taken for granted nothing is shown", () => {
  expect(sheetOf([{ id: 1, after: 0, ply: 1, text: "=", implied: true }])).toEqual([]);
});

test("variations stand behind the move that they replace, inner ones behind theirs", () => {
  const parts = sheetOf([
    ...lineOf(3),
    { id: 4, after: 1, ply: 2 },
    { id: 5, after: 4, ply: 3 },
    { id: 6, after: 4, ply: 3 },
    { id: 7, after: 5, ply: 4 },
    { id: 8, after: 1, ply: 2 },
  ]);
  expect(parts.map(({ kind }) => kind)).toEqual(["row", "note", "row"]);
  const [, note] = parts;
  const lines = note?.kind === "note" ? note.lines : [];
  const told = lines.map(({ depth, items }) => [
    depth,
    ...items.map(({ node, numbered }) => `${numbered ? `${node.number} ` : ""}${node.text}`),
  ]);
  expect(told).toEqual([
    [0, "1 m4", "2 m5"],
    [1, "2 m6"],
    [0, "2 m7"],
    [0, "1 m8"],
  ]);
});

test("variations nest as deep as they like", () => {
  // Each ply has an alternative, inside the alternative of the ply before.
  const branches: Branch[] = [];
  for (let ply = 1; ply <= 20_000; ply++) {
    const after = Math.max(0, 2 * ply - 2);
    branches.push({ id: 2 * ply - 1, after, ply }, { id: 2 * ply, after, ply });
  }
  const [, note] = sheetOf(branches);
  const lines = note?.kind === "note" ? note.lines : [];
  expect(lines).toHaveLength(20_000 - 1 + 1);
  expect(Math.max(...lines.map(({ depth }) => depth))).toBe(20_000 - 1);
});

test("a new move makes its own block again, and no other", () => {
  const game = lineOf(2000);
  const moves = new Moves(treeOf(game));
  const sheet = new ScoreSheet();
  sheet.update(moves);
  const before = sheet.blocks;
  expect(before.length).toBeGreaterThan(20);
  expect(before.flatMap(({ parts }) => rows(parts))).toHaveLength(1000);
  moves.update(1998, treeOf([...game, { id: 2001, after: 2000, ply: 2001 }], 1998, 2001));
  sheet.update(moves);
  const kept = sheet.blocks.filter((block, at) => block === before[at]);
  expect(sheet.blocks.length - kept.length).toBe(1);
  const [last] = rows(sheet.blocks.at(-1)?.parts ?? []).slice(-1);
  expect(last?.moves[0]?.at(-1)?.id).toBe(2001);
  // So does a variation of an early move.
  const known = sheet.blocks;
  moves.update(100, treeOf([...game, { id: 2002, after: 100, ply: 101 }], 100, 101));
  sheet.update(moves);
  expect(sheet.blocks.filter((block, at) => block !== known[at])).toHaveLength(1);
  // Its row goes on behind the note.
  expect(sheet.blocks.flatMap(({ parts }) => rows(parts))).toHaveLength(1002);
  const variation = moves.get(2002);
  const found = variation && sheet.blocks[sheet.find(variation)];
  expect(found?.parts.some((part) => part.kind === "note")).toBe(true);
});

test("a sheet that has been made bit by bit is the one that is made at once", () => {
  const moves = new Moves(treeOf([]));
  const sheet = new ScoreSheet();
  sheet.update(moves);
  const whole: Branch[] = [];
  for (const branch of lineOf(200)) {
    whole.push(branch);
    const from = moves.beforeTurn(branch.after);
    moves.update(from, treeOf(whole, from, branch.ply));
    sheet.update(moves);
  }
  const fresh = new ScoreSheet();
  fresh.update(new Moves(treeOf(whole)));
  expect(sheet.blocks).toEqual(fresh.blocks);
});

test("what was tried behind the end stands behind the last move, also before the first one", () => {
  const sheet = new ScoreSheet();
  const tried = [
    { id: 3, after: 2, ply: 3 },
    { id: 4, after: 2, ply: 3 },
  ];
  sheet.update(new Moves(treeOf([...lineOf(2), ...tried], 0, Infinity, 2)));
  const [block] = sheet.blocks;
  const firsts = (parts: readonly (ScoreRow | ScoreNote)[] = []) =>
    parts.flatMap((part) =>
      part.kind === "note" ? part.lines.map(({ items }) => items[0]?.node.id) : [],
    );
  expect(rows(block?.parts ?? []).flatMap(({ moves }) => moves.flat())).toHaveLength(2);
  expect(firsts(block?.parts)).toEqual([3, 4]);
  const start = new Moves(treeOf(lineOf(2), 0, Infinity, 0));
  sheet.update(start);
  expect(sheet.blocks).toHaveLength(1);
  expect(firsts(sheet.blocks[0]?.parts)).toEqual([1]);
  const first = start.get(1);
  expect(first && sheet.find(first)).toBe(0);
});

test("each line tells how many others stand inside of it", () => {
  const parts = sheetOf([
    ...lineOf(3),
    { id: 4, after: 1, ply: 2 },
    { id: 5, after: 4, ply: 3 },
    { id: 6, after: 4, ply: 3 },
    { id: 7, after: 6, ply: 4 },
    { id: 8, after: 6, ply: 4 },
    { id: 9, after: 1, ply: 2 },
  ]);
  const note = parts.find((part) => part.kind === "note");
  const lines = note?.kind === "note" ? note.lines : [];
  expect(lines.map(({ depth, inside }) => [depth, inside])).toEqual([
    [0, 2],
    [1, 1],
    [2, 0],
    [0, 0],
  ]);
});
