import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Pace, Pacer } from "../../../src/assistant/pace";
import { fixed, type Plan } from "../../../src/game/plan";
import type { ReportView } from "../../../src/generated/types/ReportView";

const PLAN: Plan = { least: 0, planned: 1000, most: 3000 };

/** What a depth finds: a move, its chances and its part of all positions in thousandths. */
type Found = readonly [best: string, win: number, effort: number];

const report = (depth: number, [code, win, effort]: Found): ReportView => ({
  lines: [{ codes: [code], moves: [code], score: { points: 0 }, win }],
  depth,
  nodes: 1000,
  effort,
});

/** When a search ends that finishes a depth every 20 ms; as in crates/search/src/pace.rs. */
function thinks(plan: Plan, of: (at: number) => Found): number {
  const pace = new Pace(plan);
  for (let at = 0; at < 200; at++) {
    if (pace.until <= 20 * (at + 1)) return Math.max(pace.until, 20 * at);
    pace.heard(report(at + 1, of(at)), 20 * (at + 1));
  }
  return pace.until;
}

describe("the pace of a search by a clock", () => {
  test("gives less to what is clear, and more to what changes", () => {
    const usual = thinks(PLAN, () => ["a", 500, 500]);
    const clear = thinks(PLAN, () => ["a", 500, 950]);
    const turns = thinks(PLAN, (at) => [at % 2 ? "a" : "b", 500, 300]);
    const falls = thinks(PLAN, (at) => ["a", 900 - 50 * at, 500]);
    expect([clear, usual, falls, turns]).toEqual([380, 560, 680, 1620]);
  });

  test("never ends before what is lost otherwise, nor after the most", () => {
    expect(thinks({ ...PLAN, least: 700 }, () => ["a", 500, 1000])).toBe(700);
    expect(thinks(fixed(1000), () => ["a", 500, 1000])).toBe(1000);
    expect(thinks({ ...PLAN, most: 800 }, (at) => [String(at), 500, 0])).toBeLessThanOrEqual(800);
  });

  test("counts a depth once, however many engines tell about it", () => {
    const [one, four] = [new Pace(PLAN), new Pace(PLAN)];
    for (let depth = 1; depth < 5; depth++) {
      const found = report(depth, ["a", 500, 500]);
      one.heard(found, depth);
      for (let engine = 0; engine < 4; engine++) four.heard(found, depth);
    }
    expect(four.until).toBe(one.until);
  });
});

describe("a search at that pace", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("is told when it is enough, by a timer or by what it finds", () => {
    const waits = Pacer.of(PLAN);
    vi.advanceTimersByTime(1499);
    expect(waits?.enough.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(waits?.enough.aborted).toBe(true);
    const finds = Pacer.of(PLAN);
    vi.advanceTimersByTime(400);
    finds?.heard(report(1, ["a", 500, 990]));
    expect(finds?.enough.aborted).toBe(true);
  });

  test("is nothing where there is nothing to decide", () => {
    expect(Pacer.of(fixed(5000))).toBeNull();
    expect(Pacer.of({ least: 0, planned: 500, most: 1500 })).toBeNull();
  });
});
