import { readFile } from "node:fs/promises";

/** Each kind of shape as a path, of its attributes. */
const PATHS = {
  // Lengths that follow the first point without a letter are relative after "m" alone.
  path: ({ d }) =>
    d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(?=[-\d.])/, "M$1 $2l").replace(/^m/, "M"),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) =>
    `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  rect({ x = 0, y = 0, width, height, rx: r = 0 }) {
    const corner = (right, down) => `a${r} ${r} 0 0 1 ${right * r} ${down * r}`;
    const [across, along] = [width - 2 * r, height - 2 * r];
    return (
      `M${x + r} ${y}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}` +
      `h${-across}${corner(-1, -1)}v${-along}${corner(1, -1)}z`
    );
  },
};

const SHAPE = /<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g;

/** All shapes of an icon in one path. Throws where an icon has a shape that is not known here. */
export function pathOf(icon) {
  const inside = icon.replace(/^[^]*<svg[^>]*>|<\/svg>\s*$/g, "");
  const rest = inside.replace(SHAPE, "").trim();
  if (rest) throw new Error(`no shape of an icon: ${rest}`);
  const paths = [...inside.matchAll(SHAPE)].map(([, shape, attributes]) => {
    const draw = PATHS[shape];
    if (!draw) throw new Error(`no path for <${shape}>`);
    const given = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    return draw(
      Object.fromEntries(
        given.map(([, name, value]) => [name, name === "d" ? value : Number(value)]),
      ),
    );
  });
  return paths.join("");
}

/**
 * Leaves of each icon the path that it is drawn with: all have the same frame, and their licence
 * stands on the page about the site.
 */
export function leanIcons() {
  return {
    name: "lean-icons",
    enforce: "pre",
    load: {
      filter: { id: /\/lucide-static\/icons\/[\w-]+\.svg\?path$/ },
      async handler(id) {
        const text = await readFile(id.replace(/\?path$/, ""), "utf8");
        return `export default ${JSON.stringify(pathOf(text))};`;
      },
    },
  };
}
