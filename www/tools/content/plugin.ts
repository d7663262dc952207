import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

import type { Plugin } from "vite";

import { articlesAmong, compile, filesOf, FOLDER } from "./compile.ts";
import { ContentError } from "./fault.ts";

type Articles = ReturnType<typeof compile>;

/**
 * Makes modules of the Markdown files in `src/content`; each exports an `Article`. No parser comes
 * with the pages.
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
        const article = [...articlesOf(name)].find(([tag]) => tag === language)?.[1];
        return article ? `export default ${JSON.stringify(article)};` : null;
      },
    },
  };
}

function faultsOf(make: () => unknown): ContentError["faults"] {
  try {
    make();
    return [];
  } catch (thrown) {
    if (thrown instanceof ContentError) return thrown.faults;
    throw thrown;
  }
}
