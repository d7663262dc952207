import { describe, expect, test } from "vitest";

import { Match } from "../../../src/game/match";
import { seated } from "../../../src/game/programs";
import { FakeSession } from "./fake-session";

/** A game with the program on some seats, by level. */
function table(levels: Readonly<Record<number, number>>, known = 8): Match {
  const session = new FakeSession();
  session.levels = known;
  for (const [seat, level] of Object.entries(levels)) {
    const strength = { by: "level", amount: level } as const;
    for (const [tag, value] of seated({}, Number(seat), strength)) session.setTag(tag, value);
  }
  return new Match(session);
}

describe("the players of a match", () => {
  test("two people: either may resign, the other side is offered a draw", () => {
    const match = table({});
    expect(match.players.levels).toEqual([0, 0]);
    expect([
      match.players.withProgram,
      match.players.programActs,
      match.players.personActs,
    ]).toEqual([false, false, true]);
    expect([match.players.people, match.players.mayResign, match.players.offeredTo]).toEqual([
      [0, 1],
      [0, 1],
      1,
    ]);
    match.play("a");
    expect([match.players.mayResign, match.players.offeredTo]).toEqual([[1, 0], 0]);
    expect(match.players.programDecides(0)).toBe(false);
  });

  test("against the program the person alone resigns, and the program answers offers", () => {
    const match = table({ 1: 3 });
    match.play("a");
    expect([match.players.people, match.players.mayResign, match.players.offeredTo]).toEqual([
      [0],
      [0],
      1,
    ]);
    expect(match.players.programDecides(1)).toBe(true);
    expect(match.players.levels).toEqual([0, 3]);
    expect(match.players.who(1)).toEqual({ who: "named", name: "Cyril" });
    expect(match.players.who(0)).toEqual({ who: "first", name: "" });
  });

  test("the program acts on its seat while a game is played", () => {
    const match = table({ 0: 1 });
    expect([
      match.players.withProgram,
      match.players.programActs,
      match.players.personActs,
    ]).toEqual([true, true, false]);
    match.mode = "analyse";
    expect([match.players.programActs, match.players.personActs]).toEqual([false, true]);
  });

  test("where the program alone plays, either side may be given up", () => {
    const { players } = table({ 0: 1, 1: 2 });
    expect([players.people, players.mayResign]).toEqual([[], [0, 1]]);
    expect(players.programDecides(1)).toBe(false);
  });

  test("a game without an engine has only people", () => {
    const { players } = table({ 1: 3 }, 0);
    expect([players.levels[1], players.withProgram, players.people]).toEqual([0, false, [0, 1]]);
  });
});
