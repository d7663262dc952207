import { readFile } from "node:fs/promises";

/** What the browser does not need of texts that are imported whole. */
const LEAN = [
  {
    of: /\.ftl\?raw$/,
    // Comments, and empty lines between messages; one inside a message is a paragraph.
    lean: (text) => text.replace(/^#.*\n?/gm, "").replace(/\n(?:[ \t]*\n)+(?=\S)/g, "\n"),
  },
  {
    of: /\.svg\?raw$/,
    // All icons have the same frame, and their licence stands on the page about the site.
    lean: (text) =>
      text
        .replace(/^[^]*<svg[^>]*>|<\/svg>\s*$/g, "")
        .replace(/\s*\n\s*/g, " ")
        .replace(/ (?=\/>)|(?<=>) (?=<)/g, ""),
  },
];

/** Leaves comments out of message files and icons of the built site. */
export function leanText() {
  return {
    name: "lean-text",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const { lean } = LEAN.find(({ of }) => of.test(id)) ?? {};
      if (!lean) return null;
      const text = await readFile(id.replace(/\?raw$/, ""), "utf8");
      return `export default ${JSON.stringify(lean(text).trim())};`;
    },
  };
}
