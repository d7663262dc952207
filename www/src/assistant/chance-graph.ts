/** A position of a game and the chance of the first side there, in thousandths. */
export interface Point {
  readonly at: number;
  readonly win: number;
}

/**
 * Stretches of a game about which something is known, one after the other: where nothing is known
 * yet, a line ends. `undefined` is not known, and null known to be a matter of chance alone.
 */
export function stretches(
  wins: readonly (number | null | undefined)[],
): readonly (readonly Point[])[] {
  const found: Point[][] = [];
  let open: Point[] | null = null;
  for (const [at, win] of wins.entries()) {
    if (win === undefined) open = null;
    else if (win !== null) {
      if (!open) found.push((open = []));
      open.push({ at, win });
    }
  }
  return found;
}

/**
 * A line through `most` points or a few more: of each stretch of a longer game its highest and its
 * lowest, so that the graph can be read and no turn of the game is missing.
 */
export function thinned(points: readonly Point[], most: number): readonly Point[] {
  const count = points.length;
  if (count <= most) return points;
  const stretches = most / 2;
  const kept = new Set([0, count - 1]);
  for (let stretch = 0; stretch < stretches; stretch++) {
    const from = Math.floor((stretch * count) / stretches);
    const to = Math.floor(((stretch + 1) * count) / stretches);
    let [low, high] = [from, from];
    for (let at = from; at < to; at++) {
      const win = points[at]?.win ?? 0;
      if (win < (points[low]?.win ?? 0)) low = at;
      if (win > (points[high]?.win ?? 0)) high = at;
    }
    kept.add(low).add(high);
  }
  return points.filter((_, at) => kept.has(at));
}
