import { mkdir, rename, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Which files belong to which part: `size.mjs` measures by it. It is no part of the site. */
export const CHUNKS = fileURLToPath(new URL("../node_modules/.vite/chunks.json", import.meta.url));

/** Takes vite's manifest out of the built site: a host would give that away, too. */
export function chunkList() {
  let folder = "";
  return {
    name: "chunk-list",
    apply: "build",
    configResolved(config) {
      folder = config.build.manifest ? join(config.build.outDir, ".vite") : "";
    },
    async closeBundle() {
      if (!folder) return;
      await mkdir(dirname(CHUNKS), { recursive: true });
      await rename(join(folder, "manifest.json"), CHUNKS);
      await rmdir(folder);
    },
  };
}
