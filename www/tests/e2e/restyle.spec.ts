import { type Browser, expect, type Page, test } from "@playwright/test";

import { newGame } from "./support/play";
import { eventsBetween } from "./support/tasks";

// Rows that were measured by what is in them gave the containers of the board other sizes for a moment: all of it was
// styled and laid out again for every word that changed beside it.

const MARKS = ["before the word", "before the size", "at the end"] as const;

/** How many elements the browser styles when a word beside the board changes, and when the board's size does. */
async function restyled(browser: Browser, page: Page): Promise<readonly [number, number]> {
  const categories = [
    "blink.user_timing",
    "disabled-by-default-devtools.timeline.invalidationTracking",
  ];
  await browser.startTracing(page, { categories });
  await page.evaluate(([begin, between, end]) => {
    const words = [...document.querySelectorAll<HTMLElement>(".panel p, .bar p, move-list p")];
    const word = words.find((one) => one.checkVisibility());
    if (!word) throw new Error("no word is beside the board");
    const layOut = () => document.body.getBoundingClientRect();
    layOut();
    performance.mark(begin);
    word.append("!");
    layOut();
    performance.mark(between);
    const board = document.querySelector<HTMLElement>("board-game");
    if (board) board.style.inlineSize = "300px";
    layOut();
    performance.mark(end);
  }, MARKS);
  const trace = await browser.stopTracing();
  const [begin, between, end] = MARKS;
  const count = (from: string, to: string) =>
    eventsBetween(trace, from, to).filter(({ name }) => name.endsWith("ResolveStyle")).length;
  return [count(begin, between), count(between, end)];
}

for (const game of ["folky", "raindropchess", "tri-d-chess"] as const) {
  test(`a word beside the board of ${game} changes without styling the board anew`, async ({
    browser,
    page,
  }) => {
    await newGame(page, game);
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForLoadState("networkidle");
      const [word, size] = await restyled(browser, page);
      expect(word, `${width} x ${height}`).toBe(0);
      expect(size).toBeGreaterThan(0);
      await page.locator("board-game").evaluate((board) => board.removeAttribute("style"));
    }
  });
}
