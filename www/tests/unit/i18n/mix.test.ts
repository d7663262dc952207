import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { filesOf, LANGUAGES, textOf, writtenIds } from "./catalogue";
import { rustOf } from "./sources";

const bundles = LANGUAGES.map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of filesOf(language)) {
    bundle.addResource(new FluentResource(textOf(language, file)));
  }
  return { language, bundle };
});

/** What a message or an attribute of it says, without arguments. */
function said(bundle: FluentBundle, id: string): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, {}, []) : "";
}

const missing = (ids: readonly string[]) =>
  bundles.flatMap(({ language, bundle }) =>
    ids.filter((id) => !said(bundle, id)).map((id) => `${language}: ${id}`),
  );

const game = "tri-d-chess";
const sources = rustOf(`crates/${game}`);
const text = (file: string) => sources.find(({ path }) => path.endsWith(file))?.text ?? "";

describe("a mix of variants", () => {
  const mix = text("variants/mix.rs");
  const sentences = [...mix.matchAll(/\bsay(?:_of)?\("([a-z0-9-]+)"/g)].map(([, id = ""]) => id);
  const groups = [...text("variants/mod.rs").matchAll(/group: "([a-z]+)"/g)].map(
    ([, id = ""]) => id,
  );

  const marks = [...text("variants/mod.rs").matchAll(/^\s+Self::\w+ => "([a-z-]+)",$/gm)]
    .map(([, id = ""]) => id)
    .slice(-5);

  test("has words for every sentence, every group and every mark, and no others", () => {
    expect(sentences.length).toBeGreaterThan(30);
    expect(groups.length).toBe(3);
    const ids = [
      ...sentences.map((id) => `${game}-mix-${id}`),
      ...groups.map((id) => `${game}-mix-group-${id}`),
      ...marks.map((id) => `${game}-mix-mark-${id}`),
    ];
    expect(missing(ids)).toEqual([]);
    const written = writtenIds(textOf("en", `${game}-mix.ftl`));
    expect(written.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("has words for why two variants exclude each other", () => {
    const [, list = ""] = /const EXCLUDED[^=]*= \[(.*?)\];/s.exec(text("variants/mod.rs")) ?? [];
    const pairs = [...list.matchAll(/\((\w+), (\w+)\)/g)];
    expect(pairs.length).toBeGreaterThan(0);
    const ids = pairs.map(([, first = "", second = ""]) =>
      `${game}-excluded-${first}-${second}`.toLowerCase(),
    );
    expect(missing(ids)).toEqual([]);
  });
});

describe("the variants", () => {
  const rust = text("variants/mod.rs");
  const kebab = (name: string) =>
    name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const variants = [
    ...rust.matchAll(/\bboard\((\w+), Mark::(\w+)\)/g),
    ...rust.matchAll(/\bfield: (M1),\s+value: "true",\s+mark: Mark::(\w+)/g),
    ...rust.matchAll(/\bstart\(SetUp::(\w+), Mark::(\w+)\)/g),
  ].map(([found, name = "", mark = ""]) => ({
    message: `${game}-option-${found.startsWith("start") ? "setup-" : ""}${name.toLowerCase()}`,
    mark: kebab(mark),
  }));

  test("are all known here", () => {
    expect(variants.length).toBe(16);
  });

  test.each(bundles)("have in $language an author, a sentence and their mark", ({ bundle }) => {
    for (const { message, mark } of variants) {
      expect(said(bundle, message), message).not.toBe("");
      expect(said(bundle, `${message}.author`), message).not.toBe("");
      expect(said(bundle, `${message}.help`), message).not.toBe("");
      expect(said(bundle, `${message}.mark`), message).toBe(said(bundle, `${game}-mark-${mark}`));
    }
  });
});
