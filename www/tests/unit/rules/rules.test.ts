import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { anchor, type Block, sections } from "../../../src/rules/block";
import { blocks as animalShogi } from "../../../src/rules/animal-shogi";
import { blocks as folky } from "../../../src/rules/folky";
import { blocks as mixtour } from "../../../src/rules/mixtour";
import { blocks as raindropchess } from "../../../src/rules/raindropchess";
import { blocks as triDChess } from "../../../src/rules/tri-d-chess";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** Every message that a page shows. */
function messages(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case "heading":
      case "paragraph":
        return [block.text];
      case "subheading":
        return [block.text, ...(block.byline ?? [])];
      case "list":
        return block.items.map((item) => item.text);
      case "diagram":
        return [block.caption];
      case "steps":
        return [block.caption, ...block.moves.flatMap((move) => move.caption ?? [])];
      case "credit":
        return [block.text, ...(block.link ? [block.link.text] : [])];
    }
  });
}

/** The messages of a file and their attributes. */
function texts(language: string, name: string): string[] {
  const file = new FluentResource(read(`../../../src/i18n/${language}/${name}.ftl`));
  return file.body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [id]),
    ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`),
  ]);
}

/** The numbered sections of RULES.md, such as "4.2", and those of variants, such as "V.A1" and "P5.2". */
function written(game: string): string[] {
  const rules = read(`../../../../crates/${game}/RULES.md`);
  return [...rules.matchAll(/^(?:### )?(\d+\.\d+|V\.[AMP]\.?\d(?:\.\d)?|P\d\.\d)[ -]/gm)].flatMap(
    ([, section]) => section ?? [],
  );
}

/** Whether a section, or the chapter that it stands in, is in the list. */
const among = (list: readonly string[]) => (section: string) =>
  list.some((entry) => section === entry || section.startsWith(`${entry}.`));

describe.each([
  { game: "folky", blocks: folky, forPrograms: ["8", "9", "10"] },
  // 7.4: how lists in test vectors are sorted.
  { game: "mixtour", blocks: mixtour, forPrograms: ["7.4", "8", "9", "10"] },
  {
    game: "raindropchess",
    blocks: raindropchess,
    // Position strings and perft; what a computer player may know; the protocol between devices.
    forPrograms: ["11.3", "11.4", "11.5", "13.3", "13.4", "13.5", "14.1", "14.3", "14.4", "14.6"],
  },
  {
    game: "animal-shogi",
    blocks: animalShogi,
    // Board indices, SFEN, how moves are listed, the shape of the crate and of its vectors, how the
    // program plays where the rules are open.
    forPrograms: ["1.3", "3.2", "6.4", "9.3", "9.5", "10.5", "13.8", "14.1", "15", "17"],
  },
  // Position strings and perft.
  { game: "tri-d-chess", blocks: triDChess, forPrograms: ["9.3", "9.4"] },
])("the rules page of $game", ({ game, blocks, forPrograms }) => {
  const explained = blocks.flatMap(sections);
  const known = written(game);

  /** Those of the page itself; what else it shows is said in the game, too. */
  const own = messages(blocks).filter((id) => id.startsWith(`${game}-rules-`));
  const others = messages(blocks).filter((id) => !own.includes(id));

  it.each(["cs", "en"])("has exactly its messages in %s", (language) => {
    expect(new Set(texts(language, `${game}-rules`))).toEqual(new Set(own));
  });

  it.each(["cs", "en"])("borrows only messages that the game has in %s", (language) => {
    const known = [game, `${game}-options`].flatMap((name) => texts(language, name));
    expect(others.filter((id) => !known.includes(id))).toEqual([]);
  });

  it("explains every section that players meet", () => {
    const forPlayers = known.filter((section) => !among(forPrograms)(section));
    expect(forPlayers.filter((section) => !explained.includes(section))).toEqual([]);
  });

  it("explains no section that the rules do not have", () => {
    const numbered = explained.filter((section) => section.includes("."));
    expect(numbered.filter((section) => !known.includes(section))).toEqual([]);
  });

  it("gives every anchor once", () => {
    const chapters = blocks.flatMap((block) => ("id" in block ? block.id : []));
    const anchors = [...chapters, ...explained.map(anchor)];
    expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([]);
  });

  it("shows only boards of its own game", () => {
    const boards = blocks.flatMap((block) => ("game" in block ? block.game : []));
    expect(new Set(boards)).toEqual(new Set([game]));
  });
});
