import type { Mark } from "../../generated/types/Mark";
import type { MarkKind } from "../../generated/types/MarkKind";
import type { Sight } from "../../generated/types/Sight";
import type { Tally } from "../../generated/types/Tally";
import type { Item } from "../dirty";
import type { Geometry, PlacedCell } from "../layout";
import type { ColourName, Theme } from "../theme";

type Context = CanvasRenderingContext2D;

/** Marks of the board itself, beside those that the rules make. */
type OwnKind = "selected" | "dot" | "plus" | "brackets" | "hover" | "pending" | "refused";

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
  readonly hover: string | null;
  readonly pending: string | null;
  readonly refused: readonly string[];
  readonly sight: { readonly cell: string; readonly rays: readonly Sight[] } | null;
}

interface Brush {
  readonly context: Context;
  readonly colours: Theme["colours"];
  /** Side of the cell; everything is painted in a box from 0 to `size`. */
  readonly size: number;
  /** Radius of the corners of frames, in cells. */
  readonly round: number;
}

const STAR = Array.from({ length: 10 }, (_, at) => {
  const angle = (at * Math.PI) / 5 - Math.PI / 2;
  return [Math.cos(angle) * (at % 2 ? 0.45 : 1), Math.sin(angle) * (at % 2 ? 0.45 : 1)] as const;
});

/** A path along the edge of the cell, `inset` cells inside it. */
function rounded({ context, size, round }: Brush, inset = 0): void {
  const side = size * (1 - 2 * inset);
  context.beginPath();
  context.roundRect(inset * size, inset * size, side, side, Math.max(0, round - inset) * size);
}

function wash(brush: Brush, colour: ColourName, alpha: number): void {
  const { context, colours } = brush;
  context.fillStyle = colours[colour];
  context.globalAlpha = alpha;
  context.fill();
  context.globalAlpha = 1;
}

/** Strokes the path in a colour with a thin edge of the opposite lightness round it. */
function ink({ context, colours, size }: Brush, colour: ColourName, width = 0.042): void {
  context.strokeStyle = colours["mark-halo"];
  context.lineWidth = size * width + Math.max(2, size * 0.024);
  context.stroke();
  context.strokeStyle = colours[colour];
  context.lineWidth = size * width;
  context.stroke();
}

function frame(brush: Brush, colour: ColourName, filled: number, inset = 0.045): void {
  rounded(brush, inset);
  wash(brush, colour, filled);
  ink(brush, colour);
}

function lines(brush: Brush, points: readonly (readonly number[])[]): void {
  const { context, size } = brush;
  context.beginPath();
  for (const [x0 = 0, y0 = 0, ...rest] of points) {
    context.moveTo(x0 * size, y0 * size);
    for (let at = 0; at < rest.length; at += 2) {
      context.lineTo((rest[at] ?? 0) * size, (rest[at + 1] ?? 0) * size);
    }
  }
}

function cross(brush: Brush, x: number, y: number, r: number, colour: ColourName, width: number) {
  lines(brush, [
    [x - r, y, x + r, y],
    [x, y - r, x, y + r],
  ]);
  ink(brush, colour, width);
}

/** Light from the middle, or (turned) light from the edges. */
function glow({ context, colours, size }: Brush, colour: ColourName, turned = false): void {
  const half = size / 2;
  const light = context.createRadialGradient(half, half, 0, half, half, size * 0.62);
  const full = colours[colour];
  light.addColorStop(turned ? 1 : 0, full);
  // To the same colour without any, not to transparent black: that would be mud.
  light.addColorStop(
    turned ? 0.4 : 0.95,
    full.includes("/") ? full.replace(/\/[^)]*/, "/ 0") : "transparent",
  );
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
}

/** Own: three full dots low in the cell, on a glow. Other: three rings high in the cell. */
function open(brush: Brush, own: boolean): void {
  const { context, size } = brush;
  glow(brush, own ? "glow-own" : "glow-other", !own);
  const [y, up] = own ? [0.88, -0.095] : [0.12, 0.095];
  for (const [x, at] of [
    [0.43, y],
    [0.57, y],
    [0.5, y + up],
  ] as const) {
    context.beginPath();
    context.arc(x * size, at * size, size * 0.038, 0, 7);
    ink(brush, own ? "aim-own" : "aim-other", own ? 0.012 : 0.026);
    if (own) wash(brush, "aim-own", 1);
  }
}

