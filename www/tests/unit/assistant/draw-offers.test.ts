import { describe, expect, test } from "vitest";

import { accepts, DrawOffers } from "../../../src/assistant/draw-offers";

const strongest = { level: 8, levels: 8, plies: 40 };
const weakest = { level: 1, levels: 8, plies: 40 };

describe("the program accepts a draw", () => {
  test("where it stands worse, at every level", () => {
    for (let level = 1; level <= 8; level++) {
      expect(accepts(400, { level, levels: 8, plies: 40 })).toBe(true);
    }
  });

  test("nowhere where it stands clearly better", () => {
    for (let level = 1; level <= 8; level++) {
      for (const win of [560, 700, 990]) {
        expect(accepts(win, { level, levels: 8, plies: 40 })).toBe(false);
      }
    }
  });

  test("the sooner, the weaker it is", () => {
    expect(accepts(520, weakest)).toBe(true);
    expect(accepts(520, strongest)).toBe(false);
    const limits = Array.from({ length: 8 }, (_, at) => {
      const level = { level: at + 1, levels: 8, plies: 40 };
      return Array.from({ length: 1000 }, (_, win) => win).findIndex((win) => !accepts(win, level));
    });
    expect(limits).toEqual(limits.toSorted((a, b) => b - a));
    expect(new Set(limits).size).toBe(8);
  });

  test("with a single level by the stricter measure", () => {
    expect(accepts(500, { level: 1, levels: 1, plies: 40 })).toBe(false);
  });

  test("in the first moves only where it is nearly lost", () => {
    expect(accepts(400, { ...weakest, plies: 1 })).toBe(false);
    expect(accepts(100, { ...strongest, plies: 1 })).toBe(true);
  });
});

describe("offers of a draw", () => {
  test("are considered at first, and not again until some moves after a refusal", () => {
    const offers = new DrawOffers();
    expect(offers.wait(0)).toBe(0);
    offers.decline(20);
    expect(offers.wait(20)).toBe(10);
    expect(offers.wait(29)).toBe(1);
    expect(offers.wait(30)).toBe(0);
  });

  test("do not come sooner by taking moves back", () => {
    const offers = new DrawOffers();
    offers.decline(20);
    expect(offers.wait(10)).toBeGreaterThan(10);
  });
});
