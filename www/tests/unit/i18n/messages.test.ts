import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import type { Packed } from "../../../src/i18n/packed";
import { pack } from "../../../tools/messages/pack";
import { allOf, filesOf, LANGUAGES, type Tag, textOf, writtenIds } from "./catalogue";
import {
  argumentsIn,
  codesIn,
  factsIn,
  games,
  obstaclesIn,
  optionsIn,
  rustOf,
  sourcesOf,
  typescript,
} from "./sources";

/** The names of pieces, as sentences about facts need them. */
const NOUNS = ["because-noun", "because-other", "because-by", "because-new"];

const all = Object.fromEntries(LANGUAGES.map((language) => [language, allOf(language)])) as Record<
  Tag,
  ReturnType<typeof allOf>
>;

/** All languages but the one with which they are compared. */
const OTHERS = LANGUAGES.filter((language) => language !== "en");

const inFile = (language: Tag, file: string) =>
  new Map([...all[language]].filter(([, message]) => message.file === file));

/** What a template such as `play-${name}` can become. */
function shapeOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[\\w-]+")}$`);
}

/** Facts that the rules prove of actions in many games. */
const facts = rustOf("crates/search").flatMap(({ text }) => factsIn(text));

/** Ids of `wanted` that some language cannot say. */
function missing(wanted: Iterable<string>): readonly string[] {
  return [...wanted].flatMap((id) =>
    LANGUAGES.filter((language) => !all[language].has(id)).map((language) => `${language}: ${id}`),
  );
}

const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** The plurals that packed messages tell, with the messages that tell them. */
function pluralsIn(packed: Packed): readonly { readonly id: string; readonly key: string }[] {
  const found: { readonly id: string; readonly key: string }[] = [];
  const walk = (id: string, part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [, keys] = part;
    if (part.length === 3 && Array.isArray(keys)) {
      for (const key of keys) if (PLURALS.includes(key)) found.push({ id, key });
    }
    for (const inner of part) walk(id, inner);
  };
  for (let at = 0; at < packed.length; at += 2) walk(String(packed[at]), packed[at + 1]);
  return found;
}

describe("message files", () => {
  test("are the same in all languages", () => {
    for (const language of OTHERS)
      expect([language, ...filesOf(language)]).toEqual([language, ...filesOf("en")]);
    expect(filesOf("en")).toEqual(expect.arrayContaining(["app.ftl", "board.ftl", "errors.ftl"]));
  });

  test.each(filesOf("en"))(
    "%s has the same messages, attributes and variables in all languages",
    (file) => {
      const told = (language: Tag) =>
        [...inFile(language, file)]
          .map(([id, { variables }]) => [id, ...[...variables].toSorted()].join(" $"))
          .toSorted();
      for (const language of OTHERS)
        expect([language, ...told(language)]).toEqual([language, ...told("en")]);
    },
  );

  describe.each(LANGUAGES)("in %s", (language) => {
    test.each(filesOf(language))("%s is read to the end", (file) => {
      const text = textOf(language, file);
      const read = new FluentResource(text).body.map(({ id }) => id);
      expect(read).toEqual(writtenIds(text));
    });

    test("no plural is told that the language does not have", () => {
      const rules = new Intl.PluralRules(language);
      const known: readonly string[] = rules.resolvedOptions().pluralCategories;
      const faults = filesOf(language).flatMap((file) =>
        pluralsIn(pack(textOf(language, file), language))
          .filter(({ key }) => !known.includes(key))
          .map(({ id, key }) => `${id}: no ${key}`),
      );
      expect(faults).toEqual([]);
    });

    test("no id is taken twice", () => {
      const ids = filesOf(language).flatMap((file) => writtenIds(textOf(language, file)));
      const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
      expect(twice).toEqual([]);
    });

    test("every message can be said", () => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const file of filesOf(language)) {
        expect(bundle.addResource(new FluentResource(textOf(language, file)))).toEqual([]);
      }
      const faults: string[] = [];
      for (const [id, { variables }] of all[language]) {
        const [name = "", attribute] = id.split(".");
        const message = bundle.getMessage(name);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        const args = Object.fromEntries([...variables].map((variable) => [variable, 1]));
        const errors: Error[] = [];
        const text = bundle.formatPattern(pattern ?? "", args, errors);
        faults.push(...errors.map((error) => `${id}: ${error.message}`));
        if (!text.trim()) faults.push(`${id}: nothing to say`);
      }
      expect(faults).toEqual([]);
    });
  });
});

