import { expect, test } from "vitest";

import { parseFurigoma } from "../../../src/game/furigoma";

test("a throw says how each of five chicks fell", () => {
  expect(parseFurigoma(":chcch")).toEqual(["chick", "hen", "chick", "chick", "hen"]);
  for (const code of ["", ":", ":chch", ":chchhh", "chchc", ":N", ":chchx", "7g7f"]) {
    expect(parseFurigoma(code)).toBeNull();
  }
});
