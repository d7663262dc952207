import { describe, expect, test } from "vitest";

import { stretches, thinned } from "../../../src/assistant/chance-graph";

/** A game that goes up and down with every ply, with one moment that is unlike all others. */
const game = (plies: number, peak: number) =>
  Array.from({ length: plies }, (_, at) => ({
    at,
    win: at === peak ? 990 : at % 2 ? 480 : 520,
  }));

describe("the graph of a long game", () => {
  test("shows a short one ply by ply", () => {
    const short = game(150, 75);
    expect(thinned(short, 150)).toBe(short);
  });

  test("has no more points however many plies there are, in their order, from the first to the last", () => {
    for (const plies of [151, 400, 2000]) {
      const points = thinned(game(plies, 75), 150);
      expect(points.length).toBeGreaterThan(75);
      expect(points.length).toBeLessThanOrEqual(152);
      expect(points[0]?.at).toBe(0);
      expect(points.at(-1)?.at).toBe(plies - 1);
      const places = points.map(({ at }) => at);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  test("leaves out no turn of the game", () => {
    for (let peak = 0; peak < 400; peak++) {
      expect(thinned(game(400, peak), 150)).toContainEqual({ at: peak, win: 990 });
    }
  });
});

test("where nothing is known yet a line ends; where chance decides it goes on", () => {
  expect(stretches([undefined, 500, null, 400, undefined, 300, undefined])).toEqual([
    [
      { at: 1, win: 500 },
      { at: 3, win: 400 },
    ],
    [{ at: 5, win: 300 }],
  ]);
  expect(stretches([])).toEqual([]);
  expect(stretches([null, undefined])).toEqual([]);
});
