import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { collect } from "../../../src/backup/collect";
import {
  BACKUP_VERSION,
  type Backup,
  LARGEST,
  readBackup,
  writeBackup,
} from "../../../src/backup/format";
import { restore } from "../../../src/backup/restore";
import { Match } from "../../../src/game/match";
import { GameError } from "../../../src/game-error";
import { GameStore } from "../../../src/storage/game-store";
import type { SavedGame } from "../../../src/storage/games";
import { type KeyValueStore, memory } from "../../../src/storage/key-value";
import { openMatch } from "../../../src/storage/open-match";
import { games } from "../i18n/sources";
import { playOn, randomGame } from "./random-games";

const SETTINGS = { language: "cs", theme: "dark" };

const lasting = (): KeyValueStore => ({ ...memory(), lasting: true });

let values: KeyValueStore;
let store: GameStore;

const fresh = () => {
  values = lasting();
  store = new GameStore(async () => values);
  return store;
};

/** Locks of a browser in which other tabs have these games open. */
const locksOf = (...open: readonly string[]) => ({
  request: async (name: string, _: object, run: (lock: object | null) => unknown) =>
    run(open.some((id) => name === `klubovna-game-${id}`) ? null : {}),
});

beforeEach(() => {
  vi.stubGlobal("sessionStorage", { removeItem() {} });
  vi.stubGlobal("navigator", { locks: locksOf() });
  fresh();
});
afterEach(() => vi.unstubAllGlobals());

const text = async (...games: readonly SavedGame[]): Promise<string> => {
  for (const game of games) await store.put(game);
  return writeBackup(await collect(store, SETTINGS, undefined, 0));
};

const read = async (backup: string) => restore(readBackup(backup, "b.json"), store);

const NOTHING = { added: 0, same: 0, longer: 0, both: 0, unread: 0, broken: [], left: [] };

/** A game further on than it is stored. */
async function longer(saved: SavedGame): Promise<SavedGame> {
  const match = await openMatch(saved);
  match.mode = "analyse";
  match.goToEnd();
  playOn(match, 2, 77);
  const record = match.record("en");
  match.close();
  const { since: _, ...rest } = saved;
  return { ...rest, record, cursor: null, updated: saved.updated + 1 };
}

describe.each(games)("games of %s", (game) => {
  test("are the same after a backup", async () => {
    const saved = [await randomGame(game, 1), await randomGame(game, 2, 90)];
    const backup = await text(...saved);
    fresh();
    expect(await read(backup)).toEqual({ ...NOTHING, added: 2 });
    for (const one of saved) {
      const there = (await store.get(one.id)) as SavedGame;
      const [before, after] = [await openMatch(one), await openMatch(there)];
      expect(after.record("en")).toBe(before.record("en"));
      expect(there.position).toBe(one.position);
      const { created, updated, bottom, mode, white } = one;
      expect(there).toMatchObject({ created, updated, bottom, mode, white });
      for (const match of [before, after]) match.close();
    }
    // Written again it is the same file, and read again nothing changes.
    expect(writeBackup(await collect(store, SETTINGS, undefined, 0))).toBe(backup);
    expect(await read(backup)).toEqual({ ...NOTHING, same: 2 });
  });

  test("that are here already are kept once, further on where they are, and both where they differ", async () => {
    const short = await randomGame(game, 3, 12);
    const long = await longer(short);
    const other = { ...(await randomGame(game, 4, 12)), id: short.id };
    const backups = [await text(short), (fresh(), await text(long)), (fresh(), await text(other))];
    const [ofShort = "", ofLong = "", ofOther = ""] = backups;
    fresh();
    await read(ofShort);
    expect(await read(ofLong)).toEqual({ ...NOTHING, longer: 1 });
    expect(await read(ofShort)).toEqual({ ...NOTHING, same: 1 });
    expect((await store.all()).games.map(({ record }) => record)).toEqual([long.record]);
    expect(await read(ofOther)).toEqual({ ...NOTHING, both: 1 });
    expect(await read(ofOther)).toEqual({ ...NOTHING, same: 1 });
    expect((await store.all()).games).toHaveLength(2);
    expect(((await store.get(short.id)) as SavedGame).record).toBe(long.record);
  });
});

