import { fileNames } from "./tools/file-names.ts";
import { oneFile } from "./tools/one-file.mjs";
import { releaseMark } from "./tools/release-mark.mjs";
import { siteFiles } from "./tools/site-files.ts";
import { at, built, FILES, AFTER, HANDS, LEVELS, MOTION, READING } from "./vite.config";

/** The page that others show in a frame has the element as they have it, and little more. */
const FRAME = {
  name: "embed",
  test: /\/src\/embed\/|\/embed\.html/,
  includeDependenciesRecursively: false,
};

/** Beside both of them: neither has all names from the beginning. */
const NAMES = { ...FILES, includeDependenciesRecursively: false };

const BOARD = { name: "board-game", tags: ["$initial" as const] };

/**
 * `board-game.js`, which club webmasters write into their pages: its name stays, and all that every
 * board needs is in it, so that one request brings it. The pages of the site have pieces of their
 * own: most of them need only some of that.
 */
export default built(
  "boards",
  {
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { "board-game": at("src/board-game.ts"), embed: at("embed.html") },
      // Its parts take from it what they share with it.
      preserveEntrySignatures: "allow-extension",
      output: {
        ...fileNames,
        codeSplitting: {
          groups: [FRAME, NAMES, BOARD, MOTION, LEVELS, AFTER, READING, HANDS].map((chunk, at) => ({
            ...chunk,
            priority: 9 - at,
          })),
        },
      },
    },
  },
  oneFile("board-game"),
  releaseMark(),
  siteFiles(),
);
