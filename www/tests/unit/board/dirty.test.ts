import { describe, expect, it } from "vitest";

import { changes, meet, merge, type Item, type Rect } from "../../../src/board/core/dirty";

const rect = (x: number, y: number, w = 10, h = 10): Rect => ({ x, y, w, h });
const item = (key: string, place: Rect): Item => ({ key, ...place, draw: () => undefined });

describe("rectangles", () => {
  it("do not meet when they only touch", () => {
    expect(meet(rect(0, 0), rect(10, 0))).toBe(false);
    expect(meet(rect(0, 0), rect(9, 9))).toBe(true);
  });

  it("are merged until no two meet, also in a chain", () => {
    expect(merge([rect(0, 0), rect(20, 0), rect(9, 0, 12)])).toEqual([rect(0, 0, 30)]);
    expect(merge([rect(0, 0), rect(50, 50)])).toHaveLength(2);
  });

  it("are grown to whole pixels", () => {
    expect(merge([rect(0.4, 0.6, 1, 1)])).toEqual([rect(0, 0, 2, 2)]);
  });
});

describe("changes between lists of items", () => {
  const a = item("a", rect(0, 0));
  const b = item("b", rect(40, 0));

  it("are none between equal keys", () => {
    expect(changes([a, b], [item("a", rect(0, 0)), b])).toEqual([]);
  });

  it("are seen in the middle of a list, and after it", () => {
    const c = item("c", rect(80, 0));
    expect(changes([a, b, c], [a, c])).toEqual([rect(40, 0)]);
    expect(changes([a, c], [a, b, c])).toEqual([rect(40, 0)]);
    expect(changes([a, b, c], [c])).toEqual([rect(0, 0), rect(40, 0)]);
  });

  it("cover what went and what came", () => {
    expect(changes([a, b], [a])).toEqual([rect(40, 0)]);
    expect(changes([a], [a, b])).toEqual([rect(40, 0)]);
    expect(changes([item("a 1", rect(0, 0))], [item("a 2", rect(5, 0))])).toEqual([rect(0, 0, 15)]);
  });
});
