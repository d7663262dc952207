import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { Board } from "./support/board";
import { clubPage, ready } from "./support/club-page";
import { hold } from "./support/hold";
import { Mouse } from "./support/mouse";
import { newGame } from "./support/play";

const moves = (page: Page) => page.locator("move-list .move");

/** A game in which the program has to wait for its engine: a person has all the time to choose. */
async function waiting(
  page: Page,
  game: Parameters<typeof newGame>[1],
): Promise<{ board: Board; release(): void }> {
  const { release } = await hold(page, /-engine|engines_bg|worker/);
  const board = await newGame(page, game, { white: "Anna", program: { Black: 1 } });
  return { board, release };
}

/** What is said where the game says what is to be done. */
const expectSaid = (page: Page, text: string) =>
  expect(page.locator(".verdict").filter({ visible: true }).first()).toContainText(text);

const chosen = (board: Board, cell: string) =>
  expect(board.cell(cell)).toHaveAccessibleName(/part of the move chosen ahead/);

test("a move is chosen ahead by tapping, dragging or keys, taken back by Escape, and played", async ({
  page,
}) => {
  const { board, release } = await waiting(page, "folky");
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await expect(moves(page)).toHaveCount(1);
  await mouse.play("a1a3", "click", "White");
  await chosen(board, "a1");
  await chosen(board, "a3");
  await expectSaid(page, "Chosen ahead: white rook a1–a3.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(board.cell("a3")).not.toHaveAccessibleName(/chosen ahead/);
  await mouse.play("g1f3", "drag", "White");
  await chosen(board, "f3");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(board.cell("f3")).not.toHaveAccessibleName(/chosen ahead/);
  await board.cell("g1").focus();
  await page.keyboard.press("Enter");
  await board.cell("f3").focus();
  await page.keyboard.press("Enter");
  await chosen(board, "f3");
  await expect(moves(page)).toHaveCount(1);
  release();
  await expect(moves(page)).toHaveCount(4);
  await board.expectOn("f3", "white knight");
});

test("a board that comes later than its page takes a move chosen ahead, too", async ({ page }) => {
  const { board, release } = await waiting(page, "folky");
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await expect(moves(page)).toHaveCount(1);
  // What stands beside a board is held back until the moves are there.
  await page.route(/\/trays-[^/]*\.js/, async (route) => {
    await moves(page).first().waitFor();
    await route.continue();
  });
  await page.reload();
  await board.expectOn("c3", "white knight");
  // No answer of the program, which plays at random, stands in the way of this one.
  await mouse.play("g1f3", "click", "White");
  await chosen(board, "f3");
  release();
  await expect(moves(page)).toHaveCount(4);
});

test("a move chosen ahead is not made where it is no more allowed, and after a look back", async ({
  page,
}) => {
  const { board, release } = await waiting(page, "folky");
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await mouse.play("a1a8", "click", "White");
  await chosen(board, "a8");
  await page.keyboard.press("Home");
  await expectSaid(page, "The move chosen ahead was not played: white rook a1–a8.");
  await page.keyboard.press("End");
  await mouse.play("g1g7", "click", "White");
  await chosen(board, "g7");
  release();
  await expectSaid(page, "The move chosen ahead was not played: white knight g1–g7.");
  await expect(moves(page)).toHaveCount(2);
  await board.expectOn("g1", "white knight");
});

test("at a board in another page, too, a move is chosen while the program thinks", async ({
  page,
}) => {
  const { release } = await hold(page, /-engine|engines_bg|worker/);
  await page.goto("./embed.html#/folky/play?level=1&lang=en");
  const board = new Board(page);
  const mouse = new Mouse(board);
  const open = board.grid.getByRole("gridcell", { disabled: false });
  await expect(open).not.toHaveCount(0);
  await mouse.play("b1c3", "click", "White");
  await expect(board.cell("c3")).toHaveAccessibleName(/white knight/);
  await expect(open).not.toHaveCount(0);
  await mouse.play("a1a3", "click", "White");
  await chosen(board, "a3");
  await page.keyboard.press("Escape");
  await expect(board.cell("a3")).not.toHaveAccessibleName(/chosen ahead/);
  await mouse.play("g1f3", "click", "White");
  await chosen(board, "f3");
  release();
  await board.expectOn("f3", "white knight");
});

test("on a club's page a move is chosen already while the program makes the first one", async ({
  page,
}) => {
  const { release } = await hold(page, /-engine|engines_bg|worker/);
  await clubPage(page, `<board-game game="folky" level="1" flipped></board-game>`);
  await ready(page);
  const board = new Board(page);
  await expect(board.grid.getByRole("gridcell", { disabled: false })).not.toHaveCount(0);
  await new Mouse(board).play("b8c6", "click", "Black");
  await chosen(board, "c6");
  release();
  await board.expectOn("c6", "black knight");
  await expect(board.cell("c6")).not.toHaveAccessibleName(/chosen ahead/);
});
