// What pages may use of `<board-game>`. The manifest, the types of the package, the table of the
// README and the page for webmasters are made from the comments here, so no internals are named.

/** What is wrong: a stable code, its arguments, and its place where a text was read. */
export interface BoardProblem {
  readonly code: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly at: { readonly line: number; readonly column: number } | null;
}

/** What methods reject with; `message` is in the language of the board. */
export interface BoardGameError extends Error {
  readonly code: string;
  readonly problem: BoardProblem;
}

export type BoardMode = "play" | "replay" | "diagram" | "analyse";

/** What `load` is to show. Of `record`, `src` and `position` at most one; none is a new game. */
export interface LoadRequest {
  /** The game; a record names its own, and else it stays the one of the attribute. */
  readonly game?: string;
  /** A record, a move list, or a game written by a shogi program. */
  readonly record?: string;
  /** The address of a file with one. */
  readonly src?: string;
  /** A position to begin with. */
  readonly position?: string;
  /** As the attribute; missing, the attribute holds unless `game` is given. */
  readonly options?: string;
  /** As the attribute, which holds where it is missing. */
  readonly mode?: BoardMode;
  /** As the attribute, which holds where it is missing; 0: no computer. */
  readonly level?: number;
}

/** A ply of the line on view, a way to go, or a node that an event has named. */
export type Destination =
  | number
  | "start"
  | "previous"
  | "next"
  | "end"
  | { readonly node: number };

/** Whose letters stand for pieces in a record. */
export type Letters = "en" | "cs" | "figurine";

/** A place in a game. */
export interface BoardPlace {
  /** Of the tree of moves; 0 is the start. */
  readonly node: number;
  /** Actions from the start. */
  readonly ply: number;
  /** A position string, as the attribute takes it. */
  readonly position: string;
}

/** How a move was made; `program`: by the computer or by `play`. */
export type MoveVia = "drag" | "click" | "key" | "text" | "program";

/** The detail of each event. All bubble and leave shadow trees. */
export interface BoardGameEvents {
  /** The game is there and can be looked at or played. */
  "bg-ready": { readonly game: string };
  /** A person is about to move; `preventDefault()` refuses it. `position` is the one before the move. */
  "bg-before-move": {
    readonly code: string;
    readonly via: MoveVia;
    readonly side: number;
    readonly ply: number;
    readonly position: string;
  };
  /** A move was made, whoever made it. Turning a card is told once, when it is known which one it is. */
  "bg-move": {
    readonly code: string;
    readonly via: MoveVia;
    readonly position: string;
    readonly ply: number;
  };
  /** Another position of the game is looked at. */
  "bg-navigate": BoardPlace;
  /** The game is over; `winner` is 0, 1 or null for a draw. */
  "bg-end": { readonly winner: number | null; readonly reason: string };
  /** An attribute, a file, a position or a record is bad; `message` is in the language of the board. */
  "bg-error": { readonly problem: BoardProblem; readonly message: string };
  /** The board was turned round; `bottom` is the side that is below now. */
  "bg-flip": { readonly bottom: number };
}

/**
 * A board on a page: it plays, replays or shows a game.
 *
 * @slot - What is shown where scripts do not run, or nothing can be shown; in the modes replay and analyse the record itself, unless `src` or `position` is given.
 * @slot near - Beside the trays of the player below; the name that the record gives by default.
 * @slot far - Beside the trays of the player above; the name that the record gives by default.
 * @csspart board - The board itself, without trays and text.
 * @csspart caption - The line below.
 * @csspart status - Whose turn it is, or who has won.
 * @csspart navigation - The buttons to go through a game.
 * @csspart moves - The list of moves.
 * @csspart fault - What is wrong, in words.
 * @cssprop --bg-board-max - The greatest width of the board alone.
 * @cssprop --bg-square-a - Light squares.
 * @cssprop --bg-square-b - Dark squares.
 * @cssprop --bg-accent - What is chosen.
 * @cssprop --bg-mark-from - Where the last move came from.
 * @cssprop --bg-mark-to - Where the last move went.
 * @cssprop --bg-mark-legal - Where a piece may go.
 * @cssprop --bg-white-body - The pieces of White.
 * @cssprop --bg-black-body - The pieces of Black.
 * @cssprop --bg-paper - The background of messages and questions.
 * @cssprop --bg-ink - The text on it.
 * @cssprop --bg-ground - The background of a board with a `theme`.
 */
