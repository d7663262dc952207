import assert from "node:assert/strict";
import { test } from "node:test";

import { relayOf, straightened } from "./straight-parts.mjs";

test("a chunk that only hands on is a relay, and no other one", () => {
  assert.deepEqual(relayOf('export{t as A,B}from"./long-x1.js";\n'), ["A:m.t,B:m.B", "long-x1.js"]);
  assert.deepEqual(relayOf('import"./board-x1.js";'), ["", "board-x1.js"]);
  assert.equal(relayOf('import"./board-x1.js";run();'), null);
  assert.equal(relayOf("var e=[`a`];export{e as default};"), null);
});

test("who asks for a relay asks for what is behind it, also ahead of time", () => {
  const relays = new Map([["a-1.js", ["A:m.t", "long-x1.js"]]]);
  assert.equal(
    straightened('f=["./a-1.js","./b-1.js"];()=>import(`./a-1.js`);import("./b-1.js")', relays),
    'f=["./long-x1.js","./b-1.js"];()=>import("./long-x1.js").then(m=>({A:m.t}));import("./b-1.js")',
  );
});

test("a chunk above the folder of the others asks for them there", () => {
  const relays = new Map([["hands-1.js", ["Hands:m.t", "hands-2.js"]]]);
  assert.equal(
    straightened('f=["./assets/hands-1.js"];import("./assets/hands-1.js")', relays),
    'f=["./assets/hands-2.js"];import("./assets/hands-2.js").then(m=>({Hands:m.t}))',
  );
});
