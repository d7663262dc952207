import type { Language } from "../i18n/words";
import { part } from "../loading/part";
import type { Article } from "./article";

/** The build makes an article of each text. */
const FILES = import.meta.glob<Article>(["./*.{cs,en}.md", "./rules/*.{cs,en}.md"], {
  import: "default",
});

const loaded = new Map<string, Article>();

const fileOf = (name: string, language: Language) => `./${name}.${language}.md`;

/** Loads a text, such as `about` or `rules/GAME`, once. */
export async function loadArticle(name: string, language: Language): Promise<void> {
  const file = fileOf(name, language);
  if (loaded.has(file)) return;
  const load = FILES[file];
  if (!load) throw new TypeError(`there is no text ${file}`);
  loaded.set(file, await part(load));
}

/** A text that was loaded. */
export const articleOf = (name: string, language: Language): Article | null =>
  loaded.get(fileOf(name, language)) ?? null;
