import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";

import { inline, scriptText, styleText } from "./inline.mjs";
import { requests } from "./requests.mjs";

const page = `<!doctype html>
<html lang="en"><head>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<link rel="icon" href="./icon.svg" type="image/svg+xml">
<link rel="manifest" href="./site.webmanifest">
<link rel="modulepreload" crossorigin href="./assets/b.js">
<script type="module" crossorigin src="./assets/a.js"></script>
<link rel="stylesheet" crossorigin href="./assets/a.css">
</head><body><img alt="" src="./icon.svg"></body></html>`;

const files = new Map([
  ["assets/a.js", 'const a="</script>$&<!--";'],
  ["assets/a.css", "a::after{content:'</style>'}"],
]);
const icon = () => Buffer.from("<svg/>");

const wasm = { rules: Buffer.from("\0asm1"), engines: Buffer.from("\0asm2") };

const missing = () => {
  throw new Error("no such file");
};

test("everything comes with the page", () => {
  const html = inline({ html: page, files }, wasm, icon);
  assert.deepEqual(requests(html), []);
  assert.ok(
    html.includes('<script data-packed type="module">const a="<\\/script>$&\\x3C!--";</script>'),
    html,
  );
  for (const [name, bytes] of Object.entries(wasm)) {
    const [, base64 = ""] = new RegExp(`${name}:"([^"]+)"`).exec(html) ?? [];
    assert.deepEqual(gunzipSync(Buffer.from(base64, "base64")), bytes);
  }
  assert.equal(html.match(/data:image\/svg\+xml;base64,/g)?.length, 2);
  assert.equal(html.match(/Content-Security-Policy/g)?.length, 1);
  assert.ok(
    html.indexOf("KLUBOVNA_WASM") < html.indexOf('type="module"'),
    "the bytes are there before the page's script runs",
  );
});

test("a file that is not there stops the packing", () => {
  assert.throws(() => inline({ html: page, files }, wasm, missing), /no such file/);
});

test("text cannot end its element", () => {
  assert.equal(scriptText("</SCRIPT><!--"), "<\\/SCRIPT>\\x3C!--");
  assert.equal(styleText("</style>"), "<\\/style>");
});
