// Builds the page as one script, one style sheet and one HTML file, all in memory.

import { join } from "node:path";
import { build, loadConfigFromFile, mergeConfig } from "vite";

const MODULE = /generated\/wasm\/([^/]+)\/\1(\.js)?$/;
const BYTES = /generated\/wasm\/[^/]+\/[^/]+\.wasm/;
const ADDRESS = /new URL\(\s*['"][^'"]+\.wasm['"]\s*,\s*import\.meta\.url\s*\)/g;
/** What vite passes to its preload helper: no files, and where they would lie. */
const PRELOAD_ARGUMENTS = /,\s*(?:void 0|\[\])\s*,\s*import\.meta\.url\s*\)/g;
/** Loaded when somebody opens a file of another program, also here. */
const FILES = "files";
const NOTHING = "\0klubovna-nothing";

/**
 * Every import of a game's wasm module becomes one of a module with all games. Its bytes
 * come with the page, so that every address of wasm bytes goes.
 */
const oneModule = (www, all) => {
  const glue = (name) => join(www, `src/generated/wasm/${name}/${name}.js`).replaceAll("\\", "/");
  return {
    name: "klubovna-one-module",
    enforce: "pre",
    resolveId(id) {
      if (BYTES.test(id)) return NOTHING;
      const [, name] = MODULE.exec(id.split("?")[0]) ?? [];
      return name === undefined ? null : glue(name === FILES ? FILES : all);
    },
    load: (id) => (id === NOTHING ? 'export default "";' : null),
    transform: (code, id) =>
      MODULE.test(id) ? { code: code.replace(ADDRESS, "undefined"), map: null } : null,
  };
};

/** The worker of the engine comes as text within the page. */
const workerAsText = (www) => ({
  name: "klubovna-worker-as-text",
  enforce: "pre",
  resolveId: (id, from) =>
    id === "./spawn" && from !== undefined ? join(www, "src/engine/search/spawn-file.ts") : null,
});

/** It comes from no other file, and cannot be renewed while it is open. */
const noRelease = {
  name: "klubovna-no-release",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/release") ? NOTHING : null),
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
 * @returns {Promise<{html: string, files: Map<string, string | Uint8Array>}>} the page, and what it refers to by file name
 */
export const bundle = async (www) => {
  const found = await loadConfigFromFile({ command: "build", mode: "production" }, undefined, www);
  const config = mergeConfig(found?.config ?? {}, {
    configFile: false,
    root: www,
    base: "./",
    logLevel: "warn",
    plugins: [oneModule(www, "all"), workerAsText(www), noRelease, noPreloading],
    // A classic script: from a disk a worker cannot be a module.
    worker: { format: "iife", plugins: () => [oneModule(www, "engines"), noPreloading] },
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
  return { html: String(html), files };
};
