import type { BoardState } from "../core/board-state";
import type { Surface } from "./surface";

/**
 * Paper is light, and nobody presses anything there: while it is printed, a board shows the
 * position alone. Returns what ends the watch.
 */
export function watchPrint(board: BoardState, surface: Surface): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let { path } = board.chosen;
  const show = (colours: string) => {
    surface.stage.style.colorScheme = colours;
    surface.retheme();
    surface.repaint();
  };
  const before = () => {
    ({ path } = board.chosen);
    board.dispatch({ type: "hold", path: [] });
    surface.sight?.hide();
    show("light");
  };
  const after = () => {
    board.dispatch({ type: "hold", path });
    show("");
  };
  addEventListener("beforeprint", before, { signal });
  addEventListener("afterprint", after, { signal });
  return () => ending.abort();
}
