import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { parse } from "smol-toml";

import type { Block } from "../../src/content/article.ts";
import type { Language } from "../../src/i18n/language.ts";

/** What was measured of a game. */
export interface Facts {
  /** Games of the engine against itself, as the side sees them that moves first. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Positions that it looked at for each action. */
  readonly nodes: number;
  /** Turns that the shortest tenth, half and nine tenths of the games do not exceed. */
  readonly plies: readonly [number, number, number];
  /** Points of its evaluation for pieces, by group; the first of all is the unit. */
  readonly worth?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Reads the file of facts: by game. */
export const readFacts = (text: string): Readonly<Record<string, Facts>> =>
  parse(text) as unknown as Record<string, Facts>;

/** Games played, points for a game and half of the interval that holds in 95 of 100 such series. */
export function scoreOf({ wins, draws, losses }: Facts): {
  readonly games: number;
  readonly score: number;
  readonly margin: number;
} {
  const games = wins + draws + losses;
  const score = (wins + draws / 2) / games;
  const variance = (wins + draws / 4) / games - score * score;
  return { games, score, margin: 1.96 * Math.sqrt(variance / games) };
}

/** The chapter about the facts, in a language whose sentences are `messages`, a file in Fluent. */
export function factsChapter(
  game: string,
  facts: Facts,
  language: Language,
  messages: string,
): readonly Block[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
  const say = (name: string, values: Record<string, FluentVariable> = {}) => {
    const pattern = bundle.getMessage(`facts-${name}`)?.value;
    if (!pattern) throw new TypeError(`the facts in ${language} do not say “${name}”`);
    return bundle.formatPattern(pattern, values);
  };
  const number = (value: number, digits: number) =>
    value.toLocaleString(language, { maximumFractionDigits: digits });
  const percent = (value: number, digits = 0) =>
    value.toLocaleString(language, { style: "percent", maximumFractionDigits: digits });

  const { games, score, margin } = scoreOf(facts);
  const [short, middle, long] = facts.plies;
  const proved = Math.abs(score - 0.5) > margin;
  const groups = Object.entries(facts.worth ?? {});
  const unit = Object.values(groups[0]?.[1] ?? {})[0] ?? 1;
  const worth = groups.map(([group, pieces]) => {
    const list = Object.entries(pieces).map(
      ([piece, points]) =>
        `${say(`piece-${piece.replace(/^promoted_|_card$|_in_hand$/, "")}`)}\u00a0${number(points / unit, 1)}`,
    );
    return say(`worth-${group}`, { list: list.join(", ") });
  });
  const items = [
    say("score", {
      advantage: proved ? (score > 0.5 ? "first" : "second") : "none",
      score: `${number(score * 100, 0)} ± ${percent(margin)}`,
    }),
    facts.draws ? say("draws", { draws: percent(facts.draws / games, 1) }) : say("no-draws"),
    say("length", { short, middle, long }),
    ...worth,
  ];
  const how = { games: number(games, 0), nodes: number(facts.nodes, 0) };
  return [
    { kind: "heading", id: "facts", text: say("title") },
    { kind: "paragraph", words: say("how", how) },
    { kind: "list", items: items.map((words) => ({ words })) },
    ...(worth.length > 0 ? [{ kind: "paragraph", words: say(`source-${game}`) } as const] : []),
  ];
}
