import { expect, type Page, test } from "@playwright/test";

import { Board } from "./support/board";
import { hold } from "./support/hold";
import { Keyboard } from "./support/keyboard";
import { inMenu } from "./support/page";
import { newGame } from "./support/play";

/** Every character that a key of an English keyboard types. */
const CHARACTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));

const field = (page: Page) => page.getByRole("textbox", { name: "Move" });
const panel = (page: Page) => page.getByRole("group", { name: "Board in words" });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);

test.describe("switched off", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("klubovna-settings", JSON.stringify({ keys: false }));
    });
  });

  test("no single character does anything, on the board or beside it", async ({ page }) => {
    const board = await newGame(page, "folky");
    const keyboard = new Keyboard(board);
    await keyboard.toBoard();
    await keyboard.play("b1c3");
    const state = () => page.getByRole("main").ariaSnapshot();
    const before = await state();
    for (const at of ["board", "reserve", "list", "page"] as const) {
      if (at === "board") await board.place("b8").focus();
      if (at === "reserve") await board.reserve("Black").focus();
      if (at === "list") await page.getByRole("button", { name: "Nc3" }).focus();
      if (at === "page") await page.getByRole("button", { name: "More" }).focus();
      await keyboard.press(...CHARACTERS);
      await expect(field(page)).toHaveCount(0);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await state(), at).toBe(before);
    }
    await expect(board.grid).not.toHaveAttribute("aria-description", /question mark/);
  });

  test("a board that is there before the keys of its page promises none", async ({ page }) => {
    const { asked, release } = await hold(page, /\/assets\/desk-.*\.js/);
    await page.goto("#/new/folky?at=table");
    await page.locator("form button.primary").click();
    const { grid } = new Board(page);
    await expect(grid).toHaveAttribute("aria-description", /Escape cancels\.$/);
    expect(asked()).toBeGreaterThan(0);
    release();
  });

  test("F2 writes moves, and the menu key asks what single keys ask", async ({ page }) => {
    const board = await newGame(page, "folky");
    const keyboard = new Keyboard(board);
    await keyboard.toBoard();
    await keyboard.press("F2");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("Nc3");
    await keyboard.press("Enter");
    await board.expectOn("c3", "white knight");
    await keyboard.press("F2", "l", "Enter");
    await said(page, "White: knight from b1 to c3.");
    await board.place("b8").focus();
    await keyboard.press("Shift+F10");
    await expect(panel(page).getByRole("button", { name: "Last move" })).toBeFocused();
    await panel(page).getByRole("button", { name: "Where it can go" }).press("Enter");
    await expect(panel(page)).toContainText(/^.*3 possibilities: /);
    await keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(board.place("b8")).toBeFocused();
  });

  test("the list of keys names none of them", async ({ page }) => {
    await newGame(page, "folky");
    await (await inMenu(page, "Keys")).click();
    const keys = page.getByRole("dialog", { name: "Keys" });
    await expect(keys).toContainText("switched off in the settings");
    const named = await keys.locator("kbd").allTextContents();
    expect(named).toContain("F2");
    expect(named.filter((key) => key.length === 1 && !"←→↑↓".includes(key))).toEqual([]);
  });
});

test("what may begin a move is written; a lone letter with Enter is the key of the page", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const keyboard = new Keyboard(board);
  await keyboard.toBoard();
  await keyboard.type("Nc3");
  await keyboard.press("f");
  await expect(field(page)).toHaveValue("f");
  await keyboard.press("Enter");
  await expect
    .poll(async () => (await board.middle("a1")).y < (await board.middle("a8")).y)
    .toBe(true);
  await expect(board.place("a1")).toBeFocused();
  // Nothing begins with u: it takes back at once.
  await keyboard.press("u");
  await board.expectOn("b1", "white knight");
});

test("circles and arrows are drawn by keys", async ({ page }) => {
  const board = await newGame(page, "folky");
  const draw = async (colour: string) => {
    await page.keyboard.press("Shift+F10");
    await panel(page).getByRole("button", { name: "Draw on the board" }).press("Enter");
    const colours = page.getByRole("group", { name: "Draw on the board" });
    await expect(colours.getByRole("button").first()).toBeFocused();
    await colours.getByRole("button", { name: colour }).press("Enter");
  };
  await board.place("e4").focus();
  await draw("Green circle");
  await expect(board.place("e4")).toBeFocused();
  await board.place("b1").focus();
  await page.keyboard.press("Enter");
  await board.place("c3").focus();
  await draw("Red dashed circle");
  expect(await board.drawings()).toEqual([
    { from: "e4", to: "e4", colour: 0 },
    { from: "b1", to: "c3", colour: 1 },
  ]);
});

test("the squares of a drop are read beside the board, by a button, and walked over", async ({
  page,
}) => {
  const board = await newGame(page, "animal-shogi", {
    position: "4k4/9/9/4P4/9/9/9/9/4K4 b RBGp 1",
  });
  const giraffe = page.getByRole("button", { name: "1 giraffe" });
  await giraffe.focus();
  await page.keyboard.press("Enter");
  await said(page, "78 possibilities; M reads them");
  await page.keyboard.press("m");
  await said(page, /^78 possibilities: (\d[a-i], ){77}\d[a-i]$/);
  await (await inMenu(page, "Board in words")).click();
  const asked = panel(page).getByRole("button", { name: "Where it can go" });
  await asked.click();
  await expect(panel(page)).toContainText(/78 possibilities: (\d[a-i], ){77}\d[a-i]/);
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(giraffe).toHaveAttribute("aria-pressed", "true");
  await board.place("9i").focus();
  for (const cell of ["1a", "1b", "1c"]) {
    await page.keyboard.press(".");
    await expect(board.place(cell)).toBeFocused();
  }
});

test.describe("by a finger", () => {
  test.use({ hasTouch: true });
  test("a menu has all that the board can say", async ({ page }) => {
    await newGame(page, "mixtour");
    await (await inMenu(page, "Board in words")).tap();
    await panel(page).getByRole("button", { name: "All pieces" }).tap();
    await expect(panel(page)).toContainText("The board is empty");
    await panel(page).getByRole("button", { name: "Write a move" }).tap();
    await expect(field(page)).toBeFocused();
  });
});
