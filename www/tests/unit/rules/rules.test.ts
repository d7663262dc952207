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

/** Sections of RULES.md that a player can meet: chapters 1 to 7, without those for programs. */
function playersSections(game: string, forPrograms: readonly string[]): string[] {
  const rules = read(`../../../../crates/${game}/RULES.md`);
  const all = [...rules.matchAll(/^([1-7]\.\d+) /gm)].flatMap(([, section]) => section ?? []);
  return all.filter((section) => !forPrograms.includes(section));
}

describe.each([
  { game: "folky", blocks: folky, forPrograms: [] },
  // How lists in test vectors are sorted.
  { game: "mixtour", blocks: mixtour, forPrograms: ["7.4"] },
])("the rules page of $game", ({ game, blocks, forPrograms }) => {
  const explained = blocks.flatMap(sections);

  it.each(["cs", "en"])("has exactly its messages in %s", (language) => {
    const file = new FluentResource(read(`../../../src/i18n/${language}/${game}-rules.ftl`));
    const written = file.body.flatMap(({ id, value }) => (value === null ? [] : id));
    expect(new Set(written)).toEqual(new Set(messages(blocks)));
  });

  it("explains every section of the rules", () => {
    expect(playersSections(game, forPrograms).filter((at) => !explained.includes(at))).toEqual([]);
  });

  it("explains no section that the rules do not have", () => {
    const known = playersSections(game, forPrograms);
    expect(explained.filter((at) => at.includes(".") && !known.includes(at))).toEqual([]);
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
