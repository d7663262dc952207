import { expect, test, type Page } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import type { Board } from "./support/board";
import { Mouse } from "./support/mouse";
import { newGame } from "./support/play";

/** A lone pawn rides up on a board; its file is cleared by the board of the other side. */
const RIDE = "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=F1/2|QL6b=2/2|KL1w=2/K1|KL6b=kr/2 w - - - 0 10";
/** A pawn waits under an attack board for that to leave. */
const WAITING =
  "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 b - - - 0 10";

const trid = (page: Page, position = "") => newGame(page, "tri-d-chess", { position });

const click = async (board: Board, ...cells: readonly string[]) => {
  const mouse = new Mouse(board);
  for (const cell of cells) await mouse.click(await board.middle(cell));
};

const keys = async (board: Board, ...cells: readonly string[]) => {
  for (const cell of cells) {
    await board.place(cell).focus();
    await board.page.keyboard.press("Enter");
  }
};

for (const [way, play] of [
  ["mouse", click],
  ["keyboard", keys],
] as const) {
  test(`men move between levels, by ${way}`, async ({ page }) => {
    const board = await trid(page);
    await play(board, "b2W", "b4N");
    await board.expectOn("b4N", "white pawn");
    await play(board, "b7B", "b5B");
    await board.expectOn("b5B", "black pawn");
  });

  test(`an attack board with its passenger moves by its stand, by ${way}`, async ({ page }) => {
    const board = await trid(page, RIDE);
    await play(board, "QL1", "QL3");
    await expect(board.place("z1QL1")).toHaveCount(0);
    await board.expectOn("z3QL3", "white pawn");
    await board.expectOn("QL3", "white stand");
    await board.expectOn("QL1", "empty");
  });

  test(`a waiting pawn promotes when the board above leaves, by ${way}`, async ({ page }) => {
    const board = await trid(page, WAITING);
    await play(board, "QL6", "QL5");
    await board.expectOn("QL5", "black stand");
    const become = page.getByRole("button", { name: "Promote to a knight" });
    if (way === "mouse") await become.click();
    else {
      await become.focus();
      await page.keyboard.press("Enter");
    }
    await board.expectOn("a8B", "white knight");
  });
}

test("a stand is dragged", async ({ page }) => {
  const board = await trid(page, RIDE);
  await new Mouse(board).drag(await board.middle("QL1"), await board.middle("QL3"));
  await board.expectOn("z3QL3", "white pawn");
});

test("Ctrl with arrows climbs a column, and each sheet is a grid with a name", async ({ page }) => {
  const board = await trid(page);
  await board.place("a1W").focus();
  await page.keyboard.press("Control+ArrowUp");
  await expect(board.place("a1QL1")).toBeFocused();
  await page.keyboard.press("Control+ArrowDown");
  await expect(board.place("a1W")).toBeFocused();
  await expect(page.getByRole("grid", { name: /neutral board N/ })).toHaveCount(1);
  await expect(page.getByRole("grid", { name: /stands of attack boards/ })).toHaveCount(1);
});

test("a column lights up under the pointer", async ({ page }) => {
  const board = await trid(page);
  await board.place("a1W").hover();
  await expect(board.place("a1QL1")).toHaveClass(/lens/);
  await expect(board.place("b1W")).not.toHaveClass(/lens/);
});

test("the board has no faults of accessibility", async ({ page }) => {
  await trid(page);
  await expectAccessible(page);
});
