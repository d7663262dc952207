import css from "./index.css?inline";

/** What a game on several levels needs besides the board; loaded only for such a game. */
export * as Levels from "./levels";

export { sketch } from "./skeleton";
export { Pictures } from "../space/pictures";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
