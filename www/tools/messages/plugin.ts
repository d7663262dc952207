import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";

import type { Plugin } from "vite";

import { namesBefore } from "../../src/i18n/beside.ts";
import { languageOf } from "../../src/i18n/language.ts";
import type { Packed } from "../../src/i18n/packed.ts";
import { notRead, pack } from "./pack.ts";

/**
 * A message file; with `?joined` that of a game comes after all that is said with it, in one
 * module, and with `?titles` after the names of all games and what they are. With `?pack` it is the
 * pack of its language.
 */
const MESSAGES = /^(.+\.ftl)(?:\?(?:(joined)|(titles)|(pack)))?$/;

const TITLE = /^[a-z-]+-(?:name|tagline) = .*$/gm;

/** The names of games and what they are, of the files that begin with them. */
async function titles(folder: string, watch: (path: string) => void): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ftl")).toSorted();
  const found = files.map(async (name) => {
    const text = await readFile(join(folder, name), "utf8");
    const own = [...text.matchAll(TITLE)].map(([line]) => line);
    const title = name.replace(/\.ftl$/, "-");
    if (!own.some((line) => line.startsWith(`${title}tagline`))) return [];
    watch(join(folder, name));
    return own.filter((line) => line.startsWith(title));
  });
  return (await Promise.all(found)).flat().join("\n");
}

/** The packed messages of a text in the language of a folder; whatever Fluent cannot read is named. */
function checked(id: string, folder: string, text: string): Packed {
  const language = languageOf(basename(folder));
  if (!language) throw new Error(`${id}: no language is called ${basename(folder)}`);
  const faults = notRead(text);
  if (faults.length === 0) return pack(text, language);
  const told = faults.map((fault) => `${id}:${fault.line}: Fluent cannot read ${fault.id}`);
  throw new Error(told.join("\n"));
}

/** Where the message files are that a game's own comes after, and that file. */
export const joinedFiles = (folder: string, game: string): readonly string[] =>
  [...namesBefore(game), game].map((name) => join(folder, `${name}.ftl`));

/** Everything that first pictures say: of every page, of the home page, of all games and their parts. */
const FIRST = {
  board: ["part", "board", "play", "deck", "space", "trays"],
  pages: ["app", "rules", "home"],
} as const;

/** What boards say later, wherever they are; the rest is said by pages. */
const OF_BOARDS = /^(?:ask|embed|errors|hands|.+-told|.+-reasons)$/;

/** The module of a `LanguagePack`: for pages, or for boards alone. */
async function languagePack(folder: string, pages: boolean, watch: (path: string) => void) {
  const names = (await readdir(folder)).flatMap((name) => /^(.+)\.ftl$/.exec(name)?.[1] ?? []);
  const games = names.filter((name) => names.includes(`${name}-told`));
  const first = [...FIRST.board, ...(pages ? FIRST.pages : []), ...games];
  const read = (name: string) => {
    watch(join(folder, `${name}.ftl`));
    return readFile(join(folder, `${name}.ftl`), "utf8");
  };
  const later = names.filter((name) => !first.includes(name) && (pages || OF_BOARDS.test(name)));
  const content = join(folder, "../../content");
  const tag = basename(folder);
  const texts = pages ? await readdir(content, { recursive: true }) : [];
  const articles = texts
    .map((name) => name.replaceAll(sep, "/"))
    .filter((name) => name.endsWith(`.${tag}.md`));
  const entry = (key: string, path: string, what: string) =>
    `${JSON.stringify(key)}: () => import(${JSON.stringify(path)})${what}`;
  return {
    text: (await Promise.all(first.map(read))).join("\n"),
    module: (words: string) => `export const words = ${words};
export const names = ${JSON.stringify(first)};
export const files = {${later.map((name) => entry(`./${tag}/${name}.ftl`, `./${name}.ftl`, ".then((m) => m.default)")).join()}};
export const articles = {${articles.map((name) => entry(`./${name}`, `../../content/${name}`, "")).join()}};`,
  };
}

/**
 * Makes modules of the message files; each exports what `Patterns` in src/i18n says.
 *
 * @param pages whether packs of languages are for pages, or for boards alone
 */
export function messages(pages = true): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load: {
      filter: { id: MESSAGES },
      async handler(id) {
        const [, file = "", joined, all, packed] = MESSAGES.exec(id) ?? [];
        const watch = (path: string) => this.addWatchFile(path);
        if (packed) {
          const { text, module } = await languagePack(dirname(file), pages, watch);
          return module(JSON.stringify(checked(id, dirname(file), text)));
        }
        const names = joined ? joinedFiles(dirname(file), basename(file, ".ftl")) : [file];
        for (const name of names) watch(name);
        const texts = await Promise.all(names.map((name) => readFile(name, "utf8")));
        if (all) texts.unshift(await titles(dirname(file), watch));
        return `export default ${JSON.stringify(checked(id, dirname(file), texts.join("\n")))};`;
      },
    },
  };
}
