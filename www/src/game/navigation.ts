import type { Moves } from "./moves";

/** Where to go in a game that is looked through. */
export type Navigation = "start" | "previous" | "next" | "end";

/** Where a step leads: not to a position at which chance decides, there is nothing to see. */
export function stepFrom(moves: Moves, node: number, where: Navigation): number {
  if (where === "start") return 0;
  const step = (at: number) =>
    where === "previous" ? (moves.get(at)?.parent ?? at) : (moves.next(at)?.id ?? at);
  let at = step(node);
  for (let next = step(at); next !== at; next = step(at)) {
    if (where !== "end" && !moves.awaitsChance(at)) break;
    at = next;
  }
  return at;
}
