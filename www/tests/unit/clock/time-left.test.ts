import * as fc from "fast-check";
import { expect, test } from "vitest";

import { isPlayable } from "../../../src/clock/control";
import {
  fullTime,
  fullTimes,
  isOver,
  longestTurn,
  periodsAfter,
  shownAfter,
  timesAfter,
} from "../../../src/clock/time-left";
import { controlOf, someControl } from "./some-control";

const playable = someControl.filter(isPlayable);
const control = controlOf;

/** What both clocks show behind turns of so many seconds. */
function after(text: string, ...seconds: readonly number[]): readonly number[] {
  const controls = [control(text), control(text)] as const;
  let times = fullTimes(controls);
  for (const [at, spent] of seconds.entries()) {
    times = timesAfter(controls, times, { side: at % 2, spent: spent * 1000 });
  }
  return times.map((left, side) => shownAfter(controls[side === 0 ? 0 : 1], left, 0) / 1000);
}

test("an increment comes behind each turn", () => {
  expect(after("60+5", 10)).toEqual([55, 60]);
  expect(after("60+5", 10, 20, 1)).toEqual([59, 45]);
  expect(after("60+5", 60)).toEqual([0, 60]);
});

test("a delay costs nothing and gives nothing", () => {
  expect(after("60d5", 3, 8)).toEqual([60, 57]);
  expect(isOver(control("60d5"), fullTime(control("60d5")), 64_999)).toBe(false);
  expect(isOver(control("60d5"), fullTime(control("60d5")), 65_000)).toBe(true);
});

test("in byo-yomi a turn within its period costs nothing, a longer one costs periods", () => {
  const japanese = control("60|30x3");
  const full = fullTime(japanese);
  expect(after("60|30x3", 50, 0, 29)).toEqual([30, 60]);
  expect(shownAfter(japanese, full, 61_000)).toBe(29_000);
  expect(periodsAfter(japanese, full, 59_000)).toBe(0);
  expect(periodsAfter(japanese, full, 61_000)).toBe(3);
  expect(periodsAfter(japanese, full, 91_000)).toBe(2);
  expect(isOver(japanese, full, 149_999)).toBe(false);
  expect(isOver(japanese, full, 150_000)).toBe(true);
  const both = [japanese, japanese] as const;
  let times = timesAfter(both, fullTimes(both), { side: 0, spent: 91_000 });
  expect(times[0]).toEqual({ main: 0, periods: 2 });
  times = timesAfter(both, times, { side: 0, spent: 29_999 });
  expect(times[0]).toEqual({ main: 0, periods: 2 });
  times = timesAfter(both, times, { side: 0, spent: 30_000 });
  expect(times[0]).toEqual({ main: 0, periods: 1 });
});

test("in an hourglass what one uses the other one gains", () => {
  expect(after("*60", 10)).toEqual([50, 70]);
  expect(after("*60", 10, 25)).toEqual([75, 45]);
});

test("sand for a turn is turned round each time", () => {
  expect(after("1/30", 29, 3)).toEqual([30, 30]);
  expect(isOver(control("1/30"), fullTime(control("1/30")), 30_000)).toBe(true);
});

test("a clock never goes up while it runs, and shows nothing exactly when the time is over", () => {
  fc.assert(
    fc.property(playable, fc.nat(20_000_000), fc.nat(1_000_000), (control, first, more) => {
      const left = fullTime(control);
      const [one, two] = [first, first + more].map((spent) => shownAfter(control, left, spent));
      const refilled =
        control.kind === "byoyomi" &&
        periodsAfter(control, left, first) !== periodsAfter(control, left, first + more);
      if (!refilled && more < 1000 * 60) expect(two).toBeLessThanOrEqual(one ?? 0);
      expect(one === 0).toBe(isOver(control, left, first));
    }),
  );
});

test("a turn may last exactly as long as is said", () => {
  fc.assert(
    fc.property(playable, (control) => {
      const left = fullTime(control);
      const longest = longestTurn(control, left);
      expect(isOver(control, left, longest - 1)).toBe(false);
      expect(isOver(control, left, longest)).toBe(true);
    }),
  );
});

test("no time comes out of nothing", () => {
  const turns = fc.array(fc.nat(600_000), { maxLength: 30 });
  fc.assert(
    fc.property(playable, turns, (control, list) => {
      const controls = [control, control] as const;
      let times = fullTimes(controls);
      let given = times[0].main + times[1].main;
      for (const [at, spent] of list.entries()) {
        const left = times[at % 2 === 0 ? 0 : 1];
        if (isOver(control, left, spent)) break;
        times = timesAfter(controls, times, { side: at % 2, spent });
        if (control.kind === "increment") given += control.increment;
        expect(times[0].main + times[1].main).toBeLessThanOrEqual(given);
        expect(Math.min(times[0].main, times[1].main)).toBeGreaterThanOrEqual(0);
        if (control.kind === "hourglass") expect(times[0].main + times[1].main).toBe(given);
      }
    }),
  );
});
