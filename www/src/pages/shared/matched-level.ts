import type { Match } from "../../game/match";
import { FIRST_MATCHED, levelAfter } from "../../game/matched-level";
import { keepOpponents, loadOpponents } from "../../storage/opponents";

/** The level that matches the person in a game, by the results on this device. */
export const matchedLevel = (game: string): number =>
  loadOpponents().matched[game] ?? FIRST_MATCHED;

/** Keeps what follows from the result of a game that is over, if anything does. */
export function noteResult(match: Match): void {
  const { game, tags, levels } = match;
  const { gameResult, scene } = match.live;
  if (!gameResult) return;
  const { winner } = gameResult;
  const level = levelAfter({ tags, levels, winner, seats: scene.turn.seats });
  if (level === null) return;
  keepOpponents({ matched: { ...loadOpponents().matched, [game]: level } });
}
