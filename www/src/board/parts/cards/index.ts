import css from "./index.css?inline";

/** What a game of cards needs besides the board; loaded only for such a game. */
export { CardTable } from "./cards";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
