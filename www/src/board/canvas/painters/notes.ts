import type { Item } from "../../core/dirty";
import type { Geometry } from "../../core/geometry";
import { FOOT } from "../../core/stack";
import type { Annotation } from "../../../game/annotation";
import type { ColourName, Theme } from "../theme";

/** Strokes of the four colours, in cells: they differ without colour too. */
const DASHES = [[], [0.2, 0.14], [0.001, 0.13], [0.24, 0.13, 0.001, 0.13]] as const;

/** Arrows and circles that people draw: what is seen over the pieces, or what lies `under` them. */
export function noteItems(
  geometry: Geometry,
  theme: Theme,
  notes: readonly Annotation[],
  under: boolean,
): Item[] {
  return notes.flatMap((note) => {
    const from = geometry.cells.get(note.from);
    const to = geometry.cells.get(note.to);
    if (!from || !to) return [];
    const circle = from === to;
    // A stack stands in its ring, which would cross its discs and the number on top.
    const lies = circle && from.board.style === "wells";
    if (lies !== under) return [];
    const size = geometry.cell;
    const half = size / 2;
    const { cx: x0, cy: y0 } = from;
    const { cx: x1, cy: y1 } = to;
    return [
      {
        key: `note ${note.from} ${note.to} ${note.colour}`,
        x: Math.min(x0, x1) - half,
        y: Math.min(y0, y1) - half,
        w: Math.abs(x1 - x0) + size,
        h: Math.abs(y1 - y0) + size,
        draw(context) {
          const { colours } = theme;
          const edge = Math.max(2, size * 0.03);
          context.globalAlpha = 0.9;
          context.lineCap = context.lineJoin = "round";
          // First a light edge, so that it is seen on pieces and squares of any tone.
          for (const colour of ["mark-halo", `note-${note.colour}` as ColourName] as const) {
            const wider = colour === "mark-halo" ? edge : 0;
            context.strokeStyle = context.fillStyle = colours[colour];
            context.lineWidth = size * 0.075 + wider;
            context.setLineDash((DASHES[note.colour] ?? []).map((part) => part * size));
            context.beginPath();
            if (lies) {
              const middle = from.y + from.h * (1 - FOOT);
              context.ellipse(x0, middle, size * 0.44, size * 0.32, 0, 0, 7);
            } else if (circle) context.arc(x0, y0, half - size * 0.07, 0, 7);
            else shaft(context, x0, y0, x1, y1, size);
            context.stroke();
            if (circle) continue;
            context.beginPath();
            head(context, x0, y0, x1, y1, size);
            context.setLineDash([]);
            context.lineWidth = wider;
            if (wider) context.stroke();
            context.fill();
          }
        },
      } satisfies Item,
    ];
  });
}

/** From near the middle of one cell to where the head begins. */
function shaft(
  path: CanvasPath,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  size: number,
): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  path.moveTo(x0 + ux * size * 0.2, y0 + uy * size * 0.2);
  path.lineTo(x1 - ux * size * 0.36, y1 - uy * size * 0.36);
}

function head(
  path: CanvasPath,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  size: number,
): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [ux, uy] = [((x1 - x0) / length) * size, ((y1 - y0) / length) * size];
  path.moveTo(x1 - ux * 0.08, y1 - uy * 0.08);
  path.lineTo(x1 - ux * 0.38 - uy * 0.17, y1 - uy * 0.38 + ux * 0.17);
  path.lineTo(x1 - ux * 0.38 + uy * 0.17, y1 - uy * 0.38 - ux * 0.17);
  path.closePath();
}
