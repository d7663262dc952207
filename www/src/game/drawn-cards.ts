import type { Moves } from "./moves";

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
