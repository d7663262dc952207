import css from "./facing.css?inline";

/** The board between two people at a table: what belongs to whom is turned to them. */
export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
