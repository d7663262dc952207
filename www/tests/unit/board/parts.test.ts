import { describe, expect, test, vi } from "vitest";

import { drawingOf, isDrawn } from "../../../src/board/canvas/drawings/registry";
import { load } from "../../../src/board/canvas/tastes";
import { DEFAULT_SETTINGS } from "../../../src/board/core/model";
import { CHESS_SETS } from "../../../src/board/core/taste";
import { loadParts, partOf, prepareParts } from "../../../src/board/element/parts";
import { skeletonOf } from "../../../src/board/element/skeleton";
import type { PartName } from "../../../src/generated/types/PartName";
import { SKELETONS } from "../../../src/generated/types/Skeletons";
import { messagesOf } from "../../../src/i18n/messages";
import { typescript } from "../i18n/sources";

vi.stubGlobal("matchMedia", () => ({ matches: false }));

const words = messagesOf("en");

const layoutOf = (...parts: string[]) => {
  return { boards: [], trays: [], kinds: [], parts: parts as PartName[] };
};

describe("the parts of a board", () => {
  test("bring the drawings of what stands on the board, which no other board loads", async () => {
    expect(isDrawn("queen")).toBe(false);
    await prepareParts(layoutOf("chessmen"), words, DEFAULT_SETTINGS);
    for (const kind of ["king", "queen", "rook", "bishop", "knight", "pawn", "joker"]) {
      expect(drawingOf(kind, 1, "")?.layers.length).toBeGreaterThan(1);
    }
  });

  test("are loaded by the names in the layout", async () => {
    const [chessmen] = await loadParts(["chessmen"], words, DEFAULT_SETTINGS);
    expect(chessmen).toBe(partOf("chessmen"));
    expect(chessmen?.mount).toBeInstanceOf(Function);
  });

  test("are refused by name where there is no such part", async () => {
    for (const name of ["dice", "toString"]) {
      await expect(
        prepareParts(layoutOf("chessmen", name), words, DEFAULT_SETTINGS),
      ).rejects.toMatchObject({
        problem: { code: "unknown-part", args: { part: { text: name } } },
      });
    }
  });

  test("have every chess piece in every set, each set its own", async () => {
    await Promise.all(
      CHESS_SETS.map((set) => load({ set, pieces: "animals", board: "wood" }, ["chessmen"])),
    );
    for (const kind of ["king", "queen", "rook", "bishop", "knight", "pawn", "joker"]) {
      const drawn = CHESS_SETS.map((set) =>
        JSON.stringify(drawingOf(kind, 0, `animals ${set} wood`)),
      );
      expect(new Set(drawn).size, kind).toBe(CHESS_SETS.length);
      expect(drawn.every((one) => one.length > 50)).toBe(true);
    }
  });

  test("are none where a game needs none", async () => {
    await expect(prepareParts(layoutOf(), words, DEFAULT_SETTINGS)).resolves.toEqual([]);
  });
});

describe("the board", () => {
  const games = Object.keys(SKELETONS);

  test("knows the shape of every game before its rules are there", () => {
    expect(games.length).toBeGreaterThan(4);
    for (const game of games) {
      const { layout, scene } = skeletonOf(game) ?? { layout: null, scene: null };
      expect(layout?.boards.flatMap(({ cells }) => cells).length).toBeGreaterThan(8);
      const there = layout?.boards.map(({ id }) => id) ?? [];
      expect([[], there]).toContainEqual(scene?.placements.map(({ board }) => board));
    }
    expect(skeletonOf("toString")).toBeNull();
  });

  test("names no game: a new one needs no line of it", () => {
    const board = typescript.filter(({ path }) => path.includes("src/board/"));
    expect(board.length).toBeGreaterThan(50);
    const named = board.flatMap(({ path, text }) =>
      games
        .filter((game) => new RegExp(`\\b${game}\\b`).test(text))
        .map((game) => `${path}: ${game}`),
    );
    expect(named).toEqual([]);
  });
});
