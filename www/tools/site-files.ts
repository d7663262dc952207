import { readdir, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";

import type { Plugin } from "vite";

/** The list of all files of the site: a page hands the whole site on by it. */
export const LIST = "files.json";

/** Writes the list, once everything else is there. */
export function siteFiles(): Plugin {
  let root = "";
  return {
    name: "site-files",
    apply: "build",
    configResolved: (config) => void (root = resolve(config.root, config.build.outDir)),
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const found = await readdir(root, { recursive: true, withFileTypes: true });
        const names = found
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
        const all = new Set([...names, LIST]);
        await writeFile(join(root, LIST), JSON.stringify([...all].toSorted()));
      },
    },
  };
}
