import assert from "node:assert/strict";
import { test } from "node:test";

import { bared } from "./bare-imports.mjs";

test("an import without files of its own is itself", () => {
  assert.equal(
    bared("a=()=>S(()=>import(`./a.js`),[],import.meta.url);"),
    "a=()=>import(`./a.js`);",
  );
  assert.equal(
    bared("p($(()=>import(`./a.js`).then(e=>e.default),[],import.meta.url))"),
    "p(import(`./a.js`).then(e=>e.default))",
  );
});

test("one with files still asks for these", () => {
  const code = "S(()=>import(`./a.js`),__vite__mapDeps([0,1]),import.meta.url)";
  assert.equal(bared(code), code);
});
