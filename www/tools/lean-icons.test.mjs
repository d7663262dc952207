import assert from "node:assert/strict";
import { test } from "node:test";

import { pathOf } from "./lean-icons.mjs";

const icon = (shapes) => `<!-- licence -->\n<svg\n  width="24"\n>\n  ${shapes}\n</svg>\n`;

test("all shapes of an icon are one path", () => {
  const shapes = `<path d="m2 3 4 5" />\n  <line x1="1" x2="2" y1="3" y2="4" />`;
  assert.equal(pathOf(icon(shapes)), "M2 3l4 5M1 3L2 4");
});

test("a path that begins from the last one begins where it did alone", () => {
  assert.equal(pathOf(icon(`<path d="M9 9h1" /><path d="m2 3 4 5h1" />`)), "M9 9h1M2 3l4 5h1");
});

test("circles and rounded rectangles are closed", () => {
  assert.equal(
    pathOf(icon(`<circle cx="12" cy="12" r="4" />`)),
    "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
  );
  assert.equal(
    pathOf(icon(`<rect width="18" height="10" x="3" y="11" rx="2" ry="2" />`)),
    "M5 11h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z",
  );
});

test("what is no known shape is told", () => {
  assert.throws(() => pathOf(icon(`<ellipse rx="1" ry="2" />`)), /ellipse/);
  assert.throws(() => pathOf(icon("<g></g>")), /<g>/);
});
