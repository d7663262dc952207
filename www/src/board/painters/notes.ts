import type { Item } from "../dirty";
import type { Geometry } from "../layout";
import type { Annotation } from "../model";
import type { ColourName, Theme } from "../theme";

/** Strokes of the four colours, in cells: they differ without colour too. */
const DASHES = [[], [0.2, 0.14], [0.001, 0.13], [0.24, 0.13, 0.001, 0.13]] as const;

/** Arrows and circles that people draw. */
export function noteItems(geometry: Geometry, theme: Theme, notes: readonly Annotation[]): Item[] {
  return notes.flatMap((note) => {
    const from = geometry.cells.get(note.from);
    const to = geometry.cells.get(note.to);
    if (!from || !to) return [];
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
          const colour = theme.colours[`note-${note.colour}` as ColourName];
          context.globalAlpha = 0.85;
          context.strokeStyle = context.fillStyle = colour;
          context.lineCap = "round";
          context.lineWidth = size * 0.085;
          context.setLineDash((DASHES[note.colour] ?? []).map((part) => part * size));
          context.beginPath();
          if (from === to) {
            context.arc(x0, y0, half - size * 0.06, 0, 7);
            context.stroke();
            return;
          }
          const angle = Math.atan2(y1 - y0, x1 - x0);
          const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
          const head = size * 0.28;
          const tipX = x1 - ux * size * 0.08;
          const tipY = y1 - uy * size * 0.08;
          context.moveTo(x0 + ux * size * 0.2, y0 + uy * size * 0.2);
          context.lineTo(tipX - ux * head, tipY - uy * head);
          context.stroke();
          context.beginPath();
          context.moveTo(tipX, tipY);
          context.lineTo(tipX - ux * head - uy * head * 0.55, tipY - uy * head + ux * head * 0.55);
          context.lineTo(tipX - ux * head + uy * head * 0.55, tipY - uy * head - ux * head * 0.55);
          context.fill();
        },
      } satisfies Item,
    ];
  });
}
