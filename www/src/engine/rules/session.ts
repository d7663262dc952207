import type { CardsReport } from "../../generated/types/CardsReport";
import type { Claim } from "../../generated/types/Claim";
import type { GameInfo } from "../../generated/types/GameInfo";
import type { Layout } from "../../generated/types/Layout";
import type { Mix } from "../../generated/types/Mix";
import type { MoveTree } from "../../generated/types/MoveTree";
import type { Refusal } from "../../generated/types/Refusal";
import type { Sight } from "../../generated/types/Sight";
import type { Snapshot } from "../../generated/types/Snapshot";
import type { Step } from "../../generated/types/Step";
import type { Language } from "../../i18n/language";

/** Values of a game's options by name; what is missing has its default. */
export type Options = Readonly<Record<string, string>>;

/** Where cards come from: the browser, a pledged secret, or a real deck on the table. */
export type CardMode = "random" | "provable" | "own";

/** More actions than any game has. */
export const ALL = 0xffff_ffff;

/** Whose piece letters move texts use. */
export const STYLES = ["cs", "en", "de", "pl", "figurine"] as const;
export type Style = (typeof STYLES)[number];

/** The letters of a language; Slovak ones are the Czech ones. */
export const lettersOf = (language: Language): Style => (language === "sk" ? "cs" : language);

/** Header of a record: White, Black, Event, Site, Date, Round and any other name. */
export type Tags = Readonly<Record<string, string>>;

/**
 * A game in progress: a tree of moves with a cursor. The wasm class has these methods
 * (`load.ts` fits the arguments); every method may throw a `GameError` and then has
 * changed nothing. What changes the game answers with what it is now, so that one call
 * into the rules does.
 */
export interface GameSession {
  info(): GameInfo;
  options(): Options;
  /** How many levels of opponents it has; 0 where no engine plays it. */
  opponents(): number;
  /** The options as a mix of variants; null in games that have no variants to mix. */
  mix(): Mix | null;
  layout(): Layout;
  /** The position at the cursor and what can be done there. */
  snapshot(): Snapshot;
  /**
   * What follows the first `after` actions of the way to the cursor, up to ply `until`, and what
   * comes right behind them in any case; from 0 to `ALL` it is the whole tree.
   */
  moves(after: number, until: number, style: Style): MoveTree;

  /**
   * Plays action codes at the cursor: follows or adds a variation. Those before one that is
   * refused stay played.
   */
  play(...codes: readonly string[]): Snapshot;
  /** Plays a move as a person writes it: in the letters of a style first, in English and Czech ones too. */
  playText(text: string, style: Style): Snapshot;
  /** Lets chance decide, when it is its turn; pledged cards are turned in the main line only. */
  draw(): Snapshot;
  /**
   * Chooses where cards come from; the record says which, and "" is what it says. A provable
   * game needs the secret it began with; an empty one makes a new one before the first move.
   */
  cards(mode: CardMode | "", secret: string): Tags;
  /** The secret of a provable game, to be kept beside the saved game; else "". */
  cardsSecret(): string;
  /** What a provable game pledged before its first draw, in hexadecimal digits; else "". */
  cardsPledge(): string;
  /**
   * Mixes a word or a throw of the players' own into every card: after the pledge, before the
   * first move. An empty text takes it out again.
   */
  cardsWord(text: string): Tags;
  /** After the end: writes the secret into the record. Nothing can be undone from then on. */
  revealCards(): Tags;
  /** Whether the draws of the record are those that were pledged, and what that does not show. */
  verifyCards(): CardsReport;
  /** Takes the last action back, but nothing that chance has decided. */
  undo(): Snapshot;
  redo(): Snapshot;
  /** Moves the cursor; 0 is the start. */
  goTo(node: number): Snapshot;

  /**
   * Makes the line to `node` the main one; `held` there, what follows are variations, until one of
   * them is promoted.
   */
  promote(node: number, held?: boolean): Snapshot;
  /** Removes `node` and all that follows. */
  remove(node: number): Snapshot;
  /** Puts back what was removed last. */
  restore(): Snapshot;
  /** Sets or clears (empty text) a comment. */
  comment(node: number, text: string): void;
  glyphs(node: number, glyphs: Uint8Array): void;

  /** Notes how long a move took and what its player's clock showed then, in milliseconds. */
  times(node: number, spent: number, clock: number): void;

  /** Ends the game at the cursor; what follows it there goes. */
  resign(side: number): Snapshot;
  /** The clock of a side has run out. */
  timeOut(side: number): Snapshot;
  agreeDraw(): Snapshot;
  /** The draws that the side to move may claim: at once, then with a move that it announces. */
  claims(style: Style): Claim[];
  /** Claims a draw, with the code of the announced move or an empty one. */
  claim(code: string): Snapshot;

  tags(): Tags;
  /** Sets a tag; what the program writes itself, all that begins with `Cards` too, is refused. */
  setTag(name: string, value: string): Tags;
  /** The whole game as text; `Session.read` takes it back. */
  record(style: Style): string;

  /** Why these steps lead to no choice; null when there is nothing to explain. */
  explain(steps: readonly Step[]): Refusal | null;
  /** How far the piece on a cell sees. */
  sight(cell: string): Sight[];
  /** Gives the wasm memory back. */
  free(): void;
}

/** The static side of the wasm class. */
export interface GameSessions {
  /** The games of this wasm module. */
  games(): GameInfo[];
  /** How many levels of opponents a game with these options has; 0 for one without engine. */
  levels(game: string, options: Options): number;
  /** A new game; `position` is a position string, or empty for the start. */
  create(game: string, options: Options, position: string): GameSession;
  /** Reads a record. */
  read(text: string): GameSession;
  /** Reads a bare move list of a game; `position` as for `create`. */
  readMoves(game: string, text: string, options: Options, position: string): GameSession;
}
