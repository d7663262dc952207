import { GameError } from "../game-error";
import { openStore, type Watch } from "./database";
import { FreshGames } from "./fresh-games";
import { check, isNewer, type Saved, type SavedGame, type Unreadable } from "./games";
import type { KeyValueStore } from "./key-value";
import { forgetUnsaved, keepUnsaved, unsavedGames } from "./unsaved-games";

/**
 * What becomes of games now: they are saved; saving fails and is tried again; the database
 * does not answer; another tab with an older version holds it; a newer version has written
 * here; or there is nowhere to save them.
 */
export type Keeping = "kept" | "failed" | "silent" | "blocked" | "newer" | "none";

/** Milliseconds that a database has for an answer. */
const PATIENCE = 3000;
/** Milliseconds until what failed is tried again: twice as long each time. */
const SOON = 1000;
const LATE = 30_000;

const SILENT = Symbol("silent");
const NEWER = Symbol("newer");

/**
 * The saved games of this device. What cannot be written stays in hand, is found here like
 * everything else, and is written as soon as that is possible again. A `change` event tells
 * that `keeping` is another.
 */
export class GameStore extends EventTarget {
  readonly #open: (watch: Watch) => Promise<KeyValueStore>;
  #store: KeyValueStore | null = null;
  #opening: Promise<KeyValueStore> | null = null;
  #keeping: Keeping = "kept";
  /** What is not written yet, the latest of each game; null is to be removed. */
  readonly #unwritten = new Map<string, SavedGame | null>();
  /** What an earlier page of this tab could not write, or was removed: meanwhile another tab may have gone on. */
  readonly #restored = new Set<SavedGame>();
  /** Ids under which nothing lies that this version cannot read: saved without looking first. */
  readonly #known = new Set<string>();
  readonly #fresh = new FreshGames();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #delay = SOON;
  /** How often something was asked of the database, and the last of these times that failed. */
  #asked = 0;
  #failed = 0;

  constructor(open: (watch: Watch) => Promise<KeyValueStore> = openStore) {
    super();
    this.#open = open;
    for (const game of unsavedGames()) {
      this.#unwritten.set(game.id, game);
      this.#restored.add(game);
    }
  }

  get keeping(): Keeping {
    return this.#keeping;
  }

  /** Whether something is in hand that closing the window would lose. */
  get waiting(): boolean {
    return this.#unwritten.size > 0;
  }

