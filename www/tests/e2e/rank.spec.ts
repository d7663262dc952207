import { expect, type Locator, type Page, test } from "@playwright/test";

import { FOLKY_REPETITION } from "./support/games";
import { Mouse } from "./support/mouse";
import { act, button, expectSeen } from "./support/page";
import { atBoard, newGame } from "./support/play";

const actions = (page: Page) =>
  page.getByRole("group", { name: "Actions" }).filter({ visible: true }).getByRole("button");

/** Nothing of it is cut off, covered, or an icon without its word. */
async function expectWhole(page: Page): Promise<void> {
  const hidden = await actions(page).evaluateAll((all) =>
    all.flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const label = element.querySelector(".label")?.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const seen =
        Math.min(width, height) >= 24 &&
        Math.max(label?.width ?? 0, 0) > 12 &&
        (label?.right ?? Infinity) <= right + 2 &&
        element.contains(document.elementFromPoint(x, y)) &&
        bottom <= innerHeight;
      return seen ? [] : [element.textContent.trim()];
    }),
  );
  expect(hidden).toEqual([]);
}

/** Its middle is not covered. */
const isSeen = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

for (const [width, height] of [
  [1280, 720],
  [1024, 768],
  [844, 390],
] as const) {
  test(`hint, take back, analysis and steps stay in sight in words: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await newGame(page, "tri-d-chess");
    const inPlay = ["Take back", "Hint", "Try moves", "Analysis", "More"];
    await expect(actions(page)).toHaveText(inPlay);
    await button(page, "Analysis").click();
    await expect(page.locator("engine-panel .best-lines li").first()).toBeVisible();
    await expect(actions(page)).toHaveText(inPlay);
    await expectWhole(page);
    // Its lines are seen without scrolling.
    const line = page.locator("engine-panel .best-lines .worth").first();
    await expect.poll(() => isSeen(line)).toBe(true);
    for (const step of ["First position", "Last position"]) {
      await expect(button(page, step)).toBeInViewport({ ratio: 1 });
    }
    // All else is one list of words.
    await button(page, "More").click();
    const menu = page.getByRole("dialog", { name: "More" });
    await expect(menu.getByRole("button", { name: "Resign" })).toBeVisible();
    const items = await menu.getByRole("button").all();
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toBeInViewport({ ratio: 0.99 });
      await expect(item).toHaveText(/\w/);
    }
    await menu.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
    await expect(actions(page)).toHaveText([
      "Take back",
      "Analysis",
      "Share",
      "New game",
      "Home",
      "More",
    ]);
    await expect(button(page, "Rematch").filter({ visible: true })).toHaveCount(1);
    await expectWhole(page);
    await button(page, "New game").click();
    await expect(page).toHaveURL(/#\/new\/tri-d-chess$/);
  });
}

test("a phone has the same within the thumb's reach", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newGame(page, "folky");
  const bar = page.getByRole("navigation", { name: "Actions" }).getByRole("button");
  await expect(bar).toHaveText(["Take back", "Hint", "Analysis", "Moves", "More"]);
  await button(page, "Moves").click();
  await expect(actions(page)).toHaveText(["Take back", "Hint", "Try moves", "Analysis", "More"]);
  await actions(page).last().click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await expect(bar).toHaveText(["Rematch", "Back", "Analysis", "Share", "New", "Moves", "More"]);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`the move on view is seen in the list, at the end and with analysis: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await newGame(page, "folky");
    await page.evaluate(() => {
      for (let ply = 0; ply < 60; ply++) {
        const match = document.querySelector("board-game")?.match;
        const choices = match?.snapshot.choices ?? [];
        const code = choices[(ply * 7) % choices.length]?.code;
        if (code && !match?.live.gameResult) match?.play(code);
      }
    });
    const current = page.locator("move-list [aria-current]");
    const open = async () => {
      if (width < height) await button(page, "Moves").click();
    };
    await open();
    await expect.poll(() => isSeen(current)).toBe(true);
    await act(page, "analysis");
    await expect(page.locator("engine-panel .best-lines li").first()).toBeAttached();
    if (width < height) await expect.poll(() => isSeen(current)).toBe(true);
    await act(page, "analysis");
    await act(page, "resign");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /resigns/ })
      .first()
      .click();
    await open();
    await expect.poll(() => isSeen(current)).toBe(true);
  });
}

test("an end by the rules is taken back with the moves that led to it, and can come again", async ({
  page,
}) => {
  // Black needs one more pawn, and has places for it.
  const position = "rnb2bnr/8/8/8/ppppppp1/8/8/RNB2BNR w 0 1";
  const board = await newGame(page, "folky", { position, program: { Black: 8 } });
  const mouse = new Mouse(board);
  const lose = async () => {
    await mouse.play("b1c3", "click", "White");
    await expectSeen(page, "Black wins");
  };
  await lose();
  await button(page, "Take back").click();
  await board.expectOn("b1", "white knight");
  await expectSeen(page, "White moves a piece or places a pawn");
  await expect(actions(page)).toHaveText(["Take back", "Hint", "Try moves", "Analysis", "More"]);
  await page.reload();
  await atBoard(page);
  await lose();
});

test("two people take back the one move that ended their game", async ({ page }) => {
  const board = await newGame(page, "folky");
  await page.evaluate((codes) => {
    for (const code of codes) document.querySelector("board-game")?.match?.play(code);
  }, FOLKY_REPETITION);
  await expectSeen(page, "The same position for the third time");
  await button(page, "Take back").click();
  await board.expectOn("c6", "black knight");
  await expectSeen(page, "Black moves a piece or places a pawn");
  await expect(page.locator("move-list .move")).toHaveCount(FOLKY_REPETITION.length - 1);
  // It is a game that goes on, also for whoever opens it again.
  await page.reload();
  await atBoard(page);
  await button(page, "Take back").click();
  await board.expectOn("c3", "white knight");
});

test("who leaves before a move of their own finds no trace of the game", async ({ page }) => {
  await newGame(page, "folky", { program: { White: 1 } });
  // The program has moved; the person has not.
  await expect(page.locator("move-list .move")).toHaveCount(1);
  await page.goto("./#/");
  await expect(page.getByRole("heading", { name: "Games in progress" })).toHaveCount(0);
  await newGame(page, "folky");
  await act(page, "resign");
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await expectSeen(page, "Black wins");
  await page.goto("./#/");
  await expect(page.getByText(/^Finished games/)).toHaveCount(0);
  const board = await newGame(page, "folky", { program: { White: 1 } });
  await expect(page.locator("move-list .move")).toHaveCount(1);
  await new Mouse(board).play("b8c6", "click", "Black");
  await expect(page.locator("move-list .move").nth(1)).toBeVisible();
  await page.goto("./#/");
  await expect(page.getByRole("heading", { name: "Games in progress" })).toBeVisible();
});

test("what gives a game up keeps its colour under the pointer", async ({ page }) => {
  await newGame(page, "folky");
  await act(page, "resign");
  const giveUp = page.getByRole("dialog").getByRole("button", { name: "White resigns" });
  const ground = () => giveUp.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await giveUp.hover();
  expect(await ground()).toBe(before);
});
