import { ALL } from "../engine/rules/session";
import type { Match } from "./match";
import { Moves } from "./moves";

/** Makes the line to a node the main one, up to its end. */
export function promote(match: Match, node: number): void {
  const moves = match.moves();
  let last = node;
  for (let next = moves.onward(last); next; next = moves.onward(last)) last = next.id;
  match.edit((session) => session.promote(last));
}

/** Removes a node and all that follows; it can be put back. */
export function remove(match: Match, node: number): void {
  const [live, here] = [match.live.node, match.snapshot.node];
  const played = match.mode === "play" && match.moves().leads(node, live);
  const { parent: before = 0, code = "" } = match.moves().get(node) ?? {};
  match.edit((session) => {
    const now = session.remove(node);
    if (!played) return now;
    // What could have been played instead of the game does not become the game.
    const there = session.goTo(before);
    return there.atEnd ? there : session.promote(before, true);
  });
  if (here === 0 || match.moves().get(here)) match.goTo(here);
  match.removal = { node, parent: before, code, live, now: match.live.node, here };
}

/** Whether what was removed can be put back: what it followed is there, and is not followed by the same again. */
export function canRestore(match: Match): boolean {
  const { removal } = match;
  if (!removal) return false;
  const { parent, code } = removal;
  const moves = match.moves();
  if (parent !== 0 && !moves.get(parent)) return false;
  return moves.children(parent).every((child) => moves.get(child)?.code !== code);
}

/** Puts back what was removed last, and looks at it as it was. */
export function restore(match: Match): void {
  const { removal } = match;
  if (!removal) return;
  const { node, live, now, here } = removal;
  // A game that has not gone on since goes on where it did before.
  const plays = match.mode === "play";
  const game = plays && match.live.node === now && live !== now;
  const [goesOn, { end }] = [match.live.node, match.moves()];
  match.edit((session) => {
    const restored = session.restore();
    if (game) return session.promote(live);
    const moves = new Moves(session.moves(0, ALL, "en"));
    const at = moves.get(goesOn);
    // A game that has gone on another way stays there.
    return plays && at && !moves.isMain(at) ? session.promote(end, true) : restored;
  });
  match.removal = undefined;
  if (game) while (match.live.node !== live && match.live.canRedo) match.redo();
  match.goTo(match.moves().get(here) || here === 0 ? here : node);
}

/** How many moves stand in a line and in all that branches off it. */
export function countFrom(match: Match, node: number): number {
  const moves = match.moves();
  let count = 0;
  for (const work = [node]; work.length;) {
    const at = moves.get(work.pop() ?? 0);
    if (!at) continue;
    if (!at.implied) count++;
    work.push(...at.children);
  }
  return count;
}
