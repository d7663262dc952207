import "../canvas/painters/own-marks";
import css from "./index.css?inline";

export { Hands } from "./hands";

/** What it wears over what every board wears. */
export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
