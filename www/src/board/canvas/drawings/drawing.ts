import type { Context2D } from "../../core/dirty";
import type { Theme } from "../theme";
import { ART_GRID, ART_LINE_WEIGHT } from "../../../generated/art";
import type { Drawing } from "./registry";

/** Worked out once: both sides and all boards of a page share them. */
const paths = new Map<string, Path2D>();

function pathOf(d: string): Path2D {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  return path;
}

/** What a path was worked out from, for who cannot fill it. */
export const sourceOf = (path: Path2D): string =>
  [...paths].find(([, made]) => made === path)?.[0] ?? "";

/** Paints a drawing of a side on the 64-unit grid; `opposite`: of whoever sits at the far end. */
export function paintDrawing(
  context: Context2D,
  { layers, points }: Drawing,
  side: number,
  opposite: boolean,
  { colours, forced }: Theme,
): void {
  const name = side ? "black" : "white";
  context.lineJoin = context.lineCap = "round";
  if (points && opposite) {
    context.translate(ART_GRID, ART_GRID);
    context.scale(-1, -1);
  }
  for (const { role, d, fill, colour, width } of layers) {
    const path = pathOf(d);
    const filled = role === "body" || role === "shade";
    // Where the person has chosen the colours, nothing has others of its own.
    const own = colour && forced ? colours[filled ? "square-a" : "grid-line"] : colour;
    context.fillStyle = context.strokeStyle = own ?? colours[`${name}-${role}`];
    context.lineWidth = width ?? ART_LINE_WEIGHT;
    if (role === "line" || role === "edge") context.stroke(path);
    else context.fill(path, fill);
  }
}
