const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

/** `t as e` in a clause of names, as a property of an object: `t:e`. */
const properties = (names) => names.replace(/\s+as\s+/g, ":").trim();

/** The code of a chunk with the bundler's helpers in it, which it took from a file. */
export function inlined(code, file, helpers) {
  const escaped = file.replace(/[.$]/g, "\\$&");
  const asked = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${escaped}["'\`];?`);
  const given = EXPORTS.exec(helpers.trim());
  if (!given) throw new Error(`${file} exports nothing`);
  const body = helpers.trim().replace(EXPORTS, "");
  // Each export under the name that it has outside.
  const made = given[1]
    .split(",")
    .map((one) => one.trim().split(/\s+as\s+/))
    .map(([inside, outside = inside]) => `${outside}:${inside}`);
  return code.replace(
    asked,
    (_, names) => `const{${properties(names)}}=(()=>{${body};return{${made.join(",")}}})();`,
  );
}

/** The bundler's helpers are some bytes: every chunk that needs them has them, for no request is worth them. */
export function ownRuntime() {
  return {
    name: "own-runtime",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
        const runtime = chunks.find(({ name }) => name === "rolldown-runtime");
        if (!runtime) return;
        const { fileName, code } = runtime;
        for (const chunk of chunks) {
          if (!chunk.imports.includes(fileName)) continue;
          chunk.code = inlined(chunk.code, fileName.replace(/^assets\//, ""), code);
          if (chunk.code.includes(fileName)) this.error(`${chunk.fileName} still needs helpers`);
          chunk.imports = chunk.imports.filter((name) => name !== fileName);
        }
        delete bundle[fileName];
      },
    },
  };
}
