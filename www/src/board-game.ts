import { BoardGame, publish } from "./board";
import "./board/by-itself";
import { part } from "./loading/part";
import { comesFrom } from "./loading/served";

export { BoardGame };
/** The address of this file as its parts know it. */
const own = import.meta.url.replace(/[?#].*$/, "");

// The build writes here what differs from release to release.
comesFrom(own, "KLUBOVNA_RELEASE");

// Where a page has put `?v=2` behind the address, this is another copy than the one that its parts
// share with the element: only that one can be the element.
if (own !== import.meta.url) part(() => import(/* @vite-ignore */ own)).catch(() => undefined);
else if (!customElements.get("board-game")) {
  publish(BoardGame);
  customElements.define("board-game", BoardGame);
}
