import { expect, test } from "vitest";

import { fallen } from "../../../src/game/furigoma";

test("a throw says how each of five chicks fell", () => {
  expect(fallen(":chcch")).toEqual(["chick", "hen", "chick", "chick", "hen"]);
  for (const code of ["", ":", ":chch", ":chchhh", "chchc", ":N", ":chchx", "7g7f"]) {
    expect(fallen(code)).toBeNull();
  }
});
