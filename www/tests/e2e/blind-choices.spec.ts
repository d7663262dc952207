import { expect, type Page, test } from "@playwright/test";

import type { Board } from "./support/board";
import { clubPage, ready } from "./support/club-page";
import { Cards } from "./support/cards";
import { newGame } from "./support/play";
import { shogi } from "./support/shogi";
import { triD } from "./support/trid";

/** What the board says to those who listen. */
const told = (page: Page, text: string | RegExp) =>
  expect(page.locator("board-game").getByRole("status").filter({ hasText: text })).toHaveCount(1);

const choice = (board: Board, name: string) =>
  board.within.getByRole("group", { name, exact: true });

/** Puts the focus on a cell and presses keys. */
async function keys(board: Board, cell: string, ...pressed: readonly string[]): Promise<void> {
  await board.place(cell).focus();
  for (const key of pressed) await board.page.keyboard.press(key);
}

const MEANING = "Choose what the move means";

test("promotion in Animal Shogi is announced and takes the focus; Escape goes back", async ({
  page,
}) => {
  const board = await shogi(page, { position: "4k4/9/9/4P4/9/9/9/9/4K4 b RBGp 1" });
  const meaning = choice(board, MEANING);
  await keys(board, "5d", "Enter", "ArrowUp", "Enter");
  await told(page, `${MEANING}: Promote, Do not promote.`);
  await expect(meaning.getByRole("button", { name: "Promote", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(meaning).toHaveCount(0);
  await expect(board.place("5c")).toBeFocused();
  await board.expectOn("5d", "chick");
  await keys(board, "5d", "Enter", "ArrowUp", "Enter", "ArrowRight");
  await expect(meaning.getByRole("button", { name: "Do not promote" })).toBeFocused();
  await page.keyboard.press("Enter");
  await board.expectOn("5c", "chick");
  await expect(board.place("5c")).toBeFocused();
});

test("counts in Mixtour are announced and take the focus; arrows go on, numbers count", async ({
  page,
}) => {
  const board = await newGame(page, "mixtour", {
    position: "5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,16 0,0 -",
  });
  const counts = choice(board, "How many discs to take");
  const names = "Take 1 disc, Take 2 discs, Take 3 discs";
  await keys(board, "b4", "Enter");
  await told(page, `How many discs to take: ${names}. One possibility: c3`);
  await expect(counts.getByRole("button", { name: "Take 3 discs" })).toBeFocused();
  await page.keyboard.press("2");
  await expect(board.place("b4")).toBeFocused();
  await expect(board.place("b4")).toHaveAttribute("aria-selected", "true");
  await expect(counts.getByRole("button", { name: "Take 2 discs" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Escape");
  await expect(counts).toHaveCount(0);
  await keys(board, "b4", "Enter", "Escape");
  // Back at the cell, with what is chosen there.
  await expect(board.place("b4")).toBeFocused();
  await expect(board.place("b4")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await keys(board, "b4", "Enter", "ArrowRight");
  await expect(board.place("c4")).toBeFocused();
  await expect(board.place("b4")).toHaveAttribute("aria-selected", "true");
});

test("blue pieces are announced and take the focus", async ({ page }) => {
  const board = await newGame(page, "raindropchess", {
    position: "8/4P3/8/8/8/8/8/K6k w - -/- QNqrbn 0 40",
  });
  await keys(board, "e7", "Enter", "ArrowUp", "Enter");
  await told(page, `${MEANING}: Queen, Knight.`);
  await expect(choice(board, MEANING).getByRole("button", { name: "Queen" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(board.place("e8")).toBeFocused();
  await keys(board, "e7", "Enter", "ArrowUp", "Enter", "ArrowDown", "Enter");
  await board.expectOn("e8", "white knight");
  await expect(
    new Cards(page).of("White").getByRole("img", { name: /^Blue/ }),
  ).toHaveAccessibleName("Blue pieces left for promotion: queen");
});

test("the turn of a board is announced and takes the focus; Escape leaves the board chosen", async ({
  page,
}) => {
  const turning =
    "W=4/4/4/2K1|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=1F/2|KL6b=k1/2 w - - - 0 10";
  const board = await triD(page, turning, "a2=true");
  const meaning = choice(board, MEANING);
  await keys(board, "KL1", "Enter");
  await told(page, new RegExp(`^${MEANING}: Turn the board\\. \\d+ possibilities`));
  await expect(meaning.getByRole("button", { name: "Turn the board" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(board.place("KL1")).toBeFocused();
  await expect(board.place("KL1")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(board.place("KL1")).toHaveAttribute("aria-selected", "false");
  await keys(board, "KL1", "Enter", "Enter");
  await board.expectOn("d0KL1", "white pawn");
});

test("of very many squares their number is said, and they are read on request", async ({
  page,
}) => {
  const board = await shogi(page, { position: "4k4/9/9/4P4/9/9/9/9/4K4 b RBGp 1" });
  const giraffe = board.within.getByRole("button", { name: "1 giraffe" });
  await giraffe.focus();
  await page.keyboard.press("Enter");
  await told(page, /^78 possibilities; M reads them$/);
  await keys(board, "5e", "m");
  await told(page, /^78 possibilities: (\d[a-i], ){77}\d[a-i]$/);
});

test("a list of keys is promised only where a page has one", async ({ page }) => {
  const hint = (board: Board) => board.grid.first().getAttribute("aria-description");
  const board = await newGame(page, "folky");
  expect(await hint(board)).toContain("A question mark lists all keys.");
  await clubPage(page, `<board-game game="folky"></board-game>`);
  await ready(page);
  await expect(board.grid).toHaveAttribute("aria-description", /Escape cancels\.$/);
});
