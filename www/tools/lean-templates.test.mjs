import assert from "node:assert/strict";
import { test } from "node:test";

import { parseSync } from "vite";

import { lean } from "./lean-templates.mjs";

const made = (code) => lean(code, parseSync("a.js", code).program);

test("lines of templates become blanks, also of those within others", () => {
  const code = "html`<p\n    class=${a}\n  >\n  ${b ? html`<b>\n x</b>` : `one\n two`}\n</p>`";
  assert.equal(made(code), "html`<p class=${a} > ${b ? html`<b> x</b>` : `one\n two`} </p>`");
});

test("other templates stay as they are", () => {
  const code = "const a = `one\n  two`; css`a\n b`;";
  assert.equal(made(code), code);
});
