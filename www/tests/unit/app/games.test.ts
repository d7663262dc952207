import { describe, expect, test } from "vitest";

import { GAME_IDS, gameOf } from "../../../src/engine/rules/load";
import { ALL_GAMES, GAMES, gameCard } from "../../../src/app/games";
import { EMBLEMS } from "../../../src/generated/emblems";
import { LANGUAGES } from "../../../src/i18n/language";

describe("the table of games", () => {
  test.each(ALL_GAMES.map((game) => [game.id, game] as const))(
    "%s has an emblem, and samples of its own game",
    async (id, game) => {
      expect(EMBLEMS[game.emblem].length).toBeGreaterThan(0);
      expect(game.players.length).toBeGreaterThan(0);
      for (const language of game.sample ? LANGUAGES : []) {
        expect(gameOf((await game.sample?.(language)) ?? "")).toBe(id);
      }
    },
  );

  test("only games whose rules were built are offered", () => {
    expect(GAMES.map(({ id }) => id).toSorted()).toEqual([...GAME_IDS].toSorted());
    expect(gameCard("chess-960")).toBeUndefined();
  });
});
