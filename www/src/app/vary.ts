import { openText } from "../engine/load";
import { Match } from "../match/match";
import { pathTo } from "../match/path";
import { restore } from "../store/games";
import { keep } from "./keep";

/**
 * Saves a copy of a game, to look through from the position on view, where every move becomes a
 * variation; its id. The game itself stays as it is.
 */
export async function vary(match: Match, bottom: number): Promise<string> {
  const session = await openText(match.record("en"), match.game);
  const path = pathTo(match.moves("en"), match.snapshot.node);
  restore(
    session,
    path.map(({ code }) => code),
  );
  return keep(new Match(session, "analyse"), undefined, bottom);
}
