// Measures what a visitor has to load, and prints it as JSON; the budgets are in crates/xtask/src/size.rs.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";

import { CHUNKS } from "./chunk-list.mjs";

const www = fileURLToPath(new URL("..", import.meta.url));
const dist = join(www, "dist");

/** The board itself: pointer, animation and painting, without the element and the pages around it. */
const CORE = "src/board/canvas/surface.ts";
/** What `board-game.js` is built from. */
const ELEMENT = "src/board/index.ts";
/** The chunk of the play page, by the source file that it begins with. */
const PLAY_PAGE = "src/pages/play/play.ts";
/** The chunk that draws boards in space. */
const SPACE = "src/board/parts/space/index.ts";
/** The message files that it waits for, besides that of the game. */
const PLAY_WORDS = ["app", "board", "play"];

const LANGUAGES = ["cs", "en"];

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

/** The folder of the board alone: the drawings are not code, and all else is the site's. */
const board = async () => {
  const folder = join(www, dirname(CORE));
  // A package, or a file that lies outside; rolldown asks for resolved paths too.
  const elsewhere = (id, from) =>
    from !== undefined &&
    ((!isAbsolute(id) && /^[@a-z]/i.test(id)) ||
      !resolve(dirname(from), id).startsWith(join(folder, sep)));
  const { output } = await build({
    root: www,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: need(join(www, CORE), "size.mjs measures the board from this file"),
        preserveEntrySignatures: "strict",
        external: elsewhere,
      },
    },
  });
  return output
    .filter((file) => file.type === "chunk")
    .reduce((sum, chunk) => sum + gzip(Buffer.from(chunk.code)), 0);
};

const manifest = () =>
  JSON.parse(
    readFileSync(
      need(CHUNKS, "run `cargo xtask build`; vite.config.ts needs `build.manifest`"),
      "utf8",
    ),
  );

/** Everything that loads with some entries of the manifest, in files. */
const loadedWith = (chunks, entries) => {
  const missing = entries.find((name) => chunks[name] === undefined);
  if (missing) {
    console.error(
      `${missing} has no chunk of its own in the built site: correct the name in tools/size.mjs`,
    );
    process.exit(1);
  }
  const reached = [...closure(entries, (name) => chunks[name].imports ?? [])];
  const styles = reached.flatMap((name) => chunks[name].css ?? []);
  const fonts = styles.flatMap(fontsOf);
  return new Set([...reached.map((name) => chunks[name].file), ...styles, ...fonts]);
};

/** Fonts are compressed already. */
const transferred = (files) =>
  [...files]
    .map((name) => join(dist, name))
    .reduce(
      (sum, path) =>
        sum + (path.endsWith(".woff2") ? statSync(path).size : gzip(readFileSync(path))),
      0,
    );

/** The scripts of a board on a club's page. */
const element = () => transferred(loadedWith(manifest(), [ELEMENT]));

/** What opening the view in space loads besides the board. */
const space = () => {
  const chunks = manifest();
  const there = loadedWith(chunks, [ELEMENT]);
  return transferred([...loadedWith(chunks, [SPACE])].filter((name) => !there.has(name)));
};

/**
 * What a play page needs before its wasm module: HTML, scripts, styles, fonts, and the messages
 * of one language and one game, whichever are largest.
 */
const firstLoad = () => {
  const chunks = manifest();
  const page = readFileSync(need(join(dist, "index.html"), "run `cargo xtask build`"), "utf8");
  const named = [...page.matchAll(/\b(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(
    (match) => match[1],
  );
  const fonts = named.filter((name) => name.endsWith(".css")).flatMap(fontsOf);
  const shell = [...named, ...fonts, ...loadedWith(chunks, [PLAY_PAGE])];
  // Every game has a rules page.
  const games = readdirSync(join(www, "src/content/rules"))
    .filter((name) => name.endsWith(".en.md"))
    .map((name) => name.slice(0, -".en.md".length));
  const messages = (language, game) =>
    [...PLAY_WORDS, game].map((name) => `src/i18n/${language}/${name}.ftl?raw`);
  const visits = LANGUAGES.flatMap((language) =>
    games.map((game) =>
      transferred(
        new Set(["index.html", ...shell, ...loadedWith(chunks, messages(language, game))]),
      ),
    ),
  );
  return Math.max(...visits);
};

/**
 * The fonts of a style sheet, although a browser loads only those it shows. A face with a
 * `unicode-range` is for letters of languages that the pages do not speak.
 */
const fontsOf = (style) => {
  const css = readFileSync(join(dist, style), "utf8");
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face);
  const addresses = faces
    .filter((face) => !face.includes("unicode-range"))
    .flatMap((face) => [...face.matchAll(/url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/g)])
    .map((match) => match[1]);
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
    element: element(),
    firstLoad: firstLoad(),
    space: space(),
    singleFile: singleFile(),
  }),
);
