import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { Plugin } from "vite";

import { notRead, pack } from "./pack.ts";

/** A message file; with `?after=board+play` it comes after those two, in one module. */
const MESSAGES = /^(.+\.ftl)(?:\?after=([\w+-]+))?$/;

/** Makes modules of the message files; each exports what `unpack` in src/i18n reads. */
export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load: {
      filter: { id: MESSAGES },
      async handler(id) {
        const [, file = "", before] = MESSAGES.exec(id) ?? [];
        const names = before?.split("+").map((name) => join(dirname(file), `${name}.ftl`)) ?? [];
        for (const name of names) this.addWatchFile(name);
        const texts = await Promise.all([...names, file].map((name) => readFile(name, "utf8")));
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
