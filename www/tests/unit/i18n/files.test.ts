import { afterEach, describe, expect, test, vi } from "vitest";

import { LISTED_GAMES } from "../../../src/generated/types/ListedGames";
import { filesOf, LANGUAGES, textOf, writtenIds } from "./catalogue";
import { games } from "./sources";

/** Ids by the file that they stand in, without the files that are here from the beginning. */
const written = LANGUAGES.flatMap((language) =>
  filesOf(language)
    .filter((file) => file !== "part.ftl")
    .map((file) => ({
      language,
      name: file.slice(0, -".ftl".length),
      id: writtenIds(textOf(language, file)).find((one) => !one.startsWith("-")) ?? "",
    })),
);

/** The names of the files whose words are there after all were asked for. */
async function loadable(): Promise<readonly string[]> {
  const { messagesOf } = await import("../../../src/i18n/messages");
  const found = [];
  for (const { language, name, id } of written) {
    const words = await messagesOf(language).load(name);
    if (words.has(id)) found.push(`${language}/${name}`);
  }
  return found;
}

/** Those that are found from the pages, file by file; the others have packs. */
const IN_PAGES = ["cs", "en"] as const;

const all = written.map(({ language, name }) => `${language}/${name}`);

afterEach(() => vi.resetModules());

/** Messages of which one is chosen: in a list they begin alike. */
const CHOICE =
  /^(?:\S+-option-\w+-\w+|(?:settings|webmaster)-(?:letters|pieces|set|board|coordinates|marks|speed|volume|mode|lang|theme|size|way)-\w+|(?:app-theme|open-game)-(?!now|help)\w+) = (\p{Ll}.*)/gmu;

describe("message files", () => {
  test.each(LANGUAGES)("have capitals where something is chosen: %s", (language) => {
    const small = filesOf(language).flatMap((file) =>
      [...textOf(language, file).matchAll(CHOICE)].map(([message]) => message),
    );
    expect(small).toEqual([]);
  });

  test("can all be loaded by pages", async () => {
    await import("../../../src/i18n/pages");
    expect(await loadable()).toEqual(all);
  });

  test("come in one file with what is said before them where they are those of a game", async () => {
    const { joined } = await import("../../../src/i18n/joined");
    const own = IN_PAGES.flatMap((language) => games.map((game) => `./${language}/${game}.ftl`));
    expect(Object.keys(joined).toSorted()).toEqual(own.toSorted());
  });

  test("of pages are not known to a board alone, and those that it needs are", async () => {
    const here = await loadable();
    const names = here.filter((name) => name.startsWith("en/")).map((name) => name.slice(3));
    expect(games).toHaveLength(LISTED_GAMES.length);
    const own = games.flatMap((game) => [game, `${game}-told`, `${game}-reasons`]);
    expect(names.toSorted()).toEqual(
      [
        "ask",
        "board",
        "deck",
        "embed",
        "errors",
        "hands",
        "play",
        "space",
        "trays",
        ...own,
      ].toSorted(),
    );
  });
});
