import { readFile } from "node:fs/promises";

/** Leaves only the shapes of icons: all have the same frame, and their licence stands on the page about the site. */
export function leanIcons() {
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\.svg\?raw$/ },
      async handler(id) {
        const text = await readFile(id.replace(/\?raw$/, ""), "utf8");
        const shapes = text
          .replace(/^[^]*<svg[^>]*>|<\/svg>\s*$/g, "")
          .replace(/\s*\n\s*/g, " ")
          .replace(/ (?=\/>)|(?<=>) (?=<)/g, "");
        return `export default ${JSON.stringify(shapes.trim())};`;
      },
    },
  };
}
