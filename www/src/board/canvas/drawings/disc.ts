import type { Theme } from "../theme";

/**
 * A disc seen a little from the side. The sides differ by lightness and by pattern: white
 * has two fine rings and a smooth rim, black a dotted face and a ribbed rim. The middle
 * of its face is at `x`, `y`; `rx` and `ry` are the half axes of the face.
 */
export function paintDisc(
  context: CanvasRenderingContext2D,
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
  const wall = new Path2D();
  wall.ellipse(x, y + thick, rx, ry, 0, 0, Math.PI);
  wall.ellipse(x, y, rx, ry, 0, Math.PI, 0);
  wall.closePath();
  context.fillStyle = colours[`${name}-shade`];
  context.fill(wall);

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

  const face = new Path2D();
  face.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  context.fillStyle = colours[`${name}-body`];
  context.fill(face);
  context.stroke(face);
  context.lineWidth = line * (side ? 1.6 : 1);
  context.lineCap = "round";
  for (const part of side ? [0.76] : [0.8, 0.7]) {
    const ring = new Path2D();
    ring.ellipse(x, y, rx * part, ry * part, 0, 0, 2 * Math.PI);
    context.setLineDash(side ? [0, rx * 0.172] : []);
    context.stroke(ring);
  }
  context.setLineDash([]);
  context.lineWidth = line * 1.3;
  context.strokeStyle = colours[`${name}-edge`];
  context.stroke(wall);
}
