import { checkDigits } from "./check-digits";

/** What a game begins with, and its actions. */
export interface Line {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** The position before the first action, and where cards come from. */
  readonly start: string;
  readonly codes: readonly string[];
}

/** Digits of a link of the chain: enough that nobody finds another game with the same ones. */
const LINK = 32;
/** Digits that people compare. */
const SPOKEN = 8;

/**
 * One text for each position of a game, from the start on, which depends on all that was before
 * it: where an action was changed, all that follows are others.
 */
export function chainOf({ game, options, start, codes }: Line): readonly string[] {
  const sorted = Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const chain = [checkDigits(JSON.stringify([game, sorted, start]), LINK)];
  for (const code of codes) chain.push(checkDigits(`${chain.at(-1)} ${code}`, LINK));
  return chain;
}

/** What two people read to each other: the same when all their moves are. */
export function spokenCheck(line: Line): string {
  const digits = checkDigits(chainOf(line).at(-1) ?? "", SPOKEN).toUpperCase();
  return `${digits.slice(0, SPOKEN / 2)} ${digits.slice(SPOKEN / 2)}`;
}
