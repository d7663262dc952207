import { openText } from "../../engine/rules/load";
import { Match } from "../../game/match";
import { restore } from "../../storage/games";
import { keep } from "../../app/save-game";

/**
 * Saves a copy of a game, to look through from the position on view, where every move becomes a
 * variation; its id. The game itself stays as it is.
 */
export async function vary(match: Match, bottom: number): Promise<string> {
  const session = await openText(match.record("en"), match.game);
  restore(session, match.moves().codesTo(match.snapshot.node));
  return keep(new Match(session, "analyse"), undefined, bottom);
}
