import type { Board } from "../../../generated/types/Board";
import type { Cell } from "../../../generated/types/Cell";
import type { Layout } from "../../../generated/types/Layout";
import type { Placement } from "../../../generated/types/Placement";

type Level = readonly [board: string, file: number, rank: number, height: number];

/** Boards above each other: large ones, and small ones at their outer corners. */
const LEVELS: readonly Level[] = [
  ["W", 1, 1, 0],
  ["N", 1, 3, 2],
  ["B", 1, 5, 4],
  ["QL1", 0, 0, 1],
  ["KL1", 4, 0, 1],
  ["QL6", 0, 8, 5],
  ["KL6", 4, 8, 5],
];

/** The empty boards, to be drawn while the rules are loading. */
export function sketch(): { readonly layout: Layout; readonly placements: Placement[] } {
  const files = [..."zabcde"];
  const boards = LEVELS.map(([id, file, rank]): Board => {
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
  const placements = LEVELS.map(([board, x, y, z]) => {
    return { board, x, y, z, turned: false, side: null, free: false };
  });
  return { layout: { boards, trays: [], camera: "levels", kinds: [] }, placements };
}
