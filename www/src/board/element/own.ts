import { GameError } from "../../game-error";
import { part } from "../../loading/part";
import type { OwnGame } from "./own-game";

let own: OwnGame | null = null;

/** It is here: whoever imports `by-itself` has it from the beginning. */
export function keepOwnGame(here: OwnGame): void {
  own = here;
}

/** How an element comes to a game by itself; null while that is not here. */
export const ownGame = (): OwnGame | null => own;

/** The same, loaded where it is not here. */
export async function loadOwnGame(): Promise<OwnGame> {
  if (!own) await part(() => import("./own-game"));
  if (!own) throw GameError.of("part-failed");
  return own;
}
