import { describe, expect, test } from "vitest";

import { articlesAmong, compile } from "../../../tools/content/compile";
import { ContentError } from "../../../tools/content/fault";
import { CS, GOOD, POSITIONS, reading } from "./sample";

const TWO = ["cs", "en"] as const;

/** What the build says of the good text with a change in one of its files. */
function faultsWith(file: string, change: (text: string) => string | null): readonly string[] {
  const path = Object.keys(GOOD).find((name) => name.endsWith(file)) ?? file;
  const changed = change(GOOD[path] ?? "");
  expect(changed).not.toBe(GOOD[path]);
  try {
    compile("rules/game", reading({ ...GOOD, [path]: changed }), TWO);
    return [];
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(ContentError);
    return thrown instanceof ContentError ? thrown.message.split("\n") : [];
  }
}

const faultWith = (file: string, from: string, to: string) =>
  faultsWith(file, (text) => text.replace(from, to));

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split("\n").length;

describe("a text", () => {
  const articles = compile("rules/game", reading(GOOD), TWO);

  test("becomes the blocks of a page", () => {
    const shown = { position: "8/8 w", wide: true };
    expect(articles.get("cs")).toEqual({
      title: "Hra: pravidla",
      blocks: [
        { kind: "heading", id: "goal", text: "Jak se hraje", rules: ["1"] },
        {
          kind: "paragraph",
          words: [
            "Hraje se ",
            { stress: "em", words: "pomalu" },
            " a\u{a0}",
            { stress: "strong", words: "tiše" },
            ", jak říká ",
            { href: "#/rules/game/end", words: "jiná kapitola" },
            ".",
          ],
          rules: ["1.1", "1.2"],
        },
        {
          kind: "list",
          items: [
            { words: "První bod.", rules: ["1.3"] },
            { words: "Druhý bod s\u{a0}kódem P*5e." },
          ],
        },
        { kind: "diagram", ...shown, caption: "Začátek." },
        {
          kind: "steps",
          ...shown,
          options: { seats: "4", draw_plies: "50" },
          circles: ["a1", "b2"],
          caption: "Dva kroky.",
          rules: ["2.1"],
          moves: [{ code: "a1a2", caption: "Jeden." }, { code: "b1b2 b2b3" }],
        },
        {
          kind: "subheading",
          id: "quick",
          text: "Rychlá hra",
          byline: "Jana · podle autorky",
          rules: ["V.A1"],
        },
        { kind: "heading", id: "end", text: "Konec" },
        { kind: "list", ordered: true, items: [{ words: "Nejdřív," }, { words: "potom." }] },
        {
          kind: "credit",
          words: ["Autor hry. ", { href: "https://example.org/", words: "Stránky autora" }],
        },
      ],
    });
  });

  test("is there in every language", () => {
    expect(articles.get("en")?.title).toBe("The game: rules");
    expect(articles.get("en")?.blocks).toHaveLength(9);
  });

  test("outside of games needs no positions", () => {
    const read = reading({
      "content/about.cs.md": "# O nás\n",
      "content/about.en.md": "# About\n",
    });
    expect(compile("about", read, TWO).get("cs")).toEqual({ title: "O\u{a0}nás", blocks: [] });
  });
});

