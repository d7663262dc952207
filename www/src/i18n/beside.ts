import { SKELETONS } from "../generated/types/Skeletons";
import type { PartName } from "../generated/types/PartName";

/** Message files that a part of a board speaks with. */
export const WORDS_OF_PARTS: Partial<Record<PartName, readonly string[]>> = {
  cards: ["deck"],
  space: ["space"],
};

/** The message files that a game needs besides its own: those of every board, and of its parts. */
export function namesBefore(game: string): readonly string[] {
  const parts = Object.hasOwn(SKELETONS, game) ? (SKELETONS[game]?.parts ?? []) : [];
  return ["board", "play", ...parts.flatMap((part) => WORDS_OF_PARTS[part] ?? [])];
}
