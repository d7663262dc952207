import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

import { readLadders } from "./ladders.ts";

/** Makes a module of the measured levels: no page holds a number of its own. */
export function ladders(): Plugin {
  return {
    name: "ladders",
    enforce: "pre",
    load: {
      filter: { id: /\/LEVELS\.md$/ },
      handler(id) {
        this.addWatchFile(id);
        return `export default ${JSON.stringify(readLadders(readFileSync(id, "utf8")))};`;
      },
    },
  };
}
