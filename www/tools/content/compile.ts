import type { Article } from "../../src/content/article.ts";
import { type Language, LANGUAGES } from "../../src/i18n/language.ts";
import { blocksOf, type Placed } from "./blocks.ts";
import { factsChapter, readFacts } from "./facts.ts";
import { ContentError, type Fault, type Report } from "./fault.ts";
import { readMarkdown } from "./markdown.ts";
import { optionWords } from "./options.ts";
import { disparity } from "./parity.ts";
import { type Position, readPositions } from "./positions.ts";

/** The text of a file below `src`; null where there is none. */
export type Read = (path: string) => string | null;

/** Where texts lie, below `src`. */
export const FOLDER = "content";
/** Texts in this folder of it are the rules of a game, with positions beside them. */
const RULES = "rules/";
/** What was measured of the games. */
const FACTS_FILE = "facts.toml";
const FACTS = `${FOLDER}/${FACTS_FILE}`;

/** The files that an article is made from, by its name such as `about` or `rules/folky`. */
export const filesOf = (name: string): readonly string[] => [
  ...LANGUAGES.map((language) => markdownOf(name, language)),
  ...(gameOf(name)
    ? [
        positionsOf(name),
        FACTS,
        ...LANGUAGES.flatMap((tag) => [optionsOf(name, tag), factsOf(tag)]),
      ]
    : []),
];

const markdownOf = (name: string, language: Language) => `${FOLDER}/${name}.${language}.md`;
const positionsOf = (name: string) => `${FOLDER}/${name}.positions.toml`;
const factsOf = (language: Language) => `${FOLDER}/facts.${language}.ftl`;
const optionsOf = (name: string, language: Language) =>
  `i18n/${language}/${gameOf(name)}-options.ftl`;
/** The game whose rules an article is; empty for any other. */
export const gameOf = (name: string) => (name.startsWith(RULES) ? name.slice(RULES.length) : "");

/**
 * Makes an article, the same in all languages, or throws a `ContentError` that names all faults.
 */
export function compile(
  name: string,
  read: Read,
  languages: readonly Language[] = LANGUAGES,
): ReadonlyMap<Language, Article> {
  const faults: Fault[] = [];
  const reportIn =
    (path: string): Report =>
    (line, message) =>
      faults.push({ file: `src/${path}`, line, message });
  const text = (path: string, missing: string) => {
    const found = read(path);
    if (found === null) reportIn(path)(1, missing);
    return found ?? "";
  };

  const game = gameOf(name);
  const positionsFile = positionsOf(name);
  const positions: ReadonlyMap<string, Position> = game
    ? readPositions(
        text(positionsFile, "this file is missing: it holds the positions of the diagrams"),
        reportIn(positionsFile),
      )
    : new Map();

  const made = languages.map((language) => {
    const file = markdownOf(name, language);
    const written = read(file);
    if (written === null) {
      reportIn(file)(1, "this file is missing: every text is there in every language");
      return { language, file, title: "", blocks: null };
    }
    const round = {
      address: `#/${name}`,
      positions,
      positionsFile: positionsFile.slice(positionsFile.lastIndexOf("/") + 1),
      option: optionWords(language, game, read(optionsOf(name, language)) ?? ""),
    };
    const source = readMarkdown(written, language, reportIn(file));
    return { language, file, title: source.title, blocks: blocksOf(source, round, reportIn(file)) };
  });

  const shown = new Set(made.flatMap(({ blocks }) => (blocks ?? []).map(({ diagram }) => diagram)));
  for (const [diagram, { line }] of positions) {
    if (!shown.has(diagram))
      reportIn(positionsFile)(line, `no text shows the diagram “${diagram}”`);
  }
  // Faults within one language would only be told twice.
  if (faults.length === 0) faults.push(...differences(made));
  if (faults.length > 0) throw new ContentError(faults);
  const facts = readFacts(read(FACTS) ?? "")[game];
  return new Map(
    made.map(({ language, title, blocks: placed }) => {
      const blocks = (placed ?? []).map(({ block }) => block);
      const chapter = facts
        ? factsChapter(game, facts, language, read(factsOf(language)) ?? "")
        : [];
      // Whose the game is stands below everything.
      const credits = blocks.findIndex(({ kind }) => kind === "credit");
      const at = credits < 0 ? blocks.length : credits;
      return [language, { title, blocks: blocks.toSpliced(at, 0, ...chapter) }];
    }),
  );
}

function differences(
  made: readonly { readonly file: string; readonly blocks: readonly Placed[] | null }[],
): readonly Fault[] {
  const [one, ...others] = made.map(({ file, blocks }) => ({
    file: `src/${file}`,
    blocks: blocks ?? [],
  }));
  return others.flatMap((other) => (one && disparity(one, other)) ?? []);
}

/**
 * The names of all articles among the files of the folder.
 *
 * @param files paths below the folder
 */
export function articlesAmong(files: readonly string[]): readonly string[] {
  const faults: Fault[] = [];
  const names = files.flatMap((path) => {
    const [, name, language] = /^(.+)\.(\w+)\.md$/.exec(path) ?? [];
    if (name !== undefined && LANGUAGES.some((known) => known === language)) return [name];
    const [, game] = /^(rules\/.+)\.positions\.toml$/.exec(path) ?? [];
    if (game !== undefined) return [game];
    if (/\.(md|toml)$/.test(path) && path !== "README.md" && path !== FACTS_FILE) {
      const message = `a text is called NAME.${LANGUAGES.join(".md or NAME.")}.md, positions are called rules/GAME.positions.toml`;
      faults.push({ file: `src/${FOLDER}/${path}`, line: 1, message });
    }
    return [];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return [...new Set(names)];
}
