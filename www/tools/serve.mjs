// Serves www/dist from a sub-folder, for tests of the built site: `node tools/serve.mjs PORT /FOLDER/`.
// KLUBOVNA_DIST names another build.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const dist = resolve(
  process.env.KLUBOVNA_DIST ?? fileURLToPath(new URL("../dist", import.meta.url)),
);
const [port, base] = process.argv.slice(2);

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const inside = pathname.startsWith(base) ? pathname.slice(base.length) : null;
  const file =
    inside === null ? null : normalize(join(dist, decodeURIComponent(inside || "index.html")));
  if (file === null || !file.startsWith(dist + sep)) return response.writeHead(404).end();
  try {
    const body = await readFile(file);
    response
      .writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" })
      .end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(port), "127.0.0.1");
