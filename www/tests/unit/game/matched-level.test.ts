import { afterEach, describe, expect, test, vi } from "vitest";

import { Match } from "../../../src/game/match";
import { levelAfter } from "../../../src/game/matched-level";
import { seated } from "../../../src/game/programs";
import { type Strength } from "../../../src/game/seats";
import { matchedLevel, noteResult } from "../../../src/pages/shared/matched-level";
import { SETTINGS_KEY } from "../../../src/storage/settings";
import { FakeSession } from "./fake-session";

const match = (amount: number): Strength => ({ by: "match", amount });

/** A game of two, the program on the seat of Black. */
const game = (strength: Strength | null, winner: number | null, levels = 10) => ({
  tags: Object.fromEntries(seated({}, 1, strength)),
  seats: 2,
  levels,
  winner,
});

afterEach(() => vi.unstubAllGlobals());

describe("the level that matches a person", () => {
  test("goes up by one behind a win, down by one behind a loss, and stays behind a draw", () => {
    expect(levelAfter(game(match(4), 0))).toBe(5);
    expect(levelAfter(game(match(4), 1))).toBe(3);
    expect(levelAfter(game(match(4), null))).toBe(4);
  });

  test("is never below the first level nor above the last", () => {
    expect(levelAfter(game(match(1), 1))).toBe(1);
    expect(levelAfter(game(match(10), 0))).toBe(10);
    // A variant may have fewer.
    expect(levelAfter(game(match(10), null, 6))).toBe(6);
  });

  test("never moves by more than one, however many games are played", () => {
    let level = 5;
    const results = [0, 0, 0, 0, 0, 0, 0, 1, 1, null, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    for (const winner of results) {
      const next = levelAfter(game(match(level), winner)) ?? 0;
      expect(Math.abs(next - level)).toBeLessThanOrEqual(1);
      level = next;
    }
    expect(level).toBe(1);
  });

  test("comes from the level of the game: an end that is played again counts once", () => {
    const kept = new Map([[SETTINGS_KEY, JSON.stringify({ matched: { toy: 4, folky: 7 } })]]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal("navigator", { languages: ["en"] });
    const matched = () => JSON.parse(kept.get(SETTINGS_KEY) ?? "").matched;
    const won = new Match(new FakeSession());
    won.setTags(seated({}, 1, match(4)));
    noteResult(won);
    expect(matched()).toEqual({ toy: 4, folky: 7 });
    won.play("f");
    for (const _ of ["once", "again"]) {
      noteResult(won);
      expect(matched()).toEqual({ toy: 5, folky: 7 });
    }
    expect([matchedLevel("toy"), matchedLevel("folky")]).toEqual([5, 7]);
  });

  test("says nothing of games against a fixed level, without the program, or of it alone", () => {
    expect(levelAfter(game({ by: "level", amount: 4 }, 0))).toBeNull();
    expect(levelAfter(game({ by: "time", amount: 4 }, 0))).toBeNull();
    expect(levelAfter(game(null, 0))).toBeNull();
    const alone = [0, 1].flatMap((seat) => seated({}, seat, match(4)));
    const tags = Object.fromEntries(alone);
    expect(levelAfter({ tags, seats: 2, levels: 10, winner: 0 })).toBeNull();
  });

  test("follows the one person at a table of four, on either side", () => {
    const tags = (own: number) =>
      Object.fromEntries(
        [0, 1, 2, 3].flatMap((seat) => seated({}, seat, seat === own ? null : match(3))),
      );
    expect(levelAfter({ tags: tags(3), seats: 4, levels: 10, winner: 1 })).toBe(4);
    expect(levelAfter({ tags: tags(2), seats: 4, levels: 10, winner: 1 })).toBe(2);
  });
});
