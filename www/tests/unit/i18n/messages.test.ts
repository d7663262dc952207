import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { allOf, filesOf, LANGUAGES, type Tag, textOf, writtenIds } from "./catalogue";
import { argumentsIn, codesIn, games, obstaclesIn, optionsIn, rustOf, typescript } from "./sources";

const all = { cs: allOf("cs"), en: allOf("en") };

const inFile = (language: Tag, file: string) =>
  new Map([...all[language]].filter(([, message]) => message.file === file));

/** What a template such as `play-${name}` can become. */
function shapeOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[\\w-]+")}$`);
}

/** Ids of `wanted` that some language cannot say. */
function missing(wanted: Iterable<string>): readonly string[] {
  return [...wanted].flatMap((id) =>
    LANGUAGES.filter((language) => !all[language].has(id)).map((language) => `${language}: ${id}`),
  );
}

describe("message files", () => {
  test("are the same in both languages", () => {
    expect(filesOf("cs")).toEqual(filesOf("en"));
    expect(filesOf("cs")).toEqual(expect.arrayContaining(["app.ftl", "board.ftl", "errors.ftl"]));
  });

  test.each(filesOf("en"))(
    "%s has the same messages and variables in Czech and English",
    (file) => {
      const [cs, en] = [inFile("cs", file), inFile("en", file)];
      expect([...cs.keys()].toSorted()).toEqual([...en.keys()].toSorted());
      for (const [id, { variables }] of en) {
        expect([id, ...[...(cs.get(id)?.variables ?? [])].toSorted()]).toEqual([
          id,
          ...[...variables].toSorted(),
        ]);
      }
    },
  );

  describe.each(LANGUAGES)("in %s", (language) => {
    test.each(filesOf(language))("%s is read to the end", (file) => {
      const text = textOf(language, file);
      const read = new FluentResource(text).body.map(({ id }) => id);
      expect(read).toEqual(writtenIds(text));
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
    const codes = ["crates/tabletop", "crates/catalogue", "web"]
      .flatMap(rustOf)
      .flatMap(({ text }) => codesIn(text))
      .filter(({ of }) => !of.startsWith("EndReason"))
      .map(({ code }) => `error-${code}`);
    expect(codes.length).toBeGreaterThan(30);
    expect(missing(codes)).toEqual([]);
  });

  test("has words for every end that players decide", () => {
    const codes = rustOf("crates/tabletop")
      .flatMap(({ text }) => codesIn(text))
      .filter(({ of }) => of.startsWith("EndReason"))
      .map(({ code }) => `end-${code}`);
    expect(codes).toContain("end-resignation");
    expect(missing(codes)).toEqual([]);
  });

  describe.each(games)("of %s", (game) => {
    const sources = rustOf(`crates/${game}`);
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
        .filter(([, { file }]) => [`${game}.ftl`, `${game}-reasons.ftl`].includes(file))
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
    const silent = [...all.en].flatMap(([id, { file }]) => {
      const [name = "", attribute = ""] = id.split(".");
      // An attribute with the name of a game is said instead of the message.
      const whole = games.includes(attribute) ? name : id;
      const said = quoted.has(name) || quoted.has(id) || shapes.some((shape) => shape.test(whole));
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
