import assert from "node:assert/strict";
import { test } from "node:test";

import { firstPicture } from "./film.mjs";

test("the picture is there when nearly nothing is missing any more", () => {
  assert.equal(firstPicture([100, 100, 10, 2, 0]), 3);
  assert.equal(firstPicture([100, 0]), 1);
});

test("what is covered again was no picture", () => {
  assert.equal(firstPicture([100, 1, 60, 1, 0]), 3);
});

test("a screen that never changes shows it from the beginning", () => {
  assert.equal(firstPicture([0, 0]), 0);
});
