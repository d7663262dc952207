import { describe, expect, test } from "vitest";

import { drawingOf, isDrawn } from "../../../src/board/canvas/drawings/registry";
import { loadParts, partOf, prepareParts } from "../../../src/board/element/parts";
import { skeletonOf } from "../../../src/board/element/skeleton";
import type { PartName } from "../../../src/generated/types/PartName";
import { SKELETONS } from "../../../src/generated/types/Skeletons";
import { messagesOf } from "../../../src/i18n/messages";
import { typescript } from "../i18n/sources";

const words = messagesOf("en");

const layoutOf = (...parts: string[]) => {
  return { boards: [], trays: [], kinds: [], parts: parts as PartName[] };
};

describe("the parts of a board", () => {
  test("are loaded by the names in the layout", async () => {
    const [trays] = await loadParts(["trays"], words);
    expect(trays).toBe(partOf("trays"));
    expect(trays?.mount).toBeInstanceOf(Function);
  });

  test("are refused by name where there is no such part", async () => {
    for (const name of ["dice", "toString"]) {
      await expect(prepareParts(layoutOf("trays", name), words)).rejects.toMatchObject({
        problem: { code: "unknown-part", args: { part: { text: name } } },
      });
    }
  });

  test("bring the drawings of what stands on the board, which no other board loads", async () => {
    expect(isDrawn("queen")).toBe(false);
    await prepareParts(layoutOf("chessmen"), words);
    for (const kind of ["king", "queen", "rook", "bishop", "knight", "pawn", "joker"]) {
      expect(drawingOf(kind, 1, "")?.layers.length).toBeGreaterThan(1);
    }
  });

  test("are none where a game needs none", async () => {
    await expect(prepareParts(layoutOf(), words)).resolves.toEqual([]);
  });
});

describe("the board", () => {
  const games = Object.keys(SKELETONS);

  test("knows the shape of every game before its rules are there", () => {
    expect(games.length).toBeGreaterThan(4);
    for (const game of games) {
      const { layout, scene } = skeletonOf(game) ?? { layout: null, scene: null };
      expect(layout?.boards.flatMap(({ cells }) => cells).length).toBeGreaterThan(20);
      const there = layout?.boards.map(({ id }) => id) ?? [];
      expect([[], there]).toContainEqual(scene?.placements.map(({ board }) => board));
    }
    expect(skeletonOf("toString")).toBeNull();
  });

  test("names no game: a new one needs no line of it", () => {
    const board = typescript.filter(({ path }) => path.includes("src/board/"));
    expect(board.length).toBeGreaterThan(50);
    const named = board.flatMap(({ path, text }) =>
      games.filter((game) => text.includes(game)).map((game) => `${path}: ${game}`),
    );
    expect(named).toEqual([]);
  });
});
