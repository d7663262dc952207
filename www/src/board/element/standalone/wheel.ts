import type { Match } from "../../../game/match";
import { navigate } from "./navigation";

const REST = 300;
/** Wheel units for a move: a notch of a mouse, or a small stroke on a pad. */
const NOTCH = 40;

/**
 * The wheel goes through the moves when the board has the focus or the pointer has rested
 * on it. At either end of the game, and before that rest, the page scrolls as ever.
 */
export function listenWheel(stage: HTMLElement, match: Match, signal: AbortSignal): void {
  let rested = Infinity;
  let sum = 0;
  const moved = () => (rested = performance.now() + REST);
  stage.addEventListener("pointerenter", moved, { signal, passive: true });
  stage.addEventListener("pointermove", moved, { signal, passive: true });
  stage.addEventListener(
    "wheel",
    (event) => {
      const now = performance.now();
      const ready = now >= rested || stage.matches(":focus-within");
      if (!ready || event.ctrlKey || !event.deltaY) {
        rested = now + REST;
        return;
      }
      const delta = event.deltaMode ? event.deltaY * NOTCH : event.deltaY;
      sum = Math.sign(sum) === Math.sign(delta) ? sum + delta : delta;
      if (Math.abs(sum) < NOTCH) return event.preventDefault();
      const went = navigate(match, sum > 0 ? "next" : "previous");
      sum = 0;
      if (went) event.preventDefault();
    },
    { signal, passive: false },
  );
}
