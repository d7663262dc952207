import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it, test } from "vitest";

import { LANGUAGES } from "../../../src/i18n/language";
import { compile } from "../../../tools/content/compile";
import { type Facts, readFacts, scoreOf } from "../../../tools/content/facts";
import { www } from "../i18n/catalogue";
import { games } from "../i18n/sources";
import { read } from "./folder";

const facts = readFacts(read("content/facts.toml") ?? "");
const levels = readFileSync(join(www, "../crates/search/LEVELS.md"), "utf8");

const factsOf = (game: string): Facts => {
  const found = facts[game];
  if (!found) throw new TypeError(`there are no facts on ${game}`);
  return found;
};

/** What the chapter says, without blanks: each language has its own. */
function said(game: string, language: (typeof LANGUAGES)[number]): string {
  const blocks = compile(`rules/${game}`, read).get(language)?.blocks ?? [];
  const at = blocks.findIndex((block) => block.kind === "heading" && block.id === "facts");
  expect(at).toBeGreaterThan(0);
  const end = blocks.findIndex(({ kind }) => kind === "credit");
  return JSON.stringify(blocks.slice(at, end)).replaceAll(/\s/g, "");
}

test("every game has its facts, and nothing else has", () => {
  expect(Object.keys(facts).toSorted()).toEqual(games.toSorted());
});

describe.each(games)("the facts on %s", (game) => {
  const { wins, draws, losses, nodes, plies } = factsOf(game);
  const { games: played, score, margin } = scoreOf(factsOf(game));

  it("come from games enough, whose parts add up", () => {
    for (const count of [wins, draws, losses, nodes]) expect(count).toBeGreaterThanOrEqual(0);
    expect(played).toBeGreaterThanOrEqual(400);
    expect(margin).toBeLessThanOrEqual(0.05);
    expect(margin).toBeGreaterThan(0);
    expect(score).toBeGreaterThan(0);
    expect(plies[0]).toBeGreaterThan(4);
    expect(plies).toEqual([...plies].toSorted((one, other) => one - other));
  });

  it("are those that LEVELS.md says how to measure", () => {
    const shown = `| ${nodes.toLocaleString("en")} | ${played} | `;
    const end = ` % | ${plies.join(", ")} |`;
    const row = levels.split("\n").find((line) => line.includes(shown) && line.endsWith(end)) ?? "";
    const [, points, half, drawn] = /\| ([\d.]+) ± ([\d.]+) % \| ([\d.]+) % \|/.exec(row) ?? [];
    const measured = [score, margin, draws / played].map((part) => part * 100);
    for (const [at, written] of [points, half, drawn].entries()) {
      // Halves are rounded either way.
      expect(Math.abs(Number(written) - (measured[at] ?? 0))).toBeLessThan(0.0501);
    }
    expect(levels).toMatch(new RegExp(`klubovna facts ${game} .*nodes=${nodes}\\b`));
  });

  it.each(LANGUAGES)("are said in %s", (language) => {
    const words = said(game, language);
    expect(words).toContain(`${Math.round(score * 100)}±${Math.round(margin * 100)}%`);
    for (const length of plies) expect(words).toContain(String(length));
    expect(words).not.toMatch(/NaN|undefined|\$/);
    // A point parts the decimals in English alone.
    expect(words).not.toMatch(language === "en" ? /\d,\d(?!\d\d)/ : /\d\.\d(?!\d\d)/);
  });
});
