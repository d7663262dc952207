import assert from "node:assert/strict";
import { test } from "node:test";

import { relative } from "./lean-paths.mjs";

test("every command goes on from where the one before has ended", () => {
  assert.equal(relative("M10 20L12 19.5 13 25H5V4Z"), "M10 20l2-.5 1 5.5h-8v-21z");
  assert.equal(
    relative("M1 1C2 3 4 5 6 7S9 9 10 10Q1 2 3 4T5 6"),
    "M1 1c1 2 3 4 5 6s3 2 4 3q-9-8-7-6t2 2",
  );
});

test("of an arc only the end is a place", () => {
  assert.equal(relative("M5 5A3 2 0 1 1 11 5 3 2 0 1 1 5 5Z"), "M5 5a3 2 0 1 1 6 0 3 2 0 1 1-6 0z");
});

test("after its end a path goes on where it began", () => {
  assert.equal(relative("M5 5H9V9ZL6 6M1 2L3 4"), "M5 5h4v4zl1 1m-5-4l2 2");
});

test("what no drawing has is told", () => {
  assert.throws(() => relative("M1 1x3"), /no command/);
});
