import { GameError } from "../game-error";
import type { Problem } from "../generated/types/Problem";
import { isMissingPart } from "../loading/part";
import type { GameStore } from "../storage/game-store";
import { check, describe, type SavedGame } from "../storage/games";
import { hashOf } from "../storage/ids";
import { openMatch } from "../storage/open-match";
import { whileClosed } from "../storage/while-closed";
import { compare } from "./compare";
import { type BackedGame, type FoundBackup, isBegun, isId } from "./format";

/** What has become of the games of a backup. */
export interface Restored {
  /** Games that were not here. */
  added: number;
  /** Games that are here already, as they are in the file or further on. */
  same: number;
  /** Games that had gone on further in the file. */
  longer: number;
  /** Games that are another here than in the file: both are kept. */
  both: number;
  /** What was no game that can be read when the backup was written, and is none now. */
  unread: number;
  readonly broken: BrokenGame[];
  /** The numbers of all that was not taken in: see `leftIn`. */
  readonly left: number[];
}

/** A game that cannot be read: its number in the file, and why. */
export interface BrokenGame {
  readonly number: number;
  readonly game: string;
  readonly why: Problem;
}

type Fate = "added" | "same" | "longer" | "both";

/**
 * Takes in the games of a backup. What is here is never replaced but by the same game further on.
 * Throws `backup-full` where the browser takes no more; read again, the file goes on from there.
 */
export async function restore(
  backup: Omit<FoundBackup, "entries">,
  store: GameStore,
  told: (done: number, all: number) => void = () => {},
): Promise<Restored> {
  const restored: Restored = {
    added: 0,
    same: 0,
    longer: 0,
    both: 0,
    unread: 0,
    broken: backup.misfits.map((number) => ({
      number,
      game: "",
      why: GameError.of("backup-misfit").problem,
    })),
    left: [...backup.misfits],
  };
  /** Takes in one; what the rules say against it. */
  const taken = async (run: () => Promise<Fate>): Promise<GameError | null> => {
    try {
      restored[await run()]++;
      return null;
    } catch (thrown) {
      const error = GameError.from(thrown);
      if (isMissingPart(error) || error.code === "storage-unread") throw error;
      if (error.code !== "backup-full") return error;
      const count = restored.added + restored.longer + restored.both;
      throw GameError.of("backup-full", { count: String(count) });
    }
  };
  for (const [at, game] of backup.games.entries()) {
    told(at, backup.games.length);
    const error = await taken(() => takeIn(game, store));
    if (!error) continue;
    const number = numberOf(backup, at);
    restored.broken.push({ number, game: game.game, why: error.problem });
    restored.left.push(number);
  }
  for (const [at, value] of backup.unread.entries()) {
    const game = gameIn(value);
    if (game && !(await taken(() => takeIn(game, store)))) continue;
    restored.unread++;
    restored.left.push(backup.games.length + backup.misfits.length + at + 1);
  }
  return restored;
}

/** The number of a game among all of the file. */
function numberOf({ misfits }: Pick<FoundBackup, "misfits">, at: number): number {
  let number = at + 1;
  for (const misfit of misfits) if (misfit <= number) number++;
  return number;
}

async function takeIn(backed: BackedGame | SavedGame, store: GameStore): Promise<Fate> {
  const match = await openMatch({ ...backed, result: null });
  try {
    if (match.live.gameResult) match.mode = "analyse";
    const { id, created, bottom, side, updated, begun } = backed;
    const clock = isBegun(begun) ? { begun } : {};
    const game = describe(match, { id, created, bottom, side, ...clock }, updated);
    const there = await store.get(id);
    if (!there) {
      await put(game, store);
      return "added";
    }
    const relation = "why" in there ? "apart" : await relationTo(there, match);
    if (relation === "same" || relation === "less") return "same";
    // A game that is open would be saved over what is read now.
    const replace = async () => {
      const { bottom, side = game.side, begun } = there as SavedGame;
      // That it was played by a clock here holds for the rest of it.
      await put({ ...(begun && { begun }), ...game, bottom, side }, store);
    };
    if (relation === "more" && (await whileClosed(id, replace))) return "longer";
    // The same file leads to the same copy.
    const copy = `${id}~${hashOf(game.record)}`;
    if (await store.get(copy)) return "same";
    await put({ ...game, id: copy }, store);
    return "both";
  } finally {
    match.close();
  }
}

async function relationTo(there: SavedGame, match: Parameters<typeof compare>[0]) {
  const known = await openMatch(there).catch((thrown: unknown) => {
    if (isMissingPart(thrown)) throw thrown;
    return null;
  });
  if (!known) return "apart";
  try {
    return compare(match, known);
  } finally {
    known.close();
  }
}

async function put(game: SavedGame, store: GameStore): Promise<void> {
  if (!(await store.put(game))) throw GameError.of("backup-full");
}

/** What an older version could not read may be a game to this one. */
function gameIn(value: unknown): SavedGame | null {
  const { id, raw } = (value ?? {}) as { readonly id?: unknown; readonly raw?: unknown };
  if (!isId(id) || typeof raw !== "string") return null;
  try {
    const found = check(id, JSON.parse(raw));
    return "why" in found ? null : found;
  } catch {
    return null;
  }
}
