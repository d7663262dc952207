import { describe, expect, test, vi } from "vitest";

import { openText } from "../../../src/engine/rules/load";
import type { GameSession } from "../../../src/engine/rules/session";
import { Match } from "../../../src/game/match";
import { chainOf, spokenCheck } from "../../../src/sharing/link/chain";
import { played } from "../../../src/sharing/link/compare";
import { join } from "../../../src/sharing/link/join";
import { merge } from "../../../src/sharing/link/merge";
import { sharedLine, sharedRecord } from "../../../src/sharing/shared-record";
import { describe as describeGame, resume, type SavedGame } from "../../../src/storage/games";
import { rulesOf } from "../engine/rules-of";
import { generated, KINDS } from "./generated-games";

const NAMES = KINDS.map((kind) => [`${kind[0]} ${JSON.stringify(kind[1])}`, kind] as const);

const known = { id: "x", created: 1, bottom: 0 };

/** A game as it would be saved. */
const savedOf = (session: GameSession, mode: SavedGame["mode"] = "play"): SavedGame =>
  describeGame(new Match(session, mode), known, 2);

async function opened(saved: SavedGame): Promise<GameSession> {
  const session = await openText(saved.record, saved.game);
  resume(session, saved);
  return session;
}

/** What becomes of a saved game with the record of a link. */
async function joined(saved: SavedGame, record: string) {
  const mine = await opened(saved);
  return join(saved, mine, await openText(record, null), "en");
}

/** A game of Mixtour: moves, with notes and variations as a record has them. */
const mixtour = (moves: string, tags = "") =>
  `[Klubovna "1"]\n[Game "mixtour"]\n${tags}[Result "*"]\n\n${moves} *\n`;

async function saved(moves: string, tags = "", mode: SavedGame["mode"] = "play") {
  await rulesOf("mixtour");
  return savedOf(await openText(mixtour(moves, tags), null), mode);
}

const lineOf = ({ record }: SavedGame) => record.split("\n\n")[1]?.replaceAll(/\s+/g, " ").trim();

describe("a newer link", () => {
  test("goes on with the game that is here, and keeps all that only that one has", async () => {
    const mine = await saved(
      "1. c1 {mine} c2! ( c3 {tried} ) 2. d1 {both}",
      '[White "Anna"]\n[Site "Brno"]\n',
    );
    const theirs = mixtour(
      "1. c1 {theirs} c2 {good} 2. d1 {both} ( d2 ) 2... d4 {Your turn}",
      '[White "A."]\n[Black "Boris"]\n',
    );
    const { relation, game } = await joined(mine, theirs);
    expect(relation.kind).toBe("newer");
    expect(game).toMatchObject({ id: "x", created: 1, bottom: 0, mode: "play", plies: 4 });
    expect(game && lineOf(game)).toBe(
      "1. c1 {theirs\\n mine} 1... c2! {good} ( 1... c3 {tried} ) 2. d1 {both} ( 2. d2 ) 2... d4 {Your turn} *",
    );
    expect(game?.record).toContain('[White "Anna"]\n[Black "Boris"]\n[Site "Brno"]');
  });

  test("of a game that has come to its end tells how", async () => {
    const mine = { ...(await saved("1. c1 c2")), bottom: 1 };
    const theirs =
      '[Klubovna "1"]\n[Game "mixtour"]\n[Result "0-1"]\n[Reason "resignation"]\n\nc1 c2 0-1\n';
    const { relation, game } = await joined(mine, theirs);
    expect(relation.kind).toBe("newer");
    expect(game).toMatchObject({ mode: "analyse", result: { winner: 1, reason: "resignation" } });
  });

  test("goes on from where the game was taken back to", async () => {
    const mine = await saved("1. c1 c2 2. d1");
    const session = await opened(mine);
    session.undo();
    const back = savedOf(session);
    const { relation, game } = await joined(back, mixtour("1. c1 c2 2. d2 e1"));
    // It makes a move of the side that plays here.
    expect(relation).toEqual({ kind: "own", count: 2 });
    expect(game && lineOf(game)).toBe("1. c1 c2 2. d2 ( 2. d1 ) 2... e1 *");
  });

  test.each(NAMES)("is found with every game: %s", async (_, kind) => {
    const session = await generated(kind, 11, 40, true);
    const { codes } = played(session, true);
    const record = session.record("en");
    for (const cut of [0, 1, 7, codes.length - 1]) {
      const before = (await rulesOf(kind[0])).create(kind[0], kind[1], "");
      if (cut) before.play(...codes.slice(0, cut));
      const mine = savedOf(before);
      const { relation, game } = await joined(mine, record);
      // Chance has played the moves of both sides.
      expect(relation.kind).toMatch(/^(newer|own|over)$/);
      expect(game?.record).toBe(record);
      // And the other way round it is the older one, which changes nothing.
      const back = await joined(savedOf(await openText(record, null)), mine.record);
      expect(back).toEqual({
        relation: { kind: "older", theirs: cut, mine: codes.length },
        game: null,
      });
    }
    expect(await joined(savedOf(session), record)).toEqual({
      relation: { kind: "same" },
      game: null,
    });
  });
});

