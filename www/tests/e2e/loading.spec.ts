import { expect, type Page, test } from "@playwright/test";

import { Board } from "./support/board";
import { clubPage, ready, told } from "./support/club-page";
import { frames } from "./support/frames";
import { hold } from "./support/hold";
import { online } from "./support/network";
import { button, fromMenu, inMenu, languages } from "./support/page";
import { newGame } from "./support/play";
import { countStored } from "./support/storage";

const UNREACHABLE = "This could not be loaded: the site cannot be reached. What is here stays.";
const FAILED = "This could not be loaded.";
const GONE =
  "There is a newer version of Klubovna, and this page is still the old one. Reload it to go on.";

/** What was thrown and heard by nobody. */
function unheard(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

/** Where it is written; a board says it besides, for those who only hear it. */
const seen = (page: Page, text: string | RegExp) =>
  page.locator(".warn, .trouble p, .wrong").filter({ hasText: text, visible: true });

test.describe("without the network", () => {
  /** The list is open already when the network goes. */
  const chosen = async (page: Page, name: string) => {
    await online(page);
    const item = await inMenu(page, name);
    await page.context().setOffline(true);
    await item.click();
  };
  for (const [name, open] of [
    ["More", (page: Page) => button(page, "More").click()],
    ["Record", (page: Page) => chosen(page, "Record")],
    ["Resign", (page: Page) => chosen(page, "Resign")],
    ["Keys", (page: Page) => chosen(page, "Keys")],
    ["?", (page: Page) => page.keyboard.press("?")],
    ["Note", (page: Page) => button(page, "Comment on this move").click()],
  ] as const) {
    test(`${name} says why it does nothing, and can be tried again`, async ({ page, context }) => {
      const errors = unheard(page);
      const board = await newGame(page, "folky");
      await context.setOffline(true);
      await open(page);
      await expect(seen(page, UNREACHABLE)).toBeVisible();
      await board.expectOn("a1", "white rook");
      await online(page);
      await button(page, "Try again").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(seen(page, UNREACHABLE)).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }

  test("a language is not chosen before its words are there, and all else can be", async ({
    page,
    context,
  }) => {
    const errors = unheard(page);
    await page.goto("#/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await context.setOffline(true);
    await languages(page).selectOption("cs");
    await expect(seen(page, UNREACHABLE)).toBeVisible();
    await expect(languages(page)).toHaveValue("en");
    const stored = () => page.evaluate(() => localStorage.getItem("klubovna-settings") ?? "");
    expect(await stored()).not.toContain('"cs"');
    // The same by its radio button, which then says what holds.
    await page.getByRole("main").getByText("Čeština", { exact: true }).click();
    await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
    await page.getByRole("button", { name: /^Theme:/ }).click();
    await expect(page.getByRole("button", { name: "Theme: Light" })).toBeVisible();
    expect(await stored()).toContain('"light"');
    await online(page);
    await languages(page).selectOption("cs");
    await expect(languages(page)).toHaveValue("cs");
    await expect(page.getByRole("heading", { level: 1, name: "Nastavení" })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("what a key asks of the board is answered with the reason", async ({ page, context }) => {
    const errors = unheard(page);
    const board = await newGame(page, "folky");
    await board.cell("a1").focus();
    await context.setOffline(true);
    await page.keyboard.press("p");
    const bubble = page.locator("board-game .bubble");
    await expect(bubble).toHaveText(UNREACHABLE);
    await online(page);
    await page.keyboard.press("p");
    const told = page.getByRole("status").filter({ hasText: "white rook: a1, h1; " });
    await expect(told).toHaveCount(1);
    expect(errors).toEqual([]);
  });

  test("a page that is not here leaves the one that is", async ({ page, context }) => {
    const errors = unheard(page);
    const board = await newGame(page, "mixtour");
    await context.setOffline(true);
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(seen(page, UNREACHABLE)).toBeVisible();
    await board.expectOn("c3", "empty");
    await online(page);
    await button(page, "Try again").click();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(seen(page, UNREACHABLE)).toHaveCount(0);
    await page.goBack();
    await board.expectOn("c3", "empty");
    expect(errors).toEqual([]);
  });

  test("a game whose page stays is played on, and the same link leads away from it", async ({
    page,
    context,
  }) => {
    const errors = unheard(page);
    const board = await newGame(page, "mixtour");
    const game = page.url();
    await context.setOffline(true);
    const settings = page.getByRole("link", { name: "Settings" });
    for (let press = 0; press < 2; press++) {
      await settings.click();
      await expect(seen(page, UNREACHABLE)).toBeVisible();
      await button(page, "Close").click();
      await expect(seen(page, UNREACHABLE)).toHaveCount(0);
      await expect(page).toHaveURL(game);
    }
    await online(page);
    await fromMenu(page, "Rematch");
    const dialog = page.getByRole("dialog", { name: "Rematch" });
    await dialog.getByRole("button", { name: "Start a new game" }).click();
    await expect(page).not.toHaveURL(game);
    await board.expectOn("c3", "empty");
    await settings.click();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("a link that somebody has sent is not lost where its page cannot be loaded", async ({
    page,
    context,
  }) => {
    await newGame(page, "mixtour");
    const { origin, pathname } = new URL(page.url());
    await context.setOffline(true);
    await page.evaluate(() => (location.hash = "#/open/1x"));
    // Nor where they try something else before the network is back.
    for (const name of ["Settings", "Open"]) {
      await expect(seen(page, UNREACHABLE)).toBeVisible();
      await page.getByRole("link", { name, exact: true }).click();
    }
    await expect(seen(page, UNREACHABLE)).toBeVisible();
    await button(page, "Close").click();
    await online(page);
    await page.reload();
    await expect(page).toHaveURL(`${origin}${pathname}#/open/1x`);
    await expect(seen(page, /^This link is not whole/)).toBeVisible();
  });

  test("a page that nobody has sent is not opened by a reload of the game", async ({
    page,
    context,
  }) => {
    const board = await newGame(page, "mixtour");
    const game = page.url();
    await context.setOffline(true);
    await page.getByRole("link", { name: "Open", exact: true }).click();
    await expect(seen(page, UNREACHABLE)).toBeVisible();
    await button(page, "Close").click();
    await online(page);
    await page.reload();
    await board.expectOn("c3", "empty");
    await expect(page).toHaveURL(game);
  });

  test("the code for a page says why there is no sample game in it", async ({ page, context }) => {
    const errors = unheard(page);
    await page.goto("#/webmaster");
    await page.locator(".segments").getByText("Replaying a game", { exact: true }).click();
    const sample = button(page, "Use the sample game");
    await expect(sample).toBeVisible();
    await context.setOffline(true);
    await sample.click();
    const trouble = page.locator(".trouble").filter({ hasText: UNREACHABLE });
    await expect(trouble).toBeVisible();
    await online(page);
    await trouble.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Record or moves")).not.toHaveValue("");
    expect(errors).toEqual([]);
  });

  test("a sample game says why it does not open", async ({ page, context }) => {
    const errors = unheard(page);
    await page.goto("./");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole("button", { name: /annotated|sample/i })
      .first()
      .click();
    await expect(seen(page, UNREACHABLE)).toBeVisible();
    await online(page);
    await button(page, "Try again").click();
    await expect(page).toHaveURL(/#\/game\/sample-/);
    expect(errors).toEqual([]);
  });

  test("a text of another program is not called wrong", async ({ page, context }) => {
    const errors = unheard(page);
    await page.goto("#/open");
    await page.getByRole("textbox").fill("# KIF\n手合割：平手\n1 ７六歩(77)\n");
    await context.setOffline(true);
    await button(page, "Open").click();
    await expect(seen(page, UNREACHABLE)).toBeVisible();
    await online(page);
    await button(page, "Open").click();
    await expect(seen(page, UNREACHABLE)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test("the site says why it does not begin, and can be tried again", async ({ page }) => {
  const errors = unheard(page);
  await page.route("**/home-*.js", (route) => route.abort());
  await page.goto("./");
  await expect(page.getByRole("main")).toContainText(FAILED);
  await page.unroute("**/home-*.js");
  await button(page, "Try again").click();
  await expect(page.getByRole("link", { name: "FOLKY®" }).first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(FAILED);
  expect(errors).toEqual([]);
});

test("the site says in Czech, too, why it does not begin", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("klubovna-settings", '{"language":"cs"}'));
  await page.route(/\/assets\/(?:home|errors)-.*\.js/, (route) => route.abort());
  await page.goto("./");
  await expect(page.getByRole("main")).toContainText("Tohle se nepodařilo načíst.");
  await expect(button(page, "Zkusit znovu")).toBeVisible();
});

test("a backup that cannot be offered in words is not offered, and nobody is troubled", async ({
  page,
}) => {
  const errors = unheard(page);
  for (let games = 1; games <= 2; games++) {
    const board = await newGame(page, "mixtour");
    await board.place("c3").click();
    await board.expectOn("c3", "white disc");
    await expect.poll(() => countStored(page)).toBe(games);
  }
  await page.route(/\/assets\/backup-[^-]*\.js/, (route) => route.abort());
  let refused = 0;
  page.on("requestfailed", () => refused++);
  await page.goto("#/");
  await expect(page.locator("backup-offer")).toBeAttached();
  // They are asked for once more before they are given up.
  await expect.poll(() => refused).toBeGreaterThan(1);
  await frames(page);
  await expect(page.locator("backup-offer")).toBeEmpty();
  await expect(page.locator(".trouble")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("styles that could not be loaded are asked for again", async ({ page }) => {
  const errors = unheard(page);
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.route("**/open-*.css", (route) => route.abort());
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await expect(seen(page, FAILED)).toBeVisible();
  await page.unroute("**/open-*.css");
  await button(page, "Try again").click();
  await expect(page.getByRole("textbox")).toBeVisible();
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ""));
  expect(sheets.filter((href) => /\/open-[^/]*\.css$/.test(href))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a page whose release is gone offers to reload, and comes back to the game", async ({
  page,
}) => {
  const errors = unheard(page);
  const board = await newGame(page, "mixtour");
  await board.place("c3").click();
  await board.expectOn("c3", "white disc");
  const address = page.url();
  // Another release: its page has other names, and the old files are gone.
  const home = new URL("./", address).href;
  await page.route(home, async (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    return route.fulfill({ body: '<script src="./assets/index-later.js"></script>' });
  });
  await page.route("**/record-sheet-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await fromMenu(page, "Record");
  await expect(seen(page, GONE)).toBeVisible();
  await board.expectOn("c3", "white disc");
  await page.unroute("**/record-sheet-*.js");
  await Promise.all([page.waitForEvent("load"), button(page, "Reload the page").click()]);
  await board.expectOn("c3", "white disc");
  expect(page.url()).toBe(address);
  await fromMenu(page, "Record");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(errors).toEqual([]);
});

test("who has left while something was loading is not called back", async ({ page }) => {
  await page.goto("./");
  const held = await hold(page, /\/assets\/sample-game\.en-.*\.js/);
  await page
    .getByRole("button", { name: /annotated|sample/i })
    .first()
    .click();
  await expect.poll(held.asked).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  held.release();
  // The game is made all the same: it is on the home page.
  await expect.poll(() => countStored(page)).toBe(1);
  await frames(page);
  await expect(page).toHaveURL(/#\/settings$/);
});

test.describe("a board on somebody's page", () => {
  test("shows what stands between its tags, says why, and can be tried again", async ({ page }) => {
    const errors = unheard(page);
    await page.route(/\/assets\/replay-.*\.js/, (route) => route.abort());
    await clubPage(page, `<board-game game="folky" mode="replay">1. Rh7 Ra3</board-game>`);
    const alert = page.getByRole("alert").filter({ hasText: /./ });
    await expect(alert).toContainText(FAILED);
    await expect(page.getByText("1. Rh7 Ra3")).toBeVisible();
    expect((await told(page)).filter(({ type }) => type === "bg-error")).toHaveLength(1);
    await page.unroute(/\/assets\/replay-.*\.js/);
    await button(page, "Try again").click();
    await ready(page);
    await expect(alert).toHaveCount(0);
    await expect(page.getByText("1. Rh7 Ra3", { exact: true })).toBeHidden();
    expect(errors).toEqual([]);
  });

  test("says that another release is there, by the text of the script with the lasting name", async ({
    page,
  }) => {
    const later = { asked: 0 };
    await page.route("**/board-game.js", async (route) => {
      if (route.request().resourceType() !== "fetch") return route.continue();
      later.asked++;
      return route.fulfill({ body: "another release" });
    });
    await page.route(/\/assets\/replay-.*\.js/, (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await clubPage(page, `<board-game game="folky" mode="replay">1. Rh7 Ra3</board-game>`);
    const alert = page.getByRole("alert").filter({ hasText: /./ });
    await expect(alert).toContainText(GONE);
    expect(later.asked).toBeGreaterThan(0);
    await page.unroute("**/board-game.js");
    // The same release: only this part of it cannot be had.
    await page.locator("board-game").evaluate((element) => element.setAttribute("mode", "analyse"));
    await expect(alert).toContainText(FAILED);
  });

  test("is one element with its parts, whatever stands behind the address of the script", async ({
    page,
  }) => {
    await page.route("**/club/old.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><title>Club</title>
          <script type="module" src="../board-game.js?v=2"></script>
          <board-game game="animal-shogi"></board-game></html>`,
      }),
    );
    await page.goto("./club/old.html");
    await new Board(page).expectOn("5i", "lion of the first player");
    const same = await page.evaluate(async () => {
      const parts = new URL("../board-game.js", location.href).href;
      const { BoardGame } = (await import(parts)) as { BoardGame: unknown };
      return customElements.get("board-game") === BoardGame;
    });
    expect(same).toBe(true);
  });

  test("keeps its game while another cannot be loaded", async ({ page }) => {
    const errors = unheard(page);
    await clubPage(page, `<board-game game="folky"></board-game>`);
    await ready(page);
    const board = new Board(page);
    await board.place("h1").click();
    await board.place("h7").click();
    await board.expectOn("h7", "white rook");
    const set = (name: string, value: string) =>
      page.locator("board-game").evaluate(
        (element, [name = "", value = ""]) => {
          element.setAttribute(name, value);
        },
        [name, value],
      );
    const blocked = /\/assets\/(?:replay-|mixtour-).*\.js/;
    await page.route(blocked, (route) => route.abort());
    await set("mode", "replay");
    const alert = page.getByRole("alert").filter({ hasText: /./ });
    await expect(alert).toContainText(FAILED);
    await board.expectOn("h7", "white rook");
    await page.unroute(blocked);
    // The game can be played on meanwhile.
    await board.place("a8").click();
    await board.place("a3").click();
    await board.expectOn("a3", "black rook");
    await expect(alert).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test("whose page owns the game says so, too", async ({ page }) => {
    const errors = unheard(page);
    await newGame(page, "mixtour");
    await page.route(/\/assets\/(?:status|replay)-.*\.js/, (route) => route.abort());
    await page.locator("board-game").evaluate((element) => element.setAttribute("mode", "replay"));
    const alert = page.locator("board-game").getByRole("alert").filter({ hasText: /./ });
    await expect(alert).toContainText(FAILED);
    await page.unroute(/\/assets\/(?:status|replay)-.*\.js/);
    await button(page, "Try again").click();
    await expect(alert).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test("in a frame the last address counts, however long another takes", async ({ page }) => {
  const held = await hold(page, /\/assets\/mixtour-.*\.js/);
  await page.goto("./embed.html#/mixtour/diagram?lang=en");
  await expect.poll(held.asked).toBeGreaterThan(0);
  await page.evaluate(() => (location.hash = "#/folky/diagram?lang=en"));
  await expect(page.getByRole("grid", { name: "Board, FOLKY®" })).toBeAttached();
  held.release();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1, name: "FOLKY®" })).toHaveCount(1);
  await expect(page.locator("board-game")).toHaveCount(1);
});
