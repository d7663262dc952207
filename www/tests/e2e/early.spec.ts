import { expect, type Page, test } from "@playwright/test";

import type { BoardGame } from "../../src/board";
import { Board, middleOf, type Point } from "./support/board";
import { clubPage, ready } from "./support/club-page";
import { hold } from "./support/hold";
import { Mouse } from "./support/mouse";
import { button } from "./support/page";
import { newGame } from "./support/play";

// What people do with a board is loaded after its first picture: nothing of what they do before is lost.

const HANDS = /\/assets\/hands-.*\.js/;
/** What buttons and keys of the page of a game do. */
const DESK = /\/assets\/desk-.*\.js/;

/** Where to press, known from a visit before: the first picture has no cells to ask. */
async function pictured(page: Page, ...places: ((board: Board) => Promise<Point>)[]) {
  const club = () => clubPage(page, `<board-game game="folky"></board-game>`);
  await club();
  const board = new Board(page);
  const points: Point[] = [];
  for (const place of places) points.push(await place(board));
  const held = await hold(page, HANDS);
  await club();
  await ready(page);
  await expect.poll(held.asked).toBeGreaterThan(0);
  await expect(board.grid).toHaveCount(0);
  return { board, points, release: held.release };
}

const middle = (cell: string) => (board: Board) => board.middle(cell);
const PAWNS = (board: Board) => middleOf(board.reserve("White"));

test("two clicks before the hands are there are a move as soon as they are", async ({ page }) => {
  const { board, points, release } = await pictured(page, middle("h1"), middle("h7"));
  for (const point of points) await new Mouse(board).click(point);
  release();
  await board.expectOn("h7", "white rook");
});

test("a drag goes on with the hands that come meanwhile", async ({ page }) => {
  const { board, points, release } = await pictured(page, middle("h1"), middle("h7"));
  const [from = { x: 0, y: 0 }, to = from] = points;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30);
  release();
  await expect(board.cell("h1")).toHaveAttribute("aria-selected", "true");
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await board.expectOn("h7", "white rook");
});

test("a piece beside the board is taken and put down before the hands are there", async ({
  page,
}) => {
  const { board, points, release } = await pictured(page, PAWNS, middle("h3"));
  const [from = { x: 0, y: 0 }, to = from] = points;
  await new Mouse(board).drag(from, to);
  release();
  await board.expectOn("h3", "white pawn");
});

test("keys choose from a tray before the hands are there", async ({ page }) => {
  const { board, points, release } = await pictured(page, middle("h3"));
  await board.reserve("White").focus();
  await page.keyboard.press("Enter");
  release();
  await expect(board.reserve("White")).toHaveAttribute("aria-pressed", "true");
  for (const point of points) await new Mouse(board).click(point);
  await board.expectOn("h3", "white pawn");
});

test("where the hands cannot be loaded the board says so, and they can be asked for again", async ({
  page,
}) => {
  await page.route(HANDS, (route) => route.abort());
  await clubPage(page, `<board-game game="folky"></board-game>`);
  await ready(page);
  const alert = page.getByRole("alert").filter({ hasText: /./ });
  await expect(alert).toContainText("This could not be loaded.");
  await page.unroute(HANDS);
  await button(page, "Try again").click();
  const board = new Board(page);
  await board.expectOn("h1", "white rook");
  await expect(alert).toHaveCount(0);
  await board.place("h1").click();
  await board.place("h7").click();
  await board.expectOn("h7", "white rook");
});

/** How far things on the page were moved about since it began. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as unknown as { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

test("nothing moves when the second part of an element comes", async ({ page }) => {
  const { board, release } = await pictured(page);
  release();
  await board.expectOn("h1", "white rook");
  expect(await shifts(page)).toBe(0);
});

for (const game of ["folky", "raindropchess", "animal-shogi", "tri-d-chess"] as const) {
  test(`${game}: nothing moves when the second part of a page comes`, async ({ page }) => {
    await newGame(page, game);
    const held = await hold(page, HANDS);
    await page.reload();
    const board = new Board(page);
    await expect.poll(held.asked).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await shifts(page);
    held.release();
    await expect(board.grid.getByRole("gridcell").first()).toBeVisible();
    expect(await shifts(page)).toBe(before);
  });
}

/** The side that is nearer. */
const bottomOf = (page: Page) =>
  page.locator("board-game").evaluate((board) => (board as BoardGame).view?.bottom);

test("presses and keys before the page knows what they do are carried out once it does", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  await new Mouse(board).play("h1h7", "click", "White");
  await new Mouse(board).play("a8a3", "click", "Black");
  const held = await hold(page, DESK);
  await page.reload();
  await board.expectOn("a3", "black rook");
  await expect.poll(held.asked).toBeGreaterThan(0);
  await button(page, "Take back").click();
  await page.keyboard.press("u");
  // From the board too, which begins to take down a move with any other letter.
  await new Mouse(board).click(await board.middle("h7"));
  await page.keyboard.press("f");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await board.expectOn("a3", "black rook");
  expect(await bottomOf(page)).toBe(0);
  held.release();
  await board.expectOn("a8", "black rook");
  await board.expectOn("h1", "white rook");
  await expect.poll(() => bottomOf(page)).toBe(1);
});

test("what could not be loaded is asked for again by the next press", async ({ page }) => {
  const board = await newGame(page, "folky");
  await new Mouse(board).play("h1h7", "click", "White");
  await page.route(DESK, (route) => route.abort());
  await page.reload();
  await board.expectOn("h7", "white rook");
  await expect(button(page, "Try again")).toBeVisible();
  await page.unroute(DESK);
  await page.keyboard.press("u");
  await board.expectOn("h1", "white rook");
});

test("a page that puts the focus on a board whose rules are on their way has it there", async ({
  page,
}) => {
  const rules = await hold(page, /\.wasm/);
  await clubPage(page, `<board-game game="folky"></board-game>`);
  const element = page.locator("board-game");
  // What comes after the picture is there for the empty board.
  await expect.poll(() => element.locator("canvas").count()).toBeGreaterThan(1);
  await element.evaluate((board) => board.focus());
  rules.release();
  await expect(new Board(page).cell("a1")).toBeFocused();
});
