import type { Left } from "../backup/format";

/** Takes in the games that the page itself carries. Only the edition in one file does: `carried-file.ts`. */
export const takeCarried: (() => Promise<void> | null) | null = null;

/** What of them was not taken in: it belongs into the next file, too. */
export const leftOfCarried: (() => Promise<Left>) | null = null;

/** About how many bytes the page has with all games in it, where it is the edition in one file. */
export const pageSize: (() => Promise<number>) | null = null;

/** Saves the page with all games in it, where it is the edition in one file; its name, and how much was not read. */
export const savePage: (() => Promise<{ readonly file: string; readonly left: number }>) | null =
  null;
