import type { BoardView } from "../../board";
import { paintDisc } from "../../board/canvas/drawings/disc";
import { paintDrawing } from "../../board/canvas/drawings/drawing";
import { drawingOf, isDrawn } from "../../board/canvas/drawings/registry";
import { isDisc } from "../../board/canvas/sprites";
import { readTheme, type Theme } from "../../board/canvas/theme";
import { ART_GRID } from "../../generated/art";
import type { TrayItem } from "../../generated/types/TrayItem";
import { pieceOf } from "../../game/cards";
import type { Match } from "../../game/match";

/** What of a position is to be seen. */
export interface Look {
  /** The side at the bottom, and the sets of pictures. */
  readonly bottom: number;
  readonly sets: string;
  /** What the two sides are called; null leaves out names and what lies beside the board. */
  readonly names: readonly [first: string, second: string] | null;
  /** Without marks and drawings. */
  readonly plain: boolean;
}

/** Heights and sizes of what stands beside the board, in cells. */
const ROW = 0.72;
const PIECE = 0.62;
const LETTER = 0.3;
const COUNT = 0.26;
/** Names take no more of the width. */
const NAME_PART = 0.45;
/** Cells of some games are small beside their boards: letters are at least so much of the width. */
const LEAST = 1 / 12;

/** The unit of what stands beside the board, in pixels. */
const unitOf = ({ width, cell }: Size): number => Math.max(cell, width * LEAST);

interface Size {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

const rowOf = (size: Size, { names }: Look): number => (names ? Math.round(unitOf(size) * ROW) : 0);

/** How large the picture of a position is, in pixels. */
export function sizeOf(view: BoardView, look: Look): { width: number; height: number } {
  const size = view.painted.geometry ?? { width: 1, height: 1, cell: 1 };
  return { width: size.width, height: size.height + 2 * rowOf(size, look) };
}

/** Paints a position: the board as it is on the screen, above and below it who plays and with what. */
export function paintDiagram(
  context: CanvasRenderingContext2D,
  view: BoardView,
  match: Match,
  look: Look,
): void {
  const size = view.painted.geometry;
  if (!size) return;
  const row = rowOf(size, look);
  const theme = readTheme(view.stage);
  const { width, height } = sizeOf(view, look);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.save();
  context.translate(0, row);
  view.painted.copy(context, look.plain);
  context.restore();
  if (!look.names) return;
  paintRow(context, { match, look, theme, size, side: 1 - look.bottom, y: 0 });
  paintRow(context, { match, look, theme, size, side: look.bottom, y: height - row });
}

interface Row {
  readonly match: Match;
  readonly look: Look;
  readonly theme: Theme;
  readonly size: Size;
  readonly side: number;
  readonly y: number;
}

function paintRow(context: CanvasRenderingContext2D, row: Row): void {
  const { match, look, size, side, y } = row;
  const unit = unitOf(size);
  const middle = y + (unit * ROW) / 2;
  const { scene } = match.snapshot;
  context.save();
  context.fillStyle = "#000";
  const onTurn = scene.turn.side % 2 === side && !match.result;
  const start = unit * 0.4;
  if (onTurn) {
    // Whose turn it is.
    const r = unit * 0.11;
    context.beginPath();
    context.moveTo(unit * 0.1, middle - r);
    context.lineTo(unit * 0.1 + 1.6 * r, middle);
    context.lineTo(unit * 0.1, middle + r);
    context.closePath();
    context.fill();
  }
  context.textBaseline = "middle";
  context.textAlign = "left";
  context.font = `${onTurn ? 700 : 400} ${Math.round(unit * LETTER)}px system-ui, sans-serif`;
  const room = size.width * NAME_PART;
  context.fillText(cut(look.names?.[side] ?? "", room, unit * LETTER), start, middle);
  context.restore();
  paintItems(context, row, middle);
}

/** As much of a name as there is room for, by how wide letters are on average. */
function cut(name: string, room: number, size: number): string {
  const most = Math.floor(room / (size * 0.6));
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

/** What a side has beside the board: captured tiles, men that are not yet on it, cards left. */
function itemsOf({ match, side }: Row): readonly TrayItem[] {
  const trays = match.layout.trays.filter(
    (tray) => tray.side === side && tray.role !== "score" && tray.role !== "discard",
  );
  return trays.flatMap(({ id, role }) => {
    const items = match.snapshot.scene.trays.find((tray) => tray.id === id)?.items ?? [];
    // A reserve that can be full is a box of spare men.
    return items.filter(({ count, capacity, faceDown }) => {
      return count > 0 && !faceDown && !(role === "reserve" && capacity !== null);
    });
  });
}

function paintItems(context: CanvasRenderingContext2D, row: Row, middle: number): void {
  const { size, side } = row;
  const unit = unitOf(size);
  let right = size.width - unit * 0.08;
  context.save();
  context.textBaseline = "middle";
  context.textAlign = "right";
  context.font = `600 ${Math.round(unit * COUNT)}px system-ui, sans-serif`;
  for (const item of itemsOf(row).toReversed()) {
    const kind =
      isDrawn(item.kind) || isDisc({ ...item, side, state: "" }) ? item.kind : pieceOf(item.kind);
    context.fillStyle = "#000";
    if (item.count > 1) {
      context.fillText(String(item.count), right, middle + unit * 0.02);
      right -= unit * COUNT * 0.6 * (String(item.count).length + 0.15);
    }
    right -= unit * PIECE;
    paintToken(context, kind, row, right, middle - (unit * PIECE) / 2, unit * PIECE);
  }
  context.restore();
}

/** A man as wide and as high as `extent`, from its upper left corner. */
function paintToken(
  context: CanvasRenderingContext2D,
  kind: string,
  { side, look, theme }: Row,
  x: number,
  y: number,
  extent: number,
): void {
  context.save();
  const drawing = drawingOf(kind, side, look.sets);
  if (isDisc({ kind, side, state: "" })) {
    const [rx, ry] = [extent * 0.42, extent * 0.26];
    paintDisc(context, x + extent / 2, y + extent * 0.44, rx, ry, extent * 0.14, side, theme);
  } else if (drawing) {
    context.translate(x, y);
    context.scale(extent / ART_GRID, extent / ART_GRID);
    paintDrawing(context, drawing, side, side !== look.bottom, theme);
  }
  context.restore();
}
