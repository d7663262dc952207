import { describe, expect, test } from "vitest";

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { gameOf, listOf } from "../../../tools/offline/plugin.ts";
import { www } from "../i18n/catalogue";

const GAMES = ["folky", "animal-shogi", "tri-d-chess"];
const bytes = (text: string) => new TextEncoder().encode(text);

describe("the list of a release", () => {
  const files = new Map([
    ["index.html", bytes("<meta charset>")],
    ["assets/index-AAAAAAAA.js", bytes("1")],
    ["assets/folky_bg-BBBBBBBB.wasm", bytes("22")],
    ["screenshot-wide.png", bytes("333")],
    ["sw.js", bytes("of the release before")],
  ]);

  test("names every file of the site but what only the system shows", () => {
    expect(listOf(files, GAMES).files).toEqual([
      ["assets/folky_bg-BBBBBBBB.wasm", 2, "folky"],
      ["assets/index-AAAAAAAA.js", 1, ""],
      ["", 14, ""],
    ]);
  });

  test("has a name that changes with every byte, and not with the order", () => {
    const { release } = listOf(files, GAMES);
    expect(release).toMatch(/^[0-9a-f]{12}$/);
    expect(listOf(new Map([...files].toReversed()), GAMES).release).toBe(release);
    const other = new Map(files).set("index.html", bytes("<meta charsex>"));
    expect(listOf(other, GAMES).release).not.toBe(release);
  });

  test("counts among the pages what they share with the parts of one game", () => {
    const parts = new Map([
      ["index.html", bytes("<meta charset>")],
      [
        "assets/play-AAAAAAAA.js",
        bytes('import{a}from"./levels-BBBBBBBB.js";import("./space-D.js")'),
      ],
      ["assets/levels-BBBBBBBB.js", bytes('import"./tiles-CCCCCCCC.js";')],
      ["assets/tiles-CCCCCCCC.js", bytes("")],
      ["assets/space-D.js", bytes("")],
    ]);
    const games = listOf(parts, GAMES).files.map(([name, , game]) => [name, game]);
    expect(games.filter(([, game]) => game)).toEqual([["assets/space-D.js", "tri-d-chess"]]);
    expect(games).toHaveLength(5);
  });

  test.each([
    ["assets/folky_bg-Cs6GP9S6.wasm", "folky"],
    ["assets/animal-shogi-engine_bg-Cs6GP9S6.wasm", "animal-shogi"],
    ["assets/tri-d-chess.en-CJwA8NRa.js", "tri-d-chess"],
    ["assets/files_bg-C36_h0iJ.wasm", "animal-shogi"],
    ["assets/space-Bj78ndWO.js", "tri-d-chess"],
    ["assets/folky-reasons-1afqkSiD.js", ""],
    ["assets/sample-game.cs-xJiOG0WF.js", ""],
    ["icon.svg", ""],
  ])("%s belongs to the game %j", (name, game) => expect(gameOf(name, GAMES)).toBe(game));
});

test("the pictures of the manifest are there, in the sizes that it names", () => {
  const shared = join(www, "public");
  const manifest = JSON.parse(readFileSync(join(shared, "site.webmanifest"), "utf8"));
  const pictures = [...manifest.icons, ...manifest.screenshots];
  const drawn = pictures.filter(({ type }) => type === "image/png");
  expect(drawn.map(({ src }) => src)).toHaveLength(6);
  for (const { src, sizes } of drawn) {
    const png = readFileSync(join(shared, src));
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});
