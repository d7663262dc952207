import css from "./index.css?inline";

/** What a game of tiles needs besides the board; loaded only for such a game. */
export { registerTiles } from "./tiles";
export { Furigoma } from "./furigoma";
export { checkItems } from "./check";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
