import { existsSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";

import { www } from "./i18n/catalogue";
import { typescript } from "./i18n/sources";

/** The rooms of the front end: each imports from itself and from those before it. */
const ROOMS = [
  "generated",
  "game-error",
  "loading",
  "i18n",
  "engine",
  "game",
  "clock",
  "sound",
  "assistant",
  "board/core",
  "board/canvas",
  "board/input",
  "board/access",
  "board/overlays",
  "board/parts",
  "board/hands",
  "board/later",
  "board/view",
  "board/element",
  "board/index",
  "board/define",
  "board/by-itself",
  "board-game",
  "package",
  "storage",
  "offline",
  "backup",
  "sharing",
  "ui",
  "content",
  "games",
  "app",
  "pages",
  "pages/shell",
  "embed",
  "main",
];

/** Rooms whose folders do not import from each other. */
const APART = /^pages\/(?!shared|shell)|^board\/parts\//;

const src = join(www, "src");

/** The longest room that a file lies in. */
function roomOf(file: string): string {
  const fits = ROOMS.filter((room) => file === `${room}.ts` || file.startsWith(`${room}/`));
  return fits.toSorted((one, other) => other.length - one.length)[0] ?? "";
}

/** Every import of a source file by another, as paths within `src`. */
const imports = typescript.flatMap(({ path, text }) => {
  const from = relative("www/src", path);
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].flatMap(([, name = ""]) => {
    const base = normalize(join(dirname(from), name));
    const found = [`${base}.ts`, join(base, "index.ts")].find((one) => existsSync(join(src, one)));
    return found === undefined ? [] : [{ from, to: found }];
  });
});

/** The folder of `ROOMS` that is to know nothing of its neighbours, or null. */
const apart = (file: string): string | null =>
  APART.test(file)
    ? file
        .split("/")
        .slice(0, file.startsWith("board") ? 3 : 2)
        .join("/")
    : null;

describe("the rooms of the front end", () => {
  test("have a place for every file", () => {
    const nowhere = typescript
      .map(({ path }) => relative("www/src", path))
      .filter((file) => !roomOf(file));
    expect(nowhere).toEqual([]);
    expect(imports.length).toBeGreaterThan(500);
  });

  test("have one idea a file: none is longer than 400 lines", () => {
    const long = typescript.filter(({ text }) => text.split("\n").length > 401);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test("are imported in one direction", () => {
    const wrong = imports.filter(({ from, to }) => {
      const [here, there] = [apart(from), apart(to)];
      const beside = here && there && here !== there && roomOf(from) === roomOf(to);
      return beside || ROOMS.indexOf(roomOf(to)) > ROOMS.indexOf(roomOf(from));
    });
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});
