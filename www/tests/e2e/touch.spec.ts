import { expect, test } from "@playwright/test";

import { actionOf } from "./support/actions";
import { middleOf } from "./support/board";
import { FOLKY_REPETITION, MIXTOUR_POINT } from "./support/games";
import { newGame } from "./support/play";
import { expectResult } from "./support/result";
import { Touch } from "./support/touch";

for (const way of ["tap", "drag"] as const) {
  test(`FOLKY: a draw by repetition, by ${way}`, async ({ page }) => {
    const touch = new Touch(await newGame(page, "folky"));
    for (const code of FOLKY_REPETITION) await touch.play(code, way, "White");
    await expectResult(page, {
      score: "½ : ½",
      headline: "Draw",
      reason: "The same position for the third time",
    });
  });

  test(`Mixtour: a whole game to a point, by ${way}`, async ({ page }) => {
    const board = await newGame(page, "mixtour");
    const touch = new Touch(board);
    for (const [ply, code] of MIXTOUR_POINT.entries()) {
      await touch.play(code, way, ply % 2 ? "Black" : "White");
      await expect(board.cell(actionOf(code).to)).not.toHaveAccessibleName(/empty/);
    }
    await expectResult(page, {
      score: "1 : 0",
      headline: "White wins",
      reason: "The decisive stack has been made",
    });
  });
}

test("FOLKY: a pawn from the tray, dragged and tapped", async ({ page }) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  await touch.drag(await middleOf(board.reserve("White")), await board.middle("a3"));
  await board.expectOn("a3", "white pawn");
  await touch.tap(await middleOf(board.reserve("Black")));
  await expect(board.reserve("Black")).toHaveAttribute("aria-pressed", "true");
  await touch.tap(await board.middle("h6"));
  await board.expectOn("h6", "black pawn");
});

test("a long press draws as often as it is made, once more takes away, and a tap wipes", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  const [from, to] = [await board.middle("e4"), await board.middle("e6")];
  const arrow = { from: "e4", to: "e6", colour: 0 };
  const circle = { from: "b8", to: "b8", colour: 1 };
  await touch.dragLate(from, to);
  await touch.hold(await board.middle("b8"));
  await page.getByRole("button", { name: "Red dashed circle" }).tap();
  expect(await board.drawings()).toEqual([arrow, circle]);
  await touch.dragLate(from, to);
  expect(await board.drawings()).toEqual([circle]);
  await touch.tap(await board.middle("e8"));
  expect(await board.drawings()).toEqual([]);
});

test("a finger that rests on a piece carries it away, or asks what to draw", async ({ page }) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  await touch.hold(await board.middle("b1"));
  await expect(page.getByRole("group", { name: "Draw on the board" })).toBeVisible();
  await expect(board.cell("b1")).toHaveAttribute("aria-selected", "false");
  await touch.dragLate(await board.middle("b1"), await board.middle("c3"));
  await board.expectOn("c3", "white knight");
  expect(await board.drawings()).toEqual([]);
});

test("a second finger takes back what the first one began", async ({ page }) => {
  const board = await newGame(page, "folky");
  const devtools = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as never });
  const from = { ...(await board.middle("b1")), id: 0 };
  const to = { ...(await board.middle("c3")), id: 0 };
  await send("touchStart", from);
  await expect(board.cell("b1")).toHaveAttribute("aria-selected", "true");
  await send("touchMove", to);
  await send("touchStart", to, { ...(await board.middle("f5")), id: 1 });
  await expect(board.cell("b1")).toHaveAttribute("aria-selected", "false");
  await send("touchEnd");
  await board.expectOn("b1", "white knight");
  await board.expectOn("c3", "empty");
});

test("the page does not scroll under a game, and everything fits", async ({ page }) => {
  await newGame(page, "folky");
  const over = await page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth };
  });
  expect(over).toEqual({ down: 0, across: 0 });
});

test("moves and actions are in a sheet", async ({ page }) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  await touch.play("b1c3", "tap", "White");
  await page.getByRole("button", { name: "Moves", exact: true }).tap();
  const sheet = page.getByRole("complementary", { name: "Moves and actions" });
  await expect(sheet.getByRole("button", { name: "Nc3" })).toHaveAttribute("aria-current", "true");
  await sheet.getByRole("button", { name: "Resign" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Black resigns" }).tap();
  // The sheet makes room for the result.
  await expect(sheet).toBeHidden();
  await expectResult(page, { score: "1 : 0", headline: "White wins", reason: "Black resigned." });
});

test("targets are large enough", async ({ page }) => {
  for (const game of ["folky", "mixtour"] as const) {
    await newGame(page, game);
    const small = await page
      .getByRole("button")
      .or(page.getByRole("gridcell"))
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const seen = element.checkVisibility() && width > 0;
          return seen && Math.min(width, height) < 24
            ? [`${element.ariaLabel} ${width}×${height}`]
            : [];
        }),
      );
    expect(small).toEqual([]);
  }
});
