import { expect, test } from "vitest";

import { shortOf, sourceOf } from "../../../src/game/cards";
import { drawnCards } from "../../../src/game/drawn-cards";
import { Match } from "../../../src/game/match";
import { FakeSession } from "./fake-session";

test("the record says where its cards come from", () => {
  expect(sourceOf({})).toBe("random");
  expect(sourceOf({ Cards: "own" })).toBe("own");
  expect(sourceOf({ Cards: "provable 1 00ff" })).toBe("provable");
  expect(sourceOf({ Cards: "marked" })).toBe("random");
});

test("the cards of the main line, with the moves that used them", () => {
  const match = new Match(new FakeSession());
  match.play("=");
  match.play("a");
  match.play("=");
  const [first, second, ...more] = drawnCards(match.moves("en"));
  expect(more).toEqual([]);
  expect(first).toMatchObject({ kind: "knight", number: 1 });
  expect(second).toMatchObject({ kind: "knight", number: 3, use: null });
});

test("a fingerprint in short", () => {
  expect(shortOf("0123456789abcdef0123456789abcdef")).toBe("0123 4567 … cdef");
  expect(shortOf("0123")).toBe("0123");
});
