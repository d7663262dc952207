import { describe, expect, test } from "vitest";

import { Chairs } from "../../../src/game/players";
import { Match } from "../../../src/game/match";
import { seated } from "../../../src/game/seats";
import { FakeSession } from "./fake-session";

/** A table with the program on some chairs, by level. */
function table(levels: Readonly<Record<number, number>>, loaded = 8): [Match, Chairs] {
  const session = new FakeSession();
  for (const [seat, level] of Object.entries(levels)) {
    for (const [tag, value] of seated({}, Number(seat), level)) session.setTag(tag, value);
  }
  const match = new Match(session);
  return [match, new Chairs(match, loaded)];
}

describe("the chairs of a table", () => {
  test("two people: either may resign, the other side is offered a draw", () => {
    const [match, chairs] = table({});
    expect(chairs.all).toEqual([0, 1]);
    expect([chairs.withProgram, chairs.programActs, chairs.personActs]).toEqual([
      false,
      false,
      true,
    ]);
    expect([chairs.people, chairs.mayResign, chairs.offeredTo]).toEqual([[0, 1], [0, 1], 1]);
    match.play("a");
    expect([chairs.mayResign, chairs.offeredTo]).toEqual([[1, 0], 0]);
    expect(chairs.programDecides(0)).toBe(false);
  });

  test("against the program the person alone resigns, and the program answers offers", () => {
    const [match, chairs] = table({ 1: 3 });
    match.play("a");
    expect([chairs.people, chairs.mayResign, chairs.offeredTo]).toEqual([[0], [0], 1]);
    expect(chairs.programDecides(1)).toBe(true);
    expect(chairs.level(1)).toBe(3);
    expect(chairs.who(1)).toEqual({ who: "named", name: "Klubovna 3" });
    expect(chairs.who(0)).toEqual({ who: "first", name: "" });
  });

  test("the program acts on its chair while a game is played", () => {
    const [match, chairs] = table({ 0: 1 });
    expect([chairs.withProgram, chairs.programActs, chairs.personActs]).toEqual([
      true,
      true,
      false,
    ]);
    match.mode = "analyse";
    expect([chairs.programActs, chairs.personActs]).toEqual([false, true]);
  });

  test("where the program alone plays, either side may be given up", () => {
    const [, chairs] = table({ 0: 1, 1: 2 });
    expect([chairs.people, chairs.mayResign]).toEqual([[], [0, 1]]);
    expect(chairs.programDecides(1)).toBe(false);
  });

  test("a game without an engine has only people", () => {
    const [, chairs] = table({ 1: 3 }, 0);
    expect([chairs.level(1), chairs.withProgram, chairs.people]).toEqual([0, false, [0, 1]]);
  });
});