const PAINT: Readonly<Record<MarkKind | OwnKind, (brush: Brush, own: boolean) => void>> = {
  from: (brush) => frame(brush, "mark-from", 0),
  to: (brush) => frame(brush, "mark-to", 0.28),
  placed(brush) {
    frame(brush, "mark-to", 0.28);
    cross(brush, 0.86, 0.14, 0.055, "mark-to", 0.035);
  },
  check(brush) {
    const { context, size } = brush;
    glow(brush, "mark-check");
    context.beginPath();
    context.arc(size / 2, size / 2, size * 0.45, 0, 7);
    ink(brush, "mark-check", 0.03);
  },
  open,
  banned(brush) {
    const { context, size } = brush;
    context.beginPath();
    context.arc(size * 0.15, size * 0.15, size * 0.075, -2.4, 2.2);
    context.moveTo(size * 0.04, size * 0.06);
    context.lineTo(size * 0.095, size * 0.1);
    context.lineTo(size * 0.15, size * 0.04);
    ink(brush, "mark-warn", 0.028);
    lines(brush, [[0.05, 0.25, 0.25, 0.05]]);
    ink(brush, "mark-warn", 0.028);
  },
  decisive(brush) {
    frame(brush, "accent", 0.34, 0.04);
    rounded(brush, 0.115);
    ink(brush, "accent", 0.02);
    lines(brush, [STAR.flatMap(([x, y]) => [0.86 + x * 0.1, 0.15 + y * 0.1])]);
    brush.context.closePath();
    ink(brush, "accent", 0.03);
    wash(brush, "accent", 1);
  },
  selected(brush) {
    rounded(brush);
    wash(brush, "mark-legal", 0.42);
    rounded(brush, 0.03);
    ink(brush, "mark-legal");
  },
  dot(brush) {
    const { context, size } = brush;
    context.beginPath();
    context.arc(size / 2, size / 2, size * 0.125, 0, 7);
    ink(brush, "mark-legal", 0.01);
    wash(brush, "mark-legal", 1);
  },
  plus: (brush) => cross(brush, 0.5, 0.5, 0.13, "mark-legal", 0.08),
  brackets(brush) {
    const [near, far, long] = [0.06, 0.94, 0.2];
    brush.context.lineJoin = "miter";
    lines(brush, [
      [near, near + long, near, near, near + long, near],
      [far - long, near, far, near, far, near + long],
      [far, far - long, far, far, far - long, far],
      [near + long, far, near, far, near, far - long],
    ]);
    ink(brush, "mark-legal", 0.055);
  },
  hover(brush) {
    rounded(brush);
    wash(brush, "mark-legal", 0.34);
  },
  pending(brush) {
    brush.context.setLineDash([brush.size * 0.13, brush.size * 0.11]);
    frame(brush, "mark-legal", 0.22);
  },
  refused(brush) {
    const { context, size } = brush;
    context.setLineDash([size * 0.08, size * 0.1]);
    frame(brush, "mark-warn", 0.16);
    context.setLineDash([]);
    lines(brush, [
      [0.8, 0.1, 0.9, 0.2],
      [0.9, 0.1, 0.8, 0.2],
    ]);
    ink(brush, "mark-warn", 0.035);
  },
};

/** Everything under the pieces that is not the board. */
export function markItems(view: MarkView): Item[] {
  const { geometry, theme } = view;
  const items: Item[] = [];
  const put = (kind: MarkKind | OwnKind, cell: string | null, own = true) => {
    const place = cell === null ? undefined : geometry.cells.get(cell);
    if (place) items.push(markItem(kind, place, own, theme, geometry.rim ? 0.14 : 0.05));
  };
  for (const mark of view.marks)
    put(mark.kind, mark.cell, mark.side === null || mark.side === view.own);
  put("selected", view.selected);
  put("pending", view.pending);
  for (const cell of view.targets.keys()) {
    if (cell === view.hover) put("hover", cell);
    put(view.occupied.has(cell) ? "brackets" : view.drop ? "plus" : "dot", cell);
  }
  if (view.hover && !view.targets.has(view.hover)) put("hover", view.hover);
  for (const cell of view.refused) put("refused", cell);
  if (view.sight) {
    for (const ray of view.sight.rays) {
      const item = sightItem(geometry, theme, view.sight.cell, ray);
      if (item) items.push(item);
    }
  }
  return items;
}

