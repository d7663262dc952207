import type { Sight } from "../../../generated/types/Sight";
import type { Item } from "../../core/dirty";
import type { Geometry } from "../../core/geometry";
import type { Theme } from "../theme";
import { ink } from "./ink";

/** A line of sight; where a piece stops it, a bar stands across it. */
export function sightItem(geometry: Geometry, theme: Theme, cell: string, ray: Sight): Item | null {
  const from = geometry.cells.get(cell);
  const last = geometry.cells.get(ray.to);
  const stop = ray.stop === null ? undefined : geometry.cells.get(ray.stop);
  if (!from || !last || (cell === ray.to && !stop)) return null;
  const size = geometry.cell;
  const [x0, y0] = [from.cx / size, from.cy / size];
  // A blocked line ends at the edge of the blocker's cell.
  const end = stop ?? last;
  const short = stop ? 0.5 : 0;
  const x1 = end.cx / size - Math.sign(end.cx - from.cx) * short;
  const y1 = end.cy / size - Math.sign(end.cy - from.cy) * short;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const pad = 0.2;
  return {
    key: `sight ${cell} ${ray.to} ${ray.stop}`,
    x: (Math.min(x0, x1) - pad) * size,
    y: (Math.min(y0, y1) - pad) * size,
    w: (Math.abs(x1 - x0) + 2 * pad) * size,
    h: (Math.abs(y1 - y0) + 2 * pad) * size,
    draw(context) {
      const brush = { context, colours: theme.colours, size, bold: 1, round: 0, middle: 0 };
      context.scale(size, size);
      context.lineCap = "round";
      context.beginPath();
      context.moveTo(x0 + ux * 0.42, y0 + uy * 0.42);
      context.lineTo(x1, y1);
      ink(brush, "mark-from", 0.028);
      if (!stop) return;
      context.beginPath();
      context.moveTo(x1 - uy * 0.14, y1 + ux * 0.14);
      context.lineTo(x1 + uy * 0.14, y1 - ux * 0.14);
      ink(brush, "mark-warn", 0.055);
    },
  };
}
