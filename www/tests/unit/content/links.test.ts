import { describe, expect, test } from "vitest";

import { ALL_GAMES } from "../../../src/games";
import { parse, to } from "../../../src/app/router";
import { LANGUAGES } from "../../../src/i18n/language";
import { linksIn } from "../../../tools/content/blocks";
import { compile } from "../../../tools/content/compile";
import { names, read } from "./folder";

const links = (name: string, language: (typeof LANGUAGES)[number]) =>
  (compile(name, read).get(language)?.blocks ?? []).flatMap(linksIn);

describe.each(LANGUAGES)("links in %s", (language) => {
  test.each(names)("of %s lead to pages that there are", (name) => {
    const ids = ALL_GAMES.map(({ id }) => id);
    const wrong = links(name, language)
      .filter((href) => href.startsWith("#"))
      .filter((href) => {
        const route = parse(href);
        return route.page === "unknown" || ("game" in route && !ids.includes(route.game));
      });
    expect(wrong).toEqual([]);
  });

  test("of the page about the club lead to the rules of every game", () => {
    const rules = ALL_GAMES.map(({ id }) => to.rules(id));
    expect(links("about", language)).toEqual(expect.arrayContaining(rules));
  });
});

test("every game has its rules written, and nothing else has", () => {
  const written = names.filter((name) => name !== "about");
  expect(written.toSorted()).toEqual(ALL_GAMES.map(({ id }) => `rules/${id}`).toSorted());
});