describe("a fault stops the build, and says where it is", () => {
  test.each([
    [
      "an unknown diagram",
      "cs.md",
      "](start)",
      "](strat)",
      "there is no diagram “strat” in game.positions.toml",
    ],
    [
      "a step too many",
      "cs.md",
      "2. …",
      "2. …\n3. Tři.",
      "“walk” has 2 steps, each with a point of a numbered list behind the diagram; here are 3",
    ],
    [
      "steps that are not told",
      "cs.md",
      "1. Jeden.\n2. …\n\n",
      "",
      "“walk” has 2 steps, each with a point of a numbered list behind the diagram; none is here",
    ],
    [
      "steps that are not there",
      "cs.md",
      "](start)\n",
      "](start)\n\n1. Tah.\n",
      "a numbered list behind a diagram says what its steps show, and “start” has no steps",
    ],
    [
      "a diagram without caption",
      "cs.md",
      "![Začátek.]",
      "![]",
      "a diagram has its caption in the brackets",
    ],
    [
      "a diagram within a sentence",
      "cs.md",
      "Hraje se",
      "Hraje ![Začátek.](start) se",
      "pages cannot show a diagram within a sentence",
    ],
    ["stress in a caption", "cs.md", "![Začátek.]", "![*Začátek*.]", "captions have no stress"],
    [
      "a link to nowhere",
      "cs.md",
      "(#end)",
      "(#ende)",
      "the link leads to “#ende”, and this page has no such anchor",
    ],
    ["a script as a link", "cs.md", "(#end)", "(javascript:alert)", "a link leads to https://"],
    ["HTML", "cs.md", "- První", "<b>První</b>\n\n- První", "pages cannot show HTML"],
    ["a quotation", "cs.md", "Hraje se", "> Hraje se", "pages cannot show a quotation"],
    [
      "a list in a list",
      "cs.md",
      "- Druhý",
      "  - Vnitřní\n- Druhý",
      "a point of a list is one paragraph",
    ],
    [
      "a heading without anchor",
      "cs.md",
      "## Konec {#end}",
      "## Konec",
      "a heading has its anchor behind it",
    ],
    [
      "an anchor that is there already",
      "cs.md",
      "{#end}",
      "{#goal}",
      `the anchor “goal” stands in line ${lineOf(CS, "{#goal")} already`,
    ],
    ["a note that is not understood", "cs.md", "{§ 1.3}", "{1.3}", "{1.3} is understood as"],
    [
      "braces within a sentence",
      "cs.md",
      "První bod.",
      "První {bod}, ano.",
      "braces stand only at the end",
    ],
    [
      "a star within a word",
      "cs.md",
      "P\\*5e",
      "P*5e a P*6e",
      "a star or underscore in a word is written",
    ],
    [
      "an unknown option",
      "cs.md",
      "{option quick}",
      "{option quiet}",
      "the game has no option “quiet”",
    ],
    [
      "a heading below the line",
      "cs.md",
      "Autor hry.",
      "## Autor {#author}\n\nAutor hry.",
      "below the line (---) only paragraphs can stand",
    ],
    ["a position that is not TOML", "positions.toml", "[walk]", "[walk", "Invalid TOML"],
    [
      "a diagram without position",
      "positions.toml",
      '[start]\nposition = "8/8 w"',
      "[start]",
      "the diagram “start”: its position is missing",
    ],
    [
      "a word that diagrams do not know",
      "positions.toml",
      "circles",
      "cirkles",
      "the diagram “walk”: it has “cirkles”, known are",
    ],
    [
      "steps that are no list",
      "positions.toml",
      '["a1a2", "b1b2 b2b3"]',
      '"a1a2"',
      "the diagram “walk”: “steps” should be a list of moves",
    ],
    [
      "a diagram that nobody shows",
      "positions.toml",
      "[walk]",
      '[more]\nposition = "8/8 b"\n\n[walk]',
      "no text shows the diagram “more”",
    ],
  ])("%s", (_, file, from, to, message) => {
    const [first = ""] = faultWith(file, from, to);
    expect(first).toContain(message);
    const path = Object.keys(GOOD).find((name) => name.endsWith(file)) ?? "";
    expect(first).toMatch(new RegExp(`^src/${path}:\\d+: `));
  });

  test("in the line of the fault", () => {
    const [diagram = ""] = faultWith("cs.md", "](start)", "](strat)");
    expect(diagram).toBe(
      `src/content/rules/game.cs.md:${lineOf(CS, "](start)")}: there is no diagram “strat” in game.positions.toml`,
    );
    const [step = ""] = faultWith("cs.md", "2. …", "2. …\n3. Tři.");
    expect(step).toContain(`game.cs.md:${lineOf(CS, "2. …") + 1}: `);
    const [position = ""] = faultWith("positions.toml", "circles", "cirkles");
    expect(position).toContain(`game.positions.toml:${lineOf(POSITIONS, "[walk]")}: `);
  });

  test("and all faults at once", () => {
    const faults = faultsWith("cs.md", (text) =>
      text.replace("](start)", "](strat)").replace("(#end)", "(#ende)"),
    );
    expect(faults).toHaveLength(2);
    expect(faults.join()).toMatch(/“strat”.*“#ende”|“#ende”.*“strat”/);
  });

  test("a language that is missing", () => {
    expect(faultsWith("en.md", () => null)).toEqual([
      "src/content/rules/game.en.md:1: this file is missing: every text is there in every language",
    ]);
  });

  test("positions that are missing", () => {
    expect(faultsWith("positions.toml", () => null)[0]).toBe(
      "src/content/rules/game.positions.toml:1: this file is missing: it holds the positions of the diagrams",
    );
  });

  test("a language that the pages do not speak", () => {
    expect(() => articlesAmong(["rules/game.fr.md"])).toThrow(
      /src\/content\/rules\/game\.fr\.md:1: a text is called NAME\.cs\.md or NAME\.en\.md/,
    );
    expect(articlesAmong(["README.md", "about.cs.md", "rules/game.positions.toml"])).toEqual([
      "about",
      "rules/game",
    ]);
  });
});

describe("languages that differ", () => {
  const en = GOOD["content/rules/game.en.md"] ?? "";
  test.each([
    [
      "a paragraph more",
      "## The end {#end}\n",
      "## The end {#end}\n\nMore.\n",
      "a numbered list of 2 points",
    ],
    [
      "another anchor",
      "{#quick § V.A1}",
      "{#swift § V.A1}",
      "the part {#quick} of a chapter with its author for § V.A1",
    ],
    ["another section", "{§ 1.3}", "{§ 1.4}", "a list of 2 points: {§ 1.3}, – for § 1.3"],
    ["a point less", "- The second.\n", "", "a list of 2 points"],
    [
      "other diagrams",
      "![The start.](start)\n\n![Two steps.](walk) {§ 2.1}\n\n1. One.\n2. …\n",
      "![Two steps.](walk) {§ 2.1}\n\n1. One.\n2. …\n\n![The start.](start)\n",
      "the diagram “start”",
    ],
    [
      "silence at another step",
      "2. …",
      "2. Two.",
      "the diagram “walk” with steps (… at 2) for § 2.1",
    ],
    [
      "a link elsewhere",
      "https://example.org/",
      "https://example.com/",
      "a sentence below the line with a link to https://example.org/",
    ],
    [
      "a credit less",
      "\n---\n\nThe author. [The author’s site](https://example.org/)\n",
      "",
      "a sentence below the line",
    ],
  ])("stop the build: %s", (_, from, to, there) => {
    const faults = faultWith("en.md", from, to);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^src\/content\/rules\/game\.cs\.md:\d+: the languages differ: /);
    expect(faults[0]).toContain(`here is ${there}`);
    expect(faults[0]).toMatch(/src\/content\/rules\/game\.en\.md/);
    expect(en).toContain(from);
  });
});
