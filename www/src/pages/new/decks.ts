import { KINDS_BY_LETTER } from "../../game/drawn-cards";

/** The full deck of a side; each letter is a kind of card. */
export const FULL = "KQRRNNLDPPPPPPPP";

/** A small deck to learn with. */
export const TRAINING = "KRPPPPPP";

/** Kinds in the order of a deck's text, and how many of each there can be. */
export const KINDS: readonly { letter: string; kind: string; most: number }[] = Object.entries(
  KINDS_BY_LETTER,
)
  .map(([letter, kind]) => ({ letter, kind, most: countOf(FULL, letter) }))
  .filter(({ most }) => most > 0);

export function countOf(deck: string, letter: string): number {
  return deck.split(letter).length - 1;
}

/** A deck with another number of one kind; the letters keep their order. */
export function withCount(deck: string, letter: string, count: number): string {
  return KINDS.map((one) =>
    one.letter.repeat(one.letter === letter ? count : countOf(deck, one.letter)),
  ).join("");
}

/** A deck as an option takes it: the full one is the standard and has no text. */
export const asOption = (deck: string): string => (deck === FULL ? "" : deck);
