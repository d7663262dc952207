import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { middleOf } from "./support/board";
import { Cards, MATE, ownCards, play } from "./support/cards";
import { Touch } from "./support/touch";
import { expectResult } from "./support/result";

for (const way of ["tap", "drag"] as const) {
  test(`Raindropchess: a whole game to mate, by ${way}`, async ({ page }) => {
    const board = await ownCards(page);
    const cards = new Cards(page);
    const touch = new Touch(board);
    const before = await board.middle("a1");
    await play(board, cards, MATE, {
      draw: async (side) =>
        touch.tap(await middleOf(way === "drag" ? cards.pile(side) : cards.turn)),
      choose: async (kind) => touch.tap(await middleOf(kind)),
      place: async (card, to) => {
        const target = await board.middle(to);
        if (way === "drag") await touch.drag(await middleOf(card), target);
        else await touch.tap(target);
      },
    });
    await expectResult(page, { score: "1 : 0", headline: "White wins", reason: "Checkmate" });
    expect(await board.middle("a1")).toEqual(before);
  });
}

test("Raindropchess: everything stays in its place from draw to placement", async ({ page }) => {
  const board = await ownCards(page);
  const cards = new Cards(page);
  const touch = new Touch(board);
  const before = await board.middle("a1");
  await touch.tap(await middleOf(cards.turn));
  expect(await board.middle("a1")).toEqual(before);
  await expectAccessible(page);
  await touch.tap(await middleOf(cards.kind("dark-square bishop")));
  expect(await board.middle("a1")).toEqual(before);
  await expectAccessible(page);
  await touch.tap(await board.middle("c3"));
  await board.expectOn("c3", "white bishop");
  expect(await board.middle("a1")).toEqual(before);
});
