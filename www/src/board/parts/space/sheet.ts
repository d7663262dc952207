import { CanvasTexture, SRGBColorSpace } from "three";

import type { Board } from "../../../generated/types/Board";
import type { Context2D, Item } from "../../core/dirty";
import type { Geometry, PlacedCell } from "../../core/geometry";
import { shade } from "../../core/levels";
import type { Theme } from "../../canvas/theme";

/** Pixels of a cell. */
const CELL = 128;
/** Glass lets through what is below it; its dark squares less. */
const LIGHT = 0.74;
const DARK = 0.82;

/** The upper face of a board: painted like the flat plan, and laid on the glass. */
export class Sheet {
  readonly texture: CanvasTexture;
  readonly #canvas = document.createElement("canvas");
  #key = "";
  /** What was painted last. */
  shown: readonly Item[] = [];

  constructor(private readonly board: Board) {
    this.#canvas.width = board.columns * CELL;
    this.#canvas.height = board.rows * CELL;
    this.texture = new CanvasTexture(this.#canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 8;
  }

  /** Where the painters find the cells; `turned` as the second side reads them. */
  geometry(turned: boolean): Geometry {
    const { board } = this;
    const { columns, rows } = board;
    const cells = new Map<string, PlacedCell>();
    for (const { id, col: file, row: rank, tint } of board.cells) {
      const col = turned ? columns - 1 - file : file;
      const row = turned ? rank : rows - 1 - rank;
      const [x, y] = [col * CELL, row * CELL];
      const middle = { cx: x + CELL / 2, cy: y + CELL / 2 };
      cells.set(id, { id, board, tint, file, rank, col, row, x, y, ...middle, w: CELL, h: CELL });
    }
    const inside = (at: number, place: number) => at >= place && at < place + CELL;
    return {
      width: columns * CELL,
      height: rows * CELL,
      cell: CELL,
      // Letters on a board in space are seen from afar.
      ratio: 2,
      columns,
      rows,
      rim: 0,
      outside: false,
      cells,
      at: (x, y) => [...cells.values()].find((one) => inside(x, one.x) && inside(y, one.y)),
    };
  }

  /** Paints the items where they differ from what is there; whether anything was painted. */
  paint(items: readonly Item[], look: string): boolean {
    const key = [look, ...items.map((item) => item.key)].join("\n");
    if (key === this.#key) return false;
    const context = this.#canvas.getContext("2d");
    if (!context) return false;
    this.#key = key;
    this.shown = items;
    const { width, height } = this.#canvas;
    context.clearRect(0, 0, width, height);
    for (const item of items) {
      context.save();
      item.draw(context, { x: 0, y: 0, w: width, h: height });
      context.restore();
    }
    this.texture.needsUpdate = true;
    return true;
  }

  dispose(): void {
    this.texture.dispose();
  }
}

/** The squares of a board on a level: low ones lie in shade, high ones in light. */
export function squares(geometry: Geometry, { colours }: Theme, z: number): Item[] {
  return [...geometry.cells.values()].map(({ id, tint, x, y, w, h }) => ({
    key: `square ${id} ${z}`,
    x,
    y,
    w,
    h,
    draw(context) {
      const dark = tint === "dark";
      context.globalAlpha = dark ? DARK : LIGHT;
      context.fillStyle = colours[dark ? "square-b" : "square-a"];
      context.fillRect(x, y, w, h);
      context.fillStyle = shade(z);
      context.fillRect(x, y, w, h);
    },
  }));
}

/** The other squares of the column that is looked at. */
export function lens(geometry: Geometry, { colours }: Theme, cells: Iterable<string>): Item[] {
  return [...cells].flatMap((cell) => {
    const place = geometry.cells.get(cell);
    if (!place) return [];
    const { x, y, w, h } = place;
    const inset = w * 0.05;
    return {
      key: `lens ${cell}`,
      x,
      y,
      w,
      h,
      draw(context: Context2D) {
        context.lineWidth = w * 0.03;
        context.strokeStyle = colours["note-2"];
        context.setLineDash([w * 0.1, w * 0.08]);
        context.strokeRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset);
      },
    };
  });
}

/** Round the cell that the hand is over, or (strong) that pressing would do something with. */
export function aim(geometry: Geometry, { colours }: Theme, cell: string, strong: boolean): Item[] {
  const place = geometry.cells.get(cell);
  if (!place) return [];
  const { x, y, w, h } = place;
  const draw = (context: Context2D) => {
    context.fillStyle = context.strokeStyle = colours["mark-legal"];
    context.globalAlpha = strong ? 0.24 : 0.12;
    context.fillRect(x, y, w, h);
    context.globalAlpha = strong ? 1 : 0.5;
    context.lineWidth = w * (strong ? 0.05 : 0.03);
    const inset = context.lineWidth / 2;
    context.strokeRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset);
  };
  return [{ key: `aim ${cell} ${strong}`, x, y, w, h, draw }];
}

/** Round the cell that has the focus of the keyboard: two lines, to be seen on anything. */
export function focus(geometry: Geometry, { colours }: Theme, cell: string): Item[] {
  const place = geometry.cells.get(cell);
  if (!place) return [];
  const { x, y, w, h } = place;
  const line = (context: Context2D, colour: string, from: number, to: number) => {
    context.lineWidth = (to - from) * w;
    context.strokeStyle = colour;
    const inset = ((from + to) / 2) * w;
    context.strokeRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset);
  };
  const draw = (context: Context2D) => {
    line(context, colours["white-line"], 0, 0.05);
    line(context, colours["accent-ink"], 0.05, 0.09);
  };
  return [{ key: `focus ${cell}`, x, y, w, h, draw }];
}
