import type { Turn } from "./time-left";

/** What a clock has to know of a move. */
export interface TimedMove {
  readonly side: number;
  readonly spent: number | null;
}

/**
 * The turns of a line of moves: several actions of one side in a row (a card is turned, and then
 * played) are one turn, which is over when the other side acts or is `next`.
 */
export function turnsOf(
  line: readonly TimedMove[],
  next: number,
): { readonly turns: readonly Turn[]; readonly begun: number } {
  const turns: Turn[] = [];
  for (const { side, spent } of line) {
    const last = turns.at(-1);
    if (last?.side === side) turns[turns.length - 1] = { side, spent: last.spent + (spent ?? 0) };
    else turns.push({ side, spent: spent ?? 0 });
  }
  const last = turns.at(-1);
  if (last?.side !== next) return { turns, begun: 0 };
  // The turn goes on: what was used of it is not a turn of its own.
  return { turns: turns.slice(0, -1), begun: last.spent };
}
