import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { boxOf } from "./support/board";
import { newGame } from "./support/play";
import { expectResult } from "./support/result";
import { byFinger, play, triD } from "./support/trid";
import { CASTLE_TO_MATE, RIDE } from "./support/trid-games";

test("castling, board moves and a delayed promotion up to mate, by touch", async ({ page }) => {
  const board = await triD(page, CASTLE_TO_MATE.position);
  const before = await board.middle("a1W");
  for (const { presses, on } of CASTLE_TO_MATE.moves) {
    await play(board, byFinger(board), ...presses);
    for (const [cell, what] of Object.entries(on)) await board.expectOn(cell, what);
    // The board stays where it is, whatever is offered below it.
    expect(await board.middle("a1W")).toEqual(before);
  }
  await expectResult(page, CASTLE_TO_MATE.result);
});

test("a stand is dragged by a finger", async ({ page }) => {
  const board = await triD(page, RIDE);
  await play(board, byFinger(board), { drag: ["QL1", "QL3"] });
  await board.expectOn("z3QL3", "white pawn");
});

test("every square is large enough for a finger, and nothing has to be scrolled", async ({
  page,
}) => {
  const board = await newGame(page, "tri-d-chess");
  const { width, height } = await boxOf(board.place("b2W"));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(36);
  for (const corner of ["z0QL1", "e0KL1", "z9QL6", "e9KL6"]) {
    await expect(board.place(corner)).toBeInViewport({ ratio: 0.99 });
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
