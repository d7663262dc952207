// Builds the page as one script, one style sheet and one HTML file, all in memory.

import { dirname, join, relative } from "node:path";
import { build, loadConfigFromFile, mergeConfig } from "vite";

import { wasmGlue } from "../wasm-glue.mjs";

const BYTES = /generated\/wasm\/[^/]+\/[^/]+\.wasm/;
/** What vite passes to its preload helper: no files, and where they would lie. */
const PRELOAD_ARGUMENTS = /,\s*(?:void 0|\[\])\s*,\s*import\.meta\.url\s*\)/g;
const NOT_JOINED = "\0klubovna-not-joined";
const NOTHING = "\0klubovna-nothing";

/** The bytes of all modules come with the page: no address of theirs is left. */
const noBytes = {
  name: "klubovna-no-bytes",
  enforce: "pre",
  resolveId: (id) => (BYTES.test(id) ? NOTHING : null),
  load: (id) => (id === NOTHING ? 'export default "";' : null),
};

/**
 * What the single file has of its own, by what it stands in place of: the worker of the engine comes as text, and modules
 * and games come with the page.
 */
const OWN = {
  "src/engine/search/spawn": "src/engine/search/spawn-file.ts",
  "src/engine/compile": "src/engine/compile-file.ts",
  "src/app/carried": "src/app/carried-file.ts",
};

const ownModules = (www) => ({
  name: "klubovna-own-modules",
  enforce: "pre",
  resolveId(id, from) {
    if (from === undefined || !id.startsWith(".")) return null;
    const own = OWN[relative(www, join(dirname(from), id)).replaceAll("\\", "/")];
    return own === undefined ? null : join(www, own);
  },
});

const PLAIN_WORKER = "new Worker(objURL";

/** Vite starts it from a plain address, which a page that requires trusted types refuses. */
const trustedWorker = (www) => ({
  name: "klubovna-trusted-worker",
  enforce: "post",
  transform(code, id) {
    if (!id.endsWith("?worker&inline")) return null;
    if (!code.includes(PLAIN_WORKER)) this.error("vite starts workers in another way now");
    const trusted = JSON.stringify(join(www, "src/loading/trusted.ts"));
    return `import { scriptAddress } from ${trusted};\n${code.replace(PLAIN_WORKER, "new Worker(scriptAddress(objURL)")}`;
  },
});

/** All words are here: none are joined to come at once. */
const noJoining = {
  name: "klubovna-no-joining",
  enforce: "pre",
  resolveId: (id) => (id === "./joined" ? NOT_JOINED : null),
  load: (id) => (id === NOT_JOINED ? "export const joined = {};" : null),
};

/** In one script there is nothing to load ahead, so that vite's helper for it goes too. */
const noPreloading = {
  name: "klubovna-no-preloading",
  enforce: "pre",
  load: (id) =>
    id.startsWith("\0vite/preload-helper")
      ? "export const __vitePreload = (load) => load();"
      : null,
};

const text = (file) =>
  file.type === "chunk" ? file.code.replace(PRELOAD_ARGUMENTS, ")") : file.source;

/**
 * @param {string} www the folder of the front end
 * @returns {Promise<{html: string, files: Map<string, string | Uint8Array>, modules: string[]}>} the page, what it refers
 * to by file name, and the modules that it was made of
 */
export const bundle = async (www) => {
  const found = await loadConfigFromFile({ command: "build", mode: "production" }, undefined, www);
  const config = mergeConfig(found?.config ?? {}, {
    configFile: false,
    root: www,
    base: "./",
    logLevel: "warn",
    plugins: [noBytes, ownModules(www), trustedWorker(www), noJoining, noPreloading],
    // A classic script: from a disk a worker cannot be a module.
    worker: { format: "iife", plugins: () => [noBytes, ownModules(www), wasmGlue(), noPreloading] },
  });
  // Set, not merged: the site's own inputs and chunks are not wanted here.
  config.build = {
    target: config.build?.target,
    cssTarget: config.build?.cssTarget,
    write: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    assetsInlineLimit: () => true,
    modulePreload: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: join(www, "index.html"), output: { codeSplitting: false } },
  };
  const { output } = await build(config);
  const files = new Map(output.map((file) => [file.fileName, text(file)]));
  const html = files.get("index.html");
  if (html === undefined) throw new Error("vite wrote no index.html");
  files.delete("index.html");
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  return { html: String(html), files, modules };
};
