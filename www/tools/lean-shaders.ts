import type { Plugin } from "vite";

/** Takes the indentation and the comments out of shaders, which are texts that nothing else shortens. */
export const leanShaders = (): Plugin => ({
  name: "lean-shaders",
  apply: "build",
  transform: {
    filter: { id: /\/three\/build\/three\.module\.js$/ },
    handler: (code) => ({
      code: code.replace(/\n[ \t]+/g, "\n").replace(/\n(?:\/\/.*)?(?=\n)/g, ""),
      map: null,
    }),
  },
});
