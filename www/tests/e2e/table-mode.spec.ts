import { expect, type Locator, type Page, test } from "@playwright/test";

import type { BoardGame } from "../../src/board";
import { expectAccessible } from "./support/axe";
import { type Board, boxOf } from "./support/board";
import { tabTo } from "./support/keyboard";
import { Mouse } from "./support/mouse";
import { inMenu } from "./support/page";
import { atBoard, newGame, openForm } from "./support/play";
import { GAMES } from "./support/routes";
import { cellSize, unfit } from "./support/sizes";

const half = (page: Page, side: "White" | "Black") =>
  page.getByRole("region", { name: `${side}’s half` });

/** A game for which the device lies between two people, by a clock or without. */
async function layBetween(page: Page, game: string, clock = ""): Promise<Board> {
  await openForm(page, game);
  if (clock) await page.getByLabel("Clock", { exact: true }).selectOption(clock);
  await page.getByLabel("Table mode").check();
  await page.getByRole("button", { name: "Start playing" }).click();
  const board = await atBoard(page);
  await expect(page.locator(".half")).toHaveCount(2);
  return board;
}

/** Counts how often the page has asked for light that stays, and how often it was given back. */
async function watchLight(page: Page): Promise<() => Promise<readonly [number, number]>> {
  await page.addInitScript(() => {
    const counts = { asked: 0, released: 0 };
    Object.assign(window, { light: counts });
    const request = () => {
      counts.asked++;
      return Promise.resolve({ release: () => Promise.resolve(void counts.released++) });
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  return () =>
    page.evaluate(() => {
      const { light } = window as unknown as { light: { asked: number; released: number } };
      return [light.asked, light.released] as const;
    });
}

test("two people at one device: each has their own half, asks in it and is asked in it", async ({
  page,
}) => {
  const light = await watchLight(page);
  const board = await layBetween(page, "folky", "600+5");
  expect(await light()).toEqual([1, 0]);
  const [white, black] = [half(page, "White"), half(page, "Black")];
  // The half at the far end is turned round: what is lowest in the other is highest in it.
  for (const [one, sign] of [
    [white, 1],
    [black, -1],
  ] as const) {
    const name = await one.locator(".name").boundingBox();
    const leave = await one.getByRole("button", { name: "Leave table mode" }).boundingBox();
    expect(Math.sign((leave?.y ?? 0) - (name?.y ?? 0))).toBe(sign);
  }
  await expectAccessible(page);
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await expect(black).toHaveAttribute("data-turn", "");
  // A clock that a move presses is not pressed by hand, which is said.
  await black.getByRole("button", { name: "Press Black’s clock" }).click();
  await expect(black.getByText("the clock then changes by itself")).toBeVisible();
  await expect(white.getByText("the clock then changes by itself")).toHaveCount(0);
  // A stopped clock is.
  await white.getByRole("button", { name: "Stop clock" }).click();
  await expect(white.locator("[data-stands]")).toHaveCount(0);
  await expect(black.locator("[data-stands]")).toHaveCount(1);
  await black.getByRole("button", { name: "Press Black’s clock" }).click();
  await expect(black.locator("[data-runs]")).toHaveCount(1);

  // A move is taken back when the other side allows it.
  await white.getByRole("button", { name: "Take back" }).click();
  await expect(white.getByText("The other side has been asked.")).toBeVisible();
  await black.getByRole("button", { name: "Refuse" }).click();
  await board.expectOn("c3", "white knight");
  await white.getByRole("button", { name: "Take back" }).click();
  await black.getByRole("button", { name: "Allow" }).click();
  await board.expectOn("b1", "white knight");

  // What was asked is past with the next move.
  await white.getByRole("button", { name: "Offer a draw" }).click();
  await expect(black.getByText("Does Black accept a draw?")).toBeVisible();
  await mouse.play("b1c3", "click", "White");
  await expect(black.getByText("Does Black accept a draw?")).toHaveCount(0);

  // Who gives up is asked alone, and the end stands in both halves.
  await black.getByRole("button", { name: "Resign" }).click();
  await expect(white.getByText("Do you resign?")).toHaveCount(0);
  await black.getByRole("button", { name: "Resign" }).click();
  for (const one of [white, black]) await expect(one.getByText("White wins")).toBeVisible();

  // The next game is played at the same table; leaving brings all else back.
  await white.getByRole("button", { name: "Rematch" }).click();
  await board.expectOn("b1", "white knight");
  await expect(page.locator(".half")).toHaveCount(2);
  await page.reload();
  await expect(page.locator(".half")).toHaveCount(2);
  await half(page, "Black").getByRole("button", { name: "Leave table mode" }).click();
  await expect(page.locator(".half")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "More" }).filter({ visible: true })).toBeVisible();
  expect(await light()).toEqual([1, 1]);
  await page.reload();
  await atBoard(page);
  await expect(page.locator(".half")).toHaveCount(0);
});

test("table mode is entered and left by keyboard, and only people sit at it", async ({ page }) => {
  await newGame(page, "mixtour");
  const table = await inMenu(page, "Table mode");
  await table.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".half")).toHaveCount(2);
  const resign = half(page, "Black").getByRole("button", { name: "Resign" });
  await tabTo(page, resign);
  await page.keyboard.press("Enter");
  await expect(half(page, "Black").getByText("Do you resign?")).toBeVisible();
  await half(page, "Black").getByRole("button", { name: "Play on" }).press("Enter");
  // Who is on turn may have been turned to the other end: what is asked of them, too.
  await expect(page.locator("html")).toHaveAttribute("data-facing", "near");
  await page.keyboard.press("f");
  await expect(page.locator("html")).toHaveAttribute("data-facing", "far");
  await expect(page.locator("board-game")).toHaveAttribute("data-facing", "far");
  await page.keyboard.press("Escape");
  await expect(page.locator(".half")).toHaveCount(0);

  await newGame(page, "mixtour", { program: { Black: 1 } });
  await inMenu(page, "Record");
  await expect(page.getByRole("button", { name: "Table mode" })).toHaveCount(0);
});

