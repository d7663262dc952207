import { openText } from "../../engine/rules/load";
import { Match } from "../../game/match";
import { restore } from "../../storage/games";
import { saveGame } from "../../app/save-game";

/**
 * Saves a copy of a game, to look through from the position on view, where every move becomes a
 * variation; its id. The game itself stays as it is.
 */
export async function copyToAnalyse(match: Match, bottom: number): Promise<string> {
  const session = await openText(match.record("en"), match.game);
  restore(session, match.moves().codesTo(match.snapshot.node));
  return saveGame(new Match(session, "analyse"), undefined, bottom);
}
