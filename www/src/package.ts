import { BoardGame as Element, publish, type Published } from "./board";
import "./board/by-itself";

/** The class of `<board-game>`, as bundlers take it: they know where its files are. */
export const BoardGame: Published = publish(Element);

// One copy is enough for a page.
if (!customElements.get("board-game")) customElements.define("board-game", BoardGame);
