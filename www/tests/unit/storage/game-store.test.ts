import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe as suite, expect, test, vi } from "vitest";

import { Match } from "../../../src/game/match";
import { openDatabase, openStore, type Watch } from "../../../src/storage/database";
import { GameStore, type Keeping } from "../../../src/storage/game-store";
import { describe, type SavedGame, STORED_VERSION } from "../../../src/storage/games";
import { type KeyValueStore, memory } from "../../../src/storage/key-value";
import { FakeSession } from "../game/fake-session";

const known = { id: "one", created: 1000, bottom: 0 };

function saved(id: string, updated: number): SavedGame {
  return describe(new Match(new FakeSession()), { ...known, id }, updated);
}

/** What session storage and local storage are in a browser. */
class FakeStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: {} });
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("sessionStorage", new FakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Says when games are kept so. */
const until = (store: GameStore, keeping: Keeping): Promise<unknown> =>
  vi.waitFor(() => expect(store.keeping).toBe(keeping), { timeout: 20_000 });

const nobody: Watch = { blocked() {}, closed() {} };

suite.each([
  ["IndexedDB", openStore],
  ["memory", async () => memory()],
])("the store on %s", (_name, open: (watch: Watch) => Promise<KeyValueStore>) => {
  let values: KeyValueStore;
  let store: GameStore;

  beforeEach(async () => {
    values = await open(nobody);
    store = new GameStore(async () => values);
  });

  test("lists games, the newest first", async () => {
    await store.put(saved("old", 1));
    await store.put(saved("new", 3));
    await store.put(saved("middle", 2));
    const { games, unreadable } = await store.all();
    expect(games.map(({ id }) => id)).toEqual(["new", "middle", "old"]);
    expect(unreadable).toEqual([]);
  });

  test("gives back what was put, and nothing for an unknown id", async () => {
    const game = saved("one", 5);
    expect(await store.put(game)).toBe(true);
    expect(await store.get("one")).toEqual(game);
    expect(await store.get("two")).toBeNull();
  });

  test("removes a game, and all of them", async () => {
    await store.put(saved("one", 1));
    await store.remove("one");
    expect((await store.all()).games).toEqual([]);
    await store.put(saved("two", 1));
    await store.clear();
    expect((await store.all()).games).toEqual([]);
    expect(await store.get("two")).toBeNull();
  });

  test("brings back what was removed, but never over what another tab has saved since", async () => {
    const game = saved("one", 1);
    await store.put(game);
    await store.remove("one");
    expect(await store.bringBack(game)).toBe(true);
    expect(await store.get("one")).toEqual(game);
    await store.remove("one");
    const other = new GameStore(async () => values);
    await other.put(saved("one", 2));
    expect(await store.bringBack(game)).toBe(true);
    expect(await store.get("one")).toMatchObject({ updated: 2 });
    // Nor at the same time.
    await store.remove("one");
    await Promise.all([store.bringBack(game), other.put(saved("one", 3))]);
    expect(await store.get("one")).toMatchObject({ updated: 3 });
    expect(store.waiting).toBe(false);
    expect(store.keeping).not.toBe("newer");
  });

  test("shows what a newer version wrote, never overwrites it, and says so", async () => {
    const newer = { ...saved("one", 1), version: STORED_VERSION + 1, record: "from the future" };
    await values.put("one", newer);
    expect(await store.put(saved("one", 9))).toBe(false);
    expect(store.keeping).toBe("newer");
    expect(await values.get("one")).toEqual(newer);
    const other = new GameStore(async () => values);
    const { games, unreadable } = await other.all();
    expect(games).toEqual([]);
    expect(unreadable).toEqual([{ id: "one", why: "newer", raw: JSON.stringify(newer, null, 2) }]);
  });

  test.each([
    ["text", "not a game"],
    ["nothing", null],
    ["a number", 7],
    ["no version", { id: "one", record: "x" }],
    ["another id", saved("two", 1)],
    ["a cursor of numbers", { ...saved("one", 1), cursor: [1, 2] }],
    ["a time that is none", { ...saved("one", 1), updated: "yesterday" }],
  ])("leaves what is broken where it is: %s", async (_what, value) => {
    await values.put("one", value);
    const found = await store.get("one");
    expect(found).toMatchObject({ id: "one", why: "broken" });
    expect(await values.get("one")).toEqual(value);
    const { games, unreadable } = await store.all();
    expect(games).toEqual([]);
    expect(unreadable).toHaveLength(1);
  });

  test("hands the record out of what is broken, where there is one", async () => {
    await values.put("one", { id: "one", version: STORED_VERSION, record: "1. a b" });
    expect(await store.get("one")).toMatchObject({ raw: "1. a b" });
  });
});

suite("a game without a move", () => {
  test("is in no list, but found again by its tab", async () => {
    const game = saved("one", 1);
    new GameStore(openStore).hold(game);
    const reloaded = new GameStore(openStore);
    expect((await reloaded.all()).games).toEqual([]);
    expect(await reloaded.get("one")).toEqual(game);
    expect(reloaded.isFresh("one")).toBe(true);
    vi.stubGlobal("sessionStorage", new FakeStorage());
    expect(await new GameStore(openStore).get("one")).toBeNull();
  });

  test("is what another tab has made of it where its tab was copied", async () => {
    const fresh = saved("one", 1);
    const store = new GameStore(openStore);
    store.hold(fresh);
    const copy = new GameStore(openStore);
    expect(await copy.get("one")).toEqual(fresh);
    await store.put(saved("one", 2));
    expect(await copy.get("one")).toMatchObject({ updated: 2 });
    expect(copy.isFresh("one")).toBe(false);
  });

  test("is like any other as soon as it is saved", async () => {
    const store = new GameStore(openStore);
    store.hold(saved("one", 1));
    await store.put(saved("one", 2));
    expect(store.isFresh("one")).toBe(false);
    expect((await store.all()).games).toHaveLength(1);
    expect(await new GameStore(openStore).get("one")).toMatchObject({ updated: 2 });
  });

  test("goes when everything is deleted", async () => {
    const store = new GameStore(openStore);
    store.hold(saved("one", 1));
    await store.clear();
    expect(await store.get("one")).toBeNull();
    expect(await new GameStore(openStore).get("one")).toBeNull();
  });
});

suite("a page that is left", () => {
  const never = () => new Promise<KeyValueStore>(() => {});

  test("finds after a reload what was still on its way", async () => {
    const store = new GameStore(never);
    void store.put(saved("one", 2));
    store.leave();
    const reloaded = new GameStore(openStore);
    expect(await reloaded.get("one")).toMatchObject({ updated: 2 });
    expect(await reloaded.flush()).toBe(true);
    expect(await new GameStore(openStore).get("one")).toMatchObject({ updated: 2 });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test("keeps nothing of what has arrived", async () => {
    const store = new GameStore(openStore);
    await store.put(saved("one", 2));
    store.leave();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test("goes not back behind what was written after all, or in another tab", async () => {
    const store = new GameStore(never);
    void store.put(saved("one", 2));
    store.leave();
    await new GameStore(openStore).put(saved("one", 3));
    const reloaded = new GameStore(openStore);
    await reloaded.flush();
    expect(await reloaded.get("one")).toMatchObject({ updated: 3 });
  });
});

/** A database that can be broken and mended. */
class Patient {
  /** What it does when it is asked for something. */
  state: "well" | "full" | "dead" | "mute" = "well";
  readonly disk = memory();
  opened = 0;
  readonly watches: Watch[] = [];
  #answer: (() => void)[] = [];

  readonly open = async (watch: Watch): Promise<KeyValueStore> => {
    this.opened++;
    this.watches.push(watch);
    await this.#ask();
    let alive = true;
    const reached = async <T>(run: () => Promise<T>): Promise<T> => {
      if (!alive) throw new DOMException("closed", "InvalidStateError");
      await this.#ask();
      return run();
    };
    this.break = () => (alive = false);
    return {
      lasting: true,
      all: () => reached(() => this.disk.all()),
      get: (key) => reached(() => this.disk.get(key)),
      put: (key, value, may) =>
        reached(() => {
          if (this.state !== "full") return this.disk.put(key, value, may);
          throw new DOMException("full", "QuotaExceededError");
        }),
      remove: (key) => reached(() => this.disk.remove(key)),
      clear: () => reached(() => this.disk.clear()),
      close: () => (alive = false),
    };
  };

  /** The browser closes the connection, as Chromium does when the disk is full. */
  break = () => {};

  /** Answers what has waited. */
  wake(): void {
    this.state = "well";
    for (const answer of this.#answer.splice(0)) answer();
  }

  async #ask(): Promise<void> {
    if (this.state === "dead") throw new DOMException("broken", "UnknownError");
    if (this.state === "mute") await new Promise<void>((answer) => this.#answer.push(answer));
  }
}

suite("a database out of order", () => {
  let patient: Patient;
  let store: GameStore;

  beforeEach(() => {
    vi.useFakeTimers();
    patient = new Patient();
    store = new GameStore(patient.open);
  });

  const kept = async (id: string) =>
    ((await patient.disk.get(id)) as SavedGame | undefined)?.updated ?? null;

  test("whose connection breaks is opened again, and nobody has to be told", async () => {
    await store.put(saved("one", 1));
    patient.break();
    expect(await store.put(saved("one", 2))).toBe(true);
    expect(await kept("one")).toBe(2);
    patient.break();
    expect(await store.get("one")).toMatchObject({ updated: 2 });
    expect(store.keeping).toBe("kept");
    expect(patient.opened).toBe(3);
  });

  test("is told, and gets all that was made meanwhile when it is well again", async () => {
    const told: Keeping[] = [];
    store.addEventListener("change", () => told.push(store.keeping));
    await store.put(saved("one", 1));
    patient.break();
    patient.state = "dead";
    for (const updated of [2, 3, 4]) expect(await store.put(saved("one", updated))).toBe(false);
    await store.put(saved("two", 5));
    expect(store.keeping).toBe("failed");
    expect(store.waiting).toBe(true);
    expect(await kept("one")).toBe(1);
    // In this window everything is as it was made.
    expect(await store.get("one")).toMatchObject({ updated: 4 });
    expect((await store.listed()).games.map(({ id }) => id)).toEqual(["two", "one"]);
    patient.state = "well";
    await vi.runOnlyPendingTimersAsync();
    expect(await kept("one")).toBe(4);
    expect(await kept("two")).toBe(5);
    expect(store.waiting).toBe(false);
    expect(told).toEqual(["failed", "kept"]);
  });

  test("is not taken for well because of an answer to what was asked before it broke", async () => {
    await store.put(saved("one", 1));
    patient.state = "mute";
    const before = store.put(saved("one", 2));
    patient.state = "dead";
    expect(await store.put(saved("one", 3))).toBe(false);
    expect(store.keeping).toBe("failed");
    patient.wake();
    patient.state = "dead";
    expect(await before).toBe(true);
    expect(await kept("one")).toBe(2);
    expect(store.keeping).toBe("failed");
    // A reload would not lose the later one.
    expect(await new GameStore(patient.open).get("one")).toMatchObject({ updated: 3 });
    patient.state = "well";
    await vi.runOnlyPendingTimersAsync();
    expect(await kept("one")).toBe(3);
    expect(store.keeping).toBe("kept");
  });

  test("that cannot be read is not taken for well because of an answer to an earlier write", async () => {
    await store.put(saved("one", 1));
    patient.state = "mute";
    const before = store.put(saved("one", 2));
    patient.state = "dead";
    await expect(store.get("two")).rejects.toMatchObject({ code: "storage-unread" });
    patient.wake();
    patient.state = "dead";
    expect(await before).toBe(true);
    expect(store.keeping).toBe("failed");
    patient.state = "well";
    await vi.runOnlyPendingTimersAsync();
    expect(store.keeping).toBe("kept");
  });

  test("on a full disk still reads, and writes with the next move when there is room", async () => {
    await store.put(saved("one", 1));
    patient.state = "full";
    await store.put(saved("one", 2));
    expect(store.keeping).toBe("failed");
    await store.remove("one");
    await store.put(saved("one", 3));
    vi.stubGlobal("sessionStorage", new FakeStorage());
    const otherTab = new GameStore(patient.open);
    expect(await otherTab.get("one")).toMatchObject({ updated: 1 });
    patient.state = "well";
    await store.put(saved("one", 4));
    await vi.waitFor(() => expect(store.keeping).toBe("kept"));
    expect(await kept("one")).toBe(4);
  });

  test("that refuses a game loses nothing to a reload of the tab", async () => {
    await store.put(saved("one", 1));
    patient.state = "full";
    await store.put(saved("one", 2));
    await store.put(saved("two", 3));
    expect(store.keeping).toBe("failed");
    const reloaded = new GameStore(patient.open);
    expect(reloaded.waiting).toBe(true);
    expect(await reloaded.get("one")).toMatchObject({ updated: 2 });
    expect((await reloaded.all()).games.map(({ id }) => id)).toEqual(["two", "one"]);
    patient.state = "well";
    expect(await reloaded.flush()).toBe(true);
    expect(await patient.disk.get("one")).toMatchObject({ updated: 2 });
    // It is in the tab no longer.
    expect(new GameStore(patient.open).waiting).toBe(false);
  });

  test("keeps what another tab has saved since a game was refused here", async () => {
    patient.state = "full";
    await store.put(saved("one", 2));
    expect(store.keeping).toBe("failed");
    patient.state = "well";
    await patient.disk.put("one", saved("one", 9));
    const reloaded = new GameStore(patient.open);
    expect(await reloaded.flush()).toBe(true);
    expect(await patient.disk.get("one")).toMatchObject({ updated: 9 });
    expect(await reloaded.get("one")).toMatchObject({ updated: 9 });
    expect(new GameStore(patient.open).waiting).toBe(false);
  });

  test("is tried again less and less often, and never given up", async () => {
    patient.state = "dead";
    await store.put(saved("one", 1));
    const tries = async (milliseconds: number) => {
      const before = patient.opened;
      await vi.advanceTimersByTimeAsync(milliseconds);
      return patient.opened - before;
    };
    const first = await tries(60_000);
    expect(first).toBeGreaterThan(4);
    const later = await tries(60_000);
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThan(first);
    await tries(3_600_000);
    expect(await tries(60_000)).toBeGreaterThan(0);
  });

  test("that never answers is told, once, and what is put is there at once", async () => {
    patient.state = "mute";
    const first = store.put(saved("one", 1));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await first).toBe(false);
    expect(store.keeping).toBe("silent");
    expect(await store.put(saved("two", 2))).toBe(false);
    expect(await store.get("two")).toMatchObject({ updated: 2 });
    const unknown = expect(store.get("three")).rejects.toMatchObject({ code: "storage-unread" });
    const all = store.listed();
    // Nobody waits once more.
    await vi.advanceTimersByTimeAsync(0);
    await unknown;
    expect((await all).games).toHaveLength(2);
    await expect(clearing(store)).resolves.toBe("storage-unread");
    patient.wake();
    await vi.waitFor(() => expect(store.keeping).toBe("kept"));
    expect(await kept("one")).toBe(1);
    expect(await kept("two")).toBe(2);
  });

  test("that answers late is used as soon as it does", async () => {
    patient.state = "mute";
    void store.put(saved("one", 1));
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.keeping).toBe("silent");
    // Only the answer comes, no timer.
    vi.clearAllTimers();
    patient.wake();
    await vi.waitFor(() => expect(store.keeping).toBe("kept"));
    expect(await kept("one")).toBe(1);
  });

  test("does not keep a game that has no move yet waiting", async () => {
    patient.state = "mute";
    store.hold(saved("one", 1));
    expect(await store.get("one")).toMatchObject({ updated: 1 });
  });

  test("loses nothing to another tab that has taken the game over", async () => {
    patient.state = "dead";
    await store.put(saved("one", 1));
    store.handOver("one");
    await patient.disk.put("one", saved("one", 7));
    patient.state = "well";
    await vi.runOnlyPendingTimersAsync();
    expect(await kept("one")).toBe(7);
  });

  test("that is blocked by another tab says so, and goes on when that lets go", async () => {
    patient.state = "mute";
    void store.put(saved("one", 1));
    patient.watches[0]?.blocked();
    expect(store.keeping).toBe("blocked");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.keeping).toBe("blocked");
    patient.wake();
    await vi.waitFor(() => expect(store.keeping).toBe("kept"));
    expect(await kept("one")).toBe(1);
  });

  test("that forgets says so", async () => {
    const forgetful = new GameStore(async () => memory());
    await forgetful.put(saved("one", 1));
    expect(forgetful.keeping).toBe("none");
    expect(await forgetful.get("one")).toMatchObject({ updated: 1 });
  });
});

async function clearing(store: GameStore): Promise<unknown> {
  const failed = store.clear().then(
    () => "cleared",
    (thrown: { code: string }) => thrown.code,
  );
  await vi.advanceTimersByTimeAsync(0);
  return failed;
}

suite("versions of the database", () => {
  /** What a newer Klubovna does: its database has a version more, and its own things in it. */
  const newer = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("klubovna", 2);
      opening.addEventListener("error", () => reject(opening.error));
      opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("rooms"));
      opening.addEventListener("success", () => resolve(opening.result));
    });

  test("a newer one is told, left alone and not replaced by another place", async () => {
    const local = new FakeStorage();
    vi.stubGlobal("localStorage", local);
    (await newer()).close();
    const store = new GameStore(openStore);
    expect(await store.put(saved("one", 1))).toBe(false);
    expect(store.keeping).toBe("newer");
    expect((await store.listed()).games).toHaveLength(1);
    await expect(store.get("two")).rejects.toMatchObject({ code: "storage-unread" });
    await expect(store.clear()).rejects.toMatchObject({ code: "storage-unread" });
    expect(Object.keys(local)).toEqual([]);
    const there = await newer();
    expect([...there.objectStoreNames]).toEqual(["rooms"]);
    there.close();
  });

  test("a newer tab may upgrade at once, and this one learns of it", async () => {
    const store = new GameStore(openStore);
    await store.put(saved("one", 1));
    const there = await newer();
    await until(store, "newer");
    there.close();
  });

  test("one deleted by another tab is made anew", async () => {
    const store = new GameStore(openStore);
    await store.put(saved("one", 1));
    await new Promise((done) => {
      indexedDB.deleteDatabase("klubovna").addEventListener("success", done);
    });
    expect(await store.put(saved("one", 2))).toBe(true);
    expect(await store.get("one")).toMatchObject({ updated: 2 });
  });

  test("an older tab that does not let go is told of", async () => {
    const opening = indexedDB.open("klubovna", 1);
    const old = await new Promise<IDBDatabase>((resolve) => {
      opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("games"));
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const store = new GameStore((watch) => openDatabase(watch, 2));
    const written = store.put(saved("one", 1));
    await until(store, "blocked");
    old.close();
    expect(await written).toBe(true);
    await until(store, "kept");
  });

  test("only a browser without a database uses local storage, and says nothing", async () => {
    const local = new FakeStorage();
    vi.stubGlobal("localStorage", local);
    vi.stubGlobal("indexedDB", undefined);
    const store = new GameStore(openStore);
    expect(await store.put(saved("one", 1))).toBe(true);
    expect(store.keeping).toBe("kept");
    expect(Object.keys(local)).toEqual(["klubovna-game-one"]);
    expect(await new GameStore(openStore).get("one")).toMatchObject({ updated: 1 });
  });

  test("a write begins before the move's own task ends", async () => {
    const store = new GameStore(openStore);
    await store.flush();
    const begun = vi.spyOn(IDBDatabase.prototype, "transaction");
    void store.put(saved("one", 1));
    expect(begun).toHaveBeenCalledOnce();
    begun.mockRestore();
  });
});
