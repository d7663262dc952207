import { GAME_IDS } from "../engine/rules/load";
import { LISTED_GAMES, type ListedGame } from "../generated/types/ListedGames";

/** What is said of a game on its card, where it is known. */
interface Facts {
  /** From so many years. */
  readonly age?: number;
  /** How long a game typically takes. */
  readonly minutes?: number;
  /** The clocks by which it is usually played, as the tag of a record tells them. */
  readonly clocks?: readonly string[];
  /** The games with comments that there are, in the order in which they are offered. */
  readonly samples?: readonly SampleKind[];
}

/**
 * A game with comments: a published one (`sample`), or the first or second that our own programs
 * played. Its records are named by it.
 */
export type SampleKind = "sample" | "own" | "second";

/** What the pages know of a game besides its rules in wasm. */
export interface GameCard extends ListedGame, Facts {
  /** Games with comments to look through. */
  readonly samples: readonly SampleKind[];
}

const FACTS = import.meta.glob<Facts>("./*/facts.json", { eager: true, import: "default" });

const card = (game: ListedGame): GameCard => ({
  ...game,
  samples: [],
  ...FACTS[`./${game.id}/facts.json`],
});

/** Every game there are pages for, in the order in which the club shows them. */
export const ALL_GAMES: readonly GameCard[] = LISTED_GAMES.map(card);

/** The games that this build has the rules of. */
export const GAMES: readonly GameCard[] = ALL_GAMES.filter(({ id }) => GAME_IDS.includes(id));

export const gameCard = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id);
