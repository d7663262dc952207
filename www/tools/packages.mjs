// Prints as JSON which npm packages have something in the built site: their names, versions, licences and folders.
// `cargo xtask release` lists their licences.

import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { bundle } from "./pack/bundle.mjs";

const www = fileURLToPath(new URL("..", import.meta.url));

/** What the bundler itself puts in has no file in a package. */
const HELPERS = /^\0(?:rolldown|vite|@oxc-project\+runtime)/;
const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The folder of the package that a module comes from; null for our own. */
function folderOf(id) {
  if (HELPERS.test(id)) return join(www, "node_modules/rolldown");
  const found = PACKAGE.exec(id.replaceAll("\\", "/"));
  return found ? found[0].replace(/^\0/, "").replace(/\/$/, "") : null;
}

const { modules } = await bundle(www);
const folders = new Set(modules.map(folderOf).filter((folder) => folder !== null));
const packages = [];
for (const folder of folders) {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  packages.push({ name, version, licence: license, folder: await realpath(folder) });
}
packages.sort((one, other) => (one.name < other.name ? -1 : 1));
console.log(JSON.stringify(packages));
