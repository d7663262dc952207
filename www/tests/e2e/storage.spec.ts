import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { breakable, newerDatabase, trouble } from "./support/broken-storage";
import { Mixer } from "./support/mixer";
import { Mouse } from "./support/mouse";
import { online } from "./support/network";
import { button, expectSeen, fromMenu, recordOf } from "./support/page";
import { atBoard, newGame } from "./support/play";
import { THOROUGH } from "./support/repeats";

/** Beside a board in one line, which opens. */
const SHORT = "Games are not being saved";
const CANNOT_SAVE = /^Your browser cannot save anything right now/;
const SILENT = /^The storage of your browser does not answer/;
const NEWER = /^A newer version of Klubovna has saved games in this browser/;
const NOTHING = /^This browser keeps nothing/;

/** Every page, and what its heading begins with. */
const PAGES = [
  ["./#/", "Unusual games"],
  ["./#/new/folky", "FOLKY®"],
  ["./#/open", "Open a game"],
  ["./#/settings", "Settings"],
  ["./#/rules/folky", "FOLKY®"],
  ["./#/about", "About"],
] as const;

async function expectOnEveryPage(page: Page, notice: RegExp): Promise<void> {
  for (const [address, heading] of PAGES) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await expectSeen(page, notice);
    await expect(page.getByRole("status").getByText(notice)).toBeVisible();
  }
}

async function home(page: Page): Promise<void> {
  await page.goto("./#/");
  await expect(page.getByRole("heading", { name: "Unusual games" })).toBeVisible();
}

const gone = (page: Page, notice: RegExp | string) =>
  expect(page.getByText(notice)).toHaveCount(0, { timeout: 40_000 });

for (const [what, state] of [
  ["the disk was full", "full"],
  ["the database was broken", "dead"],
] as const) {
  test(`what was played while ${what} is saved afterwards`, async ({ page }) => {
    await breakable(page);
    const board = await newGame(page, "mixtour");
    const mouse = new Mouse(board);
    await mouse.play("c3", "click", "White");
    await board.expectOn("c3", "white disc");
    const ready = page.waitForEvent("requestfinished", (request) =>
      request.url().includes("record-sheet"),
    );
    await trouble(page, state);
    await mouse.play("c4", "click", "Black");
    await board.expectOn("c4", "black disc");
    await expectSeen(page, SHORT);
    await mouse.play("a1", "click", "White");
    await board.expectOn("a1", "white disc");
    // What the notice advises can be done, also where the network goes.
    await ready;
    await page.context().setOffline(true);
    await page.getByText(SHORT).filter({ visible: true }).click();
    await expectSeen(page, CANNOT_SAVE);
    await expectAccessible(page);
    // It pushes nothing out of sight.
    await expect(page.locator(".game-actions button").last()).toBeInViewport({ ratio: 1 });
    await page.getByRole("status").getByRole("button", { name: "Show the record" }).click();
    const dialog = page.getByRole("dialog", { name: "The game as text" });
    await expect(dialog.getByRole("textbox")).toHaveValue(/1\. c3 c4 2\. a1/);
    await dialog.getByRole("button", { name: "Close" }).click();
    await online(page);
    const record = await recordOf(page);
    // Elsewhere the game is as it was played, too.
    await page.goto("./#/");
    await expectSeen(page, CANNOT_SAVE);
    await expect(page.getByText("Every move is saved")).toHaveCount(0);
    await expectAccessible(page);
    await expectSeen(page, "3 moves, Black to play");
    await page.goBack();
    await atBoard(page);
    await board.expectOn("a1", "white disc");
    await trouble(page, "none");
    await gone(page, SHORT);
    await page.reload();
    await board.expectOn("a1", "white disc");
    expect(await recordOf(page)).toBe(record);
    await gone(page, SHORT);
  });
}

test("a window is not closed unasked while something is not saved", async ({ page }) => {
  await breakable(page);
  const board = await newGame(page, "mixtour");
  await trouble(page, "full");
  await new Mouse(board).play("c3", "click", "White");
  await expectSeen(page, SHORT);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await board.expectOn("c3", "white disc");
});

test("a database that never answers is told of, and play goes on", async ({ page }) => {
  await breakable(page, "mute");
  await page.goto("./");
  await expectSeen(page, SILENT);
  await expect(page.getByRole("heading", { name: "Games", exact: true })).toBeVisible();
  if (THOROUGH) await expectOnEveryPage(page, SILENT);
  const board = await newGame(page, "mixtour");
  await new Mouse(board).play("c3", "click", "White");
  await board.expectOn("c3", "white disc");
  await expectSeen(page, SHORT);
  // It answers again.
  await trouble(page, "none");
  await gone(page, SHORT);
  await page.reload();
  await board.expectOn("c3", "white disc");
});

test("a game that cannot be read now is shown as soon as it can be", async ({ page }) => {
  await breakable(page);
  const board = await newGame(page, "mixtour");
  await new Mouse(board).play("c3", "click", "White");
  await board.expectOn("c3", "white disc");
  await trouble(page, "mute");
  await page.reload();
  await expectSeen(page, SILENT);
  await expectSeen(page, /The saved games of this browser cannot be read right now/);
  await trouble(page, "none");
  await board.expectOn("c3", "white disc");
  await gone(page, SILENT);
  await gone(page, SHORT);
});

