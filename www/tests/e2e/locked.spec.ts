import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { Keyboard } from "./support/keyboard";
import { Mouse } from "./support/mouse";
import { button, expectCurrent, fromMenu, move, recordOf } from "./support/page";
import { atBoard, newGame } from "./support/play";

const UNFINISHED = "1. Rh7 Ra3 2. h3 a6 3. Bf4 Bf5";
const EARLIER = "No move is made in an earlier position.";

/** An opened record that is not over, two moves before its end. */
async function lookBack(page: Page) {
  await page.goto(`./#/open?text=${encodeURIComponent(UNFINISHED)}`);
  const board = await atBoard(page);
  await button(page, "One move back").click();
  await button(page, "One move back").click();
  await expectCurrent(page, "a6");
  return board;
}

/** What stands where the game says what is to be done. */
const said = (page: Page) => page.locator(".panel .verdict");

test("a press in an earlier position says why nothing moves, and leads back", async ({ page }) => {
  const board = await lookBack(page);
  const mouse = new Mouse(board);
  await mouse.click(await board.middle("c1"));
  await expect(said(page)).toContainText(EARLIER);
  await expect(page.getByRole("alert").filter({ hasText: EARLIER })).toHaveCount(1);
  await expectAccessible(page);
  await button(page, "Back to the game").click();
  await expectCurrent(page, "Bf5");
  await expect(said(page)).not.toContainText(EARLIER);
  await mouse.play("b1c3", "click", "White");
  await expectCurrent(page, "Nc3");
});

test("a drag, a key and a written move in an earlier position say why as well", async ({
  page,
}) => {
  const board = await lookBack(page);
  const mouse = new Mouse(board);
  const again = async () => {
    await expect(said(page)).toContainText(EARLIER);
    await button(page, "One move back").click();
    await expect(said(page)).not.toContainText(EARLIER);
    await button(page, "One move forward").click();
  };
  await mouse.drag(await board.middle("c1"), await board.middle("f4"));
  await again();
  const keyboard = new Keyboard(board);
  await keyboard.toBoard();
  await keyboard.goTo("c1");
  await keyboard.press("Enter");
  await again();
  await keyboard.toBoard();
  await page.keyboard.type("Nc3");
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText(EARLIER);
  // Nothing was played where nobody looked.
  await expectCurrent(page, "a6");
  await expect(move(page, "Nc3")).toHaveCount(0);
});

test("a variation is tried instead: the game stays as it is", async ({ page }) => {
  const board = await lookBack(page);
  const mouse = new Mouse(board);
  await mouse.click(await board.middle("c1"));
  await said(page).getByRole("button", { name: "Try moves" }).click();
  await expectCurrent(page, "a6");
  await mouse.play("b1c3", "click", "White");
  await expectCurrent(page, "Nc3");
  expect(await recordOf(page)).toMatch(/3\. Bf4 \( 3\. Nc3 \) 3\.\.\. Bf5 \*/);
  await said(page).getByRole("button", { name: "Back to the game" }).click();
  await expectCurrent(page, "Bf5");
});

test("a variation of a game with the program: it does not answer there, and waits here", async ({
  page,
}) => {
  const board = await newGame(page, "folky", { program: { Black: 1 } });
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await expect(page.locator("move-list .move")).toHaveCount(2);
  await page.keyboard.press("Home");
  await mouse.click(await board.middle("g1"));
  await said(page).getByRole("button", { name: "Try moves" }).click();
  await mouse.play("g1f3", "click", "White");
  // Either side is to be moved here by whoever looks.
  await mouse.play("b8c6", "click", "Black");
  // The program may have moved alike in the game itself.
  const variation = page.getByRole("list", { name: "Variations" });
  const moved = variation.getByRole("button", { name: /^Nc6[ !?]*$/ });
  await expect(moved).toHaveAttribute("aria-current", "true");
  await said(page).getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator("move-list .row .move")).toHaveCount(2);
  await expect(page.getByText("White to move").filter({ visible: true })).toHaveCount(1);
});

test("on the program's turn the board says why it takes no move, and after a resignation it takes one", async ({
  page,
}) => {
  // It never comes to an answer.
  await page.addInitScript(() => {
    window.Worker.prototype.postMessage = () => undefined;
  });
  const board = await newGame(page, "folky", { program: { Black: 1 } });
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  // A piece of one's own could be moved ahead.
  await mouse.click(await board.middle("g8"));
  await expect(said(page)).toContainText("It is the computer’s turn.");
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  // Behind an end that players agreed on moves are tried.
  await mouse.play("g8f6", "click", "Black");
  await expectCurrent(page, "Nf6");
});
