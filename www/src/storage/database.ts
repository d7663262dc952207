import { part } from "../loading/part";
import type { KeyValueStore } from "./key-value";

/** What happens to a database without being asked. */
export interface Watch {
  /** Another tab holds an older version open, and this one has to wait for it. */
  blocked(): void;
  /** The connection is gone: the browser broke it, or another tab needs the database. */
  closed(): void;
}

const NAME = "klubovna";
const GAMES = "games";
const VERSION = 1;

/**
 * The best place for values that this browser has: IndexedDB; where there is none or it is
 * forbidden local storage, else memory. A database that fails or is of a newer version is an
 * error and never replaced: what was saved there would seem to be lost.
 */
export async function openStore(watch: Watch): Promise<KeyValueStore> {
  let database: KeyValueStore | null = null;
  try {
    database = await openDatabase(watch);
    if ("locks" in navigator) return database;
  } catch (thrown) {
    const missing = !globalThis.indexedDB || (thrown as Error).name === "SecurityError";
    if (!missing) throw thrown;
  }
  const { storeBeside } = await part(() => import("./without-locks"));
  return storeBeside(database);
}

/** Opens the database. A newer one throws a `VersionError`. */
export function openDatabase(watch: Watch, version = VERSION): Promise<KeyValueStore> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, version);
    opening.addEventListener("upgradeneeded", ({ oldVersion }) => {
      if (oldVersion === 0) opening.result.createObjectStore(GAMES);
    });
    opening.addEventListener("blocked", () => watch.blocked());
    opening.addEventListener("error", () => reject(opening.error));
    opening.addEventListener("success", () => {
      const db = opening.result;
      db.addEventListener("close", () => watch.closed());
      // Another tab upgrades the database or deletes it: let it.
      db.addEventListener("versionchange", () => {
        db.close();
        watch.closed();
      });
      resolve(values(db));
    });
  });
}

function values(db: IDBDatabase): KeyValueStore {
  /** Begins a transaction at once; its answer comes when all of it is done. */
  const begin = <T>(mode: IDBTransactionMode, run: (games: IDBObjectStore) => () => T) =>
    new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(GAMES, mode, { durability: "relaxed" });
      transaction.addEventListener("abort", () => reject(transaction.error));
      const answer = run(transaction.objectStore(GAMES));
      transaction.addEventListener("complete", () => resolve(answer()));
    });
  return {
    lasting: true,
    all: () =>
      begin("readonly", (games) => {
        const keys = games.getAllKeys();
        const all = games.getAll();
        return () => keys.result.map((key, at) => [String(key), all.result[at]] as const);
      }),
    get: (key) =>
      begin("readonly", (games) => {
        const there = games.get(key);
        return () => there.result as unknown;
      }),
    put: (key, value, may) =>
      begin("readwrite", (games) => {
        if (!may) {
          games.put(value, key);
          games.transaction.commit();
          return () => true;
        }
        let agreed = false;
        const there = games.get(key);
        there.addEventListener("success", () => {
          agreed = may(there.result);
          if (agreed) games.put(value, key);
        });
        return () => agreed;
      }),
    remove: (key) =>
      begin("readwrite", (games) => {
        games.delete(key);
        return () => {};
      }),
    clear: () =>
      begin("readwrite", (games) => {
        games.clear();
        return () => {};
      }),
    close: () => db.close(),
  };
}
