import type { CardMode } from "../engine/rules/session";
import type { Moves } from "./moves";

/** Where the cards of a game may come from. */
export const CARD_SOURCES: readonly CardMode[] = ["random", "provable", "own"];

/** What the record says about where the cards come from. */
export function sourceOf(tags: Readonly<Record<string, string>>): CardMode {
  const named = tags["Cards"]?.split(" ")[0];
  return CARD_SOURCES.find((source) => source === named) ?? "random";
}

/** Kinds of cards by their letters. */
export const KINDS_BY_LETTER: Readonly<Record<string, string>> = {
  K: "king",
  Q: "queen",
  R: "rook",
  N: "knight",
  L: "light-bishop",
  D: "dark-bishop",
  P: "pawn",
  J: "joker",
};

/** A card that was turned over in the game. */
export interface DrawnCard {
  readonly node: number;
  readonly number: number;
  readonly side: number;
  readonly kind: string;
  /** The move that used it, as it is written; null while it is in view, or was in vain. */
  readonly use: string | null;
}

/** Every card of the main line in the order in which they came. */
export function drawnCards({ line }: Pick<Moves, "line">): readonly DrawnCard[] {
  const found: DrawnCard[] = [];
  for (const [at, node] of line.entries()) {
    const next = line[at + 1];
    const kind = node.code.startsWith(":") ? KINDS_BY_LETTER[node.code.slice(1)] : undefined;
    if (kind) {
      const used = next?.side === node.side ? next.text : null;
      found.push({ node: node.id, number: node.number, side: node.side, kind, use: used });
    }
  }
  return found;
}

/** A long fingerprint in short: what two people can compare at a glance. */
export const shortOf = (hex: string): string =>
  hex.length > 16 ? `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}` : hex;

/** The piece on a card: the cards of two bishops differ, their piece does not. */
export const pieceOf = (kind: string): string => kind.slice(kind.lastIndexOf("-") + 1);
