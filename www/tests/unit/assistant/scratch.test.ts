import { describe, expect, test } from "vitest";

import { Scratch } from "../../../src/assistant/scratch";
import { counted, sum } from "../game/counted";
import { FakeSession } from "../game/fake-session";

function scratch() {
  const { session, during } = counted(new FakeSession());
  const start = { game: "toy", options: {}, position: "" };
  return { scratch: new Scratch(start, session), during };
}

const codes = (plies: number) => Array.from({ length: plies }, (_, at) => "abcde"[at % 5] ?? "");

describe("a second session", () => {
  test("follows a game ply by ply with one call for each, and none for the same position", () => {
    const { scratch: other, during } = scratch();
    for (const plies of [1, 2, 3, 300, 301]) {
      expect(during(() => other.at(codes(plies)))).toEqual({ play: 1 });
      expect(other.at(codes(plies)).position).toBe(codes(plies).join(""));
      expect(during(() => other.at(codes(plies)))).toEqual({});
    }
  });

  test("goes anywhere in two calls", () => {
    const { scratch: other, during } = scratch();
    other.at(codes(300));
    const ways = [
      codes(20),
      codes(19),
      [],
      codes(300),
      [...codes(150), "f"],
      codes(21),
      ["e", "e"],
    ];
    for (const way of ways) {
      expect(sum(during(() => other.at(way)))).toBeLessThanOrEqual(2);
      expect(other.at(way).position).toBe(way.join(""));
    }
  });

  test("an action that is refused spoils nothing", () => {
    const { scratch: other } = scratch();
    other.at(codes(3));
    expect(() => other.at([...codes(3), "d", "x"])).toThrow();
    expect(other.at(codes(4)).position).toBe("abcd");
    expect(other.at(codes(3)).position).toBe("abc");
  });
});
