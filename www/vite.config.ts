import { fileURLToPath } from "node:url";

import type { BuildEnvironmentOptions, Plugin, UserConfig } from "vite";

import { content } from "./tools/content/plugin.ts";
import { bareImports } from "./tools/bare-imports.mjs";
import { earlyCode } from "./tools/early-code.mjs";
import { fileNames } from "./tools/file-names.ts";
import { ladders } from "./tools/ladders/plugin.ts";
import { layerOrder } from "./tools/layer-order.ts";
import { leanPaths } from "./tools/lean-paths.mjs";
import { leanShaders } from "./tools/lean-shaders.ts";
import { leanTemplates } from "./tools/lean-templates.mjs";
import { messages } from "./tools/messages/plugin.ts";
import { offline } from "./tools/offline/plugin.ts";
import { leanIcons } from "./tools/lean-icons.mjs";
import { ownRuntime } from "./tools/own-runtime.mjs";
import { partLoading } from "./tools/part-loading.mjs";
import { policy } from "./tools/policy/plugin.mjs";
import { straightParts } from "./tools/straight-parts.mjs";
import { wasmGlue } from "./tools/wasm-glue.mjs";

export const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a game on several levels needs comes in one piece, without what draws in space. */
export const LEVELS = {
  name: "levels",
  test: /\/src\/board\/parts\/(levels\/|space\/(index|pictures|space\.css|tokens\.css))/,
};

/** What every board has after its first picture. */
export const AFTER = {
  name: "after-picture",
  test: /\/src\/board\/(later\/after-picture|canvas\/(flights|flyers|painters\/flight|watch-print))\.ts/,
};

/** The board in words, wherever somebody may come to it. */
export const READING = { name: "reading", test: /\/src\/board\/access\/(?!result)/ };

