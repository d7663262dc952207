import { afterEach, expect, test, vi } from "vitest";

import { boardCode } from "../../../src/sharing/board-code";

afterEach(() => vi.unstubAllGlobals());

/** The address of the script in the code that is copied at such an address. */
function scriptAt(href: string): string | undefined {
  vi.stubGlobal("location", new URL(href));
  const code = boardCode("mixtour", "1. c1 {a < b}", "en");
  expect(code).toContain("{a &lt; b}");
  return /src="([^"]*)"/.exec(code)?.[1];
}

test("a board for a page comes from the folder of the site", () => {
  const script = "https://club.example/games/board-game.js";
  expect(scriptAt("https://club.example/games/#/game/1")).toBe(script);
  expect(scriptAt("https://club.example/games/index.html?x=1#/game/1")).toBe(script);
});

test("a single file has none beside it: no page could read from a disk", () => {
  expect(scriptAt("file:///home/anna/klubovna.html#/game/1")).toBe("/klubovna/board-game.js");
  vi.stubGlobal("KLUBOVNA_WASM", {});
  expect(scriptAt("https://club.example/klubovna.html")).toBe("/klubovna/board-game.js");
});
