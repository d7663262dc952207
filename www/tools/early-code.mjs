/** At the head of a script: nearly all of its functions run as soon as it is loaded. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Chunks of these names are needed whole, and at once. Chromium compiles all of such a file while it
 * comes, beside the thread of the page, and not each function when it is first called: a third of the
 * script of a board's start. Elsewhere it is a comment.
 */
export function earlyCode(...names) {
  return {
    name: "early-code",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk" && names.includes(chunk.name)) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
