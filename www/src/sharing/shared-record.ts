import { openText } from "../../engine/rules/load";
import { ALL } from "../../engine/rules/session";
import type { Match } from "../../game/match";
import { Moves } from "../../game/moves";

/**
 * The record of a match as it is handed on: what was taken back and may be played again is no
 * part of the game, nor is what was tried behind it.
 */
export async function sharedRecord(match: Match): Promise<string> {
  const record = match.record("en");
  const behind = match.moves().children(match.live.node);
  if (match.mode !== "play" || match.live.gameResult || !behind.length) return record;
  const session = await openText(record, match.game);
  try {
    const moves = new Moves(session.moves(0, ALL, "en"));
    const live = moves.follow(match.moves().codesTo(match.live.node)).at(-1) ?? 0;
    for (const node of moves.children(live)) session.remove(node);
    return session.record("en");
  } finally {
    session.free();
  }
}
