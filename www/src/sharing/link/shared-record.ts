import { openText } from "../../engine/rules/load";
import { ALL } from "../../engine/rules/session";
import type { Match } from "../../game/match";
import { Moves } from "../../game/moves";

/**
 * The record of a match as it is handed on: what was taken back and may be played again is no
 * part of the game.
 */
export async function sharedRecord(match: Match): Promise<string> {
  const record = match.record("en");
  const next = match.moves().next(match.live.node);
  if (match.mode !== "play" || match.live.gameResult || !next) return record;
  const session = await openText(record, match.game);
  try {
    const moves = new Moves(session.moves(0, ALL, "en"));
    const codes = [...match.moves().codesTo(match.live.node), next.code];
    session.remove(moves.follow(codes).at(-1) ?? 0);
    return session.record("en");
  } finally {
    session.free();
  }
}
