import type { Choice } from "../../generated/types/Choice";
import type { Layout } from "../../generated/types/Layout";
import type { Scene } from "../../generated/types/Scene";
import type { Step } from "../../generated/types/Step";
import { hasPart } from "../../game/parts";
import { stacks } from "../core/stack";
import { isDisc } from "../canvas/sprites";

/** What stands before the place of a way in the list: no code of any game begins like this. */
const AHEAD = "ahead ";

/**
 * Everything that a side could mean by a move when it is its turn again: from each of its pieces,
 * and from what it has in hand, to every cell. The rules have their say when it is played.
 */
export function waysAhead(layout: Layout, scene: Scene, side: number): readonly Step[][] {
  const ways: Step[][] = [];
  const cells = layout.boards.flatMap((board) => board.cells.map(({ id }) => ({ cell: id })));
  const standing = stacks(scene.tokens);
  for (const [cell, stack] of standing) {
    const [token] = stack;
    if (!token) continue;
    // A stack belongs to nobody: anybody takes as much of it as they like.
    const counts = isDisc(token) ? stack.map((_, at): Step[] => [{ count: at + 1 }]) : [[]];
    if (!isDisc(token) && token.side !== side) continue;
    for (const to of cells) {
      if (to.cell !== cell) for (const count of counts) ways.push([{ cell }, ...count, to]);
    }
  }
  // What a card will bring nobody knows before it is turned.
  if (hasPart(layout, "cards")) return ways;
  for (const { id, role, side: owner } of layout.trays) {
    if (owner !== side || (role !== "hand" && role !== "reserve")) continue;
    const items = scene.trays.find((tray) => tray.id === id)?.items ?? [];
    for (const { kind, count } of items) {
      if (count > 0) ways.push(...cells.map((to) => [{ tray: { tray: id, kind } }, to]));
    }
    // From a reserve, a press on an empty cell means the same.
    const one = role === "reserve" && items.filter(({ count }) => count > 0).length === 1;
    if (one) ways.push(...cells.filter(({ cell }) => !standing.has(cell)).map((to) => [to]));
  }
  return ways;
}

/** The same as choices of a board. */
export const choicesOf = (ways: readonly Step[][]): readonly Choice[] =>
  ways.map((way, at) => ({ code: AHEAD + at, ways: [way], label: null }));

/** The way that a choice stands for; null for one of a game. */
export const wayOf = (ways: readonly Step[][], code: string): readonly Step[] | null =>
  code.startsWith(AHEAD) ? (ways[Number(code.slice(AHEAD.length))] ?? null) : null;

/** The cells of a way, to be marked. */
export const cellsOf = (way: readonly Step[]): readonly string[] =>
  way.flatMap((step) => ("cell" in step ? [step.cell] : []));
