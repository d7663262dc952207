import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { encode, encoder } from "./encode.mjs";

const text = Buffer.from("board ".repeat(100));

test("text is sent as gzip, wasm as brotli, all else as it is", () => {
  for (const type of ["text/javascript; charset=utf-8", "image/svg+xml", "application/json"]) {
    const { body, encoding } = encode(text, type);
    assert.equal(encoding, "gzip", type);
    assert.deepEqual(gunzipSync(body), text);
  }
  const wasm = encode(text, "application/wasm");
  assert.equal(wasm.encoding, "br");
  assert.deepEqual(brotliDecompressSync(wasm.body), text);
  assert.deepEqual(encode(text, "font/woff2"), { body: text, encoding: "" });
});

test("the same file of another type, or another build of it, is encoded anew", () => {
  const once = encoder();
  const first = once(text, "text/css");
  assert.equal(once(Buffer.from(text), "text/css"), first);
  assert.notEqual(once(text, "application/wasm").encoding, first.encoding);
  assert.deepEqual(gunzipSync(once(Buffer.from("b"), "text/css").body), Buffer.from("b"));
});