describe("what the rules say", () => {
  test("knows which games there are", () => {
    expect(games).toEqual(expect.arrayContaining(["folky", "mixtour"]));
  });

  test("has words for every fault of records, options, draws and the catalogue", () => {
    const codes = ["crates/text", "crates/draws", "crates/session", "crates/catalogue", "web"]
      .flatMap(rustOf)
      .flatMap(({ text }) => codesIn(text))
      .filter(({ of }) => !of.startsWith("EndReason"))
      .map(({ code }) => `error-${code}`);
    expect(codes.length).toBeGreaterThan(30);
    expect(missing(codes)).toEqual([]);
  });

  test("has words for every fact that is true of actions in many games", () => {
    expect(facts.length).toBeGreaterThan(10);
    expect(missing(facts)).toEqual([]);
    const filled = new Set(rustOf("crates/search").flatMap(({ text }) => argumentsIn(text)));
    const unfilled = facts.flatMap((code) =>
      [...(all.en.get(code)?.variables ?? [])].filter((name) => !filled.has(name)),
    );
    expect(unfilled).toEqual([]);
  });

  test("has words for every end that players decide", () => {
    const codes = rustOf("crates/text")
      .flatMap(({ text }) => codesIn(text))
      .filter(({ of }) => of.startsWith("EndReason"))
      .map(({ code }) => `end-${code}`);
    expect(codes).toContain("end-resignation");
    expect(missing(codes)).toEqual([]);
  });

  describe.each(games)("of %s", (game) => {
    const sources = sourcesOf(game);
    const codes = sources.flatMap(({ path, text }) =>
      codesIn(text).map((found) => ({ ...found, path })),
    );

    test("has words for its name", () => {
      const wanted = [`${game}-name`, `${game}-tagline`];
      expect(missing(wanted)).toEqual([]);
    });

    test("has words for every end", () => {
      const ends = codes.filter(({ of }) => of === "EndReason").map(({ code }) => code);
      expect(ends.length).toBeGreaterThan(1);
      expect(missing(ends.map((code) => `${game}-end-${code}`))).toEqual([]);
    });

    test("has words for every fault of a text", () => {
      const faults = codes.filter(({ of }) => of !== "EndReason").map(({ code }) => code);
      expect(faults.length).toBeGreaterThan(10);
      expect(faults.filter((code) => !code.startsWith(`${game}-`))).toEqual([]);
      expect(missing(faults.map((code) => `error-${code}`))).toEqual([]);
    });

    test("has words for every obstacle, to who types and to who clicks", () => {
      const obstacles = sources.flatMap(({ text }) => obstaclesIn(text));
      const why = obstacles.map((code) => `${game}-why${code.slice(game.length)}`);
      expect(missing([...obstacles.map((code) => `error-${code}`), ...why])).toEqual([]);
    });

    test("has words for every fact that is true of its actions, and no others", () => {
      const own = sources.flatMap(({ text }) => factsIn(text));
      expect(own.filter((code) => !code.startsWith(`${game}-because-`))).toEqual([]);
      const said = [...inFile("en", `${game}-because.ftl`).keys()];
      expect(said.toSorted()).toEqual(own.toSorted());
      expect(missing(own)).toEqual([]);
    });

    test("has words for every sentence that is named in its sources", () => {
      const named = sources.flatMap(({ text }) =>
        [...text.matchAll(/"([a-z-]+-(?:say|why|prompt|step)-[a-z0-9-]+)"/g)].map(
          ([, id = ""]) => id,
        ),
      );
      expect(named.length).toBeGreaterThan(5);
      expect(missing(named)).toEqual([]);
    });

    test("has a label, a sentence of help and names of values for every option", () => {
      const options = optionsIn(sources);
      expect(options.size).toBeGreaterThan(0);
      const ids = [...options].flatMap(([option, values]) => [
        `${game}-option-${option}`,
        `${game}-option-${option}.help`,
        ...values.map((value) => `${game}-option-${option}-${value}`),
      ]);
      expect(missing(ids)).toEqual([]);
    });

    test("uses no variable that its sources never fill in", () => {
      const literals = new Set(
        sources.flatMap(({ text }) => [
          ...[...text.matchAll(/"([a-z_]+)"/g)].map(([, name]) => name),
          ...argumentsIn(text),
        ]),
      );
      const unfilled = [...all.en]
        .filter(([id]) => new RegExp(`^(?:error-)?${game}-`).test(id))
        .filter(([, { file }]) =>
          ["", "-told", "-reasons", "-because"].includes(file.slice(game.length, -".ftl".length)),
        )
        .flatMap(([id, { variables }]) =>
          [...variables].filter((name) => !literals.has(name)).map((name) => `${id}: $${name}`),
        );
      expect(unfilled).toEqual([]);
    });
  });
});

describe("what the pages say", () => {
  test("has words for every message that is named in the sources", () => {
    const named = typescript.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:t|text)\(\s*"([a-z]+-[\w.-]+)"/g)].map(([, id = ""]) => id),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(missing(new Set(named))).toEqual([]);
  });

  test("has some message for every name that is put together", () => {
    const patterns = typescript.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:t|text)\(\s*`([^`]+)`/g)].map(([, id = ""]) => id),
    );
    const ids = [...all.en.keys()];
    const unknown = patterns.filter((pattern) => {
      const shape = shapeOf(pattern);
      return !ids.some((id) => shape.test(id));
    });
    expect(unknown).toEqual([]);
  });

  test("has no message that nothing says", () => {
    const quoted = new Set(
      typescript.flatMap(({ text }) =>
        [...text.matchAll(/"([a-z]+-[\w.-]+)"/g)].map(([, id = ""]) => id),
      ),
    );
    const shapes = typescript.flatMap(({ text }) =>
      [...text.matchAll(/`([a-z]+-(?:[\w.-]|\$\{[^}]*\})*)`/g)].map(([, id = ""]) => shapeOf(id)),
    );
    const ofGames = new RegExp(`^(?:error-)?(?:${games.join("|")})\\b`);
    // The names of pieces are said in sentences about facts.
    const ofFacts = new Set([...facts, ...NOUNS]);
    const silent = [...all.en].flatMap(([id, { file }]) => {
      const [name = "", attribute = ""] = id.split(".");
      // An attribute with the name of a game is said instead of the message.
      const whole = games.includes(attribute) ? name : id;
      const said =
        ofFacts.has(name) ||
        quoted.has(name) ||
        quoted.has(id) ||
        shapes.some((shape) => shape.test(whole));
      return said || file === "errors.ftl" || ofGames.test(file) ? [] : `${file}: ${id}`;
    });
    expect(silent).toEqual([]);
  });

  test("has words for every fault that the front end finds itself", () => {
    const codes = typescript.flatMap(({ text }) =>
      [...text.matchAll(/GameError\.of\(\s*"([a-z-]+)"/g)].map(([, code = ""]) => `error-${code}`),
    );
    expect(codes.length).toBeGreaterThan(5);
    expect(missing(new Set(codes))).toEqual([]);
  });
});
