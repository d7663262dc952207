import { GameError } from "../game-error";
import type { Problem } from "../generated/types/Problem";
import { isMissingPart } from "../loading/part";
import { openGames } from "../offline/open-games";
import type { GameStore } from "../storage/game-store";
import { check, describe, hashOf, isUntouched, type SavedGame } from "../storage/games";
import { openMatch } from "../storage/open-match";
import { compare } from "./compare";
import type { BackedGame, FoundBackup } from "./format";

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
  /** Games that cannot be read: their numbers in the file, and why. */
  readonly broken: { readonly number: number; readonly game: string; readonly why: Problem }[];
}

type Fate = "added" | "same" | "longer" | "both";

/**
 * Takes in the games of a backup. What is here is never replaced but by the same game further on.
 * Throws `backup-full` where the browser takes no more; read again, the file goes on from there.
 */
export async function restore(
  backup: FoundBackup,
  store: GameStore,
  told: (done: number, all: number) => void = () => {},
): Promise<Restored> {
  const restored: Restored = { added: 0, same: 0, longer: 0, both: 0, unread: 0, broken: [] };
  for (const number of backup.misfits)
    restored.broken.push({ number, game: "", why: GameError.of("backup-misfit").problem });
  for (const [at, game] of backup.games.entries()) {
    told(at, backup.games.length);
    try {
      restored[await takeIn(game, store)]++;
    } catch (thrown) {
      const error = GameError.from(thrown);
      if (isMissingPart(error)) throw error;
      if (error.code === "storage-unread") throw error;
      if (error.code === "backup-full") {
        const count = restored.added + restored.longer + restored.both;
        throw GameError.of("backup-full", { count: String(count) });
      }
      restored.broken.push({ number: numberOf(backup, at), game: game.game, why: error.problem });
    }
  }
  for (const value of backup.unread) {
    if (await takeUnread(value, store)) restored.added++;
    else restored.unread++;
  }
  return restored;
}

/** The number of a game among all of the file. */
function numberOf({ misfits }: FoundBackup, at: number): number {
  let number = at + 1;
  for (const misfit of misfits) if (misfit <= number) number++;
  return number;
}

async function takeIn(backed: BackedGame, store: GameStore): Promise<Fate> {
  const match = await openMatch({ ...backed, result: null });
  try {
    if (match.live.gameResult) match.mode = "analyse";
    const { id, created, bottom, updated } = backed;
    const game = describe(match, { id, created, bottom }, updated);
    const there = await store.get(id);
    if (!there) {
      if (isUntouched(match)) return "same";
      await put(game, store);
      return "added";
    }
    const relation = "why" in there ? "apart" : await relationTo(there, match);
    if (relation === "same" || relation === "less") return "same";
    // A game that is open would be saved over what is read now.
    if (relation === "more" && !(await openGames()).has(id)) {
      await put({ ...game, bottom: (there as SavedGame).bottom }, store);
      return "longer";
    }
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
async function takeUnread(value: unknown, store: GameStore): Promise<boolean> {
  const { id, raw } = (value ?? {}) as { readonly id?: unknown; readonly raw?: unknown };
  if (typeof id !== "string" || typeof raw !== "string") return false;
  try {
    const found = check(id, JSON.parse(raw));
    if ("why" in found) return false;
    if (!(await store.get(id))) await put(found, store);
    return true;
  } catch (thrown) {
    if (thrown instanceof GameError) throw thrown;
    return false;
  }
}
