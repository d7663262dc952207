import assert from "node:assert/strict";
import { test } from "node:test";

import { before, firstPicture } from "./film.mjs";

test("the picture is there when nearly nothing is missing any more", () => {
  assert.equal(firstPicture([100, 100, 10, 2, 0]), 3);
  assert.equal(firstPicture([100, 0]), 1);
});

test("what is covered again was no picture", () => {
  assert.equal(firstPicture([100, 1, 60, 1, 0]), 3);
});

test("what comes by itself is no part of the picture before", () => {
  const frames = [{ time: 1 }, { time: 2 }, { time: 4 }];
  assert.deepEqual(before(frames, 3), frames.slice(0, 2));
});

test("a page that shows nothing before what comes by itself has no picture to judge", () => {
  assert.throws(() => before([{ time: 4 }], 3), /no picture/);
  assert.throws(() => before([{ time: 1 }], null), /nothing came/);
});

test("a screen that never changes shows it from the beginning", () => {
  assert.equal(firstPicture([0, 0]), 0);
});
