// Measures what a visitor has to load, and prints it as JSON; the budgets are in crates/xtask/src/size.rs.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";

const www = fileURLToPath(new URL("..", import.meta.url));
const dist = join(www, "dist");

/** The module that `<board-game>` is made from, without the pages around it. */
const BOARD = "src/board/index.ts";
/** The chunk of the play page, by the source file that it begins with. */
const PLAY_PAGE = /^src\/app\/pages\/play(\/index)?\.ts$/;

const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;

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
    .map((name) => [name, brotli(readFileSync(join(folder, name, `${name}_bg.wasm`)))]);
};

/** The board alone, bundled as the site is; what it loads later by itself does not count. */
const board = async () => {
  const { output } = await build({
    root: www,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: need(join(www, BOARD), "size.mjs measures the board from this file"),
        preserveEntrySignatures: "strict",
      },
    },
  });
  const chunks = new Map(
    output.filter((file) => file.type === "chunk").map((file) => [file.fileName, file]),
  );
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  const reached = closure([entry.fileName], (name) => chunks.get(name)?.imports ?? []);
  const styles = output
    .filter((file) => file.fileName.endsWith(".css"))
    .map((file) => Buffer.from(file.source));
  return [...reached]
    .map((name) => Buffer.from(chunks.get(name).code))
    .concat(styles)
    .reduce((sum, code) => sum + gzip(code), 0);
};

/** HTML, scripts, styles and fonts that a play page needs before its wasm module. */
const firstLoad = () => {
  const manifest = JSON.parse(
    readFileSync(
      need(
        join(dist, ".vite/manifest.json"),
        "run `cargo xtask build`, and keep `build.manifest` in vite.config.ts",
      ),
      "utf8",
    ),
  );
  const play = Object.keys(manifest).find((name) => PLAY_PAGE.test(name));
  if (
    play === undefined &&
    !Object.values(manifest).some((chunk) => PLAY_PAGE.test(chunk.src ?? ""))
  ) {
    console.error("the play page has no chunk of its own: it is counted with index.html");
  }
  const chunks = [
    ...closure(["index.html", ...(play ? [play] : [])], (name) => manifest[name]?.imports ?? []),
  ].map((name) => manifest[name]);
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const fonts = styles.flatMap((name) => fontsOf(name));
  const files = new Set(["index.html", ...chunks.map((chunk) => chunk.file), ...styles, ...fonts]);
  // Fonts are compressed already.
  return [...files].reduce(
    (sum, name) =>
      sum +
      (name.endsWith(".woff2")
        ? statSync(join(dist, name)).size
        : gzip(readFileSync(join(dist, name)))),
    0,
  );
};

/** Every font that a style sheet may load, although a browser loads only those it shows. */
const fontsOf = (style) => {
  const css = readFileSync(join(dist, style), "utf8");
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/g)].map(
    (match) => match[1],
  );
  return addresses.map((address) => join(style, "..", address));
};

const closure = (roots, next) => {
  const found = new Set(roots);
  for (const name of found) for (const other of next(name)) found.add(other);
  return found;
};

const singleFile = () => statSync(need(join(dist, "klubovna.html"), "run `cargo xtask pack`")).size;

console.log(
  JSON.stringify({
    wasm: wasm(),
    board: await board(),
    firstLoad: firstLoad(),
    singleFile: singleFile(),
  }),
);
