import { GAME_IDS } from "../engine/rules/load";
import type { EmblemName } from "../generated/emblems";
import type { Language } from "../i18n/words";
import { part } from "../loading/part";

/** What the pages know of a game besides its rules in wasm. */
export interface GameCard {
  readonly id: string;
  readonly emblem: EmblemName;
  readonly players: readonly number[];
  /** From so many years, where that is known. */
  readonly age: number | null;
  /** How long a game typically takes, where that is known. */
  readonly minutes: number | null;
  /** Cards are drawn: the players choose where from. */
  readonly cards?: true;
  /** A record with comments to look through. */
  readonly sample?: (language: Language) => Promise<string>;
}

/** Every game there are pages for. */
export const ALL_GAMES: readonly GameCard[] = [
  {
    id: "folky",
    emblem: "emblem-folky",
    players: [2, 4],
    age: 5,
    minutes: 30,
    sample: (language) =>
      language === "cs"
        ? part(
            async () =>
              (await import("../../../crates/folky/records/sample-game.cs.txt?raw")).default,
          )
        : part(
            async () =>
              (await import("../../../crates/folky/records/sample-game.en.txt?raw")).default,
          ),
  },
  {
    id: "mixtour",
    emblem: "emblem-mixtour",
    players: [2],
    age: 8,
    minutes: null,
  },
  {
    id: "raindropchess",
    emblem: "emblem-raindropchess",
    players: [2],
    age: null,
    minutes: null,
    cards: true,
  },
  {
    id: "animal-shogi",
    emblem: "emblem-animal-shogi",
    players: [2],
    age: null,
    minutes: null,
  },
  {
    id: "tri-d-chess",
    emblem: "emblem-tri-d-chess",
    players: [2],
    age: null,
    minutes: null,
  },
];

/** The games that this build has the rules of, in the order of the home page. */
export const GAMES: readonly GameCard[] = ALL_GAMES.filter(({ id }) => GAME_IDS.includes(id));

export const gameCard = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id);
