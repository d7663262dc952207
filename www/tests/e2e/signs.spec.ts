import { expect, type Page, test } from "@playwright/test";

import { type Board, middleOf } from "./support/board";
import { Mouse } from "./support/mouse";
import { act, inMenu } from "./support/page";
import { atBoard, newGame, type Setup } from "./support/play";
import { inSpace, openSpace } from "./support/space";
import { play } from "./support/trid";

/** A game of people who have been told nothing yet. */
async function unheard(
  page: Page,
  game: Parameters<typeof newGame>[1],
  setup: Setup = {},
): Promise<Board> {
  const board = await newGame(page, game, setup);
  await page.evaluate(() => localStorage.removeItem("klubovna-told"));
  // What explains comes with the menu.
  await expect(await inMenu(page, "Flip")).toBeVisible();
  await page.keyboard.press("Escape");
  return board;
}

const bubble = (page: Page) => page.locator("board-game .bubble");
const said = (page: Page, text: RegExp) =>
  expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);

test("a reserve explains itself by a pointer once, and is a reserve again", async ({ page }) => {
  const board = await unheard(page, "mixtour");
  const mouse = new Mouse(board);
  await mouse.click(await middleOf(board.reserve("White")));
  await expect(bubble(page)).toHaveText(/^Discs in reserve\. /);
  await said(page, /^Discs in reserve\. /);
  await mouse.click(await board.middle("c3"));
  await board.expectOn("c3", "white disc");
  await expect(bubble(page)).toHaveCount(0);
  await page.reload();
  await atBoard(page);
  await mouse.click(await middleOf(board.reserve("Black")));
  await expect(board.reserve("Black")).toHaveAttribute("aria-pressed", "true");
  await expect(bubble(page)).toHaveCount(0);
});

test("marks and counts explain themselves by keys", async ({ page }) => {
  const board = await unheard(page, "folky");
  await act(page, "counts");
  // Whose piece it is not is told the next time.
  await board.place("h6").focus();
  await page.keyboard.press("Enter");
  await expect(bubble(page)).toHaveText(/^At least three black pieces aim at this square/);
  await page.keyboard.press("Enter");
  await expect(bubble(page)).toHaveText(/^These numbers say how many/);
  await said(page, /^These numbers say how many/);
  await page.keyboard.press("Enter");
  await expect(bubble(page)).not.toHaveText(/^These numbers/);
});

test("what has explained itself is explained again to whoever asks", async ({ page }) => {
  const board = await newGame(page, "mixtour");
  await board.reserve("White").focus();
  await page.keyboard.press("Enter");
  await expect(bubble(page)).toHaveCount(0);
  // What explains comes with the menu.
  await (await inMenu(page, "Board in words")).click();
  const words = page.getByRole("group", { name: "Board in words" });
  await words.getByRole("button", { name: "What this is" }).click();
  await expect(words).toContainText("Discs in reserve. ");
  await page.keyboard.press("Escape");
  await board.reserve("White").focus();
  await page.keyboard.press("x");
  await expect(bubble(page)).toHaveText(/^Discs in reserve\. /);
  await board.place("c3").focus();
  await page.keyboard.press("x");
  await said(page, /^Nothing here needs an explanation$/);
});

test("pins of Tri-D chess, and the pieces of Raindropchess that wait, say what they are", async ({
  page,
}) => {
  const board = await unheard(page, "tri-d-chess");
  const mouse = new Mouse(board);
  await mouse.click(await board.middle("QL3"));
  await expect(bubble(page)).toHaveText(/^An empty pin\. /);
  await mouse.click(await board.middle("QL1"));
  await expect(bubble(page)).toHaveText(/^The pin of an attack board\. /);
  await page.evaluate(() => localStorage.removeItem("klubovna-told"));
  await page.reload();
  await expect(await inMenu(page, "Flip")).toBeVisible();
  await page.keyboard.press("Escape");
  await openSpace(board, "Space");
  await play(board, inSpace(board), "QL3");
  const seen = page.locator(".space .bubble");
  await expect(seen).toHaveText(/An empty pin\. /);
  await play(board, inSpace(board), "QL1");
  await expect(seen).toHaveText(/The pin of an attack board\. /);
  const cards = await unheard(page, "raindropchess");
  await new Mouse(cards).click(await middleOf(page.locator("board-game .blues").last()));
  await expect(bubble(page)).toHaveText(/^Blue pieces\. /);
});

test.describe("by a finger", () => {
  test.use({ hasTouch: true });
  test("captured animals and promoted ones explain themselves", async ({ page }) => {
    const position = "lnsgkgsn1/9/pppp2p1p/2B6/9/2P6/P3P1P+PP/7R1/LNSGKGSNL b RL3Pb3p 1";
    await unheard(page, "animal-shogi", { position });
    const { x, y } = await middleOf(page.getByRole("gridcell", { name: /hen/ }).first());
    await page.touchscreen.tap(x, y);
    await expect(bubble(page)).toHaveText(/^The coloured rim says/);
  });
});
