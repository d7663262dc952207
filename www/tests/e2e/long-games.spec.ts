import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { clubPage, ready } from "./support/club-page";
import {
  countWork,
  longGame,
  nestedGame,
  openRecord,
  type Work,
  workOf,
} from "./support/long-game";
import { Mouse } from "./support/mouse";
import { expectSeen, recordOf } from "./support/page";
import { atBoard } from "./support/play";

/** Both end at the same position of the round. */
const [SHORT, LONG] = [59, 2007];

const list = (page: Page) => page.locator("move-list").getByRole("list", { name: "Moves" });

const current = (page: Page) => page.locator("move-list [aria-current]");

/** The long game asks the same of the rules, and changes as much on the page, as the short one. */
function expectFlat(long: Work, short: Work): void {
  expect(long.calls).toEqual(short.calls);
  expect(long.stored).toBe(short.stored);
  expect(short.read).toBeGreaterThan(0);
  expect(short.touched).toBeGreaterThan(0);
  // Numbers have more digits.
  expect(long.read).toBeLessThan(short.read + 500);
  expect(long.touched).toBeLessThan(short.touched + 100);
}

test("a step and a ply are the same work in a game of any length", async ({ page }) => {
  await countWork(page);
  const measure = async (plies: number) => {
    await openRecord(page, longGame(plies));
    const board = await atBoard(page);
    await expect(current(page)).toHaveAttribute("data-node", String(plies));
    const press = async (key: string, node: number) => {
      await page.keyboard.press(key);
      await expect(current(page)).toHaveAttribute("data-node", String(node));
    };
    await press("ArrowLeft", plies - 1);
    const step = await workOf(page, () => press("ArrowLeft", plies - 2));
    const forth = await workOf(page, () => press("ArrowRight", plies - 1));
    await press("End", plies);
    const ply = await workOf(page, async () => {
      await new Mouse(board).play("a5", "click", "Black");
      await expect(current(page)).toHaveAttribute("data-node", String(plies + 1));
    });
    return { step, forth, ply };
  };
  const short = await measure(SHORT);
  const long = await measure(LONG);
  expectFlat(long.step, short.step);
  expectFlat(long.forth, short.forth);
  expectFlat(long.ply, short.ply);
  // Looking back saves nothing and reads no moves.
  expect(long.step.stored + long.forth.stored).toBe(0);
  expect(long.step.calls).toEqual({ session_goTo: 1 });
  expect(long.ply.stored).toBe(1);
  expect(long.ply.calls).toEqual({ session_play: 1, session_moves: 1 });
});

test("what is played in a long game is there after a reload", async ({ page }) => {
  await openRecord(page, longGame(SHORT));
  const board = await atBoard(page);
  const mouse = new Mouse(board);
  await mouse.play("a5", "click", "Black");
  await expect(current(page)).toHaveAttribute("data-node", String(SHORT + 1));
  await mouse.play("a1", "click", "White");
  await expect(current(page)).toHaveAttribute("data-node", String(SHORT + 2));
  await page.keyboard.press("u");
  await mouse.play("e1", "click", "White");
  await board.expectOn("e1", "white disc");
  const record = await recordOf(page);
  expect(record).toMatch(/a5 \d+\. e1 \( ?\d+\. a1 ?\)/);
  await page.reload();
  await board.expectOn("e1", "white disc");
  await board.expectOn("a1", "empty");
  expect(await recordOf(page)).toBe(record);
});

test("where somebody looked at a game is where it is opened again", async ({ page }) => {
  await openRecord(page, longGame(SHORT).replace(" *", " 1/2-1/2"));
  await atBoard(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("c2");
  await page.reload();
  await expect(current(page)).toHaveText("c2");
});

test("keys that are pressed while the page is busy are answered together", async ({ page }) => {
  await countWork(page);
  await openRecord(page, longGame(LONG));
  await atBoard(page);
  await expect(current(page)).toHaveAttribute("data-node", String(LONG));
  const press = (keys: readonly string[]) =>
    page.evaluate((keys) => {
      for (const key of keys) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      }
    }, keys);
  const work = await workOf(page, async () => {
    await press(Array(20).fill("ArrowLeft"));
    await expect(current(page)).toHaveAttribute("data-node", String(LONG - 20));
  });
  expect(work.calls).toEqual({ session_goTo: 2 });
  // The last press wins.
  await press([...Array<string>(9).fill("ArrowLeft"), "End", "ArrowLeft", "ArrowLeft"]);
  await expect(current(page)).toHaveAttribute("data-node", String(LONG - 2));
});