function markItem(
  kind: MarkKind | OwnKind,
  place: PlacedCell,
  own: boolean,
  theme: Theme,
  round: number,
): Item {
  const { x, y, w, h } = place;
  return {
    key: `${kind} ${place.id} ${own}`,
    x,
    y,
    w,
    h,
    draw(context) {
      context.translate(x, y);
      context.lineJoin = context.lineCap = "round";
      PAINT[kind]({ context, colours: theme.colours, size: w, round }, own);
    },
  };
}

/** A line of sight; where a piece stops it, a bar stands across it. */
function sightItem(geometry: Geometry, theme: Theme, cell: string, ray: Sight): Item | null {
  const from = geometry.cells.get(cell);
  const last = geometry.cells.get(ray.to);
  const stop = ray.stop === null ? undefined : geometry.cells.get(ray.stop);
  if (!from || !last || (cell === ray.to && !stop)) return null;
  const size = geometry.cell;
  const centre = (place: PlacedCell) => [place.x + size / 2, place.y + size / 2] as const;
  const [x0, y0] = centre(from);
  const [xl, yl] = centre(last);
  const [xs, ys] = stop ? centre(stop) : [xl, yl];
  // A blocked line ends at the edge of the blocker's cell.
  const x1 = stop ? xs - Math.sign(xs - x0) * size * 0.5 : xl;
  const y1 = stop ? ys - Math.sign(ys - y0) * size * 0.5 : yl;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const ux = (x1 - x0) / length;
  const uy = (y1 - y0) / length;
  const pad = size * 0.2;
  return {
    key: `sight ${cell} ${ray.to} ${ray.stop}`,
    x: Math.min(x0, x1) - pad,
    y: Math.min(y0, y1) - pad,
    w: Math.abs(x1 - x0) + 2 * pad,
    h: Math.abs(y1 - y0) + 2 * pad,
    draw(context) {
      const brush = { context, colours: theme.colours, size, round: 0 };
      context.lineCap = "round";
      context.beginPath();
      context.moveTo(x0 + ux * size * 0.42, y0 + uy * size * 0.42);
      context.lineTo(x1, y1);
      ink(brush, "mark-from", 0.028);
      if (!stop) return;
      context.beginPath();
      context.moveTo(x1 - uy * size * 0.14, y1 + ux * size * 0.14);
      context.lineTo(x1 + uy * size * 0.14, y1 - ux * size * 0.14);
      ink(brush, "mark-warn", 0.055);
    },
  };
}

/** Small texts over the pieces: the labels of targets and the numbers of cells. */
export function textItems(
  geometry: Geometry,
  theme: Theme,
  targets: ReadonlyMap<string, string | null>,
  tallies: readonly Tally[],
  own: number,
): Item[] {
  const items: Item[] = [];
  for (const [cell, label] of targets) {
    const place = geometry.cells.get(cell);
    if (place && label)
      items.push(chip(place, label, "accent", "accent-ink", true, 0.85, 0.17, 0.14, theme));
  }
  for (const { cell, counts } of tallies) {
    const place = geometry.cells.get(cell);
    if (!place) continue;
    for (const side of [0, 1] as const) {
      const name = side ? "black" : "white";
      const [x, y] = side === own ? [0.15, 0.85] : [0.85, 0.15];
      if (!counts[side]) continue;
      const text = String(counts[side]);
      items.push(chip(place, text, `${name}-body`, `${name}-line`, !side, x, y, 0.11, theme));
    }
  }
  return items;
}

/** A number in a disc (first side) or in a square (second side). */
function chip(
  place: PlacedCell,
  text: string,
  fill: ColourName,
  line: ColourName,
  round: boolean,
  cx: number,
  cy: number,
  radius: number,
  { colours }: Theme,
): Item {
  const r = Math.max(place.w * radius, 6);
  const x = Math.min(Math.max(cx * place.w, r), place.w - r) + place.x;
  const y = Math.min(Math.max(cy * place.h, r), place.h - r) + place.y;
  return {
    key: `chip ${place.id} ${text} ${fill} ${cx}`,
    x: x - r - 1,
    y: y - r - 1,
    w: 2 * r + 2,
    h: 2 * r + 2,
    draw(context) {
      context.beginPath();
      if (round) context.arc(x, y, r * 0.95, 0, 7);
      else context.rect(x - r * 0.82, y - r * 0.82, r * 1.64, r * 1.64);
      context.fillStyle = colours[fill];
      context.fill();
      context.strokeStyle = colours[line];
      context.lineWidth = Math.max(1, r * 0.1);
      context.stroke();
      context.fillStyle = colours[line];
      context.font = `700 ${r * 1.35}px system-ui, sans-serif`;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(text, x, y + r * 0.08);
    },
  };
}
