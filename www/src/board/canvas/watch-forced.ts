import { part } from "../../loading/part";
import type { Surface } from "./surface";
import { FORCED } from "./theme";

/**
 * Brings the patterns that tell squares apart when the person chooses the colours while the board is
 * on view; before that, they come with what it looks like. `failed` hears why there are none.
 */
export function watchForced(surface: Surface, failed: (thrown: unknown) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const changed = async ({ matches }: MediaQueryListEvent) => {
    if (!matches) return;
    try {
      await part(() => import("./looks/print"));
      if (!signal.aborted) surface.repaint();
    } catch (thrown) {
      if (!signal.aborted) failed(thrown);
    }
  };
  matchMedia(FORCED).addEventListener("change", changed, { signal });
  return () => ending.abort();
}
