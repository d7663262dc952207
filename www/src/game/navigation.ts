import type { Moves } from "./moves";

/** Where to go in a game that is looked through. */
export type Navigation = "start" | "previous" | "next" | "end";

/**
 * Where a step leads: not to a position at which chance decides, there is nothing to see. Behind the
 * end of the main line it goes on only where variations are tried: `beyond`.
 */
export function stepFrom(moves: Moves, node: number, where: Navigation, beyond: boolean): number {
  if (where === "start") return 0;
  const on = (at: number) => (beyond ? moves.onward(at) : moves.next(at))?.id ?? at;
  const step = (at: number) => (where === "previous" ? (moves.get(at)?.parent ?? at) : on(at));
  let at = step(node);
  for (let next = step(at); next !== at; next = step(at)) {
    if (where === "end" ? at === moves.end : !moves.awaitsChance(at)) break;
    at = next;
  }
  return at;
}
