import css from "./index.css?inline";

export { Reading } from "./reading";

/** What it wears over what every board wears. */
export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
