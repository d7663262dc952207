import type { Choice } from "../../generated/types/Choice";
import type { Layout } from "../../generated/types/Layout";
import type { Phrase } from "../../generated/types/Phrase";
import type { Refusal } from "../../generated/types/Refusal";
import type { Scene } from "../../generated/types/Scene";
import type { Sight } from "../../generated/types/Sight";
import type { Step } from "../../generated/types/Step";
import type { Annotation } from "../../game/annotation";
import type { Words } from "../../i18n/words";
import type { Spot } from "./interaction";
import type { Coordinates, MarkSize, Taste } from "./taste";

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
  /** The cells of what was chosen ahead, for when it is one's turn again. */
  readonly ahead?: readonly string[];
  /** The same in space, where boards that lie above each other were taken apart. */
  readonly solid?: BoardModel;
}

/** How an action was entered. A dropped piece is not animated again. */
export type Via = "drag" | "click" | "key";

/** What the board needs from whoever owns the game. */
export interface BoardHooks {
  /** What is said; more of it is loaded by the names of message files. */
  readonly words: Words & { load?(...names: readonly string[]): Promise<unknown> };
  /** A legal action was entered. */
  choose(code: string, via: Via): void;
  /** What is unusual about what is touched, in words, the first time or `again`; null for nothing. */
  sign?(spot: Spot, again?: boolean): string | null | undefined;
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
  /** Escape was pressed where nothing is chosen; whether it meant something. */
  cancel?(): boolean;
  /** The host has a use of its own for a key, which a person who points wants. */
  taken?(key: string): boolean;
  annotated?(annotations: readonly Annotation[]): void;
}

export interface BoardSettings extends Taste {
  /** Whose eyes the board is seen with: what is "own". The side at the bottom when null. */
  readonly viewer: number | null;
  /** Which side sits at the bottom. */
  readonly bottom: number;
  /** Pieces of the side at the far end are turned to it. */
  readonly facing: boolean;
  readonly coordinates: Coordinates;
  readonly marks: MarkSize;
  /** Buttons for commands below the board. */
  readonly commands: boolean;
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
  /** Keys that type a character mean something (l o p m t i x , . ? 1–9, and the letters of moves). */
  readonly letters: boolean;
  readonly spelling: Spelling;
  readonly annotate: boolean;
  /** Ignore events made by scripts. */
  readonly trusted: boolean;
}

export const DEFAULT_SETTINGS: BoardSettings = {
  viewer: null,
  bottom: 0,
  facing: false,
  set: "house",
  board: "wood",
  coordinates: "inside",
  marks: "medium",
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
