import { expect, test } from "vitest";

import { asOption, countOf, FULL, KINDS, TRAINING, withCount } from "../../../src/pages/new/decks";

test("a full deck has sixteen cards and is the standard", () => {
  expect(KINDS.reduce((sum, { most }) => sum + most, 0)).toBe(16);
  expect(KINDS.map(({ letter, most }) => letter.repeat(most)).join("")).toBe(FULL);
  expect(asOption(FULL)).toBe("");
  expect(asOption(TRAINING)).toBe(TRAINING);
});

test("the number of a kind is changed in its place", () => {
  expect(withCount(FULL, "Q", 0)).toBe("KRRNNLDPPPPPPPP");
  expect(withCount(TRAINING, "N", 2)).toBe("KRNNPPPPPP");
  expect(countOf(withCount("K", "P", 3), "P")).toBe(3);
});
