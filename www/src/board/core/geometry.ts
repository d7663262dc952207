import type { Board } from "../../generated/types/Board";
import type { BoardStyle } from "../../generated/types/BoardStyle";
import type { Layout } from "../../generated/types/Layout";
import type { Placement } from "../../generated/types/Placement";
import type { Tint } from "../../generated/types/Tint";
import { covers, type Rect } from "./dirty";
import type { Coordinates } from "./taste";

/** Greatest side of a backing store in device pixels. */
const MAX_SIDE = 4096;

/** Room for coordinates outside, in cells. */
const MARGIN = 0.3;

/** Room round boards, in cells: for the stacks of the last row, or for coordinates. */
const RIMS: Readonly<Partial<Record<BoardStyle, number>>> = { wells: 0.15, wood: 0.24 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedCell extends Rect {
  readonly id: string;
  readonly board: Board;
  readonly tint: Tint;
  /** Column and row of its own board. */
  readonly file: number;
  readonly rank: number;
  /** Column and row of the whole plan as it is seen, from the top left corner. */
  readonly col: number;
  readonly row: number;
  /** Its middle. */
  readonly cx: number;
  readonly cy: number;
}

/** Where everything is, in device pixels of the canvas. Cells begin and end on whole ones. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  /** Device pixels in a CSS pixel. */
  readonly ratio: number;
  readonly columns: number;
  readonly rows: number;
  readonly rim: number;
  /** Coordinates stand outside the board, on the page. */
  readonly outside: boolean;
  readonly cells: ReadonlyMap<string, PlacedCell>;
  at(x: number, y: number): PlacedCell | undefined;
}

/** Width and height of the plan with its rim, in cells: what the stage's proportions follow. */
export function proportions(
  layout: Layout,
  placements: readonly Placement[] = [],
  coordinates: Coordinates = "inside",
) {
  const { columns, rows } = extent(layout, placements);
  const rim = rimOf(layout) || marginOf(layout, coordinates);
  return { wide: columns + 2 * rim, high: rows + 2 * rim };
}

/** Fits the plan into `box` (device pixels), seen by the first side or turned round. */
export function arrange(
  layout: Layout,
  placements: readonly Placement[],
  turned: boolean,
  box: { readonly width: number; readonly height: number },
  ratio: number,
  coordinates: Coordinates = "inside",
): Geometry {
  const { x0, y0, columns, rows } = extent(layout, placements);
  const outside = marginOf(layout, coordinates);
  const margin = rimOf(layout) || outside;
  const cell = Math.max(
    1,
    Math.floor(
      Math.min(
        Math.min(box.width, MAX_SIDE) / (columns + 2 * margin),
        Math.min(box.height, MAX_SIDE) / (rows + 2 * margin),
      ),
    ),
  );
  const rim = Math.round(margin * cell);
  // Cells that are beside each other stay so where a half is a hair less than one.
  const pixel = (at: number) => rim + Math.round(at * cell + 0.001);
  const cells = new Map<string, PlacedCell>();
  for (const board of layout.boards) {
    const placement = placements.find((one) => one.board === board.id);
    if (placement?.free) continue;
    for (const { id, col, row, tint } of board.cells) {
      const flip = placement?.turned ?? false;
      const x = (flip ? board.columns - 1 - col : col) + (placement?.x ?? 0) - x0;
      const y = (flip ? board.rows - 1 - row : row) + (placement?.y ?? 0) - y0;
      const seenCol = turned ? columns - 1 - x : x;
      const seenRow = turned ? y : rows - 1 - y;
      cells.set(id, {
        id,
        board,
        tint,
        file: col,
        rank: row,
        col: seenCol,
        row: seenRow,
        x: pixel(seenCol),
        y: pixel(seenRow),
        cx: rim + (seenCol + 0.5) * cell,
        cy: rim + (seenRow + 0.5) * cell,
        w: cell,
        h: cell,
      });
    }
  }
  return {
    width: Math.ceil(columns * cell) + 2 * rim,
    height: Math.ceil(rows * cell) + 2 * rim,
    cell,
    ratio,
    columns,
    rows,
    rim,
    outside: outside > 0,
    cells,
    at(x, y) {
      for (const place of cells.values()) {
        if (covers(place, x, y)) return place;
      }
      return undefined;
    },
  };
}

function rimOf(layout: Layout): number {
  return RIMS[layout.boards[0]?.style ?? "glass"] ?? 0;
}

/** Only one board of squares has room round it; sheets of glass lie too near each other. */
function marginOf({ boards }: Layout, coordinates: Coordinates): number {
  const [board, ...others] = boards;
  const fits = board?.style === "checkered" && !others.length;
  return fits && coordinates === "outside" ? MARGIN : 0;
}

function extent(layout: Layout, placements: readonly Placement[]) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const board of layout.boards) {
    const { x, y } = placements.find((one) => one.board === board.id) ?? { x: 0, y: 0 };
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x + board.columns);
    y1 = Math.max(y1, y + board.rows);
  }
  return x0 < x1
    ? { x0, y0, columns: x1 - x0, rows: y1 - y0 }
    : { x0: 0, y0: 0, columns: 1, rows: 1 };
}
