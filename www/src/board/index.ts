import { BoardGame } from "./element/element";
import "./element/release";

export { BoardGame, type BoardGameEvents } from "./element/element";
export type { Annotation } from "../game/annotation";
export type { BoardHooks, BoardModel, BoardSettings, Via } from "./core/model";
export { BoardView } from "./view";

if (!customElements.get("board-game")) customElements.define("board-game", BoardGame);
