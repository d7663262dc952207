// Puts everything that a page refers to into the page itself.

import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

import { filePolicy, policyTag } from "../policy/policy.mjs";

const TYPES = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
};

const LINK = /<link\b[^>]*>/gi;
const SCRIPT = /<script\b([^>]*)\bsrc="([^"]+)"([^>]*)><\/script>/gi;
const IMAGE = /(<img\b[^>]*\bsrc=")([^"]+)"/gi;
/** What stands in the head of a page, and beside its body's text. */
const OWN = /<(meta|title|link|script|noscript)\b/gi;
const OLD_POLICY = /<meta\b[^>]*http-equiv="content-security-policy"[^>]*>\s*/gi;

/** Neither text may end the element that holds it. `\/` and `\x3C` mean the same to both languages. */
export const scriptText = (code) =>
  code.replace(/<\/(script)/gi, "<\\/$1").replaceAll("<!--", "\\x3C!--");
export const styleText = (code) => code.replace(/<\/(style)/gi, "<\\/$1");

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
const dataUrl = (name, bytes) =>
  `data:${TYPES[extname(name)] ?? "application/octet-stream"};base64,${Buffer.from(bytes).toString("base64")}`;

/** The file name in an address of our own. */
const named = (address) => address.replace(/^\.\//, "").replace(/[?#].*$/, "");
const remote = (address) => /^[a-z][a-z0-9+.-]*:/i.test(address);

/**
 * @param {{html: string, files: Map<string, string | Uint8Array>}} built what `bundle` gives
 * @param {Record<string, Uint8Array>} wasm modules by the names that the page knows them by
 * @param {(name: string) => Uint8Array} publicFile reads a file that the bundle does not hold
 * @returns {string} the page
 */
export const inline = ({ html, files }, wasm, publicFile) => {
  const file = (address) => files.get(named(address)) ?? publicFile(named(address));

  const packed = Object.entries(wasm).map(
    ([name, module]) => `${name}:"${gzipSync(module, { level: 9 }).toString("base64")}"`,
  );
  const bytes = `globalThis.KLUBOVNA_WASM={${packed.join(",")}};`;

  // Functions as replacements: code is full of `$`, which a replacement text would interpret.
  const page = html
    .replace(OLD_POLICY, "")
    // So that the page, when it saves itself, leaves out what others put into it.
    .replace(OWN, "<$1 data-packed")
    .replace(LINK, (tag) => {
      const [rel, href] = [attribute(tag, "rel"), attribute(tag, "href")];
      if (rel === "stylesheet" && !remote(href))
        return `<style data-packed>${styleText(String(file(href)))}</style>`;
      if (rel === "icon" && !remote(href))
        return tag.replace(href, () => dataUrl(named(href), file(href)));
      // Manifests, preloads and other editions of the page: nothing that one file could use.
      return remote(href) && href.startsWith("data:") ? tag : "";
    })
    .replace(SCRIPT, (_, before, src, after) => {
      const kept = `${before}${after}`.replace(/\s*\bcrossorigin(="[^"]*")?/gi, "").trimEnd();
      return `<script${kept}>${scriptText(String(file(src)))}</script>`;
    })
    .replace(IMAGE, (tag, before, src) =>
      remote(src) ? tag : `${before}${dataUrl(named(src), file(src))}"`,
    )
    .replace(/<head\b[^>]*>/i, (tag) => `${tag}\n<script data-packed>${bytes}</script>`);
  // What its policy says depends on all that the page holds now.
  return page.replace(
    /<head\b[^>]*>/i,
    (tag) => `${tag}\n${policyTag(filePolicy(page)).replace(OWN, "<$1 data-packed")}`,
  );
};

/** Reads from the folder whose files the site serves as they are. */
export const publicFiles = (www) => (name) => readFileSync(join(www, "public", name));
