import type { Place } from "../generated/types/Place";
import { GameError } from "../game-error";
import type { SavedGame } from "../storage/games";
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
}

const LINE = "\n";

/** A backup as text that a person can read: records line by line, times as dates. */
export function writeBackup({ written, settings, games, unread }: Backup): string {
  const date = (time: number) => new Date(time).toISOString();
  const plain = games.map(({ record, cursor, created, updated, ...rest }) => ({
    ...rest,
    created: date(created),
    updated: date(updated),
    ...(cursor ? { cursor: cursor.join(" ") } : {}),
    record: record.split(LINE),
  }));
  const head = { klubovna: KIND, version: BACKUP_VERSION, written: date(written) };
  return `${JSON.stringify({ ...head, settings, games: plain, unread }, null, 1)}\n`;
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

function readGame(value: unknown): BackedGame | null {
  if (!isObject(value)) return null;
  const { id, game, mode, bottom, cursor, secret, record } = value;
  const [created, updated] = [time(value["created"]), time(value["updated"])];
  if (typeof id !== "string" || !ID.test(id) || typeof game !== "string") return null;
  if (mode !== "play" && mode !== "analyse") return null;
  if (typeof bottom !== "number" || created === null || updated === null) return null;
  if (!Array.isArray(record) || !record.every((line) => typeof line === "string")) return null;
  const codes = typeof cursor === "string" ? cursor.split(" ").filter(Boolean) : null;
  return {
    id,
    game,
    mode,
    bottom,
    created,
    updated,
    cursor: codes,
    ...(typeof secret === "string" ? { secret } : {}),
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
