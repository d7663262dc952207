import type { Phrase } from "../generated/types/Phrase";
import type { Problem } from "../generated/types/Problem";
import type { Language } from "./language";

/** Says things in the player's language. */
export interface Words {
  readonly language: Language;
  /** Whether there is a message of this id, or an attribute where the id ends in `.name`. */
  has(id: string): boolean;
  /** A message by id. An unknown id shows as the id itself and fails a test. */
  text(id: string, args?: Readonly<Record<string, string | number>>): string;
  /** A sentence that the rules made. */
  phrase(phrase: Phrase): string;
  /** An error in words, with its place when it has one. */
  problem(problem: Problem): string;
}
