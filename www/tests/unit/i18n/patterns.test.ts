import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { Patterns, type Variables } from "../../../src/i18n/patterns";
import { tied } from "../../../tools/content/short-words";
import { notRead, pack } from "../../../tools/messages/pack";
import { THOROUGH } from "../../e2e/support/repeats";
import { allOf, filesOf, LANGUAGES, type Tag, textOf } from "./catalogue";

/** Numbers of every plural of all languages, one of them with a mark between thousands, and a name. */
const VALUES = [1, 2, 5, 1.5, 12_345, ...(THOROUGH ? [0, "toString"] : [])];

/** Both ways of saying the messages of `texts`, with what each says when something is missing. */
function both(language: Tag, texts: readonly string[]) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const patterns = new Patterns(language);
  for (const text of texts) {
    bundle.addResource(new FluentResource(text));
    patterns.add(pack(text, language));
  }
  return {
    fluent(id: string, variables: Variables): string {
      const [name = "", attribute] = id.split(".");
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      const faults: Error[] = [];
      const text = bundle.formatPattern(pattern ?? "", variables, faults);
      return `${tied(text, language)} (${faults.length})`;
    },
    ours(id: string, variables: Variables): string {
      const faults: string[] = [];
      const text = patterns.say(id, variables, (fault) => faults.push(fault));
      return `${text} (${faults.length})`;
    },
  };
}

/** All ways of giving the variables values. */
function given(variables: readonly string[], values: readonly (string | number)[]): Variables[] {
  const [name, ...rest] = variables;
  if (name === undefined) return [{}];
  const others = given(rest, values);
  return values.flatMap((value) => others.map((other) => ({ ...other, [name]: value })));
}

/** The keys of choices in a file that are words, such as sides. */
const keysIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/^\s+\*?\[([a-z][\w-]*)\]/gm)].map(([, key]) => key ?? "")),
];

describe("messages say what Fluent says", () => {
  describe.each(LANGUAGES)("in %s", (language) => {
    const texts = filesOf(language).map((file) => textOf(language, file));
    const { fluent, ours } = both(language, texts);

    test.each(filesOf(language))("in %s", (file) => {
      const own = [...allOf(language)].filter(([, message]) => message.file === file);
      expect(own.length).toBeGreaterThan(0);
      const keys = keysIn(textOf(language, file));
      const unlike = new Set<string>();
      for (const [id, { variables }] of own) {
        const few = variables.size < 3;
        const values = few ? [...VALUES, ...keys] : [...VALUES.slice(1, 4), ...keys.slice(0, 4)];
        for (const variant of [{}, ...given([...variables], values)])
          if (fluent(id, variant) !== ours(id, variant)) unlike.add(id);
      }
      expect([...unlike]).toEqual([]);
    });
  });
});

describe("patterns", () => {
  const text = `
plain = One line
    .folky = Another
only =
    .title = An attribute
lines =
    The first,
    the second.
said = { $side } to { $count ->
    [0] none
    [one] one, { $side ->
        [first] White
       *[other] Black
    }
   *[other] { $count }
} in { plain } and { plain.folky }
precise = { $count ->
    [1.0] one
   *[other] more
}
brace = { "{" }{ "" }
gone = { missing } { plain.missing }
`;
  const { fluent, ours } = both("en", [text]);

  test("say texts, choices and other messages", () => {
    expect(ours("said", { count: 1, side: "first" })).toBe(
      "first to one, White in One line and Another (0)",
    );
    expect(ours("said", { count: 0, side: "first" })).toBe(
      "first to none in One line and Another (0)",
    );
    expect(ours("said", { count: 1234, side: "" })).toBe(" to 1,234 in One line and Another (0)");
    expect(ours("only.title", {})).toBe("An attribute (0)");
    expect(ours("brace", {})).toBe("{ (0)");
  });

  test("say what is missing as Fluent does", () => {
    for (const id of ["plain", "only.title", "lines", "said", "precise", "brace", "gone"])
      for (const variables of [{}, { count: 1 }, { count: "one" }, { count: 2, side: "second" }])
        expect(ours(id, variables)).toBe(fluent(id, variables));
    expect(ours("gone", {})).toBe("{missing} {plain.missing} (2)");
  });

  test("know which messages and attributes there are", () => {
    const patterns = new Patterns("en");
    patterns.add(pack(text, "en"));
    const ids = ["plain", "plain.folky", "only", "only.title", "missing", "plain.missing"];
    expect(ids.filter((id) => patterns.has(id))).toEqual(["plain", "plain.folky", "only.title"]);
  });
});

describe("the build", () => {
  test("says which messages Fluent does not read", () => {
    expect(notRead("one = First\ntwo = { $open\nthree = Third\n")).toEqual([
      { line: 2, id: "two" },
    ]);
    expect(notRead("one = First\n    .two = Second\n")).toEqual([]);
  });

  test.each([
    ["-club = Klubovna\n", "-club"],
    ["long = { NUMBER($count, minimumFractionDigits: 2) }\n", "long"],
    ["five = { 5 }\n", "five"],
    ["first = { $count ->\n   *[other] many\n    [one] one\n}\n", "first"],
    ["plain = One\n    .title = { NUMBER($count) }\n", "plain.title"],
  ])("refuses what no pattern says: %s", (text, id) => {
    expect(() => pack(text, "en")).toThrow(new RegExp(`^${id}: `));
  });
});

test("words of one letter stay with the next one, also before a variable and in a choice", () => {
  const patterns = new Patterns("cs");
  const text = `tah = Pěšec z { $from }, a to s { $count ->
    [one] jednou kartou
   *[other] kartami v ruce
  }
    .help = Tah k okraji`;
  patterns.add(pack(text, "cs"));
  const say = (id: string) =>
    patterns.say(id, { from: "a2", count: 5 }, (fault) => expect.unreachable(fault));
  expect(say("tah")).toBe("Pěšec z\u{a0}a2, a\u{a0}to s\u{a0}kartami v\u{a0}ruce");
  expect(say("tah.help")).toBe("Tah k\u{a0}okraji");
});
