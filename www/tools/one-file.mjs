/** An entry that only hands on what another file has, under names of its own. */
const FACADE = /^(?:import[^;]*;)*export\s*\{([^}]*)\}\s*from\s*["'`]([^"'`]+)["'`];?\s*$/;

/** What an export clause gives: each name outside with the one inside. */
const given = (clause) =>
  clause
    .split(",")
    .map((one) => one.trim().split(/\s+as\s+/))
    .map(([inside, outside = inside]) => [outside, inside]);

/**
 * The code of a file that has what an entry hands on, with the names of that entry, too. Throws where one of them
 * is not among the exports of the file.
 */
export function withNames(code, facade) {
  const found = FACADE.exec(facade.trim());
  if (!found) throw new Error(`no entry that only hands on: ${facade.slice(0, 200)}`);
  const own = /export\s*\{([^}]*)\};?\s*$/.exec(code.trim());
  const exported = new Map(own ? given(own[1]) : []);
  const more = given(found[1]).map(([name, from]) => {
    const inside = exported.get(from);
    if (inside === undefined) throw new Error(`${from} is not exported`);
    return `${inside} as ${name}`;
  });
  return `${code.trim().replace(/;$/, "")};export{${more.join(",")}};\n`;
}

/**
 * Where two pages need an entry, the bundler puts it into a file that they share, and before it one of some bytes
 * which has the entry's name: whoever asks for the entry would ask twice. The shared file gets the name instead.
 */
export function oneFile(name) {
  const facade = `facade-${name}`;
  return {
    name: "one-file",
    apply: "build",
    outputOptions: (options) => ({
      ...options,
      entryFileNames: ({ name: entry }) => (entry === name ? facade : options.entryFileNames),
      chunkFileNames: ({ name: chunk }) => (chunk === name ? `${name}.js` : options.chunkFileNames),
    }),
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const shared = bundle[`${name}.js`];
        if (!shared || !bundle[facade]) this.error(`no ${name}.js, or nothing before it`);
        shared.code = withNames(shared.code, bundle[facade].code);
        delete bundle[facade];
      },
    },
  };
}
