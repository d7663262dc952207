import { expect, type Page, test } from "@playwright/test";

import { actionOf } from "./support/actions";
import { Board, middleOf } from "./support/board";
import { clubPage, ready } from "./support/club-page";
import { frames } from "./support/frames";
import { FOLKY_REPETITION, FOLKY_SAMPLE, MIXTOUR_POINT } from "./support/games";
import { Mouse } from "./support/mouse";
import { paintedAt } from "./support/paint";
import { newGame } from "./support/play";
import { expectResult } from "./support/result";

test("FOLKY: the whole published game, dragged and clicked in turn", async ({ page }) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  for (const [ply, code] of FOLKY_SAMPLE.entries()) {
    const way = (ply >> 1) % 2 ? "drag" : "click";
    const { to } = actionOf(code);
    await mouse.play(code, way, ply % 2 ? "Black" : "White");
    await expect(board.cell(to)).not.toHaveAccessibleName(/empty/);
  }
  await expectResult(page, {
    score: "0 : 1",
    headline: "Black wins",
    reason: "The eighth pawn is on the board",
  });
  await expect(board.cell("e3")).toHaveAccessibleName(/black pawn.*the game was decided here/);
  await expect(board.reserve("Black")).toHaveAccessibleName("0 black pawns");
  await expect(board.reserve("White")).toHaveAccessibleName("1 white pawn");
});

test("FOLKY: a pawn from the tray by two clicks", async ({ page }) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await mouse.click(await middleOf(board.reserve("White")));
  await expect(board.reserve("White")).toHaveAttribute("aria-pressed", "true");
  await expect(board.targets()).toHaveCount(2);
  await mouse.click(await board.middle("h3"));
  await board.expectOn("h3", "white pawn");
});

/** Whether the board can be painted on: nothing can on a finished picture. */
const live = (page: Page) =>
  page
    .locator("board-game canvas")
    .evaluateAll((all: HTMLCanvasElement[]) =>
      all.some(
        (one) =>
          one.width > 0 &&
          one.checkVisibility({ visibilityProperty: true }) &&
          one.getContext("2d") !== null,
      ),
    );

test("what rests is a finished picture, also while a piece is carried over it, and shows every change", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  await expect.poll(() => live(page)).toBe(false);
  const before = await paintedAt(board, "h3", 0.5);
  const { x, y } = await middleOf(board.reserve("White"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const cell of ["e5", "g4", "h3"]) {
    const { x, y } = await board.middle(cell);
    await page.mouse.move(x, y);
  }
  await expect(board.targets()).toHaveCount(2);
  await expect.poll(() => live(page)).toBe(false);
  await page.mouse.up();
  await board.expectOn("h3", "white pawn");
  await expect.poll(() => paintedAt(board, "h3", 0.5)).not.toEqual(before);
  await expect.poll(() => live(page)).toBe(false);
});

test("what is carried is under the pointer, also in what is scaled, cut off and scrolled meanwhile", async ({
  page,
}) => {
  const around = "transform: scale(0.8) translate(30px, 20px); overflow: clip; inline-size: 480px";
  await clubPage(
    page,
    `<div style="${around}"><board-game game="folky"></board-game></div><div style="height: 3000px"></div>`,
  );
  await ready(page);
  const board = new Board(page);
  await expect(board.place("b1")).toBeVisible();
  const from = await board.middle("b1");
  const hand = page.locator("board-game .carried");
  const expectUnder = async (x: number, y: number) => {
    const middle = async () => {
      const box = await hand.boundingBox();
      return box && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    };
    // The shade of a piece makes its picture a little taller than the piece.
    await expect.poll(middle).toBeLessThan(3);
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const [dx, dy] of [
    [30, -40],
    [90, -160],
    [260, -70],
  ] as const) {
    await page.mouse.move(from.x + dx, from.y + dy);
    await expectUnder(from.x + dx, from.y + dy);
  }
  await page.evaluate(() => scrollBy(0, 60));
  await expectUnder(from.x + 260, from.y - 70);
  await page.mouse.move(from.x, from.y - 60);
  await page.mouse.up();
});

test("a step of a drag moves one element that is no canvas, and asks for no place", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const from = await board.middle("b1");
  const to = await board.middle("c4");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await expect(board.targets()).not.toHaveCount(0);
  await expect.poll(() => live(page)).toBe(false);
  // A browser goes through all that is positioned with every step: no cell is, and no empty canvas has a place.
  const positioned = await page.evaluate(() => {
    const root = document.querySelector("board-game")?.shadowRoot;
    const boxes = [...(root?.querySelectorAll(".cells *, .fit > canvas") ?? [])];
    return boxes.filter((box) => {
      const there = !(box instanceof HTMLCanvasElement) || box.width === 0;
      return there && box.checkVisibility() && getComputedStyle(box).position !== "static";
    }).length;
  });
  expect(positioned).toBe(0);
  await page.evaluate(() => {
    const seen: { moved: string[]; asked: number } = { moved: [], asked: 0 };
    Object.assign(window, { seen });
    const root = document.querySelector("board-game")?.shadowRoot;
    const told = (records: readonly MutationRecord[]) =>
      seen.moved.push(...records.map(({ target }) => (target as Element).outerHTML));
    if (root) new MutationObserver(told).observe(root, { attributes: true, subtree: true });
    const real = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      seen.asked++;
      return real.call(this);
    };
  });
  const STEPS = 6;
  for (let step = 1; step <= STEPS; step++) await page.mouse.move(to.x + step, to.y);
  await frames(page);
  const { moved, asked } = await page.evaluate(
    () => (window as unknown as { seen: { moved: string[]; asked: number } }).seen,
  );
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.length).toBeLessThanOrEqual(STEPS);
  for (const element of moved) expect(element).toMatch(/^<div class="carried"/);
  expect(asked).toBe(0);
  await page.mouse.up();
});

test("FOLKY: a draw by repetition", async ({ page }) => {
  const mouse = new Mouse(await newGame(page, "folky"));
  for (const [ply, code] of FOLKY_REPETITION.entries()) {
    await mouse.play(code, ply % 2 ? "drag" : "click", "White");
  }
  await expectResult(page, {
    score: "½ : ½",
    headline: "Draw",
    reason: "The same position for the third time",
  });
});

for (const way of ["click", "drag"] as const) {
  test(`Mixtour: entries, stacks and a split to a point, by ${way}`, async ({ page }) => {
    const board = await newGame(page, "mixtour");
    const mouse = new Mouse(board);
    for (const [ply, code] of MIXTOUR_POINT.entries()) {
      await mouse.play(code, way, ply % 2 ? "Black" : "White");
      await expect(board.cell(actionOf(code).to)).not.toHaveAccessibleName(/empty/);
      // Two of the three discs were taken.
      if (code === "d2:2-c2") await board.expectOn("d2", "black disc");
    }
    await board.expectOn("c2", "stack of 5, from the top white, black, black, black, black");
    await expectResult(page, {
      score: "1 : 0",
      headline: "White wins",
      reason: "The decisive stack has been made",
    });
  });
}
