import assert from "node:assert/strict";
import { test } from "node:test";

import { privateMemory, sheet } from "./many.mjs";

test("private memory is what no other process shares", () => {
  const rollup =
    "Rss: 900 kB\nShared_Clean:  300 kB\nPrivate_Clean:  100 kB\nPrivate_Dirty:    20 kB\n";
  assert.equal(privateMemory(rollup), 120 * 1024);
});

test("boards of several games take turns", () => {
  const games = [...sheet(["a", "b"], 3).matchAll(/game="(\w)"/g)].map(([, game]) => game);
  assert.deepEqual(games, ["a", "b", "a"]);
});
