import type { Layout } from "../generated/types/Layout";

/** Whether cards are drawn in this game. */
export const drawsCards = (layout: Layout): boolean =>
  layout.trays.some(({ role }) => role === "deck");

/** The piece on a card: the cards of two bishops differ, their piece does not. */
export const pieceOf = (kind: string): string => kind.slice(kind.lastIndexOf("-") + 1);
