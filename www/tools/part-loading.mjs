import { fileURLToPath } from "node:url";

const own = fileURLToPath(new URL("../src/loading/preload.ts", import.meta.url));

/** Vite's helper round dynamic imports asks for a style sheet that failed never again; ours does. */
export function partLoading() {
  return {
    name: "part-loading",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id.startsWith("\0vite/preload-helper")
        ? `export { preload as __vitePreload } from ${JSON.stringify(own)};`
        : null,
  };
}
