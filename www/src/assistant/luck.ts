import type { MoveNode } from "../generated/types/MoveNode";
import type { Evaluation } from "./advice";

/** A card that came, and what it changed. */
export interface DrawnCard {
  readonly move: MoveNode;
  /** By how many thousandths the chances of the first side rose when it came. */
  readonly luck: number;
}

/**
 * How luck and play have shared the way from the first position to the result, in thousandths of the
 * chances of the first side. Luck is what each card that came was worth beyond the mean of all that
 * could have come; what is left is play. So luck comes to nothing in the long run, whoever plays.
 */
export interface Luck {
  readonly from: number;
  readonly to: number;
  readonly luck: number;
  readonly play: number;
  /** The part of luck that came with the cards of each side. */
  readonly bySide: readonly [number, number];
  /** Every card, the one that changed most first. */
  readonly cards: readonly DrawnCard[];
}

/**
 * The shares of a game with its result, 1000 where the first side has won; null where no card came
 * or something is not known yet.
 */
export function luckOf(
  line: readonly MoveNode[],
  evaluation: (node: number) => Evaluation | null,
  to: number,
): Luck | null {
  const from = evaluation(0)?.win ?? null;
  if (from === null) return null;
  const cards: DrawnCard[] = [];
  for (const move of line.filter(({ chance }) => chance)) {
    const odds = evaluation(move.parent)?.odds;
    const came = odds?.chances.find(({ line: { codes } }) => codes[0] === move.code);
    if (!odds || !came) return null;
    const mean = odds.chances.reduce((sum, { count, line: { win } }) => sum + count * win, 0);
    const gain = came.line.win - mean / odds.cards;
    cards.push({ move, luck: odds.side === 0 ? gain : -gain });
  }
  if (cards.length === 0) return null;
  const sum = (some: readonly DrawnCard[]) => some.reduce((all, { luck }) => all + luck, 0);
  const luck = sum(cards);
  return {
    from,
    to,
    luck,
    play: to - from - luck,
    bySide: [
      sum(cards.filter(({ move }) => move.side === 0)),
      sum(cards.filter(({ move }) => move.side === 1)),
    ],
    cards: cards.toSorted((one, other) => Math.abs(other.luck) - Math.abs(one.luck)),
  };
}
