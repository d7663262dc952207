import type { Plugin } from "vite";

/** Writes into `board-game.js` which release it is. */
export function releaseMark(): Plugin;