describe("whose side is played here", () => {
  test("is settled by the first link that goes on: the game was handed on with the other one on turn", async () => {
    // Whoever lets the other one begin, and has not turned the board.
    const { relation, game } = await joined(await saved(""), mixtour("1. c1"));
    expect(relation.kind).toBe("newer");
    expect(game).toMatchObject({ side: 1, bottom: 0 });
    const turned = { ...(await saved("1. c1")), bottom: 1 };
    expect((await joined(turned, mixtour("1. c1 c2"))).game).toMatchObject({ side: 0, bottom: 1 });
  });

  test("does not change with what is handed on and comes later", async () => {
    const mine = { ...(await saved("1. c1 c2")), side: 0 };
    const { relation, game } = await joined(mine, mixtour("1. c1 c2 2. d1"));
    expect(relation).toEqual({ kind: "own", count: 1 });
    expect(game).toMatchObject({ side: 0 });
  });

  test("is not settled by a link to a game that does not stand as it was handed on", async () => {
    // The first move was taken back since.
    const { relation, game } = await joined(await saved(""), mixtour("1. c1 c2"));
    expect(relation).toEqual({ kind: "own", count: 2 });
    expect(game?.side).toBeUndefined();
  });

  test("is nobody else's against the program: who sits at the bottom is asked", async () => {
    const mine = await saved("1. c1 c2", '[BlackType "level 3"]\n');
    const { relation, game } = await joined(mine, mixtour("1. c1 c2 2. d1 d2"));
    expect(relation).toEqual({ kind: "own", count: 2 });
    expect(game?.side).toBeUndefined();
    const other = { ...(await saved("1. c1", '[BlackType "level 3"]\n')), bottom: 1 };
    expect((await joined(other, mixtour("1. c1 c2"))).relation.kind).toBe("own");
  });
});

describe("the same moves", () => {
  test("bring comments and variations along", async () => {
    const mine = await saved("1. c1 c2 {mine}");
    const { relation, game } = await joined(mine, mixtour("{First} 1. c1 ( b1 ) c2 {theirs}"));
    expect(relation.kind).toBe("same");
    expect(game && lineOf(game)).toBe("{First} 1. c1 ( 1. b1 ) 1... c2 {mine\\n theirs} *");
    // A second time there is nothing new.
    expect(
      game && (await joined(game, mixtour("{First} 1. c1 ( b1 ) c2 {theirs}"))).game,
    ).toBeNull();
  });
});

