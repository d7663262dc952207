import { beforeEach, describe, expect, test, vi } from "vitest";

import { openText } from "../../../src/engine/rules/load";
import { Match } from "../../../src/game/match";
import { GameError } from "../../../src/game-error";
import { openShared } from "../../../src/pages/open/shared-link";
import { besideId, sharedId } from "../../../src/sharing/link/ids";
import { readLink, writeLink } from "../../../src/sharing/link/link";
import { describe as describeGame, type SavedGame } from "../../../src/storage/games";
import { rulesOf } from "../engine/rules-of";
import { generated, KINDS } from "./generated-games";

/** The saved games, and a database that may be out of order. */
const store = vi.hoisted(() => ({
  games: new Map<string, unknown>(),
  broken: false,
  writing: Promise.resolve(),
}));

/** Who holds locks. */
const owners = vi.hoisted((): { handOver(): Promise<unknown> }[] => []);

vi.mock("../../../src/storage/tab-lock", () => ({
  TabLock: class {
    constructor(_: string, owner: { handOver(): Promise<unknown> }) {
      owners.push(owner);
    }
    take = async () => true;
    release() {}
  },
}));

vi.mock("../../../src/app/context", () => ({
  app: {
    style: "en",
    games: {
      async get(id: string) {
        if (store.broken) throw GameError.of("storage-unread");
        return store.games.get(id) ?? null;
      },
      async all() {
        return { games: [...store.games.values()], unreadable: [] };
      },
      async put(game: SavedGame) {
        await store.writing;
        store.games.set(game.id, game);
      },
    },
  },
}));

beforeEach(async () => {
  vi.stubGlobal("navigator", {});
  store.games.clear();
  store.broken = false;
  store.writing = Promise.resolve();
  await rulesOf("mixtour");
});

const ID = "abcdefghijkl";
const record = (moves: string) => `[Klubovna "1"]\n[Game "mixtour"]\n[Result "*"]\n\n${moves} *\n`;
const link = (moves: string, id = ID) => writeLink({ id, record: record(moves) });

/** A game that was begun here, under its own id. */
async function begun(moves: string, id = ID): Promise<SavedGame> {
  const match = new Match(await openText(record(moves), null));
  return describeGame(match, { id, created: 1, bottom: 0 }, 2);
}

const ids = () => [...store.games.keys()];
const game = (id: string) => store.games.get(id) as SavedGame;

