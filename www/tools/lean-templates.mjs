/** The static texts of all templates for `html` and `svg` below a node: where they begin and end. */
function* texts(node) {
  if (Array.isArray(node)) {
    for (const one of node) yield* texts(one);
  } else if (node && typeof node === "object") {
    const { type, tag, quasi } = node;
    if (type === "TaggedTemplateExpression" && /^(?:html|svg)$/.test(tag.name ?? ""))
      for (const { start, end } of quasi.quasis) yield [start, end];
    for (const one of Object.values(node)) yield* texts(one);
  }
}

/** Code whose templates have a blank wherever their source has a line and its indent: pages show both alike. */
export function lean(code, ast) {
  const found = [...texts(ast)].toSorted(([one], [other]) => other - one);
  return found.reduce(
    (text, [start, end]) =>
      text.slice(0, start) + text.slice(start, end).replace(/\s*\n\s*/g, " ") + text.slice(end),
    code,
  );
}

/** Leaves out how templates are laid out in their source. */
export function leanTemplates() {
  return {
    name: "lean-templates",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /\b(?:html|svg)`/ },
      handler(code) {
        return { code: lean(code, this.parse(code)), map: null };
      },
    },
  };
}
