// Answers requests for the files of a built site.

import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";

import { lookup } from "mrmime";

/**
 * Handles requests for the site in `dist` as if its folder on the host were `base`, which begins and ends with `/`.
 * `encode` makes of a file and its type what is sent, and says how it is encoded.
 */
export function answerFrom(dist, base, encode = (body) => ({ body, encoding: "" })) {
  return async ({ method, url }, response) => {
    const refuse = (status, headers) => response.writeHead(status, headers).end();
    if (method !== "GET" && method !== "HEAD") return refuse(405, { allow: "GET, HEAD" });
    try {
      const name = nameOf(base, url);
      if (name === null) return refuse(404);
      const [root, file] = await Promise.all([realpath(dist), realpath(join(dist, name))]);
      // A link may lead out of the site.
      if (!file.startsWith(join(root, sep))) return refuse(404);
      // Read anew for each request, and never kept: another build may be there.
      const type = typeOf(file);
      const { body, encoding } = encode(await readFile(file), type);
      response.writeHead(200, {
        "content-type": type,
        ...(encoding ? { "content-encoding": encoding } : {}),
        "content-length": body.length,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      response.end(body);
    } catch {
      // No address of a file, no file, or a folder.
      refuse(404);
    }
  };
}

/** The MIME type by the extension; a wrong one stops modules and wasm from loading. */
function typeOf(file) {
  const type = lookup(file) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

/** The file of the site that a URL means; `null` for what no site shows, such as hidden files. */
function nameOf(base, url) {
  const [path] = url.split(/[?#]/, 1);
  if (!path.startsWith(base)) return null;
  const name = decodeURIComponent(path.slice(base.length));
  // Also of a system whose folders end with a backslash.
  if (name.split(/[\\/]/).some((part) => part.startsWith("."))) return null;
  return name.endsWith("/") || name === "" ? `${name}index.html` : name;
}
