import { expect, type Page, test } from "@playwright/test";

import { actionOf } from "./support/actions";
import { FOLKY_REPETITION, FOLKY_REPETITION_TEXT, MIXTOUR_POINT } from "./support/games";
import { Keyboard, tabTo } from "./support/keyboard";
import { Mouse } from "./support/mouse";
import { button } from "./support/page";
import { atBoard, newGame } from "./support/play";
import { expectResult } from "./support/result";

/** From the home page to a board, by keys alone. */
async function start(page: Page, game: string): Promise<Keyboard> {
  await page.goto("./");
  await tabTo(page, page.getByRole("link", { name: `Set up ${game}` }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("radio", { name: "The computer" }));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByRole("button", { name: "Start playing" }));
  await page.keyboard.press("Enter");
  const keyboard = new Keyboard(await atBoard(page));
  await keyboard.toBoard();
  return keyboard;
}

test("FOLKY: from the home page to a draw by repetition", async ({ page }) => {
  const keyboard = await start(page, "FOLKY®");
  for (const code of FOLKY_REPETITION) await keyboard.play(code);
  await expectResult(page, {
    score: "½ : ½",
    headline: "Draw",
    reason: "The same position for the third time",
  });
  await tabTo(page, page.getByRole("button", { name: "Rematch" }).first());
});

test("Mixtour: from the home page to a point", async ({ page }) => {
  const keyboard = await start(page, "Mixtour");
  for (const code of MIXTOUR_POINT) {
    await keyboard.play(code);
    await expect(keyboard.board.cell(actionOf(code).to)).not.toHaveAccessibleName(/empty/);
  }
  await expectResult(page, {
    score: "1 : 0",
    headline: "White wins",
    reason: "The decisive stack has been made",
  });
});

test("FOLKY: a game in writing, with Czech letters too", async ({ page }) => {
  const keyboard = await start(page, "FOLKY®");
  const [first = "", ...rest] = FOLKY_REPETITION_TEXT;
  await keyboard.type(first.replace("N", "J"));
  for (const text of rest) await keyboard.type(text);
  await expectResult(page, {
    score: "½ : ½",
    headline: "Draw",
    reason: "The same position for the third time",
  });
});

test("Mixtour: a game in writing", async ({ page }) => {
  const keyboard = await start(page, "Mixtour");
  for (const text of MIXTOUR_POINT) await keyboard.type(text);
  await expectResult(page, {
    score: "1 : 0",
    headline: "White wins",
    reason: "The decisive stack has been made",
  });
});

test("what was typed wrongly stays to be corrected, and says why", async ({ page }) => {
  const board = await newGame(page, "folky");
  const keyboard = new Keyboard(board);
  await keyboard.toBoard();
  await keyboard.type("Ne5");
  const field = page.getByRole("textbox", { name: "Move" });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("alert").filter({ hasText: "No knight can go to e5." })).toHaveCount(
    1,
  );
  await field.fill("Nc3");
  await keyboard.press("Enter");
  await board.expectOn("c3", "white knight");
  await expect(board.place("a1")).toBeFocused();
});

test("a pawn from the tray: one stop beside the board", async ({ page }) => {
  const board = await newGame(page, "folky");
  const keyboard = new Keyboard(board);
  await tabTo(page, board.reserve("White"));
  await keyboard.press("Enter");
  await expect(board.reserve("White")).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, board.place("a1"), "Shift+Tab");
  await keyboard.goTo("h3");
  await keyboard.press("Enter");
  await board.expectOn("h3", "white pawn");
});

test("Escape takes back what is half chosen; an unreachable square says why", async ({ page }) => {
  const board = await newGame(page, "folky");
  const keyboard = new Keyboard(board);
  await keyboard.toBoard();
  await keyboard.goTo("b1");
  await keyboard.press("Enter");
  await expect(board.targets()).toHaveCount(3);
  await keyboard.press("Escape");
  await expect(board.targets()).toHaveCount(0);
  await keyboard.goTo("b4");
  await keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "a pawn needs three" })).toHaveCount(1);
});

test("Escape takes back what is chosen wherever the focus is, and else is the page's", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const pawn = board.reserve("White");
  await pawn.click();
  await expect(pawn).toHaveAttribute("aria-pressed", "true");
  const heard = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener("keydown", (event) => resolve(event.defaultPrevented));
      }),
  );
  await page.keyboard.press("Escape");
  await expect(pawn).toHaveAttribute("aria-pressed", "false");
  await expect(board.targets()).toHaveCount(0);
  await page.keyboard.press("Escape");
  expect(await heard).toBe(false);
});

test("after a press of the mouse, letters that the page has keys for are the page's", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  const field = page.getByRole("textbox", { name: "Move" });
  const below = async () => (await board.middle("a1")).y > (await board.middle("a8")).y;
  await mouse.play("b1c3", "click", "White");
  await mouse.click(await board.middle("b8"));
  await page.keyboard.press("f");
  expect(await below()).toBe(false);
  await expect(board.place("b8")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("u");
  await board.expectOn("b1", "white knight");
  await expect(field).toHaveCount(0);
  // Any other letter still begins a move, and so do all of them for who plays by keys.
  await page.keyboard.press("b");
  await expect(field).toHaveValue("b");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("f");
  await expect(field).toHaveValue("f");
});

test("single keys read the board", async ({ page }) => {
  const board = await newGame(page, "folky", { white: "Anna", black: "Boris" });
  const keyboard = new Keyboard(board);
  await keyboard.toBoard();
  const told = (text: string | RegExp) =>
    expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
  await keyboard.press("p");
  await told("white rook: a1, h1; ");
  await keyboard.press("o");
  await told("White: Anna. Black: Boris. White moves a piece or places a pawn");
  await keyboard.goTo("b1");
  await keyboard.press("m");
  await told("3 possibilities: ");
  await keyboard.goTo("a3");
  await keyboard.press("t");
  await told("aims here: White 3, Black 2");
  await keyboard.press(".");
  await expect(board.place("b1")).toBeFocused();
  await keyboard.press(",");
  await expect(board.place("a1")).toBeFocused();
  await keyboard.type("h3");
  await keyboard.press("l");
  await told("White: pawn on h3.");
  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a tab stop for the board, and one for each tray", async ({ page }) => {
  const board = await newGame(page, "folky");
  const stops = await board.grid
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.filter((cell) => (cell as HTMLElement).tabIndex === 0).length);
  expect(stops).toBe(1);
  for (const side of ["White", "Black"] as const) {
    await expect(board.reserve(side)).toHaveCount(1);
  }
});

test("a dialog keeps the focus, and gives it back", async ({ page }) => {
  await newGame(page, "folky");
  const more = button(page, "More");
  await more.focus();
  await page.keyboard.press("Enter");
  const resign = page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Resign" });
  await resign.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Resign" });
  await expect(dialog).toBeVisible();
  for (let at = 0; at < 6; at++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== null && active !== document.body && !active.closest("dialog");
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
});