  /** Opens the database and writes what is in hand; whether that is done. */
  async flush(): Promise<boolean> {
    const asked = ++this.#asked;
    // Where there is a connection, all of this has begun when the caller goes on.
    const write = async (store: KeyValueStore) => {
      await Promise.all([...this.#unwritten].map(([id, game]) => this.#write(store, id, game)));
      return store.lasting;
    };
    try {
      const lasting = await this.#reach(PATIENCE, write, asked);
      // What was asked later may have failed before: it is still to be tried again.
      if (asked < this.#failed) return true;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#delay = SOON;
      this.#say(lasting ? "kept" : "none");
      return true;
    } catch {
      return false;
    }
  }

  /** Every game there is. Throws `storage-unread` where nobody can tell. */
  async all(): Promise<Saved> {
    return this.#sorted(await this.#read((store) => store.all()));
  }

  /** What a list on the screen shows: what cannot be read is told by `keeping`, what is in hand is there. */
  async listed(): Promise<Saved> {
    return this.#sorted(await this.#read((store) => store.all()).catch(() => []));
  }

  #sorted(stored: readonly (readonly [string, unknown])[]): Saved {
    const values = new Map(stored);
    for (const [id, game] of this.#unwritten) {
      if (game) values.set(id, game);
      else values.delete(id);
    }
    const games: SavedGame[] = [];
    const unreadable: Unreadable[] = [];
    for (const [id, value] of values) {
      const found = check(id, value);
      if ("why" in found) unreadable.push(found);
      else games.push(found);
    }
    games.sort((one, other) => other.updated - one.updated);
    return { games, unreadable };
  }

  /** One game; what cannot be read says why. Throws `storage-unread` where nobody can tell. */
  async get(id: string): Promise<SavedGame | Unreadable | null> {
    const held = this.#unwritten.get(id);
    if (held !== undefined) return held;
    const fresh = this.#fresh.get(id);
    if (this.#fresh.has(id) && this.isFresh(id)) return fresh;
    const value = await this.#read((store) => store.get(id)).catch((thrown: unknown) => {
      if (!fresh) throw thrown;
    });
    if (value === undefined) return fresh;
    const found = check(id, value);
    if (!("why" in found)) this.#known.add(id);
    return found;
  }

  /**
   * Saves a game: the write begins within this call. Whether it is written; what is not stays
   * in hand. Something newer under the same id is never overwritten.
   */
  async put(game: SavedGame): Promise<boolean> {
    this.#unwritten.set(game.id, game);
    // A database that is out of order may not answer before the page is left.
    if (this.#keeping !== "kept") this.#keep(game);
    return this.#written();
  }

  /** Saves a game that was removed, if nothing later is there: another tab may have had it open. */
  bringBack(game: SavedGame): Promise<boolean> {
    this.#restored.add(game);
    return this.put(game);
  }

  async remove(id: string): Promise<void> {
    this.#fresh.remove(id);
    this.#unwritten.set(id, null);
    await this.#written();
  }

  /** Removes everything. Throws `storage-unread` where that cannot be done now. */
  async clear(): Promise<void> {
    await this.#read((store) => store.clear());
    this.forget();
  }

  /** Lets go of what this tab has in hand: everything was removed, here or in another tab. Tells it by a `forgotten` event. */
  forget(): void {
    this.#unwritten.clear();
    this.#restored.clear();
    this.#known.clear();
    this.#fresh.clear();
    this.dispatchEvent(new Event("forgotten"));
  }

  /** Keeps a game that nobody has made a move in yet; see `FreshGames`. */
  hold(game: SavedGame): void {
    this.#fresh.put(game);
  }

  /** Whether nobody has made a move in this game yet. */
  isFresh(id: string): boolean {
    return this.#fresh.get(id) !== null && !this.#known.has(id) && !this.#unwritten.has(id);
  }

  /** The page may go: what is still on its way is kept for a reload. */
  leave(): void {
    for (const game of this.#unwritten.values()) this.#keep(game);
  }

  /** This tab has left the game: another one may go on with it. */
  share(id: string): void {
    this.#fresh.share(id);
  }

  /** Another tab has this game now, with all that was in hand here. */
  handOver(id: string): void {
    this.share(id);
    this.#unwritten.delete(id);
    forgetUnsaved(id);
  }

  async #write(store: KeyValueStore, id: string, game: SavedGame | null): Promise<void> {
    if (game) {
      const restored = this.#restored.has(game);
      let past = false;
      const may = (there: unknown) => {
        const found = check(id, there);
        past = restored && !("why" in found) && found.updated > game.updated;
        return !past && !isNewer(there);
      };
      const first = this.#known.has(id) && !restored ? undefined : may;
      // What is later stays.
      if (!(await store.put(id, game, first)) && !past) throw NEWER;
      this.#known.add(id);
      this.#fresh.remove(id);
    } else {
      await store.remove(id);
      this.#known.delete(id);
    }
    const latest = this.#unwritten.get(id);
    // A later one is on its way, or kept for a reload.
    if (latest !== undefined && latest !== game) return;
    this.#unwritten.delete(id);
    if (store.lasting || !game) forgetUnsaved(id);
  }

  /** Keeps for a reload what could not be written; not over what a newer version wrote. */
  #keep(game: SavedGame | null): void {
    if (game && this.#keeping !== "newer") keepUnsaved(game);
  }

  #written(): Promise<boolean> | false {
    const written = this.flush();
    // Nobody waits for a database that is out of order.
    return this.#keeping === "kept" || this.#keeping === "none" ? written : false;
  }

  async #read<T>(run: (store: KeyValueStore) => Promise<T>): Promise<T> {
    // Nobody waits a second time for a database that does not answer.
    const mute = this.#keeping === "silent" || this.#keeping === "blocked";
    try {
      return await this.#reach(mute ? 0 : PATIENCE, run);
    } catch {
      throw GameError.of("storage-unread");
    }
  }

  /** Does something with the database, and says what stands in the way. */
  async #reach<T>(
    patience: number,
    run: (store: KeyValueStore) => Promise<T>,
    asked = ++this.#asked,
    again = true,
  ): Promise<T> {
    let store = this.#store;
    try {
      store ??= await within(patience, this.#connect());
      return await within(patience, run(store));
    } catch (thrown) {
      // What refuses to be overwritten is not out of order.
      if (thrown !== NEWER) {
        if (this.#store === store) this.#store = null;
        store?.close();
      }
      const why = this.#why(thrown);
      // A connection breaks now and then; another one may do.
      if (again && why === "failed") return this.#reach(patience, run, asked, false);
      this.#failed = Math.max(this.#failed, asked);
      this.#say(why);
      this.leave();
      this.#retry();
      throw thrown;
    }
  }

  #why(thrown: unknown): Keeping {
    if (thrown === SILENT) return this.#keeping === "blocked" ? "blocked" : "silent";
    const newer = thrown === NEWER || (thrown as Error | null)?.name === "VersionError";
    return newer ? "newer" : "failed";
  }

  #connect(): Promise<KeyValueStore> {
    if (this.#opening) return this.#opening;
    let mine: KeyValueStore | null = null;
    const watch: Watch = {
      blocked: () => this.#say("blocked"),
      closed: () => {
        if (this.#store === mine) this.#store = null;
        this.#retry();
      },
    };
    const opening = this.#open(watch)
      .then((store) => {
        if (this.#store) {
          store.close();
          return this.#store;
        }
        this.#store = mine = store;
        // Everybody has gone on without it.
        if (this.#opening !== opening) void this.flush();
        return store;
      })
      .finally(() => {
        if (this.#opening === opening) this.#opening = null;
      });
    this.#opening = opening;
    return opening;
  }

  #retry(): void {
    // A new request may be answered although the old one never is.
    this.#opening = null;
    this.#timer ||= setTimeout(() => {
      this.#timer = undefined;
      this.#delay = Math.min(2 * this.#delay, LATE);
      void this.flush();
    }, this.#delay);
  }

  #say(keeping: Keeping): void {
    if (keeping === this.#keeping) return;
    this.#keeping = keeping;
    this.dispatchEvent(new Event("change"));
  }
}

/** The answer, or `SILENT` when none comes in time. */
async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(SILENT), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
