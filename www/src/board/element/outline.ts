import type { Board } from "../../generated/types/Board";
import type { Cell } from "../../generated/types/Cell";
import type { Layout } from "../../generated/types/Layout";
import type { BoardStyle } from "../../generated/types/BoardStyle";
import type { Placement } from "../../generated/types/Placement";
import type { TrayRole } from "../../generated/types/TrayRole";
import type { BoardModel } from "../model";

/** What the empty board of a game looks like, to be drawn while its rules are loading. */
type Outline = readonly [BoardStyle, columns: number, rows: number, trays?: readonly TrayRole[]];

const OUTLINES: Readonly<Record<string, Outline>> = {
  folky: ["checkered", 8, 8],
  mixtour: ["wells", 5, 5],
  raindropchess: ["checkered", 8, 8, ["deck", "card", "reserve"]],
  "animal-shogi": ["wood", 9, 9, ["hand"]],
};

/** An empty board for a game that is known; null for any other. */
export function outline(game: string): BoardModel | null {
  const apart = LEVELS[game];
  if (apart) return levels(game, apart);
  const found = OUTLINES[game];
  if (!found) return null;
  const [style, columns, rows, roles = ["reserve"]] = found;
  const letters = (count: number) =>
    Array.from({ length: count }, (_, at) => String.fromCharCode(97 + at));
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
  // On a wooden board they run the other way: from the right, and from above.
  const wood = style === "wood";
  const columnLabels = wood ? numbers(columns).toReversed() : letters(columns);
  const rowLabels = wood ? letters(rows).toReversed() : numbers(rows);
  const cells = rowLabels.flatMap((name, row) =>
    columnLabels.map((letter, col): Cell => {
      const tone = (col + row) % 2 ? "light" : "dark";
      return { id: letter + name, col, row, tint: style === "checkered" ? tone : "plain" };
    }),
  );
  const layout: Layout = {
    boards: [{ id: "main", style, columns, rows, cells, columnLabels, rowLabels }],
    trays: [0, 1].flatMap((side) => roles.map((role) => ({ id: `${role}-${side}`, side, role }))),
    camera: style === "wells" ? "stacks" : "flat",
    kinds: [],
  };
  return empty(game, layout);
}

type Level = readonly [board: string, file: number, rank: number, height: number];

/** Boards above each other: large ones, and small ones at their outer corners. */
const LEVELS: Readonly<Record<string, readonly Level[]>> = {
  "tri-d-chess": [
    ["W", 1, 1, 0],
    ["N", 1, 3, 2],
    ["B", 1, 5, 4],
    ["QL1", 0, 0, 1],
    ["KL1", 4, 0, 1],
    ["QL6", 0, 8, 5],
    ["KL6", 4, 8, 5],
  ],
};

function levels(game: string, found: readonly Level[]): BoardModel {
  const files = [..."zabcde"];
  const boards = found.map(([id, file, rank]): Board => {
    const size = id.length > 1 ? 2 : 4;
    const columnLabels = files.slice(file, file + size);
    const rowLabels = columnLabels.map((_, at) => String(rank + at));
    const cells = rowLabels.flatMap((name, row) =>
      columnLabels.map((letter, col): Cell => {
        const tint = (file + col + rank + row) % 2 ? "light" : "dark";
        return { id: letter + name + id, col, row, tint };
      }),
    );
    return { id, style: "checkered", columns: size, rows: size, cells, columnLabels, rowLabels };
  });
  const placements = found.map(([board, x, y, z]) => {
    return { board, x, y, z, turned: false, side: null, free: false };
  });
  return empty(game, { boards, trays: [], camera: "levels", kinds: [] }, placements);
}

function empty(game: string, layout: Layout, placements: Placement[] = []): BoardModel {
  return {
    game,
    layout,
    scene: {
      placements,
      tokens: [],
      trays: [],
      marks: [],
      tallies: [],
      turn: { kind: "over", side: 0, seat: 0, seats: 2 },
      phase: "loading",
      prompt: { code: "board-loading", args: {} },
      notes: [],
      result: null,
    },
    choices: [],
    news: [],
  };
}