test("a press on one’s own half turns a card, where that is what there is to do", async ({
  page,
}) => {
  await layBetween(page, "raindropchess");
  const [white, black] = [half(page, "White"), half(page, "Black")];
  await black.getByRole("button", { name: "Turn a card" }).click();
  await expect(page.getByRole("button", { name: /has turned/ })).toHaveCount(0);
  await white.getByRole("button", { name: "Turn a card" }).click();
  await expect(page.getByRole("button", { name: /White has turned/ })).toBeVisible();
  // What is left in a pack is read at one glance, also on a tablet: it stands within the board’s width.
  await page.setViewportSize({ width: 768, height: 1024 });
  const board = await boxOf(page.locator("board-game .stage"));
  await expect(page.locator("board-game .kinds")).toHaveCount(2);
  for (const kinds of await page.locator("board-game .kinds").all()) {
    const { x, width } = await boxOf(kinds);
    expect(x).toBeGreaterThanOrEqual(board.x);
    expect(x + width).toBeLessThanOrEqual(board.x + board.width);
  }
});

test("a clock that stands can be started in any half, however low", async ({ page }) => {
  await layBetween(page, "raindropchess", "600+5");
  await page.getByRole("button", { name: "Turn a card" }).click();
  await expect(page.getByRole("button", { name: /has turned/ })).toBeVisible();
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    for (const side of ["Black", "White"] as const) {
      const start = half(page, side).getByRole("button", { name: "Start the clock" });
      await start.click({ trial: true });
      // As high as a finger, and clear of what can be done below it.
      const { y, height: high } = await boxOf(start);
      expect(high, `${width} x ${height}`).toBeGreaterThanOrEqual(44);
      const leave = await boxOf(half(page, side).getByRole("button", { name: "Leave table mode" }));
      const apart = side === "White" ? leave.y - (y + high) : y - (leave.y + leave.height);
      expect(apart, `${width} x ${height}`).toBeGreaterThanOrEqual(-0.5);
    }
    expect(await unfit(page), `${width} x ${height}`).toEqual([]);
  }
  await half(page, "Black").getByRole("button", { name: "Start the clock" }).click();
  await expect(page.locator("[data-runs]")).toHaveCount(1);
});

