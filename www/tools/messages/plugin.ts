import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import type { Plugin } from "vite";

import { namesBefore } from "../../src/i18n/beside.ts";
import { notRead, pack } from "./pack.ts";

/**
 * A message file; with `?joined` that of a game comes after all that is said with it, in one
 * module, and with `?titles` after the names of all games and what they are.
 */
const MESSAGES = /^(.+\.ftl)(?:\?(?:(joined)|(titles)))?$/;

const TITLE = /^[a-z-]+-(?:name|tagline) = .*$/gm;

/** The names of games and what they are, of the files that begin with them. */
async function titles(folder: string, watch: (path: string) => void): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ftl")).toSorted();
  const found = files.map(async (name) => {
    const text = await readFile(join(folder, name), "utf8");
    const own = [...text.matchAll(TITLE)].map(([line]) => line);
    const title = name.replace(/\.ftl$/, "-");
    if (!own.some((line) => line.startsWith(`${title}tagline`))) return [];
    watch(join(folder, name));
    return own.filter((line) => line.startsWith(title));
  });
  return (await Promise.all(found)).flat().join("\n");
}

/** Makes modules of the message files; each exports what `Patterns` in src/i18n says. */
export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load: {
      filter: { id: MESSAGES },
      async handler(id) {
        const [, file = "", joined, all] = MESSAGES.exec(id) ?? [];
        const watch = (path: string) => this.addWatchFile(path);
        const before = joined ? namesBefore(basename(file, ".ftl")) : [];
        const names = before.map((name) => join(dirname(file), `${name}.ftl`));
        for (const name of names) watch(name);
        const texts = await Promise.all([...names, file].map((name) => readFile(name, "utf8")));
        if (all) texts.unshift(await titles(dirname(file), watch));
        const text = texts.join("\n");
        const faults = notRead(text);
        if (faults.length > 0) {
          const told = faults.map((fault) => `${id}:${fault.line}: Fluent cannot read ${fault.id}`);
          throw new Error(told.join("\n"));
        }
        return `export default ${JSON.stringify(pack(text))};`;
      },
    },
  };
}
