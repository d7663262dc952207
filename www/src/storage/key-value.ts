/** A place for values by key. */
export interface KeyValueStore {
  /** Whether it outlives the visit. */
  readonly lasting: boolean;
  all(): Promise<readonly (readonly [string, unknown])[]>;
  get(key: string): Promise<unknown>;
  /**
   * Writes before the next task begins, in the order of the calls. With `may`, only where
   * that agrees to replace what is there; false says that it did not.
   */
  put(key: string, value: unknown, may?: (there: unknown) => boolean): Promise<boolean>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
  /** What has begun is still done. */
  close(): void;
}

const PREFIX = "klubovna-game-";

/** Local storage; null where the browser forbids it. */
export function localValues(): KeyValueStore | null {
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
    async put(key, value, may) {
      if (may && !may(read(PREFIX + key))) return false;
      localStorage.setItem(PREFIX + key, JSON.stringify(value));
      return true;
    },
    remove: async (key) => localStorage.removeItem(PREFIX + key),
    clear: async () => keys().forEach((key) => localStorage.removeItem(key)),
    close() {},
  };
}

/** Values that are forgotten with the page. */
export function memory(): KeyValueStore {
  const values = new Map<string, unknown>();
  return {
    lasting: false,
    all: async () => [...values],
    get: async (key) => values.get(key),
    async put(key, value, may) {
      if (may && !may(values.get(key))) return false;
      values.set(key, value);
      return true;
    },
    remove: async (key) => void values.delete(key),
    clear: async () => values.clear(),
    close() {},
  };
}
