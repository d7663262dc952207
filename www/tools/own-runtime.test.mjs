import assert from "node:assert/strict";
import { test } from "node:test";

import { inlined } from "./own-runtime.mjs";

const helpers = "var e=Object.keys,t=n=>e(n);export{t,e as n};";

test("a chunk has the helpers that it took from a file", () => {
  const code = 'import{t as a,n}from"./runtime-1.js";import{b}from"./b.js";export{a,n};';
  assert.equal(
    inlined(code, "runtime-1.js", helpers),
    'const{t:a,n}=(()=>{var e=Object.keys,t=n=>e(n);;return{t:t,n:e}})();import{b}from"./b.js";export{a,n};',
  );
});

test("they do what they did", () => {
  const code = inlined('import{t as a}from"./runtime-1.js";', "runtime-1.js", helpers);
  assert.deepEqual(new Function(`${code}return a({b:1})`)(), ["b"]);
});

test("a chunk that takes nothing stays as it is", () => {
  assert.equal(
    inlined('import"./runtime-2.js";', "runtime-1.js", helpers),
    'import"./runtime-2.js";',
  );
});
