import type { Cell } from "../../generated/types/Cell";
import type { Layout } from "../../generated/types/Layout";
import type { BoardStyle } from "../../generated/types/BoardStyle";
import type { Placement } from "../../generated/types/Placement";
import type { TrayRole } from "../../generated/types/TrayRole";
import type { BoardModel } from "../core/model";
import type { sketch as sketchLevels } from "../parts/levels/skeleton";

/** What the empty board of a game looks like, to be drawn while its rules are loading. */
type Outline = readonly [BoardStyle, columns: number, rows: number, trays?: readonly TrayRole[]];

/** Boards above each other are drawn by what is loaded for them alone. */
const LEVELS = "levels";

const OUTLINES: Readonly<Record<string, Outline | typeof LEVELS>> = {
  folky: ["checkered", 8, 8],
  mixtour: ["wells", 5, 5],
  raindropchess: ["checkered", 8, 8, ["deck", "card", "reserve"]],
  "animal-shogi": ["wood", 9, 9, ["hand"]],
  "tri-d-chess": LEVELS,
};

/** Its pieces are tiles, whose pictures are many. */
export const isTiled = (game: string): boolean => OUTLINES[game]?.[0] === "wood";

export const isLevelled = (game: string): boolean => OUTLINES[game] === LEVELS;

/** An empty board for a game that is known; null for any other. `sketch` draws several levels. */
export function outline(game: string, sketch?: typeof sketchLevels): BoardModel | null {
  const found = OUTLINES[game];
  if (found === LEVELS) {
    const levels = sketch?.();
    return levels ? empty(game, levels.layout, levels.placements) : null;
  }
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
