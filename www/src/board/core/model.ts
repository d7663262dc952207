import type { Choice } from "../../generated/types/Choice";
import type { Layout } from "../../generated/types/Layout";
import type { Phrase } from "../../generated/types/Phrase";
import type { Refusal } from "../../generated/types/Refusal";
import type { Scene } from "../../generated/types/Scene";
import type { Sight } from "../../generated/types/Sight";
import type { Step } from "../../generated/types/Step";
import type { Annotation } from "../../game/annotation";
import type { Words } from "../../i18n/words";

/** How names of cells are read aloud. */
export type Spelling = "plain" | "nato" | "anna" | "czech";

/** How boards above each other are shown: taken apart, in space, or both. */
export const LEVELS = ["flat", "space", "both"] as const;

/** All that a board shows. A snapshot of the session fits, with `game` and `layout` added. */
export interface BoardModel {
  /** Id of the game: the front part of its message ids. */
  readonly game: string;
  readonly layout: Layout;
  readonly scene: Scene;
  /** Every action that may be chosen here; none means that the board is only looked at. */
  readonly choices: readonly Choice[];
  /** The last action in sentences, to be read aloud. */
  readonly news: readonly Phrase[];
  /** The same in space, where boards that lie above each other were taken apart. */
  readonly solid?: BoardModel;
}

/** How an action was entered. A dropped piece is not animated again. */
export type Via = "drag" | "click" | "key";

/** What the board needs from whoever owns the game. */
export interface BoardHooks {
  readonly words: Words;
  /** A legal action was entered. */
  choose(code: string, via: Via): void;
  /** Why these steps lead to no action. */
  explain(steps: readonly Step[]): Refusal | null;
  /** How far the piece on a cell sees. */
  sight(cell: string): readonly Sight[];
  /** Plays a move as a person writes it; null, or what is wrong with it in words. */
  playText?(text: string): Promise<string | null>;
  /** Loads the words of a refusal. */
  reasons?(code: string): Promise<unknown>;
  /** A refusal is shown on the board, for a host that can open the rule. */
  refused?(refusal: Refusal): void;
  /** Who sits opposite and the clocks, in words (key `o`). */
  status?(): string;
  /** The person asks for the list of keys (key `?`). */
  help?(): void;
  /** The host has a use of its own for a key, which a person who points wants. */
  taken?(key: string): boolean;
  annotated?(annotations: readonly Annotation[]): void;
}

export interface BoardSettings {
  /** Whose eyes the board is seen with: what is "own". The side at the bottom when null. */
  readonly viewer: number | null;
  /** Which side sits at the bottom. */
  readonly bottom: number;
  readonly coordinates: boolean;
  /** Buttons for commands below the board. */
  readonly commands: boolean;
  /** Which pictures are on tiles: `animals`, `kanji` or `letters`. */
  readonly pieces: string;
  readonly levels: (typeof LEVELS)[number];
  /** Numbers on cells (aim counts). */
  readonly counts: boolean;
  /** Lines of sight of the piece under the pointer. */
  readonly sight: boolean;
  /** Milliseconds of an animation: 0, 120, 250 or 500; 200 when nobody chose. */
  readonly speed: number;
  /** One-step actions ask for a second press. */
  readonly confirm: boolean;
  /** Enlarge and raise what a finger drags. */
  readonly touchLift: boolean;
  /** Single letters are commands (l o p m t i , .). */
  readonly letters: boolean;
  readonly spelling: Spelling;
  readonly annotate: boolean;
  /** Ignore events made by scripts. */
  readonly trusted: boolean;
}

export const DEFAULT_SETTINGS: BoardSettings = {
  viewer: null,
  bottom: 0,
  coordinates: true,
  commands: true,
  pieces: "animals",
  levels: "flat",
  counts: false,
  sight: true,
  speed: 200,
  confirm: false,
  touchLift: true,
  letters: true,
  spelling: "plain",
  annotate: true,
  trusted: false,
};
