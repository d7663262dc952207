import { saveGame, startGame } from "../../app/save-game";
import { openText } from "../../engine/rules/load";
import { Match } from "../../game/match";
import { rematch } from "../../game/rematch";
import { restore } from "../../storage/games";
import type { PlayedGame } from "./played-game";

/** Begins the same game once more with colours swapped; its id. */
export async function startRematch({ match, bottom }: PlayedGame): Promise<string> {
  const fresh = await rematch(match);
  const { players } = match;
  const signed = players.withProgram || players.name(0) || players.name(1);
  return startGame(fresh, signed ? 1 - bottom : bottom);
}

/**
 * Saves a copy of a game, to look through from the position on view, where every move becomes a
 * variation; its id. The game itself stays as it is.
 */
export async function copyToAnalyse({ match, bottom }: PlayedGame): Promise<string> {
  const session = await openText(match.record("en"), match.game);
  restore(session, match.moves().codesTo(match.snapshot.node));
  return saveGame(new Match(session, "analyse"), undefined, bottom);
}
