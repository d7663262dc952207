import type { Layer } from "../../../../src/board/canvas/drawings/registry";
import { ART_GRID, ART_LINE_WEIGHT } from "../../../../src/generated/art";
import { inside, outlines, type Polygon } from "../../../../tools/outlines.mjs";

/** Points of a pixel that are looked at, along each side. */
const SAMPLES = 3;

/** Lightness of a colour written in OKLCH: what remains of it without colours. */
function lightness(colour: string | undefined): number {
  const [, light] = /^oklch\(([\d.]+)/.exec(colour ?? "") ?? [];
  if (light === undefined) throw new Error(`${colour} is not in OKLCH`);
  return Number(light);
}

/** Whether a stroke of a width covers a point. */
function struck(line: Polygon, half: number, x: number, y: number): boolean {
  return line.some(([bx, by], at) => {
    const [ax, ay] = line[at - 1] ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    return Math.hypot(x - ax - t * dx, y - ay - t * dy) <= half;
  });
}

/** What a line and its stroke lie within. */
function boxOf(line: Polygon, half: number): readonly [number, number, number, number] {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return [
    Math.min(...xs) - half,
    Math.min(...ys) - half,
    Math.max(...xs) + half,
    Math.max(...ys) + half,
  ];
}

/** A drawing of `size` pixels in greyscale, 0 black to 1 white, on a ground. */
export function grey(layers: readonly Layer[], size: number, ground: number): number[] {
  const painted = layers.map(({ role, d, colour, width = ART_LINE_WEIGHT }) => {
    const half = role === "line" || role === "edge" ? width / 2 : 0;
    return {
      lines: outlines(d).map((line) => ({ line, box: boxOf(line, half) })),
      half,
      light: lightness(colour),
    };
  });
  const at = (x: number, y: number) => {
    const top = painted.findLast(({ lines, half }) =>
      lines.some(
        ({ line, box: [left, top, right, bottom] }) =>
          x > left &&
          x < right &&
          y > top &&
          y < bottom &&
          (half ? struck(line, half, x, y) : inside(line, x, y)),
      ),
    );
    return top?.light ?? ground;
  };
  return Array.from({ length: size * size }, (_, pixel) => {
    let sum = 0;
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
      const right = (pixel % size) + ((sample % SAMPLES) + 0.5) / SAMPLES;
      const down = Math.floor(pixel / size) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
      sum += at((right * ART_GRID) / size, (down * ART_GRID) / size);
    }
    return sum / SAMPLES ** 2;
  });
}
