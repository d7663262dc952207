import type { Plan } from "./plan";

/** What a move took, and what its player's clock shows then; milliseconds. */
export interface MoveTimes {
  readonly spent: number;
  readonly clock: number;
}

/** Says how long moves take: a clock that stands beside the game. */
export interface MoveTimer {
  /** What `side` has just used, where `next` acts now. */
  timed(side: number, next: number): MoveTimes;
  /** How long the program may still think in this turn where it is that of `side`, and otherwise in the next one of `side`. */
  plan(side: number): Plan;
}
