import type { BoardPart, PartHost } from "../../canvas/part";
import { Trays } from "./tray";
import css from "./index.css?inline";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

export const mount = (host: PartHost): BoardPart => new Trays(host);