for (const [width, height] of [
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
] as const) {
  test(`what is asked in a half and how it ended have room: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // The longest names of sides.
    const board = await layBetween(page, "animal-shogi", "600+5");
    await page.evaluate(() => document.querySelector("board-game")?.match?.play("7g7f"));
    await board.expectOn("7f", "chick of the first player");
    const [far, near] = [1, 0].map((side) => page.locator(`.half[data-side="${side}"]`)) as [
      Locator,
      Locator,
    ];
    const whole = async (half: Locator, buttons: number) => {
      expect(await unfit(page)).toEqual([]);
      const answers = half.locator(".said button");
      await expect(answers).toHaveCount(buttons);
      const outer = await boxOf(half);
      for (const answer of await answers.all()) {
        const { x, y, width: wide, height: high } = await boxOf(answer);
        expect(high).toBeGreaterThanOrEqual(44);
        expect(y).toBeGreaterThanOrEqual(outer.y - 1);
        expect(y + high).toBeLessThanOrEqual(outer.y + outer.height + 1);
        expect(x).toBeGreaterThanOrEqual(outer.x - 1);
        expect(x + wide).toBeLessThanOrEqual(outer.x + outer.width + 1);
        await answer.click({ trial: true });
      }
    };
    await near.locator("[data-do=undo]").click();
    await whole(far, 2);
    await far.getByRole("button", { name: "Refuse" }).click();
    await near.locator("[data-do=resign]").click();
    await whole(near, 2);
    await near.getByRole("button", { name: "Resign" }).click();
    for (const half of [far, near]) {
      await whole(half, 1);
      await half.getByRole("button", { name: "Leave table mode" }).click({ trial: true });
    }
  });
}

test("a board that comes later than table mode is turned to both sides", async ({ page }) => {
  await layBetween(page, "animal-shogi");
  // What tiles look like is held back until the halves are there.
  await page.route(/\/tiles-[^/]*\.js/, async (route) => {
    await page.locator("html.at-table").waitFor({ state: "attached" });
    await route.continue();
  });
  await page.reload();
  await atBoard(page);
  await expect(page.locator("board-game .strip.far")).toHaveCSS("rotate", "180deg");
});

for (const game of GAMES) {
  test(`${game}: both halves are whole in every window, and clocks are large`, async ({ page }) => {
    await layBetween(page, game, "600+5");
    // The clock runs: there is one action more.
    await page.evaluate(() => {
      const { match } = document.querySelector("board-game") as BoardGame;
      match?.play(match.snapshot.choices[0]?.code ?? "");
    });
    await expect(page.locator("[data-runs]")).toHaveCount(1);
    for (const [width, height, cell, clock] of [
      [390, 844, 36, 44],
      [360, 640, 24, 28],
      [768, 1024, 48, 48],
      [844, 390, 36, 28],
      [1024, 768, 48, 36],
    ] as const) {
      const size = `${width}x${height}`;
      await page.setViewportSize({ width, height });
      await expect.poll(() => cellSize(page), `squares at ${size}`).toBeGreaterThanOrEqual(cell);
      await expect.poll(() => unfit(page), size).toEqual([]);
      await expect(page.getByRole("timer"), size).toHaveCount(2);
      for (const time of await page.getByRole("timer").all()) {
        expect((await time.boundingBox())?.height, size).toBeGreaterThanOrEqual(clock);
      }
    }
  });
}
