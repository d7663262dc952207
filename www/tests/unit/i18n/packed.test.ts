import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { unpack } from "../../../src/i18n/packed";
import { notRead, pack } from "../../../tools/messages/pack";
import { filesOf, LANGUAGES, textOf } from "./catalogue";

const read = (text: string) => new FluentResource(text).body;

describe("packed messages", () => {
  describe.each(LANGUAGES)("in %s", (language) => {
    test.each(filesOf(language))("%s is unpacked as Fluent reads it", (file) => {
      const text = textOf(language, file);
      expect(unpack(pack(text)).body).toEqual(read(text));
      expect(read(text).length).toBeGreaterThan(0);
    });
  });

  test("say whatever Fluent can say", () => {
    const text = `
-club = Klubovna
    .short = K
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
first = { $count ->
   *[other] many
    [one] one
}
precise = { $count ->
    [1.0] one
   *[other] more
}
rare = { -club } { -club.short } { "{" } { 5 } { NUMBER($count, minimumFractionDigits: 2) }
`;
    expect(unpack(pack(text)).body).toEqual(read(text));
    const bundle = new FluentBundle("en", { useIsolating: false });
    expect(bundle.addResource(unpack(pack(text)))).toEqual([]);
    const say = (id: string, count: number) =>
      bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { count, side: "first" });
    expect(say("said", 1)).toBe("first to one, White in One line and Another");
    expect(say("said", 0)).toBe("first to none in One line and Another");
    expect(say("said", 1234)).toBe("first to 1,234 in One line and Another");
    expect(say("first", 1)).toBe("one");
    expect(say("rare", 2)).toBe("Klubovna K { 5 2.00");
  });

  test("are all read, or the build says which are not", () => {
    expect(notRead("one = First\ntwo = { $open\nthree = Third\n")).toEqual([
      { line: 2, id: "two" },
    ]);
    expect(notRead("one = First\n    .two = Second\n")).toEqual([]);
  });
});