export interface BoardGameElement extends HTMLElement {
  /** Which game; a record names its own. */
  game: string | null;
  /** A game of two people or against the computer; a record to step through; a picture; an analysis, where any moves can be tried. */
  mode: BoardMode | null;
  /** A record, a move list or a KIF, CSA or USI file to open, in UTF-8 or -16, Shift_JIS or Windows-1250. */
  src: string | null;
  /** In the mode play the computer plays the other side at this level: 1, 2, 3… While it thinks, a move can be chosen ahead. */
  get level(): string | null;
  set level(level: string | number | null);
  /** Options of the game, such as `draw_plies=50`. */
  options: string | null;
  /** Colours. */
  theme: "auto" | "light" | "dark" | null;
  /** The other side is below. */
  flipped: boolean;
  /** The letters and digits at the edge: in the squares, or outside them on the page; `none` (or `false`) leaves them out. */
  get coordinates(): "inside" | "outside" | "none" | null;
  set coordinates(coordinates: "inside" | "outside" | "none" | boolean | null);
  /** In games where it matters: how many pieces of each side aim at a square. */
  counts: boolean;
  /** A line below the board. */
  caption: string | null;
  /** Milliseconds of an animation, 0 to 2000. */
  get speed(): string | null;
  set speed(speed: string | number | null);
  /** The greatest width in pixels; otherwise the board is as wide as there is room. */
  get size(): string | null;
  set size(size: string | number | null);
  /** The board alone: no names, no text and no buttons below it; no trays beside a diagram. */
  bare: boolean;
  /** What is painted on shogi tiles. */
  pieces: "animals" | "kanji" | "letters" | null;
  /** What chess pieces look like: those of the club, angular ones, or signs of how they move. */
  set: "house" | "angular" | "signs" | null;
  /** What the board is made of; `print` is black on white, with patterns in the place of colours. */
  board: "wood" | "moss" | "slate" | "stone" | "print" | null;
  /** How large and bold marks on squares are. */
  marks: "small" | "medium" | "large" | null;
  /** The boards of Tri-D chess as a plan, in space (WebGL), or side by side. */
  levels: "flat" | "space" | "both" | null;
  /** Language, cs, en, sk, de or pl; when missing, that of the page. */
  lang: string;

  /** Shows another game. The promise resolves when it is there; what was shown stays if anything is wrong. The attributes do not change; if you change one later, that one holds. */
  load(what: LoadRequest): Promise<void>;
  /** Plays a move, written as on paper (Rh7) or as the code of an event: where the game goes on, in a replay at its end. */
  play(move: string): Promise<BoardGameEvents["bg-move"]>;
  /** Looks at another position of the game: a ply, start, previous, next, end, or a node. */
  goTo(where: Destination): Promise<BoardPlace>;
  /** The whole game as text, with variations and comments; `load` takes it back. */
  record(letters?: Letters): Promise<string>;
  /** The position that is shown, as text. */
  get position(): () => Promise<string>;
  /** Where to begin: a position as text. */
  set position(position: string | null);
  /** Turns the board round, or shows it as a side (0 or 1) sees it. */
  flip(side?: number): void;
}

declare global {
  interface HTMLElementEventMap extends BoardGameEventMap {}
  interface DocumentEventMap extends BoardGameEventMap {}
  interface WindowEventMap extends BoardGameEventMap {}
}

/** The events as listeners get them. */
export type BoardGameEventMap = {
  [name in keyof BoardGameEvents]: CustomEvent<BoardGameEvents[name]>;
};
