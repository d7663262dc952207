import { releaseMark } from "./tools/release-mark.mjs";
import { siteFiles } from "./tools/site-files.ts";
import { at, built, HANDS, LEVELS } from "./vite.config";

/** How things move: hands and boards on several levels share it, and neither has the other. */
const MOTION = { name: "motion", test: /\/src\/board\/core\/animation\.ts/ };

/**
 * `board-game.js`, which club webmasters write into their pages: its name stays, and all that every
 * board needs is in it, so that one request brings it. The pages of the site have pieces of their
 * own: most of them need only some of that.
 */
export default built(
  {
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { "board-game": at("src/board-game.ts") },
      // Its parts take from it what they share with it.
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: "board-game.js",
        codeSplitting: {
          groups: [{ name: "board-game", tags: ["$initial"] }, MOTION, LEVELS, HANDS],
        },
      },
    },
  },
  releaseMark(),
  siteFiles(),
);
