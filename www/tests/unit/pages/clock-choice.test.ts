import { describe, expect, it } from "vitest";

import {
  type ClockNumber,
  controlsFor,
  NO_CLOCK,
  type OwnClock,
  wrongNumber,
} from "../../../src/pages/new/clock-choice";

const own = (changed: Partial<OwnClock>) => ({
  chosen: "own",
  own: { ...NO_CLOCK.own, ...changed },
});

describe("a clock of one's own", () => {
  it.each<[Partial<OwnClock>, ClockNumber | null]>([
    [{}, null],
    [{ second: 5 }, null],
    [{ main: 0 }, "main"],
    [{ main: Number.NaN }, "main"],
    [{ extra: -1 }, "extra"],
    [{ second: 0 }, "second"],
    [{ second: 2000 }, "second"],
    [{ main: 0, second: 0 }, "main"],
    [{ kind: "byoyomi", periods: 0 }, "periods"],
    [{ kind: "byoyomi", extra: 0 }, "extra"],
    [{ kind: "byoyomi", extra: 0, periods: 0, second: 0 }, "extra"],
    [{ kind: "byoyomi", main: 0 }, null],
    [{ kind: "turn", main: 0 }, "main"],
    // What another kind asks for is out of sight.
    [{ kind: "turn", second: Number.NaN }, null],
    [{ kind: "turn", extra: Number.NaN, periods: Number.NaN }, null],
    [{ kind: "hourglass", extra: Number.NaN, periods: Number.NaN }, null],
  ])("%j: %s is to be put right", (changed, wrong) => {
    const choice = own(changed);
    expect(wrongNumber(choice)).toBe(wrong);
    expect(controlsFor(choice) === null).toBe(wrong !== null);
  });

  it("is the same for both sides where it is so much for each move", () => {
    const [first, second] = controlsFor(own({ kind: "turn", main: 30, second: 5 })) ?? [];
    expect(first).toEqual({ kind: "turn", main: 30_000 });
    expect(second).toEqual(first);
  });

  it("has nothing to be put right where none is wanted, or a usual one", () => {
    expect(wrongNumber({ ...own({ main: 0 }), chosen: "" })).toBeNull();
    expect(wrongNumber({ ...own({ main: 0 }), chosen: "300+5" })).toBeNull();
  });
});