describe("a backup", () => {
  test("can be read by a person", async () => {
    const backup = await text(await randomGame("mixtour", 5, 8));
    expect(backup).toMatch(/^\{\n "klubovna": "backup",\n "version": 1,\n "written": "1970-01-01T/);
    expect(backup).toContain('    "[Game \\"mixtour\\"]",\n');
    expect(JSON.parse(backup).settings).toEqual(SETTINGS);
  });

  test("brings back a game while that is open in another tab only as a copy", async () => {
    const short = await randomGame("mixtour", 3, 8);
    const ofLong = await text(await longer(short));
    fresh();
    await store.put(short);
    vi.stubGlobal("navigator", { locks: locksOf(short.id) });
    expect(await read(ofLong)).toEqual({ ...NOTHING, both: 1 });
    expect(((await store.get(short.id)) as SavedGame).record).toBe(short.record);
  });

  test("never writes over a game where the browser does not tell whether that is open", async () => {
    const short = await randomGame("mixtour", 3, 8);
    const ofLong = await text(await longer(short));
    fresh();
    await store.put(short);
    vi.stubGlobal("navigator", {});
    expect(await read(ofLong)).toEqual({ ...NOTHING, both: 1 });
    expect(((await store.get(short.id)) as SavedGame).record).toBe(short.record);
  });

  test("is not made while the games cannot be read: an empty one would look like all there is", async () => {
    await store.put(await randomGame("mixtour", 1, 8));
    values.all = async () => {
      throw new DOMException("broken", "UnknownError");
    };
    await expect(collect(store, SETTINGS)).rejects.toMatchObject({ code: "storage-unread" });
    expect((await store.listed()).games).toEqual([]);
  });

  test("is made although a game has a time that is no date", async () => {
    const games = [await randomGame("mixtour", 1, 8), await randomGame("mixtour", 2, 8)];
    const wrong = { ...(await randomGame("mixtour", 3, 8)), created: 1e18 };
    await values.put(wrong.id, wrong);
    const found = readBackup(await text(...games), "");
    expect([found.games.length, found.unread.length]).toEqual([2, 1]);
    const whole = { written: 1e18, settings: {}, unread: [] };
    const [one] = found.games;
    const clamped = readBackup(
      writeBackup({ ...whole, games: one ? [{ ...one, created: -1e18 }] : [] }),
      "",
    );
    expect(clamped.games.map(({ created }) => created)).toEqual([-8.64e15]);
  });

  test("with a side that no board has names the game as one that does not fit", async () => {
    const backup = (await text(await randomGame("mixtour", 1, 8))).replace(
      /"bottom": \d/,
      '"bottom": 7',
    );
    expect(readBackup(backup, "").misfits).toEqual([1]);
  });

  test("brings back a game without moves: somebody has saved it with its names", async () => {
    const backup = await text(await randomGame("mixtour", 1, 0));
    fresh();
    expect(await read(backup)).toEqual({ ...NOTHING, added: 1 });
    expect((await store.all()).games.map(({ white }) => white)).toEqual(["Anna 1"]);
  });

  test("brings back the turn that had begun by a clock, and reads files that tell of none", async () => {
    const begun = { ply: 8, passed: 12_345 };
    const timed = { ...(await randomGame("mixtour", 5, 8)), begun };
    const backup = await text(timed);
    fresh();
    await read(backup);
    expect(await store.get(timed.id)).toMatchObject({ begun });
    expect(writeBackup(await collect(store, SETTINGS, undefined, 0))).toBe(backup);
    // What was stored wrongly keeps no game from being read.
    const broken = { ...timed, begun: { ply: -1, passed: "long" } } as unknown as SavedGame;
    const without = (fresh(), await text(broken));
    fresh();
    expect(await read(without)).toEqual({ ...NOTHING, added: 1 });
    expect(await store.get(timed.id)).not.toHaveProperty("begun");
    // Further on in the file, it is still a game with a clock.
    const ofLong =
      (fresh(), await text({ ...(await longer(timed)), begun: { ply: 9, passed: 1 } }));
    const ofOld = ofLong.replace(/"begun": \{[^}]*\},/, "");
    for (const [file, then] of [
      [ofLong, { ply: 9, passed: 1 }],
      [ofOld, begun],
    ] as const) {
      fresh();
      await store.put(timed);
      expect(await read(file)).toEqual({ ...NOTHING, longer: 1 });
      expect(await store.get(timed.id)).toMatchObject({ begun: then });
    }
  });

  test("brings back whose side a game that came by link is played on", async () => {
    const game = { ...(await randomGame("mixtour", 5, 8)), side: 1 };
    const file = await text(game);
    fresh();
    await read(file);
    expect(await store.get(game.id)).toMatchObject({ side: 1 });
    const wrong = JSON.parse(file);
    wrong.games[0].side = "black";
    expect((await read(JSON.stringify(wrong))).broken).toMatchObject([
      { number: 1, why: { code: "backup-misfit" } },
    ]);
  });

  test.each([null, 7, {}, { ply: 8 }, { ply: 1.5, passed: 0 }, { ply: 8, passed: -1 }])(
    "with a begun turn that is none names the game as one that does not fit: %j",
    async (begun) => {
      const file = JSON.parse(await text(await randomGame("mixtour", 5, 8)));
      file.games[0].begun = begun;
      fresh();
      const found = await read(JSON.stringify(file));
      expect(found.broken).toMatchObject([{ number: 1, why: { code: "backup-misfit" } }]);
    },
  );

  test("counts what was unread and is here already as here", async () => {
    const saved = await randomGame("mixtour", 1, 8);
    const unread = [{ id: saved.id, why: "newer", raw: JSON.stringify(saved) }];
    const backup = writeBackup({ written: 0, settings: {}, games: [], unread });
    expect(await read(backup)).toEqual({ ...NOTHING, added: 1 });
    expect(await read(backup)).toEqual({ ...NOTHING, same: 1 });
  });

  test("keeps what could not be read, for a version that can", async () => {
    const newer = { ...(await randomGame("folky", 1, 4)), version: 99 };
    await values.put("newer", newer);
    await values.put("broken", { id: "broken", record: "1. x" });
    const backup = await text();
    expect(readBackup(backup, "").unread).toHaveLength(2);
    fresh();
    expect(await read(backup)).toEqual({ ...NOTHING, unread: 2, left: [1, 2] });
    expect((await store.all()).games).toEqual([]);
    // As a newer version would write it: there it is a game.
    const older = backup.replace('\\"version\\": 99', '\\"version\\": 2');
    const named = older.replace('"id": "newer"', `"id": "${newer.id}"`);
    expect(await read(named)).toEqual({ ...NOTHING, unread: 1, added: 1, left: [2] });
  });
});

/** What is said against a backup, and where; nothing has changed then. */
async function refused(backup: string): Promise<readonly [string, number?, number?]> {
  const before = await values.all();
  const thrown = await read(backup).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(thrown).toBeInstanceOf(GameError);
  expect(await values.all()).toEqual(before);
  const { code, at } = (thrown as GameError).problem;
  return at ? [code, at.line, at.column] : [code];
}

describe("bad backups", () => {
  test("of a newer version are refused and change nothing", async () => {
    const backup = await text(await randomGame("mixtour", 1, 8));
    const newer = backup.replace(`"version": ${BACKUP_VERSION}`, '"version": 2');
    expect(await refused(newer)).toEqual(["backup-newer"]);
  });

  test.each([
    "",
    "1. c3 c4",
    "[]",
    "null",
    '{"klubovna":"board"}',
    '{"games":[]}',
    "PK\u0003\u0004",
  ])("%j is none", async (file) => expect(await refused(file)).toEqual(["backup-not"]));

  test("that are cut say where they end, wherever that is", async () => {
    const backup = await text(await randomGame("folky", 1, 8));
    const lines = backup.split("\n").length;
    for (let end = 40; end < backup.length - 2; end += 7) {
      const cut = backup.slice(0, end);
      const [code, line = 0] = await refused(cut);
      expect([code, line]).toEqual(["backup-cut", cut.trimEnd().split("\n").length]);
      expect(line).toBeLessThan(lines);
    }
  });

  test("that are damaged name the place", async () => {
    const backup = await text(await randomGame("folky", 1, 8));
    const damaged = backup.replace('"bottom":', '"bottom"');
    const [code, line = 0, column] = await refused(damaged);
    const lines = damaged.split("\n");
    expect(code).toBe("backup-broken");
    expect(lines[line - 1]).toContain('"bottom"');
    expect(column).toBe((lines[line - 1]?.indexOf(" 1") ?? 0) + 2);
  });

  test("with a changed record name the game and its place, and the others are read", async () => {
    const three = [await randomGame("mixtour", 1, 8), await randomGame("folky", 2, 8)];
    const backup = JSON.parse(await text(...three, await randomGame("mixtour", 3, 8)));
    const at = backup.games.findIndex(({ game }: { game: string }) => game === "folky");
    backup.games[at].record = backup.games[at].record.map((line: string) =>
      line.replace(/^1\. \S+/, "1. Qxz9"),
    );
    backup.games.splice(at, 0, { id: "no game" });
    fresh();
    const { broken, ...rest } = await read(JSON.stringify(backup));
    expect(rest).toMatchObject({ added: 2, same: 0 });
    expect(broken.map(({ number, why }) => [number, why.code, why.at !== null])).toEqual([
      [at + 1, "backup-misfit", false],
      [at + 2, expect.any(String), true],
    ]);
  });

  test("of a game that is not here are named", async () => {
    const backup = (await text(await randomGame("mixtour", 1, 8))).replaceAll(
      "mixtour",
      "chess960",
    );
    fresh();
    const { broken } = await read(backup);
    expect(broken.map(({ why }) => why.code)).toEqual(["unknown-game"]);
  });

  test("of 50 MB are read", async () => {
    const line = "x".repeat(1000);
    const games = Array.from({ length: 48 }, (_, at) => ({
      id: `a${at}`,
      game: "none",
      mode: "play",
      bottom: 0,
      created: "2026-01-01T00:00:00Z",
      updated: "2026-01-01T00:00:00Z",
      record: Array.from({ length: 1000 }, () => line),
    }));
    const backup = JSON.stringify({ klubovna: "backup", version: 1, games });
    expect(backup.length).toBeGreaterThan(0.95 * LARGEST);
    expect(readBackup(backup, "").games).toHaveLength(48);
    expect((await refused(backup.slice(0, -5)))[0]).toBe("backup-cut");
  });

  test("on a full disk say so, and go on when there is room", async () => {
    const saved = [1, 2, 3].map((seed) => randomGame("mixtour", seed, 8));
    const backup = await text(...(await Promise.all(saved)));
    fresh();
    const { put } = values;
    let room = 1;
    values.put = async (...given) => {
      if (room-- <= 0) throw new DOMException("full", "QuotaExceededError");
      return put(...given);
    };
    const thrown = (await read(backup).catch((thrown: unknown) => thrown)) as GameError;
    expect(thrown.problem).toMatchObject({ code: "backup-full", args: { count: { text: "1" } } });
    room = Infinity;
    await store.flush();
    const { added, same } = await read(backup);
    expect(added + same).toBe(3);
    expect(added).toBeGreaterThan(0);
    expect((await store.all()).games).toHaveLength(3);
  });
});

test("nothing of a match is kept open", async () => {
  const close = vi.spyOn(Match.prototype, "close");
  const backup: Backup = readBackup(await text(await randomGame("mixtour", 1, 8)), "");
  const before = close.mock.calls.length;
  await restore({ ...backup, misfits: [] }, store);
  expect(close.mock.calls.length - before).toBe(2);
});
