/** Takes in the games that the page itself carries. Only the edition in one file does: `carried-file.ts`. */
export const takeCarried: (() => Promise<void> | null) | null = null;

/** The page with all games in it, as text, where it is the edition in one file. */
export const wholePage: (() => Promise<string>) | null = null;

/** Saves the page with all games in it, where it is the edition in one file; the name of the file. */
export const savePage: (() => Promise<string>) | null = null;
