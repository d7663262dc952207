import { openText } from "../engine/rules/load";
import { Match } from "../game/match";
import { resume, type SavedGame } from "./games";

/** What a saved game is opened from. */
export type Openable = Pick<
  SavedGame,
  "game" | "record" | "cursor" | "since" | "mode" | "secret" | "result"
>;

/** Opens a saved game where it stood; throws what the rules say against it. */
export async function openMatch(saved: Openable): Promise<Match> {
  const session = await openText(saved.record, saved.game);
  resume(session, saved);
  if (saved.secret) session.cards("", saved.secret);
  return new Match(session, saved.result ? "analyse" : saved.mode);
}
