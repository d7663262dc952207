import type { BoardPart, PartHost } from "../../canvas/part";
import { Pictures } from "./pictures";
import css from "./index.css?inline";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** Offers the view in space; what draws it is loaded when somebody first asks for it. */
export const mount = (host: PartHost): BoardPart => new Pictures(host);
