import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

import { notRead, pack } from "./pack.ts";

/** Makes modules of the message files; each exports what `unpack` in src/i18n reads. */
export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load: {
      filter: { id: /\.ftl$/ },
      async handler(id) {
        const text = await readFile(id, "utf8");
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
