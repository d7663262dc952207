import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { CONTENT, LOOK, MODES } from "../../../src/board/element/attributes";
import { BOARDS, CHESS_SETS, COORDINATES, MARK_SIZES, PIECES } from "../../../src/board/core/taste";
import { LEVELS } from "../../../src/board/core/model";
import { MANIFEST, written } from "../../../tools/package/manifest.mjs";
import { withTables } from "../../../tools/package/tables.mjs";
import { www } from "../i18n/catalogue";
import { games, typescript } from "../i18n/sources";
import { sheets } from "../styles/sheets";

const manifest = JSON.parse(readFileSync(MANIFEST, "utf8"));
const [element] = manifest.modules[0].declarations;
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const within = (folder: string) =>
  typescript.filter(({ path }) => path.startsWith(folder)).map(({ text }) => text);

describe("the custom-elements manifest", () => {
  test("is what the comments say: `node tools/package/manifest.mjs` writes it", async () => {
    expect(readFileSync(MANIFEST, "utf8")).toBe(await written());
  });

  test("names every attribute, and what it may be", () => {
    expect(namesOf(element.attributes).toSorted()).toEqual([...CONTENT, ...LOOK].toSorted());
    const values = (name: string) =>
      [
        ...element.attributes
          .find((one: { name: string }) => one.name === name)
          .type.text.matchAll(/"(\w+)"/g),
      ].map(([, value]) => value);
    expect(values("mode")).toEqual(MODES);
    expect(values("pieces")).toEqual(PIECES);
    expect(values("levels")).toEqual(LEVELS);
    expect(values("set")).toEqual(CHESS_SETS);
    expect(values("board")).toEqual(BOARDS);
    expect(values("marks")).toEqual(MARK_SIZES);
    expect(values("coordinates")).toEqual(COORDINATES);
    expect(values("theme")).toEqual(["auto", "light", "dark"]);
  });

  test("names every method, event, slot, part and property that is there, in words", () => {
    const methods = element.members.filter(({ kind }: { kind: string }) => kind === "method");
    expect(namesOf(methods)).toEqual(["load", "play", "goTo", "record", "position", "flip"]);
    const board = within("www/src/board").join("\n");
    const emitted = [...board.matchAll(/emit\([^,]+, "(bg-[\w-]+)"/g)].map(([, name]) => name);
    const own = ["bg-refused", "bg-locked", "bg-premove", "bg-help", "bg-levels"];
    const known = [...new Set(emitted)].filter((name = "") => !own.includes(name));
    expect(namesOf(element.events).toSorted()).toEqual(known.toSorted());
    const parts = [...board.matchAll(/part\.value = "(\w+)"/g)].map(([, name]) => name);
    expect(namesOf(element.cssParts).toSorted()).toEqual(parts.toSorted());
    const css = sheets.map(({ text }) => text).join("\n");
    for (const { name } of element.cssProperties) expect(css, name).toContain(name);
    expect(namesOf(element.slots)).toEqual(["", "near", "far"]);
    for (const list of ["attributes", "members", "events", "slots", "cssParts", "cssProperties"]) {
      for (const { name, description } of element[list])
        expect(description, name).toMatch(/\.$|…$/);
    }
  });

  test("is what the README says", () => {
    const readme = readFileSync(join(www, "../README.md"), "utf8");
    expect(readme).toMatch(/<!-- attributes -->[^]*<!-- methods -->[^]*<!-- events -->/);
    expect(readme).toBe(withTables(readme, manifest, games));
  });
});

test("the package has the version of the project", () => {
  const [, version] =
    /^version = "(.+)"$/m.exec(readFileSync(join(www, "../Cargo.toml"), "utf8")) ?? [];
  const own = JSON.parse(readFileSync(join(www, "package.json"), "utf8"));
  expect(own.version).toBe(version);
});