test("who is the program is said on each device for itself", async () => {
  const program = '[WhiteType "level 3"]\n[BlackType "level 5"]\n';
  const person = await saved("1. c1");
  // It comes neither with a move nor with nothing but itself.
  const newer = await joined({ ...person, bottom: 0 }, mixtour("1. c1 c2", program));
  expect(newer.relation.kind).toBe("newer");
  expect(newer.game?.record).toContain("c2");
  expect(newer.game?.record).not.toContain("Type");
  expect((await joined(person, mixtour("1. c1", program))).game).toBeNull();
  // And does not go with a link of somebody who plays alone.
  const mine = await saved("1. c1", '[BlackType "match 4"]\n');
  const { game } = await joined(mine, mixtour("1. c1 c2", '[WhiteType "level 3"]\n'));
  expect(game?.record).toContain('[BlackType "match 4"]');
  expect(game?.record).not.toContain("WhiteType");
});

test("a comment leaves the turn that has begun by a clock; a move ends it", async () => {
  const begun = { ply: 2, passed: 5000 };
  const mine = { ...(await saved("1. c1 c2")), begun };
  const noted = await joined(mine, mixtour("1. c1 c2 {theirs}"));
  expect(noted.game).toMatchObject({ begun });
  const played = await joined(mine, mixtour("1. c1 c2 2. d1"));
  expect(played.game).not.toHaveProperty("begun");
});

test("a comment that is a part of another one stays", async () => {
  const mine = await saved("1. c1 c2 {Not a good move}");
  const { game } = await joined(mine, mixtour("1. c1 c2 {good move}"));
  expect(game && lineOf(game)).toBe("1. c1 c2 {Not a good move\\n good move} *");
});

test("a long variation is added without going back for each of its moves", async () => {
  const session = await generated(["mixtour", {}], 3, 60);
  const { codes } = played(session, true);
  const rules = await rulesOf("mixtour");
  const into = rules.create("mixtour", {}, "");
  const goTo = vi.spyOn(into, "goTo");
  merge(into, session);
  expect(played(into, true).codes).toEqual(codes);
  expect(goTo.mock.calls.length).toBeLessThan(5);
});

describe("what is not one game", () => {
  test("is told with the move where it parts, and nothing is changed", async () => {
    const mine = await saved("1. c1 c2 2. d1 d2");
    expect(await joined(mine, mixtour("1. c1 c3 2. d1 d2 3. e1"))).toEqual({
      relation: { kind: "differs", at: 2, mine: "c2", theirs: "c3" },
      game: null,
    });
    expect(await joined(mine, mixtour("1. c1 c2 2. d1 d3"))).toEqual({
      relation: { kind: "differs", at: 4, mine: "d2", theirs: "d3" },
      game: null,
    });
  });

  test.each(NAMES)("is told wherever a past action was changed: %s", async (_, kind) => {
    const session = await generated(kind, 5, 24);
    const line = played(session, true);
    const rules = await rulesOf(kind[0]);
    for (let at = 0; at < line.codes.length; at += 5) {
      const other = rules.create(kind[0], kind[1], "");
      let now = at ? other.play(...line.codes.slice(0, at)) : other.snapshot();
      const choice = now.choices.find(({ code }) => code !== line.codes[at]);
      if (!choice) continue;
      now = other.play(choice.code);
      const { relation, game } = await joined(savedOf(session), other.record("en"));
      expect(relation).toMatchObject({ kind: "differs", at: at + 1 });
      expect(game).toBeNull();
    }
  });

  test("begins otherwise, or ends otherwise", async () => {
    const mine = await saved("1. c1 c2");
    const options = mixtour("1. c1 c2", '[Options "target=3"]\n');
    const kinds = async (record: string) => (await joined(mine, record)).relation.kind;
    expect(await kinds(options)).toBe("foreign");
    const folky = '[Klubovna "1"]\n[Game "folky"]\n[Result "*"]\n\n1. h3 a6 *\n';
    expect(await kinds(folky)).toBe("foreign");
    const lost = (result: string) =>
      `[Klubovna "1"]\n[Game "mixtour"]\n[Result "${result}"]\n[Reason "resignation"]\n\nc1 c2 ${result}\n`;
    const over = savedOf(await openText(lost("1-0"), null), "analyse");
    expect((await joined(over, lost("0-1"))).relation.kind).toBe("ends");
    expect((await joined(over, mixtour("1. c1 c2 2. d1"))).relation.kind).toBe("ends");
    expect((await joined(over, mixtour("1. c1 c2"))).relation.kind).toBe("older");
  });
});