test("variations inside each other are all shown, however deep", async ({ page }) => {
  const depth = 1000;
  await openRecord(page, nestedGame(depth));
  await atBoard(page);
  const lines = page.locator("move-list .line");
  await lines.last().waitFor();
  await expect(lines).toHaveCount(depth);
  await expect(lines.nth(0)).toHaveAttribute("aria-level", "1");
  await expect(lines.nth(500)).toHaveAttribute("aria-level", "501");
  // They are indented no further than there is room for.
  const box = await page.locator("move-list").boundingBox();
  const last = page.locator("move-list .line .move").last();
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "true");
  const shown = await last.boundingBox();
  expect(shown && box && shown.x + shown.width <= box.x + box.width).toBe(true);
});

test("the score sheet is a list, and one stop of the Tab key", async ({ page }) => {
  await openRecord(page, longGame(9).replace("c1 ", "c1 ( a5 a4 ) "));
  await atBoard(page);
  await expect(list(page).getByRole("listitem").first()).toContainText("d3");
  await expect(list(page).getByRole("list", { name: "Variations" })).toHaveCount(1);
  await expectAccessible(page);
  const stops = page.locator("move-list .move:not([tabindex='-1'])");
  await expect(stops).toHaveCount(1);
  await expect(stops).toHaveAttribute("aria-current", "true");
  // The focus goes with the position.
  await stops.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(stops).toHaveAttribute("data-node", "10");
  await expect(stops).toBeFocused();
  // Through all moves, also those of variations, without showing them.
  await page.keyboard.press("Home");
  await expect(stops).toHaveText("d3");
  const focused = page.locator("move-list .move:focus");
  const walk = async (...texts: readonly string[]) => {
    for (const text of texts) {
      await page.keyboard.press(".");
      await expect(focused).toHaveText(text);
    }
  };
  await walk("d4", "c2", "d2", "d1", "c1");
  // What folds the variations is on the way.
  await page.keyboard.press(".");
  await expect(page.locator("move-list .fold")).toBeFocused();
  await walk("a5", "a4");
  await expect(stops).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(current(page)).toHaveText("a4");
  await page.keyboard.press(",");
  await expect(focused).toHaveText("a5");
  await expectSeen(page, "a4");
});

test("the moves of an embedded replay are a list, and one stop of the Tab key", async ({
  page,
}) => {
  await countWork(page);
  const measure = async (plies: number) => {
    const body = `<board-game game="mixtour" mode="replay" src="game.txt"></board-game>`;
    await clubPage(page, body, { "game.txt": longGame(plies) });
    await ready(page);
    const moves = page.getByRole("list", { name: "Moves" });
    await expect(moves.getByRole("button")).toHaveCount(plies);
    const stops = moves.locator("button:not([tabindex='-1'])");
    await expect(stops).toHaveCount(1);
    await stops.focus();
    await page.keyboard.press("ArrowRight");
    const here = moves.locator("[aria-current=step]");
    await expect(here).toHaveText("d3");
    const step = await workOf(page, async () => {
      await page.keyboard.press("ArrowRight");
      await expect(here).toHaveText("d4");
    });
    await expect(here).toBeFocused();
    await expect(stops).toHaveCount(1);
    await expect(moves.getByRole("listitem").first()).toContainText("1.");
    return step;
  };
  const short = await measure(SHORT);
  const long = await measure(LONG);
  expectFlat(long, short);
  expect(long.calls).toEqual({ session_goTo: 1 });
});
