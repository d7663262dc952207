// What the browser itself refuses to each page: a content security policy within it.

import { createHash } from "node:crypto";

/** The names of the policies for trusted types: the board's own, and that of the library for templates. */
const TRUSTED = {
  "require-trusted-types-for": "'script'",
  "trusted-types": "klubovna lit-html",
};

/** Neither an address of its own for all addresses, nor forms that send anything. */
const CLOSED = { "base-uri": "'none'", "form-action": "'none'" };

const SITE = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  ...CLOSED,
  ...TRUSTED,
};

const { "font-src": _, "manifest-src": __, ...PLAIN } = SITE;

/** A frame shows what the page around it names: a record may come from anywhere, and nothing else. */
const FRAME = { ...PLAIN, "connect-src": "*", "trusted-types": "klubovna" };

const written = (policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");

/** The policy of a page of the site, by the name of its file. */
export const policyOf = (page) => written(page === "embed.html" ? FRAME : SITE);

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** The texts of all elements of a kind, as the browser compares them. */
const hashes = (html, element) =>
  [...html.matchAll(element)]
    .map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join(" ");

/** The policy of the single file: it runs what it was built with, and asks for nothing. */
export const filePolicy = (html) =>
  written({
    "default-src": "'none'",
    "script-src": `${hashes(html, SCRIPT)} 'wasm-unsafe-eval'`,
    "style-src": hashes(html, STYLE),
    "img-src": "data:",
    "font-src": "data:",
    "worker-src": "blob:",
    ...CLOSED,
    ...TRUSTED,
  });

/** As it stands in a page, before whatever it is about. */
export const policyTag = (policy) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
