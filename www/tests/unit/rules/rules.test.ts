import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { anchor, type Block, sections } from "../../../src/rules/block";
import { blocks as folky } from "../../../src/rules/folky";
import { blocks as mixtour } from "../../../src/rules/mixtour";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** Every message that a page shows. */
function messages(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case "heading":
      case "paragraph":
        return [block.text];
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

/** The numbered sections of RULES.md, such as "4.2". */
function written(game: string): string[] {
  const rules = read(`../../../../crates/${game}/RULES.md`);
  return [...rules.matchAll(/^(\d+\.\d+) /gm)].flatMap(([, section]) => section ?? []);
}

/** Whether a section, or the chapter that it stands in, is in the list. */
const among = (list: readonly string[]) => (section: string) =>
  list.some((entry) => section === entry || section.startsWith(`${entry}.`));

describe.each([
  { game: "folky", blocks: folky, forPrograms: ["8", "9", "10"] },
  // 7.4: how lists in test vectors are sorted.
  { game: "mixtour", blocks: mixtour, forPrograms: ["7.4", "8", "9", "10"] },
])("the rules page of $game", ({ game, blocks, forPrograms }) => {
  const explained = blocks.flatMap(sections);
  const known = written(game);

  it.each(["cs", "en"])("has exactly its messages in %s", (language) => {
    const file = new FluentResource(read(`../../../src/i18n/${language}/${game}-rules.ftl`));
    const texts = file.body.flatMap(({ id, value }) => (value === null ? [] : id));
    expect(new Set(texts)).toEqual(new Set(messages(blocks)));
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
    const chapters = blocks.flatMap((block) => (block.kind === "heading" ? block.id : []));
    const anchors = [...chapters, ...explained.map(anchor)];
    expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([]);
  });

  it("shows only boards of its own game", () => {
    const boards = blocks.flatMap((block) => ("game" in block ? block.game : []));
    expect(new Set(boards)).toEqual(new Set([game]));
  });
});
