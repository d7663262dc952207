import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Carried } from "../../../src/backup/carried-games";
import { collect } from "../../../src/backup/collect";
import { readBackup, writeBackup } from "../../../src/backup/format";
import { backupSize } from "../../../src/backup/size";
import { GameStore } from "../../../src/storage/game-store";
import { type KeyValueStore, memory } from "../../../src/storage/key-value";
import * as opened from "../../../src/storage/open-match";
import { randomGame } from "./random-games";

let values: KeyValueStore;
let store: GameStore;
let remembered: string | null;

const elsewhere = () => {
  values = { ...memory(), lasting: true };
  store = new GameStore(async () => values);
  remembered = null;
};

beforeEach(() => {
  vi.stubGlobal("sessionStorage", { removeItem() {} });
  vi.stubGlobal("navigator", {});
  elsewhere();
});
afterEach(() => vi.unstubAllGlobals());

const page = (text: string) =>
  new Carried(text, store, { read: () => remembered, write: (text) => (remembered = text) });

const found = async () => {};

/** What the page writes when it is saved again. */
const again = async (carried: Carried) =>
  writeBackup(await collect(store, {}, undefined, 0), await carried.left());

/** What a page carries: a good game, one that the rules refuse, no game at all, and what was unread before. */
async function mixed(): Promise<string> {
  const good = await randomGame("mixtour", 1, 8);
  const refused = { ...(await randomGame("mixtour", 2, 8)), since: [] };
  await store.put(good);
  await store.put({ ...refused, record: refused.record.replace(/1\. \S+/, "1. z99") });
  await values.put("newer", { version: 99, id: "newer" });
  const backup = JSON.parse(await again(page("")));
  backup.games.push({ id: "no game" });
  elsewhere();
  return JSON.stringify(backup, null, 1) + "\n";
}

const sorted = (text: string) => {
  const { games, unread } = JSON.parse(text);
  const all: readonly unknown[] = [...games, ...unread];
  return all.map((one) => JSON.stringify(one)).toSorted();
};

test("what cannot be taken in is told of, all of it, and is in the next file as it was", async () => {
  const text = await mixed();
  const first = page(text);
  const broken = await first.take(found);
  expect(broken.map(({ why }) => why.code)).toHaveLength(2);
  expect((await store.all()).games.map(({ id }) => id)).toEqual(["mixtour-1"]);
  const next = await again(first);
  expect(sorted(next)).toEqual(sorted(text));
  // Opened and saved once more, nothing is lost and nothing doubled.
  elsewhere();
  const second = page(next);
  await second.take(found);
  expect(sorted(await again(second))).toEqual(sorted(text));
});

test("a game that was removed stays away although others cannot be read, and those stay in the file", async () => {
  const text = await mixed();
  await page(text).take(found);
  await store.remove("mixtour-1");
  const reopened = page(text);
  expect(await reopened.take(found)).toEqual([]);
  expect((await store.all()).games).toEqual([]);
  expect(sorted(await again(reopened))).toEqual(
    sorted(text).filter((one) => !one.includes('"id":"mixtour-1"')),
  );
});

test.each(['{"klubovna": "backup", "games"', "no backup", '{"klubovna":"backup","version":99}'])(
  "a text that cannot be read stays in the file: %s",
  async (text) => {
    const first = page(text);
    await expect(first.take(found)).rejects.toThrow("backup-");
    const next = await again(first);
    expect(readBackup(next, "").unread).toEqual([{ why: "broken", raw: text }]);
    const second = page(next);
    expect(await second.take(found)).toEqual([]);
    expect(await again(second)).toBe(next);
  },
);

test("a full disk loses none of the games that are not taken in yet", async () => {
  for (const seed of [1, 2, 3]) await store.put(await randomGame("mixtour", seed, 8));
  const text = await again(page(""));
  elsewhere();
  const { put } = values;
  let room = 1;
  values.put = async (...given) => {
    if (room-- <= 0) throw new DOMException("full", "QuotaExceededError");
    return put(...given);
  };
  const carried = page(text);
  await expect(carried.take(found)).rejects.toMatchObject({ code: "backup-full" });
  expect(sorted(await again(carried))).toEqual(sorted(text));
});

test("what is left is known only when all games are taken in", async () => {
  await store.put(await randomGame("mixtour", 1, 8));
  const text = await again(page(""));
  elsewhere();
  const carried = page(text);
  let go = () => {};
  void carried.take(() => new Promise<void>((done) => (go = done)));
  const there = carried.left().then(async () => (await store.all()).games.length);
  // The store answers meanwhile.
  await store.all();
  go();
  expect(await there).toBe(1);
});

test("about how large a backup will be is known without opening a game", async () => {
  for (const seed of [1, 2, 3]) await store.put(await randomGame("folky", seed, 40));
  const { length } = await again(page(""));
  const open = vi.spyOn(opened, "openMatch");
  const size = backupSize(await store.all());
  expect(open).not.toHaveBeenCalled();
  expect(Math.abs(size - length) / length).toBeLessThan(0.5);
});
