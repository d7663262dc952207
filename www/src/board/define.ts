import { BoardGame } from "./element/element";

if (!customElements.get("board-game")) customElements.define("board-game", BoardGame);
