import { BoardGame } from "./element";
import "./release";

export { BoardGame, type BoardGameEvents } from "./element";
export type { Annotation, BoardHooks, BoardModel, BoardSettings, Via } from "./model";
export { BoardView } from "./view";

if (!customElements.get("board-game")) customElements.define("board-game", BoardGame);
