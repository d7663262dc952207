import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { sections } from "../../../src/content/article";
import { LANGUAGES } from "../../../src/i18n/language";
import { compile } from "../../../tools/content/compile";
import { www } from "../i18n/catalogue";
import { games } from "../i18n/sources";
import { read } from "./folder";

/** The numbered sections of RULES.md, such as "4.2", and those of variants, such as "V.A1" and "P5.2". */
function written(game: string): string[] {
  const rules = readFileSync(join(www, `../crates/${game}/RULES.md`), "utf8");
  return [...rules.matchAll(/^(?:### )?(\d+\.\d+|V\.[AMP]\.?\d(?:\.\d)?|P\d\.\d)[ -]/gm)].flatMap(
    ([, section]) => section ?? [],
  );
}

/** Whether a section, or the chapter that it stands in, is in the list. */
const among = (list: readonly string[]) => (section: string) =>
  list.some((entry) => section === entry || section.startsWith(`${entry}.`));

/** Sections that are no business of players. */
const FOR_PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  folky: ["8", "9", "10"],
  // 7.4: how lists in test vectors are sorted.
  mixtour: ["7.4", "8", "9", "10"],
  // Position strings and perft; what a computer player may know; the protocol between devices.
  raindropchess: ["11.3", "11.4", "11.5", "13.3", "13.4", "13.5", "14.1", "14.3", "14.4", "14.6"],
  // Board indices, SFEN, how moves are listed, the shape of the crate and of its vectors, how the
  // program plays where the rules are open.
  "animal-shogi": ["1.3", "3.2", "6.4", "9.3", "9.5", "10.5", "13.8", "14.1", "15", "17"],
  // Position strings and perft.
  "tri-d-chess": ["9.3", "9.4"],
};

describe.each(games.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
  "the rules page of $game in $language",
  ({ game, language }) => {
    const article = compile(`rules/${game}`, read).get(language);
    const blocks = article?.blocks ?? [];
    const explained = blocks.flatMap(sections);
    const known = written(game);

    it("has a title, chapters, diagrams and at the end whose the game is", () => {
      expect(article?.title).not.toBe("");
      const kinds = blocks.map(({ kind }) => kind);
      expect(kinds[0]).toBe("heading");
      expect(kinds).toEqual(expect.arrayContaining(["paragraph", "list", "diagram", "steps"]));
      expect(kinds.at(-1)).toBe("credit");
    });

    it("explains every section that players meet", () => {
      const forPlayers = known.filter((section) => !among(FOR_PROGRAMS[game] ?? [])(section));
      expect(forPlayers.length).toBeGreaterThan(10);
      expect(forPlayers.filter((section) => !explained.includes(section))).toEqual([]);
    });

    it("explains no section that the rules do not have", () => {
      const numbered = explained.filter((section) => section.includes("."));
      expect(numbered.filter((section) => !known.includes(section))).toEqual([]);
    });
  },
);
