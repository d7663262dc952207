import type { BegunTurn } from "../clock/game-clock";
import type { Place } from "../generated/types/Place";
import { GameError } from "../game-error";
import { isSide, LAST_TIME, type SavedGame } from "../storage/games";
import { faultIn } from "./json-fault";
import { isBackup, KIND } from "./kind";

/** Version of the format; a newer one is left alone. */
export const BACKUP_VERSION = 1;
/** Bytes; a game takes some kilobytes. */
export const LARGEST = 50_000_000;

/** A game in a backup: its record, and what a record does not tell. */
export interface BackedGame extends Pick<
  SavedGame,
  "id" | "game" | "mode" | "bottom" | "created" | "updated" | "cursor"
> {
  readonly secret?: string;
  /** In a game with a clock: the turn that had begun. */
  readonly begun?: BegunTurn;
  /** In a game that came by link or is played by links: the side of whoever plays here. */
  readonly side?: number;
  readonly record: string;
}

/** All that a browser keeps. */
export interface Backup {
  readonly written: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly games: readonly BackedGame[];
  /** What was stored and could not be read: broken, or of a newer version. */
  readonly unread: readonly unknown[];
}

/** What was found in a backup: games that fit the format, and the numbers of those that do not. */
export interface FoundBackup extends Backup {
  readonly misfits: readonly number[];
  /** All games as they are in the file, also those that do not fit. */
  readonly entries: readonly unknown[];
}

/** What of a file was not taken in, as it is there: whoever writes the file again keeps it. */
export interface Left {
  readonly games: readonly unknown[];
  readonly unread: readonly unknown[];
}

/** What has these numbers in a backup: games count from 1, and what was unread goes on after them. */
export function leftIn({ entries, unread }: FoundBackup, numbers: readonly number[]): Left {
  const of = (list: readonly unknown[], before: number) =>
    list.filter((_, at) => numbers.includes(before + at + 1));
  return { games: of(entries, 0), unread: of(unread, entries.length) };
}

const LINE = "\n";

/** A backup as text that a person can read: records line by line, times as dates. */
export function writeBackup(
  { written, settings, games, unread }: Backup,
  left: Left = { games: [], unread: [] },
): string {
  // One wrong time must not stand in the way of all the other games.
  const date = (time: number) =>
    new Date(Math.min(Math.max(time || 0, -LAST_TIME), LAST_TIME)).toISOString();
  const plain = games.map(({ record, cursor, created, updated, ...rest }) => ({
    ...rest,
    created: date(created),
    updated: date(updated),
    ...(cursor ? { cursor: cursor.join(" ") } : {}),
    record: record.split(LINE),
  }));
  const head = { klubovna: KIND, version: BACKUP_VERSION, written: date(written) };
  const all = { games: once(plain, left.games), unread: once(unread, left.unread) };
  return `${JSON.stringify({ ...head, settings, ...all }, null, 1)}\n`;
}

/** Both lists, and what is in both only once. */
function once(some: readonly unknown[], more: readonly unknown[]): readonly unknown[] {
  if (more.length === 0) return some;
  const there = new Set(some.map((value) => JSON.stringify(value)));
  return [...some, ...more.filter((value) => !there.has(JSON.stringify(value)))];
}

/** Reads a backup; throws where it is none, broken (with the place) or of a newer version. */
export function readBackup(text: string, file: string): FoundBackup {
  const clean = text.replace(/^\u{feff}/u, "");
  let found: unknown;
  try {
    found = JSON.parse(clean);
  } catch {
    throw isBackup(clean) ? broken(clean) : GameError.of("backup-not", { file });
  }
  if (!isObject(found) || found["klubovna"] !== KIND) throw GameError.of("backup-not", { file });
  const { version, written, settings, games, unread } = found;
  if (typeof version !== "number") throw GameError.of("backup-not", { file });
  if (version > BACKUP_VERSION)
    throw GameError.of("backup-newer", { version: String(version), known: String(BACKUP_VERSION) });
  if (!Array.isArray(games)) throw GameError.of("backup-not", { file });
  const read = games.map(readGame);
  return {
    written: time(written) ?? 0,
    settings: isObject(settings) ? settings : {},
    games: read.filter((game) => game !== null),
    unread: Array.isArray(unread) ? unread : [],
    misfits: read.flatMap((game, at) => (game ? [] : at + 1)),
    entries: games,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const time = (value: unknown): number | null => {
  const found = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isFinite(found) ? found : null;
};

/** An id goes into addresses and names of locks. */
const ID = /^[\w~-]{1,100}$/;

export const isId = (value: unknown): value is string =>
  typeof value === "string" && ID.test(value);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether a value is a turn that had begun, as clocks keep it. */
export const isBegun = (value: unknown): value is BegunTurn =>
  isObject(value) && isCount(value["ply"]) && isCount(value["passed"]);

function readGame(value: unknown): BackedGame | null {
  if (!isObject(value)) return null;
  const { id, game, mode, bottom, cursor, side, secret, begun, record } = value;
  const [created, updated] = [time(value["created"]), time(value["updated"])];
  if (!isId(id) || typeof game !== "string") return null;
  if (mode !== "play" && mode !== "analyse") return null;
  // Without it the game had no clock, or the file is an old one.
  if (begun !== undefined && !isBegun(begun)) return null;
  if (side !== undefined && !isSide(side)) return null;
  if (!isSide(bottom) || created === null || updated === null) return null;
  if (!Array.isArray(record) || !record.every((line) => typeof line === "string")) return null;
  const codes = typeof cursor === "string" ? cursor.split(" ").filter(Boolean) : null;
  return {
    id,
    game,
    mode,
    bottom,
    ...(side === undefined ? {} : { side }),
    created,
    updated,
    cursor: codes,
    ...(typeof secret === "string" ? { secret } : {}),
    ...(begun ? { begun: { ply: begun.ply, passed: begun.passed } } : {}),
    record: record.join(LINE),
  };
}

function broken(text: string): GameError {
  const end = text.trimEnd().length;
  const start = Math.min(faultIn(text), end);
  const before = text.slice(0, start).split("\n");
  const at: Place = {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    start,
    end: start,
  };
  const { problem } = GameError.of(start < end ? "backup-broken" : "backup-cut");
  return new GameError({ ...problem, at });
}
