/** A chunk that only hands on what another one exports, under other names. */
const RELAY = /^(?:export\s*\{([^}]*)\}\s*from|import)\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;

/** Names of the one, taken from those of the other: `t as CHESSMEN` is `CHESSMEN:m.t`. */
const taken = (names) =>
  names
    .split(",")
    .map((name) => name.trim().split(/\s+as\s+/))
    .map(([from, to = from]) => `${to}:m.${from}`)
    .join(",");

/** What a relay hands on, and the file that has it; null for any other chunk. */
export function relayOf(code) {
  const found = RELAY.exec(code.trim());
  return found && [found[1] ? taken(found[1]) : "", found[2]];
}

/** The code of a chunk, in the folder of the others or above it, that asks for chunks directly which it asked for by way of others. */
export function straightened(code, relays) {
  let text = code;
  for (const [relay, [names, file]] of relays) {
    const escaped = relay.replace(/[.$]/g, "\\$&");
    const asked = new RegExp(`import\\(\\s*(["'\`])(\\./(?:assets/)?)${escaped}\\1\\s*\\)`, "g");
    text = text.replace(asked, `import("$2${file}").then(m=>({${names}}))`);
    for (const folder of ["./", "./assets/"])
      text = text.replaceAll(`"${folder}${relay}"`, `"${folder}${file}"`);
  }
  return text;
}

/**
 * Where a chunk holds more than a part that is asked for, the bundler makes a file of some bytes in
 * between, which would cost a request of its own: whoever asks takes the names from the chunk.
 */
export function straightParts() {
  return {
    name: "straight-parts",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
        const relays = new Map();
        for (const chunk of chunks) {
          const relay = chunk.isEntry ? null : relayOf(chunk.code);
          if (!relay) continue;
          relays.set(chunk.fileName.replace(/^assets\//, ""), relay);
          delete bundle[chunk.fileName];
        }
        for (const chunk of chunks) chunk.code = straightened(chunk.code, relays);
      },
    },
  };
}
