import { describe, expect, it } from "vitest";

import { colourOf, snap, toggle } from "../../../src/board/core/annotations";

describe("annotations", () => {
  const note = { from: "a1", to: "a3", colour: 0 };

  it("are taken away by drawing them again and recoloured by another colour", () => {
    expect(toggle([], note)).toEqual([note]);
    expect(toggle([note], note)).toEqual([]);
    expect(toggle([note], { ...note, colour: 2 })).toEqual([{ ...note, colour: 2 }]);
    expect(toggle([note], { ...note, to: "a4" })).toHaveLength(2);
  });

  it("have four colours by the held keys", () => {
    const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
    expect(colourOf(none)).toBe(0);
    expect(colourOf({ ...none, ctrlKey: true })).toBe(1);
    expect(colourOf({ ...none, altKey: true })).toBe(2);
    expect(colourOf({ ...none, shiftKey: true, metaKey: true })).toBe(3);
  });

  it.each([
    [0, 5, 0, 5],
    [3, 3, 3, 3],
    [1, 2, 1, 2],
    [5, 1, 5, 0],
    [1, 5, 0, 5],
    [4, 3, 4, 4],
    [-4, 3, -4, 4],
  ])("snap %i,%i to the line %i,%i", (col, row, toCol, toRow) => {
    expect(snap({ col: 0, row: 0 }, { col, row })).toEqual({ col: toCol, row: toRow });
  });
});
