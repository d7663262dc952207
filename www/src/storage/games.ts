import { ALL, type GameSession } from "../engine/rules/session";
import type { BegunTurn } from "../clock/game-clock";
import type { Match } from "../game/match";
import { Moves } from "../game/moves";
import { settle } from "../game/settle";

/** Version of what is stored; a newer one is left alone. */
export const STORED_VERSION = 2;

/** The first version: it knows no `since`, and always tells the cursor. */
const FIRST_VERSION = 1;

/** A saved game. The record is the game; the rest helps to list it. */
export interface SavedGame {
  readonly version: number;
  readonly id: string;
  readonly game: string;
  /** The game as text, in English letters; all of it but what `since` tells. */
  readonly record: string;
  /** Where the cursor of the record stands: action codes from the start; null is its end. */
  readonly cursor: readonly string[] | null;
  /** The actions that were played there afterwards. */
  readonly since?: readonly string[];
  readonly mode: "play" | "analyse";
  /** Which side sat at the bottom. */
  readonly bottom: number;
  /** Once a link has brought it or gone on with it: the side of whoever plays here, however the board is turned. */
  readonly side?: number | undefined;
  /** The position string at the cursor, for a picture. */
  readonly position: string;
  readonly options: string;
  readonly white: string;
  readonly black: string;
  readonly plies: number;
  /** The side on turn; null when the game is over. */
  readonly turn: number | null;
  readonly result: { readonly winner: number | null; readonly reason: string } | null;
  /** In a game with a clock: the turn that had begun. */
  readonly begun?: BegunTurn;
  /** What a provable deal is made from; the record holds it only after the end. */
  readonly secret?: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** What is stored but cannot be read: broken, or written by a newer version. */
export interface Unreadable {
  readonly id: string;
  readonly why: "newer" | "broken";
  /** What is there, as text to take away. */
  readonly raw: string;
}

export interface Saved {
  readonly games: readonly SavedGame[];
  readonly unreadable: readonly Unreadable[];
}

/** Whether a newer version has written this. */
export function isNewer(value: unknown): boolean {
  const version = (value as Partial<SavedGame> | null | undefined)?.version;
  return typeof version === "number" && version > STORED_VERSION;
}

/** Milliseconds from 1970 to the last moment that has a date. */
export const LAST_TIME = 8.64e15;

/** Whether a value is a moment that can be written as a date. */
const isTime = (value: unknown): boolean =>
  typeof value === "number" && Math.abs(value) <= LAST_TIME;

/** Whether a value is the number of a side of a board. */
export const isSide = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 3;

/** A stored value as the game that it is, or why it is none. */
export function check(id: string, value: unknown): SavedGame | Unreadable {
  const raw = () => JSON.stringify(value, null, 2) ?? String(value);
  if (typeof value !== "object" || value === null) return { id, why: "broken", raw: raw() };
  const found: Partial<Record<keyof SavedGame, unknown>> = value;
  if (isNewer(value)) return { id, why: "newer", raw: raw() };
  const texts = [found.game, found.record, found.position, found.white, found.black, found.options];
  const times = [found.created, found.updated];
  const codes = (list: unknown) =>
    Array.isArray(list) && list.every((code) => typeof code === "string");
  const fits =
    (found.version === STORED_VERSION || found.version === FIRST_VERSION) &&
    found.id === id &&
    texts.every((text) => typeof text === "string") &&
    Number.isFinite(found.plies) &&
    times.every(isTime) &&
    isSide(found.bottom) &&
    (found.cursor === null || codes(found.cursor)) &&
    (found.since === undefined || codes(found.since)) &&
    (found.mode === "play" || found.mode === "analyse") &&
    (found.turn === null || typeof found.turn === "number") &&
    typeof found.result === "object" &&
    (found.secret === undefined || typeof found.secret === "string");
  // Every field was looked at just now.
  if (fits) return value as SavedGame;
  return { id, why: "broken", raw: typeof found.record === "string" ? found.record : raw() };
}

/** Whether nobody has made a move or noted anything: nothing that would be missed. */
export function isUntouched(match: Pick<Match, "moves" | "live">): boolean {
  const { isEmpty, comment } = match.moves();
  return isEmpty && !comment && !match.live.gameResult;
}

/** The part of a saved game that grows. */
export type Written = Pick<SavedGame, "record" | "cursor" | "since">;

/** Records are opened at the end of their main line: then nothing has to be said. */
export const cursorAt = (moves: Moves, node: number): SavedGame["cursor"] =>
  node === (moves.line.at(-1)?.id ?? 0) ? null : moves.codesTo(node);

/** A game, all of it. */
export const written = (match: Pick<Match, "moves" | "live" | "record">): Written => ({
  record: match.record("en"),
  cursor: cursorAt(match.moves(), match.live.node),
});

/** What is saved of a match. */
export function describe(
  match: Pick<Match, "info" | "options" | "live" | "mode" | "moves" | "tags" | "record" | "deal">,
  known: Pick<SavedGame, "id" | "created" | "bottom" | "side" | "begun">,
  now = Date.now(),
  grown = written(match),
): SavedGame {
  const { live, options, tags, mode } = match;
  const { secret } = match.deal;
  const moves = match.moves();
  const mix = match.info.options.filter(({ id, default: standard }) => options[id] !== standard);
  return {
    version: STORED_VERSION,
    ...known,
    mode,
    game: match.info.id,
    ...grown,
    position: live.position,
    options: mix.map(({ id }) => `${id}=${options[id]}`).join(" "),
    white: tags["White"] ?? "",
    black: tags["Black"] ?? "",
    plies: moves.line.filter(({ implied }) => !implied).length,
    turn: live.gameResult ? null : live.scene.turn.side,
    result: live.gameResult,
    ...(secret ? { secret } : {}),
    updated: now,
  };
}

/** Brings a session that has read the record of a saved game to where that game stood. */
export function resume(
  session: GameSession,
  { cursor, since = [], mode }: Pick<SavedGame, "cursor" | "since" | "mode">,
): void {
  if (cursor) restore(session, cursor);
  if (since.length === 0) return;
  const now = session.play(...since);
  if (mode === "play" && !now.atEnd) settle(session, now, new Moves(session.moves(0, ALL, "en")));
}

/** What there is of a saved game as text, also where the rules refuse it. */
export const rawOf = ({ record, since = [] }: Pick<SavedGame, "record" | "since">): string =>
  [record, ...since].join(" ");

/** Puts the cursor of a session where it stood; as far as its codes lead. */
export function restore(session: GameSession, cursor: readonly string[]): void {
  const moves = new Moves(session.moves(0, ALL, "en"));
  session.goTo(moves.follow(cursor).at(-1) ?? 0);
}
