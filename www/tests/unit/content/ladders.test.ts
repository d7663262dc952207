import { expect, test } from "vitest";

import ladders from "../../../../crates/search/LEVELS.md";
import { readLadders } from "../../../tools/ladders/ladders";
import { rulesOf } from "../engine/rules-of";
import { games } from "../i18n/sources";

test.each(games)("every level of %s was measured against the one below it", async (game) => {
  const rungs = ladders[game] ?? [];
  const below = rungs.filter(({ against, level }) => against > 0 || level === 1);
  expect(below.map(({ level, against }) => [level, against])).toEqual(
    below.map((_, at) => [at + 1, at]),
  );
  expect(below).toHaveLength((await rulesOf(game)).levels(game, {}));
  for (const { level, score, games, margin } of below) {
    expect(games).toBeGreaterThanOrEqual(50);
    if (level === 1) continue;
    // Somebody who goes a level up feels it, and is not lost.
    expect(score).toBeGreaterThanOrEqual(60);
    expect(score).toBeLessThanOrEqual(85);
    expect(margin).toBeLessThan(13);
  }
});

test("a head or a row that is not understood stops the build", () => {
  const head =
    "| Level | Against | Games | Won | Drawn | Lost | Score |\n|---|---|---|---|---|---|---|\n";
  const row = "| 2 | level 1 | 100 | 69 | 15 | 16 | 76.5 ± 7.6 % |\n";
  expect(readLadders(`## Nim\n\n${head}${row}\nWords.\n`)).toEqual({
    nim: [{ level: 2, against: 1, games: 100, score: 76.5, margin: 7.6 }],
  });
  expect(() => readLadders(`## Nim\n\n${head}${row}| 3 | level 2 | many |\n`)).toThrow(/many/);
  const other = head.replace("| Level |", "| Level | Nodes |");
  expect(() => readLadders(`## Nim\n\n${other}${row}`)).toThrow(/Nodes/);
  expect(readLadders("## Nim\n\nNothing was played.\n")).toEqual({});
});
