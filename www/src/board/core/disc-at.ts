import type { Geometry } from "./geometry";
import { DISC_RX, DISC_RY, faceAt, type Pose, sink, thickness } from "./stack";

/**
 * The disc under a point, as the number of discs from it to the top; null when the point
 * is beside the stack. `x` and `y` are in device pixels.
 */
export function discAt(
  geometry: Geometry,
  cell: string,
  height: number,
  pose: Pose,
  x: number,
  y: number,
): number | null {
  const place = geometry.cells.get(cell);
  if (!place || !height) return null;
  const size = geometry.cell;
  const bottom = place.y + place.h;
  const up = (bottom + sink(geometry, bottom, height, pose) - y) / size;
  const across = (x - place.cx) / size;
  if (Math.abs(across) > DISC_RX) return null;
  const half = DISC_RY * Math.sqrt(1 - (across / DISC_RX) ** 2);
  const thick = thickness(height);
  for (let level = height - 1; level >= 0; level--) {
    const face = faceAt(level, height, pose);
    if (up <= face + half && up >= face - half - thick) return height - level;
  }
  return null;
}