test("a newer database is told of and left alone, and one may play without saving", async ({
  page,
}) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await newerDatabase(page);
  // The open page learns of it by itself.
  await expectSeen(page, NEWER);
  await page.goto("./#/game/some-game");
  await expectSeen(page, /The saved games of this browser cannot be read right now/);
  await expectOnEveryPage(page, NEWER);
  const board = await newGame(page, "mixtour");
  await new Mouse(board).play("c3", "click", "White");
  await board.expectOn("c3", "white disc");
  await page.getByText(SHORT).filter({ visible: true }).click();
  await expectSeen(page, NEWER);
  await button(page, "Play without saving").click();
  await expectSeen(
    page,
    "You are playing without saving: games last only until this page is closed or loaded again.",
  );
  await expect(page.getByText(NEWER)).toHaveCount(0);
  const names = await page.evaluate(() => Object.keys(localStorage));
  expect(names.filter((name) => name.startsWith("klubovna-game"))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases())[0]?.version)).toBe(2);
});

test("a browser that keeps nothing is told of on every page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new Error("forbidden");
        },
      });
    }
  });
  await expectOnEveryPage(page, NOTHING);
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  await expectSeen(page, SHORT);
  await page.goto("./#/settings");
  await expectSeen(page, /^This browser keeps no settings/);
});

test("who takes a game over goes on from its last move, also from one that is not saved", async ({
  page,
  context,
}) => {
  await breakable(page);
  const board = await newGame(page, "mixtour");
  const mouse = new Mouse(board);
  await mouse.play("c3", "click", "White");
  await board.expectOn("c3", "white disc");
  await trouble(page, "full");
  await mouse.play("c4", "click", "Black");
  await expectSeen(page, SHORT);
  const other = await context.newPage();
  await other.goto(page.url());
  const there = await atBoard(other);
  await there.expectOn("c4", "empty");
  await button(other, "Play here").click();
  await there.expectOn("c4", "black disc");
  await new Mouse(there).play("a1", "click", "White");
  await there.expectOn("a1", "white disc");
  // The first tab does not put its own game over this one when it can save again.
  await trouble(page, "none");
  await gone(page, SHORT);
  await other.reload();
  await there.expectOn("a1", "white disc");
});

test("a game without a move is found again by its tab, and in no list", async ({ page }) => {
  const board = await newGame(page, "mixtour");
  await board.expectOn("c3", "empty");
  const address = page.url();
  await fromMenu(page, "Flip");
  await page.reload();
  await board.expectOn("c3", "empty");
  await home(page);
  await expect(page.getByRole("heading", { name: "Games in progress" })).toHaveCount(0);
  await page.goto(address);
  await atBoard(page);
  await new Mouse(board).play("c3", "click", "White");
  await board.expectOn("c3", "white disc");
  await page.goto("./#/");
  await expect(page.getByRole("heading", { name: "Games in progress" })).toBeVisible();
});

for (const way of ["At random", "With a fingerprint"]) {
  test(`an array that chance has drawn is no move yet: ${way}`, async ({ page }) => {
    const mixer = await Mixer.open(page);
    await mixer.setUp("V.P5").check();
    await mixer.way(way).click();
    const draw = page.getByRole("button", { name: "Draw", exact: true });
    if (way !== "At random") await draw.click();
    await expect(mixer.row()).toBeVisible();
    await mixer.start();
    const record = await recordOf(page);
    const address = page.url();
    await page.reload();
    await atBoard(page);
    expect(await recordOf(page)).toBe(record);
    await home(page);
    await expect(page.getByRole("heading", { name: "Games in progress" })).toHaveCount(0);
    await page.goto(address);
    await atBoard(page);
    expect(await recordOf(page)).toBe(record);
  });
}

test("the same link opens the same game, and what is pasted a new one", async ({ page }) => {
  const link = "./#/open?text=1.%20c3%20c4&game=mixtour";
  await page.goto(link);
  const board = await atBoard(page);
  const address = page.url();
  await new Mouse(board).play("a1", "click", "White");
  await board.expectOn("a1", "white disc");
  await page.goto("./#/");
  await expect(page.getByRole("heading", { name: "Games in progress" })).toBeVisible();
  await page.goto(link);
  await board.expectOn("a1", "white disc");
  expect(page.url()).toBe(address);
  await page.goto("./#/open");
  await page.getByRole("textbox", { name: "Text of the game" }).fill("1. c3 c4");
  await page.getByLabel("Which game").selectOption({ label: "Mixtour" });
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await board.expectOn("a1", "empty");
  await page.goto("./#/");
  const games = page.getByRole("region", { name: "Games in progress" }).getByRole("listitem");
  await expect(games).toHaveCount(2);
});

test("settings of a newer version are left alone, and that is said", async ({ page }) => {
  await page.goto("./");
  const newer = '{"version":99,"language":"en","theme":"holographic"}';
  await page.evaluate((text) => localStorage.setItem("klubovna-settings", text), newer);
  await page.reload();
  await page.goto("./#/settings");
  await expectSeen(page, /^A newer version of Klubovna has saved settings in this browser/);
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("klubovna-settings"))).toBe(newer);
});
