import { describe, expect, test } from "vitest";

import { ALL_GAMES } from "../../../src/games";
import { demonstrate } from "../../../src/pages/home/recorded-match";
import { MatchChange } from "../../../src/game/match-change";
import type { Demonstration } from "../../../src/generated/types/Demonstration";

const FILES = import.meta.glob<Demonstration>("../../../src/generated/types/demonstrations/*.ts", {
  import: "SHOWN",
  eager: true,
});

const shown = Object.values(FILES);

describe("what a game demonstrates", () => {
  test("is there for every game, and long enough for about eight seconds", () => {
    expect(shown.map(({ game }) => game).toSorted()).toEqual(
      ALL_GAMES.map(({ id }) => id).toSorted(),
    );
    for (const { scenes } of shown) {
      expect(scenes.length).toBeGreaterThanOrEqual(8);
      expect(scenes.length).toBeLessThanOrEqual(14);
    }
  });

  test.each(shown)("stands on cells of its boards, and goes on with every step: $game", (of) => {
    const match = demonstrate(of);
    const cells = new Set(match.layout.boards.flatMap((board) => board.cells.map(({ id }) => id)));
    const boards = new Set(match.layout.boards.map(({ id }) => id));
    const heard: number[] = [];
    match.addEventListener(MatchChange.type, () => heard.push(match.snapshot.node));
    let before = JSON.stringify(match.snapshot.scene);
    for (let node = 1; node < of.scenes.length; node++) {
      match.goTo(node);
      const { tokens, marks, placements } = match.snapshot.scene;
      expect(tokens.length).toBeGreaterThan(0);
      for (const { cell } of [...tokens, ...marks]) expect(cells).toContain(cell);
      for (const { board } of placements) expect(boards).toContain(board);
      expect(JSON.stringify(match.snapshot.scene)).not.toBe(before);
      before = JSON.stringify(match.snapshot.scene);
    }
    expect(heard).toEqual(of.scenes.slice(1).map((_, at) => at + 1));
    match.close();
  });

  test("counts what is piled up from the bottom", () => {
    const mixtour = shown.find(({ game }) => game === "mixtour");
    const match = demonstrate(mixtour ?? expect.fail("no Mixtour"));
    match.goTo(3);
    const [bottom, top] = match.snapshot.scene.tokens;
    expect([bottom?.cell === top?.cell, bottom?.level, top?.level]).toEqual([true, 0, 1]);
  });
});
