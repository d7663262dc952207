import { describe, expect, test } from "vitest";

import { GAME_IDS, gameOf } from "../../../src/engine/rules/load";
import { ALL_GAMES, GAMES, gameCard } from "../../../src/games";
import { sampleRecord } from "../../../src/games/samples";
import { EMBLEMS } from "../../../src/generated/emblems";
import { LANGUAGES } from "../../../src/i18n/language";

describe("the table of games", () => {
  test.each(ALL_GAMES.map((game) => [game.id, game] as const))(
    "%s has an emblem, and two samples of its own game, each in its own words in every language",
    async (id, game) => {
      expect(EMBLEMS[id]?.length).toBeGreaterThan(0);
      expect(game.players.length).toBeGreaterThan(0);
      expect(new Set(game.samples).size).toBeGreaterThanOrEqual(2);
      const texts = await Promise.all(
        game.samples.flatMap((kind) =>
          LANGUAGES.map((language) => sampleRecord(id, kind, language)),
        ),
      );
      expect(new Set(texts).size).toBe(game.samples.length * LANGUAGES.length);
      for (const text of texts) expect(gameOf(text)).toBe(id);
    },
  );

  test("a sample that is not there cannot be loaded", async () => {
    await expect(sampleRecord("mixtour", "sample", "en")).rejects.toMatchObject({
      code: "part-failed",
    });
  });

  test("every record with comments is offered", () => {
    const records = Object.keys(
      import.meta.glob("../../../../crates/*/records/*-game.en.txt", { query: "?raw" }),
    );
    const offered = ALL_GAMES.flatMap(({ id, samples }) =>
      samples.map((kind) => `../../../../crates/${id}/records/${kind}-game.en.txt`),
    );
    expect(records.toSorted()).toEqual(offered.toSorted());
  });

  test("only games whose rules were built are offered", () => {
    expect(GAMES.map(({ id }) => id).toSorted()).toEqual([...GAME_IDS].toSorted());
    expect(gameCard("chess-960")).toBeUndefined();
  });
});
