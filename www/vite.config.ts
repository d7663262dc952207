import { fileURLToPath } from "node:url";

import type { BuildEnvironmentOptions, Plugin, UserConfig } from "vite";

import { content } from "./tools/content/plugin.ts";
import { layerOrder } from "./tools/layer-order.ts";
import { leanShaders } from "./tools/lean-shaders.ts";
import { messages } from "./tools/messages/plugin.ts";
import { offline } from "./tools/offline/plugin.ts";
import { leanIcons } from "./tools/lean-icons.mjs";
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

/** What people do with a board comes in one piece after its first picture. */
export const HANDS = { name: "hands", test: /\/src\/board\/hands\// };

/**
 * What the chunks that everything hangs on hold, the first that fits: otherwise each lazy part
 * that needs some of the board would split it further, and many pieces compress worse than few.
 */
const GROUPS = [
  {
    name: "core",
    test: /\/src\/(i18n\/(?!pages)\w+\.ts|i18n\/\w+\/part\.ftl|loading\/\w+\.ts|game-error|engine\/rules\/load|game\/(?!rematch)\w+\.ts|generated\/art|board\/canvas\/drawings\/(registry|table))|element\/(attributes|ahead|skeleton)|types\/Skeletons|preload-helper|rolldown.runtime/,
  },
  {
    name: "site",
    // Without style sheets: they come in the order in which the page names them.
    test: /\/src\/(app|storage)\/|\/i18n\/(pages\.ts|\w+\/(app|rules)\.ftl)|\/src\/main\.ts|\/pages\/(shell\/(shell|unstarted)|error\/error)\.ts|\/generated\/mark|\/src\/ui\/(icons|art|action|copy|wear)\.ts|\/pages\/(play\/verdict|shared\/(storage-notice|words))\.ts|\/node_modules\/(lit|@lit)|helpers\/(esm\/)?decorate/,
  },
  // Before the levels: what they share with every board comes with the board.
  // Drawings of chessmen are small, and most games have them; how things move, parts know too.
  {
    name: "board",
    test: /\/src\/(board\/(index|define|view|element\/element|core\/animation)|generated\/chessmen)\.ts/,
  },
  LEVELS,
  HANDS,
].map((chunk, at) => ({ ...chunk, priority: 9 - at }));

/** The first browsers with light-dark() and oklch(): copies for older ones triple the colours. */
const SINCE = { chrome: [123, 0], firefox: [120, 0], safari: [17, 5] } as const;

/** What the pages of the site and the element on other pages are built with alike. */
export const built = (build: BuildEnvironmentOptions, ...more: Plugin[]): UserConfig => ({
  // Relative addresses only: the site has to run from any folder of any host.
  base: "./",
  plugins: [
    content(at("src")),
    messages(),
    leanIcons(),
    leanShaders(),
    wasmGlue(),
    partLoading(),
    layerOrder(),
    straightParts(),
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
  {
    rolldownOptions: {
      input: { index: at("index.html"), embed: at("embed.html") },
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        // What every board needs stays in one piece, although lazy parts need some of it too.
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  offline(at("src/generated/wasm")),
);