describe("a link", () => {
  test.each(KINDS.map((kind) => [kind[0], kind] as const))(
    "of %s is saved once, however often it is opened",
    async (_, kind) => {
      const session = await generated(kind, 6, 30, true);
      const text = await writeLink({ id: ID, record: session.record("en") });
      expect(await openShared(text)).toBe(`link-${ID}`);
      const saved = game(`link-${ID}`);
      expect(await openShared(text)).toBe(`link-${ID}`);
      expect(ids()).toEqual([`link-${ID}`]);
      expect(game(`link-${ID}`)).toBe(saved);
      expect(saved.record).toBe(session.record("en"));
      session.free();
    },
  );

  test("turns the board to whoever is to move", async () => {
    await openShared(await link("c1"));
    expect(game(`link-${ID}`)).toMatchObject({ bottom: 1, mode: "play", plies: 1 });
    await openShared(await link("c1 c2", "other"));
    expect(game("link-other")).toMatchObject({ bottom: 0, plies: 2 });
  });

  test("goes on with a game that was begun here, and with one that came by link", async () => {
    store.games.set(ID, await begun("c1"));
    expect(await openShared(await link("c1 c2"))).toBe(ID);
    expect(game(ID)).toMatchObject({ plies: 2, created: 1, bottom: 0 });
    expect(ids()).toEqual([ID]);
    await openShared(await link("c1", "other"));
    store.games.set("link-other", { ...(await begun("c1 c2", "link-other")), bottom: 1 });
    expect(await openShared(await link("c1 c2 d1", "other"))).toBe("link-other");
  });

  test("makes no move for whoever plays here unless that is agreed to", async () => {
    const mine = await begun("c1");
    store.games.set(ID, mine);
    const clash = await openShared(await link("c1 c2 d1 e1"));
    if (typeof clash === "string") throw new Error("it was opened");
    expect(clash.relation).toEqual({ kind: "own", count: 3 });
    expect(game(ID)).toBe(mine);
    expect(await clash.agree?.()).toBe(ID);
    expect(game(ID).plies).toBe(4);
  });

  test("makes no move for whoever got the first one, also when the board was turned since", async () => {
    await openShared(await link("c1"));
    const turned = { ...game(`link-${ID}`), bottom: 0 };
    store.games.set(`link-${ID}`, turned);
    expect(await openShared(await link("c1 c2"))).toMatchObject({
      relation: { kind: "own", count: 1 },
    });
    // What is added otherwise leaves it as it is.
    await openShared(await link("c1 {Look}"));
    expect(game(`link-${ID}`)).toMatchObject({ bottom: 0, side: 1 });
    const clash = await openShared(await link("c1 c2"));
    if (typeof clash === "string") throw new Error("it was opened");
    await clash.agree?.();
    expect(await openShared(await link("c1 c2 d1"))).toBe(`link-${ID}`);
    expect(game(`link-${ID}`)).toMatchObject({ bottom: 0, side: 1, plies: 3 });
  });

  test("ends no game for whoever plays here unless that is agreed to", async () => {
    const lost = (result: string, reason: string) =>
      writeLink({
        id: ID,
        record: `[Klubovna "1"]\n[Game "mixtour"]\n[Result "${result}"]\n[Reason "${reason}"]\n\nc1 ${result}\n`,
      });
    const mine = await begun("c1");
    store.games.set(ID, mine);
    for (const ended of [lost("0-1", "resignation"), lost("1/2-1/2", "agreement")]) {
      expect(await openShared(await ended)).toMatchObject({ relation: { kind: "over" } });
      expect(game(ID)).toBe(mine);
    }
    // The other side may give up.
    expect(await openShared(await lost("1-0", "resignation"))).toBe(ID);
    expect(game(ID).result).toMatchObject({ winner: 0 });
  });

  test.each(["x~abc", "x".repeat(65), "žluťoučký"])(
    "leads back to a game that links cannot name by its id: %s",
    async (id) => {
      store.games.set(id, await begun("c1", id));
      const { id: shared } = await readLink(await link("c1", sharedId(id)));
      expect(await openShared(await link("c1 c2", shared))).toBe(id);
      expect(ids()).toEqual([id]);
    },
  );

  test("hands the game on to a third tab only when it is written", async () => {
    store.games.set(ID, await begun("c1"));
    let write = () => {};
    store.writing = new Promise((done) => (write = done));
    owners.length = 0;
    const opened = openShared(await link("c1 c2"));
    await vi.waitFor(() => expect(owners).toHaveLength(1));
    const given = owners[0]?.handOver().then((latest) => [latest, game(ID)]);
    write();
    expect(await opened).toBe(ID);
    expect(await given).toEqual([game(ID), game(ID)]);
    expect(game(ID).plies).toBe(2);
  });

  test("that is older or another game changes nothing, and can be opened beside", async () => {
    const mine = await begun("c1 c2");
    store.games.set(ID, mine);
    for (const [moves, kind] of [
      ["c1", "older"],
      ["c1 c3 d1", "differs"],
    ] as const) {
      const clash = await openShared(await link(moves));
      if (typeof clash === "string") throw new Error("it was opened");
      expect(clash).toMatchObject({ mine: ID, relation: { kind } });
      expect(game(ID)).toBe(mine);
      const beside = await clash.openBeside();
      expect(game(beside).record).toContain(moves.split(" ").at(-1));
      // The same place a second time.
      expect(await clash.openBeside()).toBe(beside);
    }
    expect(ids()).toHaveLength(3);
  });
});

test("a game beside another does not get a longer name each time", () => {
  let id = "x".repeat(64);
  for (let times = 0; times < 3; times++) id = besideId({ id: sharedId(id), record: "r" });
  expect(id.length).toBeLessThan(64);
});

describe("what stands in the way", () => {
  test("a game that cannot be read stays, and the link is opened beside it", async () => {
    const broken = { id: ID, why: "newer", raw: "" };
    store.games.set(ID, broken);
    const id = await openShared(await link("c1"));
    expect(id).not.toBe(ID);
    expect(game(ID)).toBe(broken);
    expect(await openShared(await link("c1"))).toBe(id);
  });

  test("a storage that does not answer: the link is opened as a new game", async () => {
    store.broken = true;
    const [one, other] = [await openShared(await link("c1")), await openShared(await link("c1"))];
    expect(one).not.toBe(other);
    expect(ids()).toEqual([one, other]);
  });

  test.each([
    ["moves that nobody can make", "c1 c1 c1"],
    ["another language than that of records", "<script>alert(1)</script>"],
    ["nothing", ""],
  ])("what is no game is told, and nothing is saved: %s", async (what, moves) => {
    const text = what === "nothing" ? await writeLink({ id: ID, record: "" }) : await link(moves);
    await expect(openShared(text)).rejects.toMatchObject({ code: "link-broken" });
    expect(ids()).toEqual([]);
  });
});
