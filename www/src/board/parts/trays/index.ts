import type { BoardPart, PartHost } from "../../canvas/part";
import { Trays } from "./tray";

export const mount = (host: PartHost): BoardPart => new Trays(host);
