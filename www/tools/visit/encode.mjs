// What a good static host sends: text is compressed by gzip, which every host has (GitHub Pages too), modules of
// WebAssembly by brotli, as hosts do that compress once and not for each visit. Pictures and fonts are compressed
// already. Text by brotli would be a tenth smaller, wasm by gzip a sixth larger.

import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /^(?:text\/|application\/(?:json|manifest\+json)|image\/svg\+xml)/;

export const gzip = (bytes) => gzipSync(bytes, { level: 9 });

export const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** What is sent of a file of this type, and how it is encoded: empty when it goes as it is. */
export function encode(body, type) {
  if (type === "application/wasm") return { body: brotli(body), encoding: "br" };
  if (TEXT.test(type)) return { body: gzip(body), encoding: "gzip" };
  return { body, encoding: "" };
}

/** The same, worked out once for each file: the best compression is slow. */
export function encoder() {
  const known = new Map();
  return (body, type) => {
    const key = createHash("sha256").update(type).update(body).digest("hex");
    if (!known.has(key)) known.set(key, encode(body, type));
    return known.get(key);
  };
}
