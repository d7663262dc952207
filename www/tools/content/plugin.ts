import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

import type { Plugin } from "vite";

import { joinedFiles } from "../messages/plugin.ts";
import { pack } from "../messages/pack.ts";
import { articlesAmong, compile, filesOf, FOLDER, gameOf } from "./compile.ts";
import { ContentError } from "./fault.ts";

/** The languages whose texts are found from the pages, file by file. */
const IN_PAGES: readonly string[] = ["cs", "en"];

type Articles = ReturnType<typeof compile>;

/**
 * Makes modules of the Markdown files in `src/content`; each exports an `Article`, and the rules of
 * a game what its page and its boards say, too: it is full of them. No parser comes with the pages.
 *
 * @param src the folder of the sources
 */
export function content(src: string): Plugin {
  const folder = join(src, FOLDER, sep);
  const read = (path: string) => {
    try {
      return readFileSync(join(src, path), "utf8");
    } catch {
      return null;
    }
  };
  const made = new Map<string, { readonly from: string; readonly articles: Articles }>();
  /** The articles of a name; made again only when a file has changed. */
  const articlesOf = (name: string): Articles => {
    const from = filesOf(name).map(read).join("\0");
    const known = made.get(name);
    if (known?.from === from) return known.articles;
    const articles = compile(name, read);
    made.set(name, { from, articles });
    return articles;
  };
  return {
    name: "content",
    enforce: "pre",
    // All of them, also those that no page asks for: a missing language has no file to fail.
    buildStart() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      const names = articlesAmong(files.map((path) => path.replaceAll(sep, "/")));
      const errors = names.flatMap((name) => faultsOf(() => articlesOf(name)));
      if (errors.length > 0) throw new ContentError(errors);
    },
    load: {
      filter: { id: /\.md$/ },
      handler(id) {
        const path = id.startsWith(folder) ? id.slice(folder.length).replaceAll(sep, "/") : "";
        const [, name, language] = /^(.+)\.(\w+)\.md$/.exec(path) ?? [];
        if (name === undefined) return null;
        for (const file of filesOf(name)) this.addWatchFile(join(src, file));
        const [tag, article] = [...articlesOf(name)].find(([tag]) => tag === language) ?? [];
        if (!tag || !article) return null;
        const game = gameOf(name);
        // The other languages have those words in their packs.
        const words =
          game && IN_PAGES.includes(tag) ? wordsOfRules(join(src, "i18n", tag), game) : [];
        for (const file of words) this.addWatchFile(file);
        const said = pack(words.map((file) => readFileSync(file, "utf8")).join("\n"), tag);
        return `export const words = ${JSON.stringify(said)};\nexport default ${JSON.stringify(article)};`;
      },
    },
  };
}

/** Where the message files are of a page of rules: its own words and those of its boards. */
const wordsOfRules = (folder: string, game: string): readonly string[] => [
  join(folder, "rules.ftl"),
  ...joinedFiles(folder, game),
];

function faultsOf(make: () => unknown): ContentError["faults"] {
  try {
    make();
    return [];
  } catch (thrown) {
    if (thrown instanceof ContentError) return thrown.faults;
    throw thrown;
  }
}
