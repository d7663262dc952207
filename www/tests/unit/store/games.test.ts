import "fake-indexeddb/auto";

import { beforeEach, describe as suite, expect, test } from "vitest";

import { Match } from "../../../src/match/match";
import {
  describe,
  GameStore,
  newId,
  restore,
  type SavedGame,
  STORED_VERSION,
} from "../../../src/store/games";
import { memory, openShelf, type Shelf } from "../../../src/store/shelf";
import { FakeSession } from "../match/fake-session";

const known = { id: "one", created: 1000, bottom: 0 };

function saved(id: string, updated: number): SavedGame {
  return describe(new Match(new FakeSession()), { ...known, id }, updated);
}

/** A match as a plain object, so that a part of it can be replaced. */
const shape = (match: Match) => ({
  info: match.info,
  options: match.options,
  live: match.live,
  mode: match.mode,
  tags: match.tags,
  secret: match.secret,
  record: () => match.record("en"),
});

suite("a saved game", () => {
  test("holds the record and what a list shows", () => {
    const match = new Match(new FakeSession());
    match.setTag("White", "Anna");
    match.play("a");
    match.play("b");
    expect(describe(match, known, 2000)).toEqual({
      version: STORED_VERSION,
      id: "one",
      created: 1000,
      bottom: 0,
      mode: "play",
      game: "toy",
      record: "toy a b",
      cursor: ["a", "b"],
      position: "ab",
      options: "",
      white: "Anna",
      black: "",
      plies: 2,
      turn: 0,
      result: null,
      updated: 2000,
    });
  });

  test("counts what a person would call moves, and keeps the secret of the cards", () => {
    const session = new FakeSession();
    session.cards("provable", "");
    const match = new Match(session);
    match.play("a");
    const { nodes } = match.moves("en");
    const told = nodes.map((node) => ({ ...node, implied: true }));
    const moves = () => ({ comment: null, children: [], nodes: told });
    expect(describe(match, known).plies).toBe(1);
    expect(describe({ ...shape(match), moves }, known)).toMatchObject({
      plies: 0,
      secret: "fresh",
    });
  });

  test("has nobody on turn when it is over", () => {
    const match = new Match(new FakeSession());
    match.resign(0);
    expect(describe(match, known)).toMatchObject({
      turn: null,
      result: { winner: 1, reason: "resignation" },
    });
  });

  test("remembers a cursor in a variation and finds it again", () => {
    const session = new FakeSession();
    const match = new Match(session, "analyse");
    for (const code of "abc") match.play(code);
    match.goBack();
    match.play("d");
    const { cursor } = describe(match, known);
    expect(cursor).toEqual(["a", "b", "d"]);
    session.goTo(0);
    restore(session, cursor);
    expect(session.snapshot().position).toBe("abd");
  });

  test("follows a cursor as far as it leads", () => {
    const session = new FakeSession();
    session.play("a");
    restore(session, ["a", "x", "b"]);
    expect(session.snapshot().position).toBe("a");
  });

  test("has ids of its own that fit into an address", () => {
    const ids = new Set(Array.from({ length: 200 }, newId));
    expect(ids.size).toBe(200);
    for (const id of ids) expect(encodeURIComponent(id)).toBe(id);
  });
});

suite.each([
  ["IndexedDB", openShelf],
  ["memory", async () => memory()],
])("the store on %s", (_name, open: () => Promise<Shelf>) => {
  let shelf: Shelf;
  let store: GameStore;

  beforeEach(async () => {
    shelf = await open();
    await shelf.clear();
    store = new GameStore(Promise.resolve(shelf));
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
    await store.put(game);
    expect(await store.get("one")).toEqual(game);
    expect(await store.get("two")).toBeNull();
  });

  test("removes a game", async () => {
    await store.put(saved("one", 1));
    await store.remove("one");
    expect((await store.all()).games).toEqual([]);
  });

  test("shows what a newer version wrote and never overwrites it", async () => {
    const newer = { ...saved("one", 1), version: STORED_VERSION + 1, record: "from the future" };
    await shelf.put("one", newer);
    await store.put(saved("one", 9));
    expect(await shelf.get("one")).toEqual(newer);
    const { games, unreadable } = await store.all();
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
    await shelf.put("one", value);
    const found = await store.get("one");
    expect(found).toMatchObject({ id: "one", why: "broken" });
    expect(await shelf.get("one")).toEqual(value);
    const { games, unreadable } = await store.all();
    expect(games).toEqual([]);
    expect(unreadable).toHaveLength(1);
  });

  test("hands the record out of what is broken, where there is one", async () => {
    await shelf.put("one", { id: "one", version: STORED_VERSION, record: "1. a b" });
    expect(await store.get("one")).toMatchObject({ raw: "1. a b" });
  });
});

test("only the shelf that forgets says so", async () => {
  expect(await new GameStore(openShelf()).lasting()).toBe(true);
  expect(await new GameStore(Promise.resolve(memory())).lasting()).toBe(false);
});
