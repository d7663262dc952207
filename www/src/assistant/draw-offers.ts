/**
 * When the program accepts a draw: the one place that says so.
 *
 * It is judged by its chance of winning as the engine sees it at full strength, in thousandths,
 * while the other side is on turn; that is why an even game is a little below 500.
 *
 * - The beginner (level 1) accepts below 550, the strongest level below 460, those between them
 *   in equal steps: who is weak is glad of a draw, who is strong wants to win.
 * - In the first moves everybody wants to play: only who is nearly lost accepts.
 * - Where it has declined, it does not consider another offer for some moves.
 */

/** Below so many thousandths the weakest level accepts, and the strongest. */
const WEAKEST = 550;
const STRONGEST = 460;

/** Until so many plies have been played a game has hardly begun. */
const BEGINNING = 12;
/** Below so many thousandths anybody accepts then. */
const NEARLY_LOST = 200;

/** After an offer that was declined, so many plies pass before the next one is considered. */
const PAUSE = 10;

/** Whether a level, of so many that there are, accepts with this chance of winning. */
export function accepts(
  win: number,
  { level, levels, plies }: { level: number; levels: number; plies: number },
): boolean {
  if (plies < BEGINNING) return win < NEARLY_LOST;
  const share = levels > 1 ? (level - 1) / (levels - 1) : 1;
  return win < WEAKEST + share * (STRONGEST - WEAKEST);
}

/** The offers of one game that were declined. */
export class DrawOffers {
  /** When the last one was. */
  #declined = -Infinity;

  /** How many plies have to be played before an offer is considered; 0 for none. */
  wait(plies: number): number {
    return Math.max(0, this.#declined + PAUSE - plies);
  }

  decline(plies: number): void {
    this.#declined = plies;
  }
}
