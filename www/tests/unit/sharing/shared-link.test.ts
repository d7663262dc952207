import { beforeEach, describe, expect, test, vi } from "vitest";

import { openText } from "../../../src/engine/rules/load";
import { Match } from "../../../src/game/match";
import { GameError } from "../../../src/game-error";
import { openShared } from "../../../src/pages/open/shared-link";
import { writeLink } from "../../../src/sharing/link/link";
import { describe as describeGame, type SavedGame } from "../../../src/storage/games";
import { rulesOf } from "../engine/rules-of";
import { generated, KINDS } from "./generated-games";

/** The saved games, and a database that may be out of order. */
const store = vi.hoisted(() => ({
  games: new Map<string, unknown>(),
  broken: false,
}));

vi.mock("../../../src/app/context", () => ({
  app: {
    style: "en",
    games: {
      async get(id: string) {
        if (store.broken) throw GameError.of("storage-unread");
        return store.games.get(id) ?? null;
      },
      async put(game: SavedGame) {
        store.games.set(game.id, game);
      },
    },
  },
}));

beforeEach(async () => {
  vi.stubGlobal("navigator", {});
  store.games.clear();
  store.broken = false;
  await rulesOf("mixtour");
});

const ID = "abcdefghijkl";
const record = (moves: string) => `[Klubovna "1"]\n[Game "mixtour"]\n[Result "*"]\n\n${moves} *\n`;
const link = (moves: string, id = ID) => writeLink({ id, record: record(moves) });

/** A game that was begun here, under its own id. */
async function begun(moves: string): Promise<SavedGame> {
  const match = new Match(await openText(record(moves), null));
  return describeGame(match, { id: ID, created: 1, bottom: 1 }, 2);
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
    expect(game(ID)).toMatchObject({ plies: 2, created: 1, bottom: 1 });
    expect(ids()).toEqual([ID]);
    await openShared(await link("c1", "other"));
    expect(await openShared(await link("c1 c2 d1", "other"))).toBe("link-other");
    expect(game("link-other").plies).toBe(3);
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
