import { type KeyValueStore, localValues, memory } from "./key-value";
import type { TabLock } from "./tab-lock";

const updatedOf = (value: unknown): unknown =>
  (value as { readonly updated?: unknown } | null | undefined)?.updated;

/**
 * What this tab has read and written of each game. Where browsers have no locks, as with plain http, a tab writes
 * over nothing that another one has written since: that would lose all that was played there.
 */
export class Witness {
  /** By game; times are compared for being the same, for clocks may be set back. */
  readonly #seen = new Map<string, Set<unknown>>();
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
        const there = await store.get(key);
        this.#see(key, there);
        this.#behind.delete(key);
        return there;
      },
      put: (key, value, may = () => true) => {
        const seen = this.#see(key, value);
        let behind = false;
        const fits = (there: unknown) => {
          const updated = updatedOf(there);
          behind = updated !== undefined && !seen.has(updated);
          return !behind;
        };
        // The write begins within this call.
        const written = store.put(key, value, (there) => may(there) && fits(there));
        return written.then((done) => {
          if (behind) this.#refuse(key);
          return done || behind;
        });
      },
    };
  }

  #see(key: string, value: unknown): Set<unknown> {
    const seen = this.#seen.get(key) ?? new Set();
    this.#seen.set(key, seen.add(updatedOf(value)));
    return seen;
  }

  #refuse(key: string): void {
    this.#behind.add(key);
    this.#told.get(key)?.();
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
