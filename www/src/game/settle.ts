import type { GameSession } from "../engine/rules/session";
import type { Snapshot } from "../generated/types/Snapshot";
import type { Deal } from "./deal";
import type { Moves } from "./moves";

/**
 * A game has been played on to where it stands: that is the main line now; what was taken back stays
 * as a variation, and what was tried there before as well. `moves` may not know the node yet.
 */
export function settle(session: GameSession, now: Snapshot, moves: Moves | null): Snapshot {
  const { node, atEnd, canRedo } = now;
  const known = moves?.get(node);
  if (atEnd || (known && moves?.isMain(known))) return now;
  return canRedo ? session.promote(node, true) : session.promote(node);
}

/**
 * What a call for chance gets at once; where nothing comes, the call has not been made, and the
 * main line ends where it did: at `end`, where that is another one now.
 */
export function answer(
  session: GameSession,
  { node, canRedo }: Snapshot,
  before: Snapshot,
  end: number | null,
): Snapshot {
  try {
    return session.draw();
  } catch (thrown) {
    if (canRedo) session.goTo(before.node);
    else session.remove(node);
    if (end !== null) session.promote(end, true);
    throw thrown;
  }
}

/**
 * Behind an end that players agreed on variations can follow; behind one by the rules nothing can. Behind
 * cards that are pledged all are variations: what is only tried was not drawn, and can be removed.
 */
export const reopen = (
  session: GameSession,
  now: Snapshot,
  { source }: Pick<Deal, "source">,
): Snapshot =>
  now.atEnd && (now.gameResult ? now.choices.length === 0 : source === "provable")
    ? session.promote(now.node, true)
    : now;
