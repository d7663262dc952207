// Flattens the paths of drawings, to measure them.

const CUBIC_STEPS = 16;

/** The outlines of a path of the tables: absolute commands, arcs of at most half an ellipse. */
export function outlines(d) {
  const all = [];
  let points = [];
  let x = 0;
  let y = 0;
  for (const [, command, rest] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === "M") {
      if (points.length > 0) all.push(points);
      [x, y] = n;
      points = [[x, y]];
    } else if (command === "H" || command === "V") {
      for (const value of n) {
        if (command === "H") x = value;
        else y = value;
        points.push([x, y]);
      }
    } else if (command === "L") {
      for (let i = 0; i < n.length; i += 2) points.push(([x, y] = [n[i], n[i + 1]]));
    } else if (command === "C") {
      for (let i = 0; i < n.length; i += 6) {
        const [ax, ay, bx, by, toX, toY] = n.slice(i, i + 6);
        for (let step = 1; step <= CUBIC_STEPS; step += 1) {
          const t = step / CUBIC_STEPS;
          const u = 1 - t;
          points.push([
            u ** 3 * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * toX,
            u ** 3 * y + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * toY,
          ]);
        }
        [x, y] = [toX, toY];
      }
    } else if (command === "A") {
      for (let i = 0; i < n.length; i += 7) {
        const [rx, ry, , , sweep, toX, toY] = n.slice(i, i + 7);
        // On a plane where the ellipse is a circle.
        const flat = rx / ry;
        const arc = arcPoints(x, y * flat, rx, sweep, toX, toY * flat);
        points.push(...arc.map(([px, py]) => [px, py / flat]));
        [x, y] = [toX, toY];
      }
    } else if (command !== "Z") {
      throw new Error(`outlines: cannot flatten ${command}`);
    }
  }
  if (points.length > 0) all.push(points);
  return all;
}

/** A circular arc of at most half a turn. */
function arcPoints(x, y, radius, sweep, toX, toY) {
  const half = Math.hypot(toX - x, toY - y) / 2;
  const height = Math.sqrt(Math.max(0, radius * radius - half * half)) * (sweep === 1 ? 1 : -1);
  const cx = (x + toX) / 2 - ((toY - y) / (2 * half)) * height;
  const cy = (y + toY) / 2 + ((toX - x) / (2 * half)) * height;
  const from = Math.atan2(y - cy, x - cx);
  let turn = Math.atan2(toY - cy, toX - cx) - from;
  if (sweep === 1 && turn <= 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn >= 0) turn -= 2 * Math.PI;
  return Array.from({ length: CUBIC_STEPS }, (_, i) => {
    const angle = from + (turn * (i + 1)) / CUBIC_STEPS;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** Whether a point is inside, by winding. */
export function inside(polygon, x, y) {
  let winding = 0;
  for (let i = 0; i < polygon.length; i += 1) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[(i + 1) % polygon.length];
    if (ay <= y === by <= y) continue;
    const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    if (by > ay && side > 0) winding += 1;
    if (by <= ay && side < 0) winding -= 1;
  }
  return winding !== 0;
}