describe("the chain of a game", () => {
  const line = {
    game: "mixtour",
    options: { a: "1", b: "2" },
    start: "",
    codes: ["c1", "c2", "d1"],
  };

  test("is another one from the changed action on", () => {
    const changed = chainOf({ ...line, codes: ["c1", "c3", "d1"] });
    const same = chainOf(line).map((value, at) => value === changed[at]);
    expect(same).toEqual([true, true, false, false]);
    expect(new Set(chainOf(line)).size).toBe(4);
  });

  test("does not depend on the order of options, but on what they are", () => {
    expect(chainOf({ ...line, options: { b: "2", a: "1" } })).toEqual(chainOf(line));
    expect(chainOf({ ...line, options: { a: "2", b: "2" } })[0]).not.toBe(chainOf(line)[0]);
  });

  test("has a short form to read out", () => {
    expect(spokenCheck(line)).toMatch(/^[0-9A-Z]{4} [0-9A-Z]{4}$/);
    expect(spokenCheck({ ...line, codes: ["c1", "c2"] })).not.toBe(spokenCheck(line));
  });
});

test("what was taken back is not handed on, what was only looked at is", async () => {
  await rulesOf("mixtour");
  const match = new Match(await openText(mixtour("1. c1 c2 ( c3 ) 2. d1"), null));
  match.goToEnd();
  match.mode = "play";
  match.goToStart();
  expect(await sharedRecord(match)).toBe(match.record("en"));
  const line = () => sharedLine(match, "en").map(({ code }) => code);
  expect(line()).toEqual(["c1", "c2", "d1"]);
  match.undo();
  expect(await sharedRecord(match)).toContain("\n\n1. c1 c2 ( 1... c3 ) *\n");
  expect(line()).toEqual(["c1", "c2"]);
  match.redo();
  expect(await sharedRecord(match)).toContain("\n\n1. c1 c2 ( 1... c3 ) 2. d1 *\n");
});

test("what was tried behind the game is not handed on, and stays a variation where games join", async () => {
  await rulesOf("mixtour");
  const match = new Match(await openText(mixtour("1. c1 c2"), null));
  match.tries = true;
  match.play("d1");
  match.play("d2");
  expect(match.record("en")).toContain("\n\n1. c1 c2 * ( 2. d1 d2 )\n");
  expect(await sharedRecord(match)).toContain("\n\n1. c1 c2 *\n");
  match.tries = false;
  const mine = describeGame(match, { ...known, bottom: 1 }, 2);
  expect(mine).toMatchObject({ cursor: null, mode: "play", plies: 2, result: null });
  // The game goes on as it was tried; the rest of that is still only tried.
  const { relation, game } = await joined(mine, mixtour("1. c1 c2 2. d1"));
  expect(relation.kind).toBe("newer");
  expect(game && lineOf(game)).toBe("1. c1 c2 2. d1 * ( 2... d2 )");
  expect(game).toMatchObject({ plies: 3, turn: 1 });
  // What somebody else has tried is not the game here.
  const theirs = mixtour("1. c1 c2").replace("*\n", "* ( 2. b1 )\n");
  const same = await joined(mine, theirs);
  expect(same.relation.kind).toBe("same");
  expect(same.game && lineOf(same.game)).toBe("1. c1 c2 * ( 2. d1 d2 ) ( 2. b1 )");
});
