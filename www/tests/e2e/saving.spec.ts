import { readFile } from "node:fs/promises";

import { expect, test } from "@playwright/test";

import { Mouse } from "./support/mouse";
import {
  button,
  expectCurrent,
  expectSeen,
  fromMenu,
  inMenu,
  move,
  recordOf,
} from "./support/page";
import { atBoard, newGame } from "./support/play";
import { countStored, store, stored } from "./support/storage";

test("a reload in mid-game loses nothing", async ({ page }) => {
  const board = await newGame(page, "folky", { white: "Anna", black: "Boris" });
  const mouse = new Mouse(board);
  for (const code of ["h1h7", "a8a3", "@h3"]) await mouse.play(code, "click", "White");
  await button(page, "Take back").click();
  await fromMenu(page, "Flip");
  const record = await recordOf(page);
  const { y } = await board.middle("a1");
  await page.reload();
  await board.expectOn("a3", "black rook");
  await board.expectOn("h3", "empty");
  await expectSeen(page, "Anna to move");
  expect((await board.middle("a1")).y).toBe(y);
  expect(await recordOf(page)).toBe(record);
  // What was taken back can still be played again.
  await fromMenu(page, "Redo");
  await board.expectOn("h3", "white pawn");
  await expectSeen(page, "Boris to move");
});

test("a reload right after a move loses nothing", async ({ page }) => {
  const board = await newGame(page, "mixtour");
  await new Mouse(board).play("c3", "click", "White");
  await board.expectOn("c3", "white disc");
  await page.reload();
  await board.expectOn("c3", "white disc");
  await expectSeen(page, "Black enters a disc: no stack can move");
});

test("comments and the result outlast a reload", async ({ page }) => {
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  await button(page, "Comment on this move").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Out at once.");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Black resigns" }).click();
  await expectSeen(page, "White wins");
  await page.reload();
  await expectSeen(page, "White wins");
  await expectSeen(page, "Out at once.");
  await move(page, "Nc3").click();
  await expectCurrent(page, "Nc3");
});

test("unfinished games are on top of the home page, the latest first", async ({ page }) => {
  const first = await newGame(page, "mixtour");
  await new Mouse(first).play("c3", "click", "White");
  await first.expectOn("c3", "white disc");
  const board = await newGame(page, "folky", { white: "Anna", black: "Boris" });
  await new Mouse(board).play("b1c3", "click", "White");
  await page.goto("./#/");
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(heading).toHaveText("Games in progress");
  const games = page.getByRole("region", { name: "Games in progress" }).getByRole("listitem");
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText("Anna – Boris");
  await expect(games.first()).toContainText("1 move, Black to play");
  await games.first().getByRole("link").click();
  await atBoard(page);
  await board.expectOn("c3", "white knight");
});

test("a game is removed from the home page, and brought back", async ({ page }) => {
  const board = await newGame(page, "folky", { white: "Anna", black: "Boris" });
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  await page.goto("./#/");
  const games = page.getByRole("region", { name: "Games in progress" });
  await button(page, "Remove the FOLKY® game: Anna – Boris").click();
  await expect(games).toHaveCount(0);
  await expectSeen(page, "The FOLKY® game has been removed.");
  await button(page, "Bring it back").click();
  await expect(games.getByRole("listitem")).toHaveCount(1);
  await expect(games.getByRole("link")).toBeFocused();
});

test("a game that is over is brought back into its list", async ({ page }) => {
  const board = await newGame(page, "folky", { white: "Anna", black: "Boris" });
  await new Mouse(board).play("b1c3", "click", "White");
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Boris resigns" }).click();
  await expectSeen(page, "White wins");
  await page.goto("./#/");
  await page.locator("details.over > summary").click();
  await button(page, "Remove the FOLKY® game: Anna – Boris").click();
  await expect(page.locator("details.over")).toHaveCount(0);
  await button(page, "Bring it back").click();
  await expect(page.getByRole("link", { name: "Anna – Boris" })).toBeFocused();
});

