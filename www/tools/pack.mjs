// Writes klubovna.html into dist or the folder that is named: the whole page in one file that plays from a disk.
// `cargo xtask pack` calls it; the wasm modules for all games must be built before.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { bundle } from "./pack/bundle.mjs";
import { inline, publicFiles } from "./pack/inline.mjs";
import { requests } from "./pack/requests.mjs";

const www = fileURLToPath(new URL("..", import.meta.url));
const wasm = (name) => readFile(join(www, `src/generated/wasm/${name}/${name}_bg.wasm`));

const built = await bundle(www);
const modules = {
  rules: await wasm("all"),
  files: await wasm("files"),
  engines: await wasm("engines"),
};
const html = inline(built, modules, publicFiles(www));

const left = requests(html);
if (left.length > 0) {
  console.error("The single file would still ask for other files:");
  for (const request of left) console.error(`  ${request}`);
  process.exit(1);
}

const dist = process.argv[2] ?? join(www, "dist");
await mkdir(dist, { recursive: true });
await writeFile(join(dist, "klubovna.html"), html);
console.log(`www/dist/klubovna.html, ${Math.ceil(Buffer.byteLength(html) / 1000)} kB`);
