import css from "./tokens.css?inline";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
