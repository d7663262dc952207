import { PARTS } from "../generated/types/Parts";
import type { PartName } from "../generated/types/PartName";

/** Message files that a part of a board speaks with. */
export const WORDS_OF_PARTS: Partial<Record<PartName, readonly string[]>> = {
  cards: ["deck"],
  space: ["space"],
  trays: ["trays"],
};

/** What people who play a game are told, by the hands of its board and by who helps them. */
export const namesOfHands = (game: string): readonly string[] => ["hands", `${game}-told`];

/** The message files that a game needs besides its own: those of every board, and of its parts. */
export function namesBefore(game: string): readonly string[] {
  const parts = Object.hasOwn(PARTS, game) ? (PARTS[game] ?? []) : [];
  return ["board", "play", ...parts.flatMap((part) => WORDS_OF_PARTS[part] ?? [])];
}
