import type { Context2D } from "../../core/dirty";
import type { Theme } from "../theme";

/**
 * A disc seen a little from the side. The sides differ by lightness and by pattern: white
 * has two fine rings and a smooth rim, black a dotted face and a ribbed rim. The middle
 * of its face is at `x`, `y`; `rx` and `ry` are the half axes of the face.
 */
export function paintDisc(
  context: Context2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  thick: number,
  side: number,
  { colours }: Theme,
): void {
  const name = side ? "black" : "white";
  const line = Math.max(1, rx * 0.039);
  const wall = () => {
    context.beginPath();
    context.ellipse(x, y + thick, rx, ry, 0, 0, Math.PI);
    context.ellipse(x, y, rx, ry, 0, Math.PI, 0);
    context.closePath();
  };
  const face = (part: number) => {
    context.beginPath();
    context.ellipse(x, y, rx * part, ry * part, 0, 0, 2 * Math.PI);
  };
  wall();
  context.fillStyle = colours[`${name}-shade`];
  context.fill();

  context.lineWidth = line;
  context.strokeStyle = colours[`${name}-line`];
  if (side) {
    context.beginPath();
    for (let rib = 1; rib < 12; rib++) {
      const angle = (rib / 12) * Math.PI;
      const ribX = x + rx * Math.cos(angle);
      const ribY = y + ry * Math.sin(angle);
      context.moveTo(ribX, ribY + thick * 0.25);
      context.lineTo(ribX, ribY + thick * 0.85);
    }
    context.stroke();
  }

  face(1);
  context.fillStyle = colours[`${name}-body`];
  context.fill();
  context.stroke();
  context.lineWidth = line * (side ? 1.6 : 1);
  context.lineCap = "round";
  for (const part of side ? [0.76] : [0.8, 0.7]) {
    face(part);
    context.setLineDash(side ? [0, rx * 0.172] : []);
    context.stroke();
  }
  context.setLineDash([]);
  context.lineWidth = line * 1.3;
  context.strokeStyle = colours[`${name}-edge`];
  wall();
  context.stroke();
}
