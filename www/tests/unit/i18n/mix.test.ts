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

const mix = text("variants/mix.rs");

/** The ids of an enum in `variants/mod.rs`. */
const idsOf = (name: string): readonly string[] => {
  const [, body = ""] =
    new RegExp(`pub enum ${name} \\{(.*?)\\n    \\}`, "s").exec(text("variants/mod.rs")) ?? [];
  return [...body.matchAll(/=> "([a-z0-9]+)"/g)].map(([, id = ""]) => id);
};

/** How sure each variant is: an arm of `mark` for those that are named, its last one for all others. */
const marksOf = (): ((id: string) => string) => {
  const [, body = ""] = /fn mark\(.*?match id \{(.*?)\n {4}\}/s.exec(mix) ?? [];
  const arms = [...body.matchAll(/((?:"[a-z0-9]+"(?: \| )?)+|_) => "([a-z-]+)"/g)];
  return (id) => {
    const arm = arms.find(([, ids = ""]) => ids === "_" || ids.includes(`"${id}"`));
    return arm?.[2] ?? "";
  };
};

const mark = marksOf();
const variants = [
  ...idsOf("Rule").map((id) => ({ id, message: `${game}-option-${id}` })),
  ...idsOf("SetUp").map((id) => ({ id, message: `${game}-option-setup-${id}` })),
].map((variant) => ({ ...variant, mark: mark(variant.id) }));

describe("a mix of variants", () => {
  const [, table = ""] = /const SENTENCES[^=]*= \[(.*?)\n\];/s.exec(mix) ?? [];
  const sentences = [...table.matchAll(/\("([a-z0-9-]+)", "/g)].map(([, id = ""]) => id);
  const [, rules = "", setUps = ""] = /fn variants\((.*?SetUp::IDS)(.*?)\n {4}\}/s.exec(mix) ?? [];
  const groups = [
    ...[...rules.matchAll(/\{ "([a-z]+)" \}/g)].map(([, id = ""]) => id),
    ...(setUps.includes("add(SETUP,") ? ["setup"] : []),
  ];
  const marks = [...new Set(variants.map(({ mark }) => mark))];

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
    const pairs = [...list.matchAll(/\["[a-z0-9-]+", \w+::(\w+)\.id\(\), \w+::(\w+)\.id\(\)\]/g)];
    expect(pairs.length).toBeGreaterThan(0);
    const ids = pairs.map(([, first = "", second = ""]) =>
      `${game}-excluded-${first}-${second}`.toLowerCase(),
    );
    expect(missing(ids)).toEqual([]);
  });
});

describe("the variants", () => {
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
