import type { Plugin } from "vite";

/** Which layer of style sheets wins over which: the later ones. */
const ORDER = "@layer reset,tokens,base,parts,pages;";

/** Begins every sheet of the built site with the order of the layers: which comes first is not fixed. */
export function layerOrder(): Plugin {
  return {
    name: "layer-order",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = ORDER + String(file.source);
      }
    },
  };
}
