import assert from "node:assert/strict";
import { test } from "node:test";

import { earlyCode } from "./early-code.mjs";

test("chunks of those names get the hint, and no other file", () => {
  const bundle = {
    "hands-1.js": { type: "chunk", name: "hands", code: "hands()" },
    "space-1.js": { type: "chunk", name: "space", code: "space()" },
    "hands-1.css": { type: "asset", name: "hands", source: "" },
  };
  earlyCode("board", "hands").generateBundle.handler({}, bundle);
  assert.equal(bundle["hands-1.js"].code, "//# allFunctionsCalledOnLoad\nhands()");
  assert.equal(bundle["space-1.js"].code, "space()");
  assert.deepEqual(bundle["hands-1.css"], { type: "asset", name: "hands", source: "" });
});
