import type { GameStore } from "../storage/game-store";
import { isSide, type SavedGame, written } from "../storage/games";
import { openMatch } from "../storage/open-match";
import { isMissingPart } from "../loading/part";
import { type BackedGame, type Backup, isBegun } from "./format";

/** Everything that this browser keeps, as a backup. */
export async function collect(
  store: GameStore,
  settings: object,
  told: (done: number, all: number) => void = () => {},
  now = Date.now(),
): Promise<Backup> {
  const { games, unreadable } = await store.all();
  const backed: BackedGame[] = [];
  const unread: unknown[] = unreadable.map(({ id, why, raw }) => ({ id, why, raw }));
  for (const game of games) {
    const found = await backedUp(game);
    if (found) backed.push(found);
    else unread.push({ id: game.id, why: "broken", raw: JSON.stringify(game) });
    told(backed.length, games.length);
    // Whoever waits for many sees how far it is.
    if (backed.length % 20 === 0) await new Promise((done) => setTimeout(done));
  }
  return { written: now, settings: { ...settings }, games: backed, unread };
}

/** A game with all of it in its record; null where the rules refuse what is stored. */
async function backedUp(saved: SavedGame): Promise<BackedGame | null> {
  const { id, game, mode, bottom, created, updated, side, secret, begun, since } = saved;
  // What was stored may be anything, and must not keep the game from being read.
  const more = { ...(secret ? { secret } : {}), ...(isBegun(begun) ? { begun } : {}) };
  const own = isSide(side) ? { side } : {};
  const known = { id, game, mode, bottom, ...own, created, updated, ...more };
  if (!since?.length) return { ...known, record: saved.record, cursor: saved.cursor };
  try {
    const match = await openMatch(saved);
    const { record, cursor } = written(match);
    match.close();
    return { ...known, record, cursor };
  } catch (thrown) {
    if (isMissingPart(thrown)) throw thrown;
    return null;
  }
}
