import { articles, messagesOf } from "../i18n/messages";
import type { Files, Packed } from "../i18n/packed";
import type { Language } from "../i18n/language";
import { part } from "../loading/part";
import type { Article } from "./article";

/** What the build makes of a text: an article, and of the rules of a game what their page and its boards say, too. */
interface Text {
  readonly default: Article;
  readonly words: Packed;
}

const FILES: Files<Text> = import.meta.glob<Text>(["./*.{cs,en}.md", "./rules/*.{cs,en}.md"]);

const loaded = new Map<string, Article>();

const fileOf = (name: string, language: Language) => `./${name}.${language}.md`;

const gameOf = (name: string): string | undefined => /^rules\/(.+)/.exec(name)?.[1];

/** Loads a text, such as `about` or `rules/GAME`, once. The words of its game need not be asked for then. */
export async function loadArticle(name: string, language: Language): Promise<void> {
  const file = fileOf(name, language);
  if (loaded.has(file)) return;
  const load = FILES[file] ?? (await packedArticle(file, language));
  if (!load) throw new TypeError(`there is no text ${file}`);
  const loading = part(load);
  const game = gameOf(name);
  if (game) {
    const words = loading.then(({ words }) => words);
    // Whoever needs them or the text hears of it.
    words.catch(() => undefined);
    messagesOf(language).comeWith(game, words);
  }
  loaded.set(file, (await loading).default);
}

/** How a text is loaded whose language has a pack. */
async function packedArticle(
  file: string,
  language: Language,
): Promise<(() => Promise<Text>) | undefined> {
  await messagesOf(language).load();
  return articles[file] as (() => Promise<Text>) | undefined;
}

/** A text that was loaded. */
export const articleOf = (name: string, language: Language): Article | null =>
  loaded.get(fileOf(name, language)) ?? null;
