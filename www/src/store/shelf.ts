import { openDB } from "idb";

/** A place for values by key. */
export interface Shelf {
  /** Whether it outlives the visit. */
  readonly lasting: boolean;
  all(): Promise<readonly (readonly [string, unknown])[]>;
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
}

const NAME = "klubovna";
const GAMES = "games";

/** The best shelf this browser offers: IndexedDB, else local storage, else memory. */
export async function openShelf(): Promise<Shelf> {
  try {
    return await indexed();
  } catch {
    return local() ?? memory();
  }
}

async function indexed(): Promise<Shelf> {
  const db = await openDB(NAME, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(GAMES),
    // A newer version in another tab wants to upgrade: let it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    lasting: true,
    async all() {
      const read = db.transaction(GAMES).store;
      const [keys, values] = await Promise.all([read.getAllKeys(), read.getAll()]);
      return keys.map((key, at) => [String(key), values[at] as unknown] as const);
    },
    get: (key) => db.get(GAMES, key) as Promise<unknown>,
    async put(key, value) {
      const writing = db.transaction(GAMES, "readwrite");
      const done = Promise.all([writing.store.put(value, key), writing.done]);
      writing.commit();
      await done;
    },
    remove: (key) => db.delete(GAMES, key),
    clear: () => db.clear(GAMES),
  };
}

const PREFIX = "klubovna-game-";

function local(): Shelf | null {
  try {
    localStorage.setItem(`${PREFIX}-test`, "");
    localStorage.removeItem(`${PREFIX}-test`);
  } catch {
    return null;
  }
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const read = (key: string): unknown => {
    const text = localStorage.getItem(key);
    try {
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return text;
    }
  };
  return {
    lasting: true,
    all: async () => keys().map((key) => [key.slice(PREFIX.length), read(key)] as const),
    get: async (key) => read(PREFIX + key),
    put: async (key, value) => localStorage.setItem(PREFIX + key, JSON.stringify(value)),
    remove: async (key) => localStorage.removeItem(PREFIX + key),
    clear: async () => keys().forEach((key) => localStorage.removeItem(key)),
  };
}

/** A shelf that forgets. */
export function memory(): Shelf {
  const values = new Map<string, unknown>();
  return {
    lasting: false,
    all: async () => [...values],
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
    clear: async () => values.clear(),
  };
}
