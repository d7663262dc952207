import { describe, expect, test } from "vitest";

import { filesOf, needed } from "../../../src/board/later/needs";

describe("what a board needs after its picture", () => {
  test("is nothing where nobody reaches it, whatever happens on it", () => {
    for (const mode of ["play", "analyse", "replay", "diagram"]) {
      expect(needed(false, mode, true)).toEqual([]);
      expect(needed(false, mode, false)).toEqual([]);
    }
  });

  test("is the board in words where one position is all there is", () => {
    expect(needed(true, "diagram", true)).toEqual(["reading"]);
    expect(filesOf(["reading"], "folky")).toEqual(["hands"]);
  });

  test("is the words of moves too where one position follows the other", () => {
    const names = needed(true, "replay", true);
    expect(names).toEqual(["reading", "told"]);
    expect(needed(true, "diagram", false)).toEqual(names);
    expect(filesOf(names, "folky")).toEqual(["hands", "folky-told"]);
  });

  test("is hands where moves are made", () => {
    for (const mode of ["play", "analyse"]) {
      expect(needed(true, mode, true)).toContain("hands");
      expect(needed(true, mode, false)).toContain("hands");
    }
  });
});