test("a removed game that another tab has played on comes back with all its moves", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const there = await newGame(other, "folky", { white: "Anna", black: "Boris" });
  await new Mouse(there).play("b1c3", "click", "White");
  await there.expectOn("c3", "white knight");
  await page.goto("./#/");
  await button(page, "Remove the FOLKY® game: Anna – Boris").click();
  await expectSeen(page, "The FOLKY® game has been removed.");
  expect(await countStored(page)).toBe(0);
  await new Mouse(there).play("b8c6", "click", "Black");
  await expect.poll(() => countStored(page)).toBe(1);
  const game = other.url();
  await other.close();
  await button(page, "Bring it back").click();
  await expect(page.getByRole("link", { name: "Anna – Boris" })).toBeFocused();
  await page.goto(game);
  await (await atBoard(page)).expectOn("c6", "black knight");
});

test("a game that went on in another tab comes back as it was when it was removed", async ({
  page,
  context,
}) => {
  const board = await newGame(page, "folky", { white: "Anna", black: "Boris" });
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  const game = page.url();
  await page.goto("./#/");
  const remove = button(page, "Remove the FOLKY® game: Anna – Boris");
  await expect(remove).toBeVisible();
  const other = await context.newPage();
  await other.goto(game);
  const there = await atBoard(other);
  await new Mouse(there).play("b8c6", "click", "Black");
  await there.expectOn("c6", "black knight");
  await other.close();
  await remove.click();
  await button(page, "Bring it back").click();
  await page.goto(game);
  await (await atBoard(page)).expectOn("c6", "black knight");
});

test("of two tabs one writes; the other looks on and may take over", async ({ page, context }) => {
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  const other = await context.newPage();
  await other.goto(page.url());
  const there = await atBoard(other);
  const elsewhere = "This game is open in another tab or window. Here you can only look.";
  await expectSeen(other, elsewhere);
  // Nothing moves here.
  await new Mouse(there).drag(await there.middle("b8"), await there.middle("c6"));
  await there.expectOn("b8", "black knight");
  for (const name of ["Take back", "Comment on this move"]) {
    await expect(button(other, name)).toBeDisabled();
  }
  await expect(await inMenu(other, "Resign")).toBeDisabled();
  for (const name of ["Offer a draw", "Who plays"]) {
    await expect(button(other, name)).toBeDisabled();
  }
  await other.keyboard.press("Escape");
  await other.keyboard.press("u");
  await there.expectOn("c3", "white knight");
  // The writer plays on; who takes over gets all of it.
  await new Mouse(board).play("b8c6", "click", "Black");
  await board.expectOn("c6", "black knight");
  await fromMenu(page, "Resign");
  const asked = page.getByRole("dialog", { name: "Resign" });
  await expect(asked).toBeVisible();
  await button(other, "Play here").click();
  await there.expectOn("c6", "black knight");
  // What the tab that has lost it was about to ask is not asked any more.
  await expect(asked).toHaveCount(0);
  await expectSeen(page, elsewhere);
  await expect(other.getByText(elsewhere)).toHaveCount(0);
  await new Mouse(there).play("g1f3", "click", "White");
  await there.expectOn("f3", "white knight");
});

