import type { Mark } from "../../../generated/types/Mark";
import type { MarkKind } from "../../../generated/types/MarkKind";
import type { Item } from "../../core/dirty";
import type { Geometry, PlacedCell } from "../../core/geometry";
import type { MarkSize } from "../../core/taste";
import { FOOT } from "../../core/stack";
import type { ColourName, Theme } from "../theme";
import { ink, rounded, wash, type Brush } from "./ink";

/** Marks of the board itself, beside those that the rules make. */
export type OwnKind = "selected" | "dot" | "plus" | "brackets" | "pending" | "refused" | "ahead";

const BOLD: Readonly<Record<MarkSize, number>> = { small: 0.7, medium: 1, large: 1.5 };

export interface MarkView {
  readonly geometry: Geometry;
  readonly theme: Theme;
  readonly marks: readonly Mark[];
  /** Whose marks are "own". */
  readonly own: number;
  readonly selected: string | null;
  readonly targets: ReadonlyMap<string, string | null>;
  /** Something new is put on the targets. */
  readonly drop: boolean;
  readonly occupied: ReadonlySet<string>;
  /** What is selected is done by a second press. */
  readonly pending: boolean;
  readonly refused: readonly string[];
  /** What was chosen ahead, for the next turn. */
  readonly ahead: readonly string[];
  readonly size: MarkSize;
}

/** A star in the lower right corner, which no stack hides, as coordinates. */
const STAR = Array.from({ length: 10 }, (_, at) => {
  const angle = (at * Math.PI) / 5;
  const r = at % 2 ? 0.045 : 0.1;
  return [0.86 + r * Math.sin(angle), 0.86 - r * Math.cos(angle)];
}).flat();

export function frame(brush: Brush, colour: ColourName, filled: number, inset = 0.045): void {
  rounded(brush, inset);
  wash(brush, colour, filled);
  // A pattern is a path of its own.
  rounded(brush, inset);
  ink(brush, colour);
}

export function lines(brush: Brush, points: readonly (readonly number[])[]): void {
  const { context } = brush;
  context.beginPath();
  for (const [x0 = 0, y0 = 0, ...rest] of points) {
    context.moveTo(x0, y0);
    for (let at = 0; at < rest.length; at += 2) context.lineTo(rest[at] ?? 0, rest[at + 1] ?? 0);
  }
}

export function cross(
  brush: Brush,
  x: number,
  y: number,
  r: number,
  colour: ColourName,
  width: number,
) {
  lines(brush, [
    [x - r, y, x + r, y],
    [x, y - r, x, y + r],
  ]);
  ink(brush, colour, width);
}

/** Light from the middle, or (turned) light from the edges. */
function glow({ context, colours }: Brush, colour: ColourName, turned = false): void {
  const light = context.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, 0.62);
  const full = colours[colour];
  light.addColorStop(turned ? 1 : 0, full);
  // To the same colour without any, not to transparent black: that would be mud.
  light.addColorStop(
    turned ? 0.4 : 0.95,
    full.includes("/") ? full.replace(/\/[^)]*/, "/ 0") : "transparent",
  );
  context.fillStyle = light;
  context.fillRect(0, 0, 1, 1);
}

/** Own: three full dots low in the cell. Other: three rings high in the cell. Each on a light of its own. */
function open(brush: Brush, own: boolean): void {
  const { context } = brush;
  const [y, up] = own ? [0.88, -0.095] : [0.12, 0.095];
  for (const [x, at] of [
    [0.43, y],
    [0.57, y],
    [0.5, y + up],
  ] as const) {
    context.beginPath();
    context.arc(x, at, 0.038, 0, 7);
    ink(brush, own ? "aim-own" : "aim-other", own ? 0.012 : 0.026);
    if (own) wash(brush, "aim-own", 1);
  }
}

type Paint = (brush: Brush, own: boolean) => void;

/** Nothing is painted where a square is closed; what hands mark comes with them. */
const PAINT: Record<Exclude<MarkKind, "closed"> | "light", Paint> &
  Partial<Record<OwnKind | "closed", Paint>> = {
  from: (brush) => frame(brush, "mark-from", 0),
  to: (brush) => frame(brush, "mark-to", 0.28),
  placed(brush) {
    frame(brush, "mark-to", 0.28);
    cross(brush, 0.86, 0.14, 0.055, "mark-to", 0.035);
  },
  check(brush) {
    const { context } = brush;
    glow(brush, "mark-check");
    context.beginPath();
    context.arc(0.5, 0.5, 0.45, 0, 7);
    ink(brush, "mark-check", 0.03);
  },
  light: (brush, own) => glow(brush, own ? "glow-own" : "glow-other", !own),
  open,
  banned(brush) {
    // The sign of what is forbidden: a struck ring.
    lines(brush, [[0.095, 0.225, 0.225, 0.095]]);
    brush.context.moveTo(0.252, 0.16);
    brush.context.arc(0.16, 0.16, 0.092, 0, 7);
    ink(brush, "mark-warn", 0.03);
  },
  decisive(brush) {
    frame(brush, "accent", 0.34, 0.04);
    rounded(brush, 0.115);
    ink(brush, "accent", 0.02);
    lines(brush, [STAR]);
    brush.context.closePath();
    ink(brush, "accent", 0.03);
    wash(brush, "accent", 1);
  },
};

/** What is marked while somebody chooses comes with the hands that do. */
export function addMarks(more: Readonly<Record<OwnKind, Paint>>): void {
  Object.assign(PAINT, more);
}

/** Everything under the pieces that is not the board. */
export function markItems(view: MarkView): Item[] {
  const items: Item[] = [];
  const put = (kind: keyof typeof PAINT, cell: string | null, own = true) => {
    const place = view.geometry.cells.get(cell ?? "");
    if (!place) return;
    // Below all: where both sides aim, no light lies over the signs of the other.
    if (kind === "open") items.unshift(markItem("light", place, own, view));
    items.push(markItem(kind, place, own, view));
  };
  for (const { kind, cell, side } of view.marks)
    put(kind, cell, side === null || side === view.own);
  put(view.pending ? "pending" : "selected", view.selected);
  for (const cell of view.targets.keys()) {
    put(view.occupied.has(cell) ? "brackets" : view.drop ? "plus" : "dot", cell);
  }
  for (const cell of view.ahead) put("ahead", cell);
  for (const cell of view.refused) put("refused", cell);
  return items;
}

function markItem(
  kind: keyof typeof PAINT,
  { id, x, y, w, h, board }: PlacedCell,
  own: boolean,
  { theme, size }: MarkView,
): Item {
  const bold = BOLD[size];
  const well = board.style === "wells" || board.style === "wood";
  return {
    key: `${kind} ${id} ${own} ${bold}`,
    x,
    y,
    w,
    h,
    draw(context) {
      context.translate(x, y);
      context.scale(w, w);
      context.lineJoin = context.lineCap = "round";
      const round = well ? 0.14 : 0.05;
      const middle = well ? 1 - FOOT : 0.5;
      PAINT[kind]?.({ context, colours: theme.colours, size: w, bold, round, middle }, own);
    },
  };
}
