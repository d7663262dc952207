// Measures the files of the built site, and prints it as JSON; the budgets are in crates/xtask/src/size. What pages load
// of them is measured by visits.mjs.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, loadConfigFromFile } from "vite";

import { brotli, gzip } from "./visit/encode.mjs";

const www = fileURLToPath(new URL("..", import.meta.url));
const dist = join(www, "dist");

/** The public interface of the board. */
const BOARD = "src/board/index.ts";

/** The network of a game, in the crate of its engine. */
const NETWORK = "src/evaluate/network.bin";

const need = (path, remedy) => {
  if (existsSync(path)) return path;
  console.error(`${path.slice(www.length)} is missing: ${remedy}`);
  return process.exit(1);
};

const wasm = () => {
  const folder = need(join(www, "src/generated/wasm"), "run `cargo xtask build`");
  const names = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, `${name}_bg.wasm`)),
  );
  return names
    .toSorted()
    .map((name) => [name, brotli(readFileSync(join(folder, name, `${name}_bg.wasm`))).length]);
};

/**
 * All that every board loads of the folder of the board, with its style sheets: not what is loaded later, nor what lies
 * elsewhere, such as the game, the words and the pieces. It is compressed in one piece, as the site has it: a new lazy
 * part that needs some of it splits what is built here, and many pieces compress worse.
 */
const board = async () => {
  const folder = join(www, dirname(BOARD));
  // A package, or a file that lies outside; rolldown asks for resolved paths too.
  const elsewhere = (id, from) =>
    from !== undefined &&
    ((!isAbsolute(id) && /^[@a-z]/i.test(id)) ||
      !resolve(dirname(from), id).startsWith(join(folder, sep)));
  const env = { command: "build", mode: "production" };
  const site = (await loadConfigFromFile(env, join(www, "vite.config.ts"))).config;
  const { target, cssTarget } = site.build;
  const { output } = await build({
    root: www,
    configFile: false,
    logLevel: "error",
    plugins: site.plugins,
    build: {
      target,
      cssTarget,
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: need(join(www, BOARD), "size.mjs measures the board from this file"),
        preserveEntrySignatures: "strict",
        external: elsewhere,
        // A name that tells nothing of the content, which holds the folder where the project lies.
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(output.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded)
    for (const name of imports) if (chunks.has(name)) loaded.add(chunks.get(name));
  const code = [...loaded].map((chunk) => chunk.code).join("");
  return gzip(Buffer.from(code.replaceAll(www, ""))).length;
};

/** Networks that engines hold, by game. */
const networks = () => {
  const crates = join(www, "../crates");
  const files = readdirSync(crates).map((engine) => [
    engine.replace(/-engine$/, ""),
    join(crates, engine, NETWORK),
  ]);
  return files
    .filter(([, file]) => existsSync(file))
    .toSorted()
    .map(([game, file]) => [game, brotli(readFileSync(file)).length]);
};

const singleFile = () => statSync(need(join(dist, "klubovna.html"), "run `cargo xtask pack`")).size;

console.log(
  JSON.stringify({
    wasm: wasm(),
    networks: networks(),
    board: await board(),
    singleFile: singleFile(),
  }),
);
