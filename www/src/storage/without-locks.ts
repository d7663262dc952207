import { type KeyValueStore, localValues, memory } from "./key-value";
import type { SavedGame } from "./games";
import { hashOf } from "./ids";
import type { TabLock } from "./tab-lock";

/** What has been played in a stored game, in short: not where somebody looks, nor what a clock says. */
function playedIn(value: unknown): string | null {
  if (!value) return null;
  const { record, since = [] } = value as Partial<SavedGame>;
  return hashOf(JSON.stringify([record, since]));
}

const LAST = "klubovna-last-";

/** What a tab wrote last of a game, where it can be read at once: a page that goes away has no time to wait. */
const last = {
  of(id: string): string | null {
    try {
      return localStorage.getItem(LAST + id);
    } catch {
      return null;
    }
  },
  set(id: string, played: string | null): void {
    try {
      if (played === null) localStorage.removeItem(LAST + id);
      else localStorage.setItem(LAST + id, played);
    } catch {
      // Then the game itself has to be looked at.
    }
  },
  clear(): void {
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(LAST));
      for (const key of keys) localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};

/**
 * What this tab has read and written of each game. Where browsers have no locks, as with plain http, a tab writes
 * over nothing that another one has played since: that would be lost. Looking at a game is no play.
 */
export class Witness {
  readonly #seen = new Map<string, Set<string | null>>();
  readonly #behind = new Set<string>();
  readonly #told = new Map<string, () => void>();

  /** Calls back when a write of this game is refused, or has been since it was read. */
  onBehind(id: string, tell: () => void): void {
    this.#told.set(id, tell);
    if (this.#behind.has(id)) tell();
  }

  /** A store that refuses what is behind: that is not written, and no fault of the store. */
  guard(store: KeyValueStore): KeyValueStore {
    return {
      ...store,
      get: async (key) => {
        // What was written last may have failed: who has read the game anew goes on with it.
        const written = last.of(key);
        const there = await store.get(key);
        this.#see(key, written);
        this.#see(key, playedIn(there));
        this.#behind.delete(key);
        return there;
      },
      put: (key, value, may) => {
        const played = playedIn(value);
        const seen = this.#see(key, played);
        const written = last.of(key);
        if (written !== null) {
          if (!seen.has(written)) return Promise.resolve(this.#refuse(key));
          last.set(key, played);
          return store.put(key, value, may);
        }
        let behind = false;
        // The write begins within this call.
        const done = store.put(key, value, (there) => {
          if (may && !may(there)) return false;
          behind = Boolean(there) && !seen.has(playedIn(there));
          if (!behind) last.set(key, played);
          return !behind;
        });
        return done.then((kept) => (behind ? this.#refuse(key) : kept));
      },
      remove: (key) => {
        last.set(key, null);
        return store.remove(key);
      },
      clear: () => {
        last.clear();
        return store.clear();
      },
    };
  }

  #see(key: string, played: string | null): Set<string | null> {
    const seen = this.#seen.get(key) ?? new Set();
    this.#seen.set(key, seen.add(played));
    return seen;
  }

  /** True, as of what is written: nothing is wrong with the store. */
  #refuse(key: string): true {
    this.#behind.add(key);
    this.#told.get(key)?.();
    return true;
  }
}

/** Of all stores of this tab: a connection that breaks is followed by another one. */
export const witness = new Witness();

/** Without locks only a write that is refused tells that another tab has gone on with the game. */
export function watch<T>({ id, lock }: { readonly id: string; readonly lock: TabLock<T> }): void {
  witness.onBehind(id, () => {
    if (!lock.holds) return;
    lock.release();
    lock.owner.lost();
  });
}

/** The best store that there is where databases are forbidden, or tabs cannot lock what they write. */
export function storeBeside(database: KeyValueStore | null): KeyValueStore {
  const store = database ?? localValues() ?? memory();
  return "locks" in navigator ? store : witness.guard(store);
}
