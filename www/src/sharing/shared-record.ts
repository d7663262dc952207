import { openText } from "../engine/rules/load";
import { ALL, type Style } from "../engine/rules/session";
import type { Match } from "../game/match";
import type { MoveNode } from "../generated/types/MoveNode";
import { Moves } from "../game/moves";

/** What was taken back and may be played again, and what was tried behind it: no part of a game that is handed on. */
const leftOut = (match: Match): readonly number[] =>
  match.mode === "play" && !match.live.gameResult ? match.moves().children(match.live.node) : [];

/** The record of a match as it is handed on. */
export async function sharedRecord(match: Match, style: Style = "en"): Promise<string> {
  if (!leftOut(match).length) return match.record(style);
  const session = await openText(match.record("en"), match.game);
  try {
    const moves = new Moves(session.moves(0, ALL, "en"));
    const live = moves.follow(match.moves().codesTo(match.live.node)).at(-1) ?? 0;
    for (const node of moves.children(live)) session.remove(node);
    return session.record(style);
  } finally {
    session.free();
  }
}

/** The moves of the main line as it is handed on. */
export function sharedLine(match: Match, style: Style): readonly MoveNode[] {
  const moves = match.moves(style);
  return leftOut(match).length ? moves.pathTo(match.live.node) : moves.line;
}
