import type { Board } from "../generated/types/Board";
import type { Cell } from "../generated/types/Cell";
import type { Sheet } from "../generated/types/Skeletons";

const OTHER = { dark: "light", light: "dark", plain: "plain" } as const;

/** A board with all its cells, from the few words that describe it. */
export function boardOf([id, style, columns, rows, suffix, first]: Sheet): Board {
  const [columnLabels, rowLabels] = [[...columns], [...rows]];
  const cells = rowLabels.flatMap((name, row) =>
    columnLabels.map((letter, col): Cell => {
      const tint = (col + row) % 2 ? OTHER[first] : first;
      return { id: letter + name + suffix, col, row, tint };
    }),
  );
  const size = { columns: columns.length, rows: rows.length };
  return { id, style, ...size, cells, columnLabels, rowLabels };
}
