import type { Plugin } from "vite";

/** Shaders that the library has as strings, with their line ends as escapes. */
const STRINGS = /"(?:[^"\\\n]|\\.)*\\n(?:[^"\\\n]|\\.)*"/g;

const leanText = (shader: string): string =>
  shader
    .replace(/\\n(?:\\t| )+/g, "\\n")
    .replace(/(?<=[(,]) +(?=\S)/g, "")
    .replace(/ +(?=\))/g, "");

/** Takes the indentation and the comments out of shaders, which are texts that nothing else shortens. */
export const leanShaders = (): Plugin => ({
  name: "lean-shaders",
  apply: "build",
  transform: {
    filter: { id: /\/three\/build\/three\.module\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/\n[ \t]+/g, "\n")
        .replace(/\n(?:\/\/.*)?(?=\n)/g, "")
        .replace(STRINGS, leanText),
      map: null,
    }),
  },
});
