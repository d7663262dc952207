/** The call that vite makes of a dynamic import without files of its own, as it stands in a minified chunk. */
const BARE =
  /(?<![\w$.])[\w$]+\(\(\)=>(import\((["'`])[^"'`]+\2\)(?:\.then\(\(?\w+\)?=>\w+(?:\.\w+|\[[^\]]*\])\))?),\[\],import\.meta\.url\)/g;

/** The code of a chunk where each of these is the import alone. */
export const bared = (code) => code.replace(BARE, "$1");

/** A part that is one file needs no help to be loaded, and there are many that every page names: each is the import alone. */
export function bareImports() {
  return {
    name: "bare-imports",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") chunk.code = bared(chunk.code);
      },
    },
  };
}
