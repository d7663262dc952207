import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Match } from "../../../src/game/match";
import { GameStore } from "../../../src/storage/game-store";
import { describe, type SavedGame, STORED_VERSION } from "../../../src/storage/games";
import { type KeyValueStore, memory } from "../../../src/storage/key-value";
import { storeBeside, Witness } from "../../../src/storage/without-locks";
import { FakeSession } from "../game/fake-session";

let disk: KeyValueStore;

beforeEach(() => {
  disk = { ...memory(), lasting: true };
});
afterEach(() => vi.unstubAllGlobals());

/** A game that was saved at a time, when something had been played; by default something new. */
const saved = (updated: number, record = `played at ${updated}`): SavedGame => ({
  ...describe(new Match(new FakeSession()), { id: "one", created: 1, bottom: 0 }, updated),
  record,
});

/** A tab with a connection of its own to what all tabs have. */
function tab() {
  const witness = new Witness();
  const open = async () => witness.guard(disk);
  return { witness, open, games: new GameStore(open) };
}

const kept = async () => ((await disk.get("one")) as SavedGame).updated;

test("a tab does not write over what another one has played since, and learns of it", async () => {
  const [one, other] = [tab(), tab()];
  const [lost, never] = [vi.fn(), vi.fn()];
  await one.games.put(saved(10));
  await other.games.get("one");
  one.witness.onBehind("one", never);
  other.witness.onBehind("one", lost);
  await one.games.put(saved(20));
  await one.games.put(saved(21));
  expect(lost).not.toHaveBeenCalled();
  await other.games.put(saved(30));
  expect(await kept()).toBe(21);
  expect(lost).toHaveBeenCalledOnce();
  // The store is as good as it was.
  expect(other.games.keeping).toBe("kept");
  expect(other.games.waiting).toBe(false);
  // Read anew, it goes on there, and the first tab is behind.
  expect(await other.games.get("one")).toMatchObject({ updated: 21 });
  await other.games.put(saved(31));
  expect(await kept()).toBe(31);
  expect(never).not.toHaveBeenCalled();
  await one.games.put(saved(40));
  expect(await kept()).toBe(31);
  expect(never).toHaveBeenCalledOnce();
});

test("clocks that are set back change nothing about it", async () => {
  const [one, other] = [tab(), tab()];
  await one.games.put(saved(10));
  await other.games.get("one");
  await one.games.put(saved(5));
  await other.games.put(saved(7));
  expect(await kept()).toBe(5);
  await one.games.put(saved(4));
  expect(await kept()).toBe(4);
});

test("where somebody looks, and what a clock says, is nothing that was played", async () => {
  const [one, other] = [tab(), tab()];
  await one.games.put(saved(10));
  const there = (await other.games.get("one")) as SavedGame;
  await other.games.put({ ...there, updated: 15, cursor: [], begun: { ply: 0, passed: 9 } });
  await one.games.put(saved(20));
  expect(await kept()).toBe(20);
  await other.games.put({ ...there, updated: 25 });
  expect(await kept()).toBe(20);
});

test("a page that goes away need not wait for what is stored, where all tabs can tell at once", async () => {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  const [one, other] = [tab(), tab()];
  await one.games.put(saved(10));
  await one.games.get("one");
  await other.games.get("one");
  const put = vi.spyOn(disk, "put");
  await one.games.put(saved(20));
  expect(put).toHaveBeenLastCalledWith("one", saved(20), undefined);
  await other.games.put(saved(30));
  expect(await kept()).toBe(20);
  // A write that failed stops nobody who reads the game anew.
  put.mockRejectedValue(new Error("full"));
  await one.games.put(saved(40));
  put.mockRestore();
  await other.games.get("one");
  await other.games.put(saved(50));
  expect(await kept()).toBe(50);
  // What was removed leaves nothing.
  await other.games.remove("one");
  expect(texts.size).toBe(0);
});

test("what was refused before somebody listened is told then, unless it was read since", async () => {
  const [one, other] = [tab(), tab()];
  await one.games.put(saved(10));
  await other.games.get("one");
  await one.games.put(saved(20));
  await other.games.put(saved(30));
  const [late, after] = [vi.fn(), vi.fn()];
  other.witness.onBehind("one", late);
  expect(late).toHaveBeenCalledOnce();
  await other.games.get("one");
  other.witness.onBehind("one", after);
  expect(after).not.toHaveBeenCalled();
});

test("writes of one tab that follow each other at once, or on a new connection, are no strangers", async () => {
  const { games, open } = tab();
  await Promise.all([10, 20, 30].map((updated) => games.put(saved(updated))));
  expect(await kept()).toBe(30);
  await new GameStore(open).put(saved(40));
  expect(await kept()).toBe(40);
});

test("what was removed may be written, and what a newer version wrote still may not", async () => {
  const { games } = tab();
  await games.put(saved(10));
  await disk.remove("one");
  await games.put(saved(20));
  expect(await kept()).toBe(20);
  await disk.put("one", { ...saved(30), version: STORED_VERSION + 1 });
  const other = tab().games;
  expect(await other.put(saved(40))).toBe(false);
  expect(other.keeping).toBe("newer");
});

test("only where there are no locks is anything compared", () => {
  vi.stubGlobal("navigator", { locks: {} });
  expect(storeBeside(disk)).toBe(disk);
  vi.stubGlobal("navigator", {});
  expect(storeBeside(disk)).not.toBe(disk);
});