/** What people do with a board comes in one piece after its first picture. */
export const HANDS = { name: "hands", test: /\/src\/board\/hands\// };

/** How things move: boards and the view in space share it. */
export const MOTION = {
  name: "motion",
  test: /\/src\/board\/(core\/animation|canvas\/watch-place)\.ts/,
};

/** Where all message files are. */
export const FILES = { name: "message-files", test: /\/src\/i18n\/(board|page)-files\.ts/ };

/** What every board needs too, wherever it is: words, rules, games, loading. */
const BASE =
  /\/src\/(i18n\/(?!pages\.)\w+\.ts|i18n\/(cs|en)\/part\.ftl|loading\/\w+\.ts|game-error|engine\/rules\/load|game\/(?!rematch|sheet|glyphs|edit|drawn-cards|matched-level|plan|pondering|programs)\w+\.ts|generated\/art|board\/canvas\/drawings\/(registry|tables)|board\/core\/taste)|element\/(attributes|ahead)\.|types\/Parts|preload-helper|rolldown.runtime/;

/** What stands round every page, and what the page of a game begins with. */
const SITE =
  /\/src\/app\/(ahead|carried|context|debounce|page|room|router|trouble)\.|\/src\/storage\/(database|fresh-games|game-store|games|open-match|settings|tab-lock|unsaved-games)\.|\/i18n\/(pages\.ts|(cs|en)\/app\.ftl)|\/src\/main\.ts|\/pages\/(shell\/(shell|unstarted)|error\/error)\.ts|\/generated\/mark|\/src\/ui\/(icons|art|wear|view-element)\.ts|\/pages\/shared\/(storage-notice|words)\.ts|\/node_modules\/lit(-html)?\/(html|lit-html|is-server)\.js|helpers\/(esm\/)?decorate/;

/**
 * What the chunks that everything hangs on hold, the first that fits: otherwise each lazy part
 * that needs some of the board would split it further, and many pieces compress worse than few.
 */
const GROUPS = [
  {
    name: "site",
    // Without style sheets: they come in the order in which the page names them.
    test: new RegExp([BASE, SITE].map(({ source }) => source).join("|")),
  },
  // Before the levels: what they share with every board comes with the board.
  {
    name: "board",
    test: /\/src\/board\/(index|define|view|element\/element|access\/result|canvas\/svg)\.ts|\/src\/game\/sheet\.ts/,
  },
  LEVELS,
  MOTION,
  AFTER,
  READING,
  HANDS,
  // The page of the rules has most of the boards that come to their games by themselves.
  {
    name: "rules",
    test: /\/src\/pages\/rules\/(?!ladder)\w+\.ts|\/src\/board\/(by-itself|element\/(own-game|inline-record|near|skeleton|source|standalone\/standalone))\.|types\/Skeletons/,
  },
  FILES,
  // The page of a game before what people do there.
  { name: "play", test: /\/src\/pages\/play\/(play|verdict)\.ts/ },
  // What the home page knows of games, as others do; where their records lie, only who opens one.
  {
    name: "games",
    test: /\/src\/app\/save-game|\/src\/games\/(?!samples\.).*\.(ts|json)$|ListedGames|\/src\/storage\/ids|\/icons\/trash-2/,
  },
  // What several pages share, and no first picture needs.
  {
    name: "more",
    test: /\/src\/app\/(broken-games|gesture)|\/src\/storage\/(told|table-mode|take-over)|\/src\/game\/glyphs\.|\/src\/ui\/copy\.|\/node_modules\/(lit-html|lucide-static)\//,
  },
  // Who sits at a table: for whoever begins a game.
  {
    name: "seats",
    test: /\/src\/(storage\/opponents|game\/(programs|matched-level)|pages\/shared\/(matched-level|seating))\./,
  },
  // What people do on the page of a game, and what they see of it besides the board.
  {
    name: "desk",
    test: /\/src\/pages\/play\/(commands|desk|long-press|looking|move-list|print|score|shortcuts|signs)\.|\/src\/storage\/(drawings|folds|journal|table-mode)/,
  },
].map((chunk, at, { length }) => ({ ...chunk, priority: length - at }));

/** The first browsers with light-dark() and oklch(): copies for older ones triple the colours. */
const SINCE = { chrome: [123, 0], firefox: [120, 0], safari: [17, 5] } as const;

/** What a build is for: all pages, or boards on other pages. */
type Whole = "pages" | "boards";

/** What the pages of the site and the element on other pages are built with alike. */
export const built = (
  whole: Whole,
  build: BuildEnvironmentOptions,
  ...more: Plugin[]
): UserConfig => ({
  // Relative addresses only: the site has to run from any folder of any host.
  base: "./",
  plugins: [
    content(at("src")),
    ladders(),
    messages(whole === "pages"),
    leanIcons(),
    leanShaders(),
    leanPaths(),
    leanTemplates(),
    wasmGlue(),
    partLoading(),
    layerOrder(),
    ownRuntime(),
    straightParts(),
    bareImports(),
    earlyCode("board", "play", "after-picture", "reading", "hands", "board-game"),
    policy(),
    ...more,
  ],
  worker: { format: "es", plugins: () => [wasmGlue()] },
  css: {
    transformer: "lightningcss",
    lightningcss: {
      // Sheets name the windows they tell apart.
      drafts: { customMedia: true },
      targets: Object.fromEntries(
        Object.entries(SINCE).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
      ),
    },
  },
  build: {
    target: "es2023",
    cssTarget: Object.entries(SINCE).map(([name, version]) => name + version.join(".")),
    // Drawing in space is one large chunk, loaded when a person opens that view.
    chunkSizeWarningLimit: 640,
    // All browsers that the site is for preload modules by themselves.
    modulePreload: { polyfill: false },
    // The board's own style sheet and small drawings come inline, wasm and fonts never.
    assetsInlineLimit: (file) => (/\.(wasm|woff2)$/.test(file) ? false : undefined),
    ...build,
  },
  server: { host: "127.0.0.1", fs: { allow: [at("..")] } },
  preview: { host: "127.0.0.1" },
});

export default built(
  "pages",
  {
    rolldownOptions: {
      input: { index: at("index.html") },
      output: {
        ...fileNames,
        // What every board needs stays in one piece, although lazy parts need some of it too.
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  offline(at("src/generated/wasm")),
);
