import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { planOf } from "../../../src/clock/allowance";
import type { TimeControl } from "../../../src/clock/control";
import { fullTimes, isOver, longestTurn, timesAfter } from "../../../src/clock/time-left";

const SECOND = 1000;

/** What passes beside thinking: messages, pictures, a slow moment. */
const LAG = 100;

/** Controls with which a game can be played to its end. */
const control: fc.Arbitrary<TimeControl> = fc.oneof(
  fc.record({
    kind: fc.constant("increment" as const),
    main: fc.integer({ min: 60 * SECOND, max: 3600 * SECOND }),
    increment: fc.integer({ min: SECOND, max: 60 * SECOND }),
  }),
  fc.record({
    kind: fc.constant("delay" as const),
    main: fc.integer({ min: 5 * SECOND, max: 3600 * SECOND }),
    delay: fc.integer({ min: SECOND, max: 60 * SECOND }),
  }),
  fc.record({
    kind: fc.constant("byoyomi" as const),
    main: fc.integer({ min: 0, max: 3600 * SECOND }),
    period: fc.integer({ min: SECOND, max: 60 * SECOND }),
    periods: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    kind: fc.constant("turn" as const),
    main: fc.integer({ min: SECOND, max: 600 * SECOND }),
  }),
);

describe("the time that the program takes by its clock", () => {
  test("never ends its game, however long it lasts, and uses a good part of what it has", () => {
    fc.assert(
      fc.property(control, fc.integer({ min: 1, max: 400 }), (own, turns) => {
        const controls = [own, own] as const;
        let times = fullTimes(controls);
        for (let turn = 0; turn < turns; turn++) {
          const spent = planOf(own, times[0], 0).most + LAG;
          expect(isOver(own, times[0], spent)).toBe(false);
          times = timesAfter(controls, times, { side: 0, spent });
        }
      }),
    );
    const rapid: TimeControl = { kind: "increment", main: 600 * SECOND, increment: 5 * SECOND };
    expect(planOf(rapid, fullTimes([rapid, rapid])[0], 0).planned).toBeGreaterThan(20 * SECOND);
  });

  test("with nothing added, sixty moves and more fit into the time", () => {
    for (const kind of ["increment", "hourglass"] as const) {
      const own: TimeControl =
        kind === "increment"
          ? { kind, main: 180 * SECOND, increment: 0 }
          : { kind, main: 180 * SECOND };
      const controls = [own, own] as const;
      let times = fullTimes(controls);
      for (let turn = 0; turn < 150; turn++) {
        const spent = planOf(own, times[0], 0).planned + LAG;
        expect(isOver(own, times[0], spent)).toBe(false);
        times = timesAfter(controls, times, { side: 0, spent });
      }
    }
  });

  test("is something as long as there are seconds, and counts what the turn has used", () => {
    const own: TimeControl = { kind: "increment", main: 300 * SECOND, increment: 3 * SECOND };
    expect(planOf(own, { main: 200, periods: 0 }, 200)).toEqual({ least: 0, planned: 0, most: 0 });
    const bare: TimeControl = { kind: "increment", main: 300 * SECOND, increment: 0 };
    const planned = [9, 3, 1].map((seconds) =>
      Math.round(planOf(bare, { main: seconds * SECOND, periods: 0 }, 0).planned),
    );
    expect(planned).toEqual([100, 33, 11]);
    const [left] = fullTimes([own, own]);
    const whole = planOf(own, left, 0);
    expect(planOf(own, left, SECOND).planned).toBe(whole.planned - SECOND);
    expect(planOf(own, left, SECOND).most).toBe(whole.most - SECOND);
    expect(planOf(own, left, longestTurn(own, left)).most).toBe(0);
  });

  test("is more for a move that is hard, and never less than what would be lost", () => {
    const plan = (own: TimeControl) => planOf(own, fullTimes([own, own])[0], 0);
    const [main, period] = [600 * SECOND, 30 * SECOND];
    const blitz = plan({ kind: "increment", main, increment: 0 });
    expect(blitz).toEqual({ least: 0, planned: 19_700, most: 59_700 });
    const byoyomi = plan({ kind: "byoyomi", main, period, periods: 3 });
    expect(byoyomi).toEqual({ least: 23_700, planned: 43_700, most: 83_700 });
    // What is not used is gone: all of it is.
    for (const own of [
      { kind: "turn", main },
      { kind: "byoyomi", main: 0, period, periods: 2 },
    ] as const) {
      const { least, planned, most } = plan(own);
      expect([least, most]).toEqual([planned, planned]);
    }
  });
});
