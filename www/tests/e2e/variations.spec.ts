import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { Mouse } from "./support/mouse";
import { button, expectCurrent, fromMenu, move, recordOf } from "./support/page";
import { atBoard, newGame } from "./support/play";

const UNFINISHED = "1. Rh7 Ra3 2. h3 a6 3. Bf4 Bf5";

const BRANCHED = '[Klubovna "1"]\n[Game "folky"]\n\n1. Rh7 Ra3 ( 1... Nc6 2. Nc3 Nf6 ) 2. h3 a6 *';

async function opened(page: Page, text = UNFINISHED) {
  await page.goto(`./#/open?game=folky&text=${encodeURIComponent(text)}`);
  return atBoard(page);
}

/** What stands where the game says what is to be done. */
const said = (page: Page) => page.locator(".verdict").filter({ visible: true });

test("one switch leads from the game to what is tried and back; both are stored", async ({
  page,
}) => {
  const board = await opened(page);
  const mouse = new Mouse(board);
  const attempt = button(page, "Try moves");
  await expect(attempt).toHaveAttribute("aria-pressed", "false");
  await attempt.click();
  await expect(attempt).toHaveAttribute("aria-pressed", "true");
  await expect(said(page)).toContainText("You are trying moves; the game waits.");
  await expectAccessible(page);
  // Behind the end of the game, and before it.
  await mouse.play("b1c3", "click", "White");
  await button(page, "First position").click();
  await mouse.play("g1f3", "click", "White");
  await expectCurrent(page, "Nf3");
  await page.reload();
  await atBoard(page);
  await expectCurrent(page, "Bf5");
  await expect(button(page, "Try moves")).toHaveAttribute("aria-pressed", "false");
  expect(await recordOf(page)).toMatch(
    /1\. Rh7 \( 1\. Nf3 \) 1\.\.\. Ra3 2\. h3 a6 3\. Bf4 Bf5 \* \( 4\. Nc3 \)/,
  );
  // The game goes on with another move, and what was tried stays beside it.
  await mouse.play("g1f3", "click", "White");
  expect(await recordOf(page)).toMatch(/Bf5 4\. Nf3 \( 4\. Nc3 \) \*/);
});

test("behind a resignation moves are tried, and the result stays", async ({ page }) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await fromMenu(page, "Resign");
  await page
    .getByRole("dialog", { name: "Resign" })
    .getByRole("button", { name: "Black resigns" })
    .click();
  await expect(said(page)).toContainText("White wins");
  await mouse.play("g8f6", "click", "Black");
  await expectCurrent(page, "Nf6");
  expect(await recordOf(page)).toMatch(/1\. Nc3 1-0 \( 1\.\.\. Nf6 \)/);
  await page.reload();
  await atBoard(page);
  await expect(move(page, "Nf6")).toHaveCount(1);
});

test("the keys for taking back and for hints leave the game alone while moves are tried", async ({
  page,
}) => {
  const board = await opened(page);
  const attempt = button(page, "Try moves");
  await attempt.click();
  await new Mouse(board).play("b1c3", "click", "White");
  await expectCurrent(page, "Nc3");
  await page.keyboard.press("h");
  await page.keyboard.press("u");
  await expectCurrent(page, "Bf5");
  await expect(attempt).toHaveAttribute("aria-pressed", "true");
  await button(page, "Back to the game").click();
  await expectCurrent(page, "Bf5");
});

test("the program's answer waits until people are back in the game", async ({ page }) => {
  const board = await newGame(page, "folky", { program: { Black: 1 } });
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await button(page, "Try moves").click();
  await button(page, "First position").click();
  await mouse.play("g1f3", "click", "White");
  await mouse.play("g8f6", "click", "Black");
  // An answer may have come before the switch.
  const line = page.locator("move-list .row .move");
  await button(page, "Back to the game").click();
  await expect(line).toHaveCount(2);
  await expect(page.locator("move-list .line .move")).toHaveText(["Nf3", "Nf6"]);
});

test("a clock stands while something is tried, and goes on with the game", async ({ page }) => {
  const board = await opened(
    page,
    '[Klubovna "1"]\n[Game "folky"]\n[TimeControl "300+3"]\n\n1. Rh7 Ra3 *',
  );
  // A record is opened to look at it.
  await expect(said(page)).toContainText("was played with a clock. The clock does not run here.");
  await expect(page.locator("clock-time")).toHaveCount(0);
  await button(page, "Play on with the clock").click();
  const runs = page.locator("[data-runs]").filter({ visible: true });
  await expect(runs).toHaveCount(1);
  await button(page, "Try moves").click();
  await expect(said(page)).toContainText("Its clock is stopped.");
  await expect(runs).toHaveCount(0);
  await new Mouse(board).play("b1c3", "click", "White");
  await button(page, "Back to the game").click();
  await expect(runs).toHaveCount(1);
  await expectCurrent(page, "Ra3");
});

test("a clock that nobody knows is named", async ({ page }) => {
  await opened(page, '[Klubovna "1"]\n[Game "folky"]\n[TimeControl "40/9000"]\n\n1. Rh7 Ra3 *');
  await expect(said(page)).toContainText("a clock that Klubovna does not know: 40/9000");
});

test("variations fold, are copied and removed, and what was removed comes back", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => undefined);
  await opened(page, BRANCHED);
  const fold = page.getByRole("button", { name: /^Variations/ });
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await fold.click();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(move(page, "Nf6")).toHaveCount(0);
  // Folded they stay, at the start of the game and when the page is loaded again.
  await button(page, "First position").click();
  await button(page, "Last position").click();
  await page.reload();
  await atBoard(page);
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  // By the keys of the list: to the next stop, and open it.
  await move(page, "Ra3").focus();
  await page.keyboard.press(".");
  await expect(fold).toBeFocused();
  await page.keyboard.press("Enter");
  await move(page, "Nc3").click({ button: "right" });
  const dialog = page.getByRole("dialog", { name: "2. Nc3" });
  await expectAccessible(page);
  // The game that is played stays the main line.
  await expect(dialog.getByRole("button", { name: "Make main line" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Copy line" }).click();
  await expect(said(page)).toContainText("Copied.");
  await move(page, "Nc3").click({ button: "right" });
  await dialog.getByRole("button", { name: "Remove from here on" }).click();
  await expect(said(page)).toContainText("2. Nc3 was removed with what followed: 2 moves.");
  await expect(move(page, "Nf6")).toHaveCount(0);
  await button(page, "Put it back").click();
  await expect(move(page, "Nf6")).toHaveCount(1);
  expect(await recordOf(page)).toMatch(/1\. Rh7 Ra3 \( 1\.\.\. Nc6 2\. Nc3 Nf6 \) 2\. h3/);
  // It is offered as long as nothing else was removed.
  await move(page, "Nc6").click({ button: "right" });
  await page.getByRole("dialog").getByRole("button", { name: "Remove from here on" }).click();
  await button(page, "First position").click();
  await fromMenu(page, "Put back what was removed");
  await expect(move(page, "Nc6")).toHaveCount(1);
});

test("on a phone a long press asks what can be done with a move", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await opened(page, BRANCHED);
  await button(page, "Moves").click();
  await move(page, "Nc3").dispatchEvent("pointerdown", { pointerType: "touch", isPrimary: true });
  await expect(page.getByRole("dialog", { name: "2. Nc3" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator(".panel .only-phone").click();
  // The switch is in the menu, and the way back where it is said.
  await fromMenu(page, "Try moves");
  await button(page, "Back to the game").click();
  await expect(said(page)).not.toContainText("You are trying moves");
  await context.close();
});
