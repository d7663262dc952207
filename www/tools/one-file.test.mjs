import assert from "node:assert/strict";
import { test } from "node:test";

import { withNames } from "./one-file.mjs";

test("a shared file has the names of its entry, too", () => {
  const code = "class a{}const b=1;export{b as n,a as t};\n";
  const made = withNames(code, 'export{t as BoardGame}from"./board-game.js";');
  assert.equal(made, "class a{}const b=1;export{b as n,a as t};export{a as BoardGame};\n");
});

test("an entry that does more than hand on is told", () => {
  assert.throws(
    () => withNames("export{a as t};", 'run();export{t as A}from"./a.js";'),
    /no entry/,
  );
});

test("a name that the shared file has not is told", () => {
  assert.throws(
    () => withNames("export{a as t};", 'export{x as A}from"./a.js";'),
    /x is not exported/,
  );
});
