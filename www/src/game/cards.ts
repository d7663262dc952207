import type { CardMode } from "../engine/rules/session";

/** Where the cards of a game may come from. */
export const CARD_SOURCES: readonly CardMode[] = ["random", "provable", "own"];

/** What the record says about where the cards come from. */
export function sourceOf(tags: Readonly<Record<string, string>>): CardMode {
  const named = tags["Cards"]?.split(" ")[0];
  return CARD_SOURCES.find((source) => source === named) ?? "random";
}

/** A long fingerprint in short: what two people can compare at a glance. */
export const shortOf = (hex: string): string =>
  hex.length > 16 ? `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}` : hex;

/** The piece on a card: the cards of two bishops differ, their piece does not. */
export const pieceOf = (kind: string): string => kind.slice(kind.lastIndexOf("-") + 1);
