import type { Item } from "../../core/dirty";
import type { Point } from "../../core/geometry";
import { thickness } from "../../core/stack";
import type { Look } from "../sprites";
import { type PieceView, spriteItem } from "./pieces";

/** What the pointer carries: `looks` from the bottom up, their middle at the point. */
export function carriedItems(
  view: PieceView,
  looks: readonly Look[],
  at: Point,
  scale: number,
): Item[] {
  if (!looks.length) return [];
  const height = Math.max(2, looks.length);
  const size = view.geometry.cell * scale;
  const gap = thickness(height) * size;
  const [rx, ry] = [size * 0.36, size * 0.14];
  const x = Math.round(at.x);
  const y = Math.round(at.y + size * 0.38 + ((looks.length - 1) / 2) * gap);
  const shade: Item = {
    key: `shade ${x} ${y} ${size}`,
    x: x - rx,
    y: y - ry,
    w: 2 * rx,
    h: 2 * ry,
    draw(context) {
      context.translate(x, y);
      context.scale(1, ry / rx);
      const soft = context.createRadialGradient(0, 0, 0, 0, 0, rx);
      soft.addColorStop(0, "rgb(0 0 0 / 0.42)");
      soft.addColorStop(1, "transparent");
      context.fillStyle = soft;
      context.fillRect(-rx, -rx, 2 * rx, 2 * rx);
    },
  };
  const carried = looks.map((look, level) => {
    const y = at.y + ((looks.length - 1) / 2 - level) * gap;
    return spriteItem(view, `carry ${level}`, look, height, { x: at.x, y }, 1, scale);
  });
  return [shade, ...carried];
}
