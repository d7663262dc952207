import { plainImports } from "./tools/package/plain-imports.mjs";
import { at, built, AFTER, HANDS, LEVELS, READING } from "./vite.config.ts";

/**
 * The board as the package `@klubovna/board` has it: modules beside each other, and in `files` what
 * is found by `new URL(…, import.meta.url)`, which bundlers follow. Where one does not, that folder
 * is copied beside what it writes.
 */
export default built(
  "boards",
  {
    outDir: "dist-package/dist",
    emptyOutDir: true,
    copyPublicDir: false,
    assetsDir: "files",
    rolldownOptions: {
      input: { "board-game": at("src/package.ts") },
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: "board-game.js",
        chunkFileNames: "[name]-[hash].js",
        assetFileNames: "files/[name]-[hash][extname]",
        codeSplitting: {
          groups: [{ name: "board-game", tags: ["$initial"] }, LEVELS, AFTER, READING, HANDS],
        },
      },
    },
  },
  plainImports(),
);