test("what one tab chooses holds in the other, and is not overwritten", async ({
  page,
  context,
}) => {
  await page.goto("./#/settings");
  const other = await context.newPage();
  await other.goto("./#/settings");
  await page.getByRole("main").getByText("Čeština", { exact: true }).click();
  await expect(other.getByRole("heading", { name: "Nastavení" })).toBeVisible();
  await other.getByText("Tmavý", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Nastavení" })).toBeVisible();
  // Where all has been cleared, the choices are gone too.
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

const UNREADABLE = [
  {
    why: "a newer version",
    id: "from-the-future",
    value: { version: 99, id: "from-the-future", board: "something new" },
    listed: "saved by a newer version",
    told: /This game was saved by a newer version of Klubovna\./,
    kept: '"board": "something new"',
  },
  {
    why: "damage",
    id: "damaged",
    value: { version: 1, id: "damaged", game: "folky" },
    listed: "the saved text is damaged",
    told: /The saved game is damaged\./,
    kept: '"game": "folky"',
  },
] as const;

for (const { why, id, value, listed, told, kept } of UNREADABLE) {
  test(`a stored game that cannot be read for ${why} is told, kept and handed out`, async ({
    page,
  }) => {
    await page.goto("./");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await store(page, id, value);
    await page.reload();
    await page.getByRole("link", { name: `${id} ${listed}` }).click();
    await expectSeen(page, told);
    await expectSeen(page, new RegExp(kept));
    const download = page.waitForEvent("download");
    await button(page, "Download").click();
    expect(await readFile(await (await download).path(), "utf8")).toContain(kept);
    expect(await stored(page, id)).toEqual(value);
  });
}

test("a stored record that the rules refuse is told with its place, and kept", async ({ page }) => {
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  const id = decodeURIComponent(page.url().split("/").at(-1) ?? "");
  const value = (await stored(page, id)) as { record: string };
  const broken = { ...value, record: value.record.replace(/\*\s*$/, "1. Nc4 *") };
  await page.goto("./#/");
  await expect(page.getByRole("heading", { name: "Games in progress" })).toBeVisible();
  await store(page, id, broken);
  await page.goto(`./#/game/${id}`);
  await expectSeen(page, /^Line \d+, column \d+: No knight can go to c4\.$/);
  await expect(button(page, "Download")).toBeVisible();
  expect(await stored(page, id)).toEqual(broken);
});

test("everything can be deleted from the settings, also what other tabs have", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const open = await newGame(other, "folky");
  await new Mouse(open).play("b1c3", "click", "White");
  const { x, y } = await open.middle("c3");
  await other.mouse.click(x, y, { button: "right" });
  await expect.poll(() => open.drawings()).toHaveLength(1);
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  await page.goto("./#/settings");
  await button(page, "Delete everything").click();
  const dialog = page.getByRole("dialog", { name: "Delete everything" });
  await expect(dialog).toContainText("This deletes 2 games and the settings.");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectSeen(page, "Done: no game and no setting is left here.");
  // The other tab neither goes on with a game that is gone, nor brings anything back.
  await expectSeen(other, /^This game is not on this device\./);
  await other.reload();
  await other.goto("./#/");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  for (const tab of [page, other]) {
    const kept = await tab.evaluate(() =>
      [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) =>
        key.startsWith("klubovna-"),
      ),
    );
    expect(kept).toEqual([]);
  }
  await page.goto("./#/");
  await expect(page.getByRole("heading", { name: "Games in progress" })).toHaveCount(0);
});

test("where browsers have no locks, as with plain http, no tab writes over what another one has played", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "locks"));
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  const other = await context.newPage();
  await other.goto(page.url());
  const there = await atBoard(other);
  await new Mouse(board).play("b8c6", "click", "Black");
  await new Mouse(board).play("g1f3", "click", "White");
  await board.expectOn("f3", "white knight");
  const record = await recordOf(page);
  // This tab knows nothing of that, until it writes.
  await new Mouse(there).play("g8f6", "click", "Black");
  await expectSeen(other, /^This game is open in another tab or window\./);
  await button(other, "Play here").click();
  await there.expectOn("f3", "white knight");
  expect(await recordOf(other)).toBe(record);
  await new Mouse(there).play("g8f6", "click", "Black");
  await there.expectOn("f6", "black knight");
  await other.reload();
  await there.expectOn("f6", "black knight");
  // Now the first tab is the one that knows nothing; the same move there would not be another game.
  await new Mouse(board).play("g8h6", "click", "Black");
  await expectSeen(page, /^This game is open in another tab or window\./);
});
