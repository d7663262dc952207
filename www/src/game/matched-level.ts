import { strengthAt } from "./seats";

/** Where a person begins who has not played this game yet. */
export const FIRST_MATCHED = 2;

/** What there is to know of a game that is over. */
export interface Played {
  readonly tags: Readonly<Record<string, string>>;
  /** Seats at the table, and levels of the game. */
  readonly seats: number;
  readonly levels: number;
  /** The side that has won; null for a draw. */
  readonly winner: number | null;
}

/**
 * The level that follows a game against the program that matches its player: one up behind a win of
 * the person, one down behind a loss, the same behind a draw. Null where the game says nothing: no
 * such program plays, or not exactly one side has people. It follows from the level in the
 * game alone, so that an end that is taken back and played again counts once.
 */
export function levelAfter({ tags, seats, levels, winner }: Played): number | null {
  const strengths = Array.from({ length: seats }, (_, seat) => strengthAt(tags, seat));
  const matched = strengths.find((strength) => strength?.by === "match");
  const sides = new Set(strengths.flatMap((strength, seat) => (strength ? [] : [seat % 2])));
  const [side, ...others] = sides;
  if (!matched || side === undefined || others.length > 0) return null;
  const step = winner === null ? 0 : winner === side ? 1 : -1;
  return Math.max(1, Math.min(levels, matched.amount + step));
}
