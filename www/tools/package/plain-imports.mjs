/** What vite passes to its helper round a dynamic import: files to ask for ahead, and where they would lie. */
const ARGUMENTS = /,\s*(?:void 0|\[\]|__vite__mapDeps\([^)]*\))\s*,\s*import\.meta\.url\s*\)/g;
const LIST = /^const __vite__mapDeps=.*\n/m;

/** Leaves dynamic imports as they are: the bundler of the page decides what is asked for ahead. */
export function plainImports() {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: (id) =>
      id.startsWith("\0vite/preload-helper")
        ? "export const __vitePreload = (load) => load();"
        : null,
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          // A dot before the folder, or it could be the name of a package.
          file.code = file.code
            .replace(LIST, "")
            .replace(ARGUMENTS, ")")
            .replaceAll("new URL(`files/", "new URL(`./files/");
          if (file.code.includes("__vite__mapDeps"))
            this.error(`${file.fileName} asks for files ahead`);
        }
      },
    },
  };
}
