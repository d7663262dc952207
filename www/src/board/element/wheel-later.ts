import type { Match } from "../../game/match";
import { part } from "../../loading/part";

/** Lets a wheel over the board turn through its game, once there is a picture. */
export function bringWheel(stage: HTMLElement, match: Match, signal: AbortSignal): void {
  const later = () =>
    part(() => import("./standalone/wheel")).then(
      // A board that is gone has ended its signal, and hears nothing.
      ({ listenWheel }) => listenWheel(stage, match, signal),
      () => undefined,
    );
  // Not before the frame that brings the hands.
  requestAnimationFrame(() => setTimeout(later));
}
