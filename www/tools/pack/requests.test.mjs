import assert from "node:assert/strict";
import { test } from "node:test";

import { requests } from "./requests.mjs";

test("a page that stands alone asks for nothing", () => {
  const page = `<html><head><link rel="icon" href="data:image/svg+xml,x"><style>a{background:url(data:,) url("#g")}</style>
    <script type="module">const s="a</b>";x.import("y");fetch(input);new Worker(URL.createObjectURL(b));export{s}</script></head>
    <body><a href="https://example.org/">a link</a><img src="data:image/png;base64,AA=="><svg><use href="#p"/></svg></body></html>`;
  assert.deepEqual(requests(page), []);
});

for (const page of [
  '<script src="./a.js"></script>',
  '<script type="module" src="https://example.org/a.js"></script>',
  '<link rel="stylesheet" href="a.css">',
  "<img alt='>' src='b.png'>",
  '<img srcset="b.png 2x">',
  "<style>@import 'a.css';</style>",
  "<style>@font-face{src:url(./f.woff2)}</style>",
  '<script type="module">import("./a.js")</script>',
  "<script type=module>const m=await import(`./a.js`)</script>",
  '<script type="module">import{a as b}from"./a.js";</script>',
  '<script type="module">import"./a.js";</script>',
  '<script type="module">export*from"./a.js";</script>',
  '<script type="module">new URL("a.wasm",import.meta.url)</script>',
  '<script>fetch("data.json")</script>',
  '<script>new Worker("./w.js")</script>',
]) {
  test(`a request is found in ${page}`, () => assert.equal(requests(page).length, 1));
}
