import { test as base, expect, type Page } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { hold } from "./support/hold";
import { Mouse } from "./support/mouse";
import { button, expectSeen, fromMenu, languages } from "./support/page";
import { atBoard, newGame } from "./support/play";
import { THOROUGH } from "./support/repeats";
import { type Releases, releases } from "./support/releases";
import { GAMES, ROUTES, visit } from "./support/routes";
import { openSpace } from "./support/space";

const test = base.extend<{ host: Releases }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  host: async ({}, use) => {
    const host = await releases();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
  serviceWorkers: "allow",
});

/** Who begins, where that is not White. */
const FIRST: Readonly<Record<string, string>> = { "animal-shogi": "First player" };

const READY = "A new version of Klubovna is ready. Your games stay.";
const BUSY = /^A game is open in another tab/;

const release = (page: Page) => page.locator("meta[name=klubovna-release]").getAttribute("content");

/** Which releases this browser keeps files of. */
const keptReleases = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).map((name) => name.split(" ").at(-1) ?? "");
    return names.filter((name) => name !== "games");
  });

/** The pages are kept, and the worker is at work. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Everything of a game is kept. */
const keptGame = (page: Page, game: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (game) => {
          const name = (await caches.keys()).find((name) => !name.endsWith(" games")) ?? "";
          const cache = await caches.open(name);
          const list = await cache.match(new URL("release.json", location.href).href);
          const { files = [] }: { files?: [string, number, string][] } = (await list?.json()) ?? {};
          const there = (await cache.keys()).map(({ url }) => url.slice(url.lastIndexOf("/") + 1));
          const own = files.filter(([, , of]) => of === game || of === "");
          return own.filter(([file]) => !there.includes(file.slice(file.lastIndexOf("/") + 1)));
        }, game),
      { timeout: 30_000 },
    )
    .toEqual([]);

const offer = (page: Page) => page.locator("release-notice").getByText(READY);

test("with everything kept the whole site works without a network, and asks for nothing", async ({
  page,
  context,
  host,
}) => {
  test.setTimeout(180_000);
  await page.goto("./#/settings");
  await expect(page.getByText(/^(Nothing|The pages are kept)/)).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Keep everything/).click();
  // Some four hundred files, in all languages.
  await expect(
    page.getByText(/^Everything is here \(\d\.\d MB\): all games, opponents, rules/),
  ).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await context.setOffline(true);
  host.down();
  host.asked.length = 0;
  await page.reload();
  for (const route of ROUTES) await visit(page, route);
  for (const game of THOROUGH ? GAMES : (["mixtour", "tri-d-chess"] as const)) {
    const board = await newGame(page, game, { program: { [FIRST[game] ?? "White"]: 1 } });
    await expect(page.locator("move-list .move").first()).toBeAttached();
    await page.reload();
    await atBoard(page);
    if (game !== "tri-d-chess") continue;
    await openSpace(board, "Space");
  }
  await page.goto("./#/settings");
  await languages(page).selectOption("cs");
  await expectSeen(page, /^Uloženo je všechno/);
  await page.goto("./#/rules/mixtour");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("pravidla");
  // The browser itself may look for a newer worker.
  expect(host.asked.filter((path) => !path.endsWith("/sw.js"))).toEqual([]);
});

test("after a first visit what was opened works without a network, and what was not says so", async ({
  page,
  context,
  host,
}) => {
  await newGame(page, "mixtour");
  await kept(page);
  await keptGame(page, "mixtour");
  await page.goto("./#/settings");
  await expectSeen(page, /^The pages and Mixtour are kept here/);
  await context.setOffline(true);
  host.down();
  await page.reload();
  const board = await newGame(page, "mixtour", { program: { Black: 1 } });
  await new Mouse(board).play("c3", "click", "White");
  await expect(page.locator("move-list .move")).toHaveCount(2);
  await page.goto("./#/new/folky");
  await expectSeen(page, /^This could not be loaded: the site cannot be reached/);
  await context.setOffline(false);
});

test("where there is no room for everything, or no network, that is said, and can be tried again", async ({
  page,
  context,
  host,
}) => {
  await page.goto("./#/settings");
  await kept(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(host.address);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_500_000 });
  await button(page, /^Keep everything/).click();
  await expectSeen(page, /^There is no room left for everything/);
  await expectSeen(page, /^The pages .* kept here/);
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  host.down();
  await button(page, /^Keep everything/).click();
  await expectSeen(page, /^This could not be loaded: the site cannot be reached/);
  host.up();
  await button(page, /^Keep everything/).click();
  await expectSeen(page, /^Everything is here/);
});

test("the site is kept, too, for whoever goes elsewhere before the first page is there", async ({
  page,
}) => {
  const first = await hold(page, /\/assets\/home-[^/]*\.js$/);
  await page.goto("./");
  await expect.poll(first.asked).toBeGreaterThan(0);
  // Other pages need words of the home page, which are held up as well.
  await page.evaluate(() => (location.hash = "#/about"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  first.release();
  await kept(page);
});

test("a new release is offered, and taken neither during a game nor without being asked", async ({
  page,
  context,
  host,
}) => {
  test.setTimeout(120_000);
  await page.goto("./");
  await kept(page);
  const first = await release(page);
  const board = await newGame(page, "mixtour");
  await new Mouse(board).play("c3", "click", "White");
  await keptGame(page, "mixtour");
  await host.next();
  // Another tab finds it, and may not take it.
  const other = await context.newPage();
  await other.goto("./");
  await expect(offer(other)).toBeVisible({ timeout: 30_000 });
  expect(await release(other)).toBe(first);
  await expectAccessible(other);
  await button(other, "Switch to the new version").click();
  await expectSeen(other, BUSY);
  expect(await release(other)).toBe(first);
  // The game goes on, with parts that the host has no more; nothing is offered beside it.
  await expect(offer(page)).toHaveCount(0);
  await new Mouse(board).play("c4", "click", "Black");
  await fromMenu(page, "Record");
  await expect(page.getByRole("dialog", { name: "The game as text" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.reload();
  await board.expectOn("c4", "black disc");
  expect(await release(page)).toBe(first);
  // The game is left: now it is offered here, too, and the other tab may take it.
  await page.goto("./#/rules/mixtour");
  await expect(offer(page)).toBeVisible();
  await other.goto("./#/about");
  await button(other, "Switch to the new version").click();
  await expect.poll(() => release(other).catch(() => first)).not.toBe(first);
  const second = await release(other);
  // The first tab goes on with the release that it began with.
  await expect(offer(page)).toHaveCount(0);
  await page.goto("./#/open");
  await expect(page.getByRole("heading", { level: 1, name: "Open a game" })).toBeVisible();
  expect(await release(page)).toBe(first);
  expect(await keptReleases(page)).toContain(first);
  // It is gone with its last tab.
  await page.close();
  await expect(async () => {
    await other.reload();
    await expect.poll(() => keptReleases(other), { timeout: 5000 }).toEqual([second]);
  }).toPass({ timeout: 40_000 });
});

test("what is missing of a release that the host has no more comes with the next one", async ({
  page,
  host,
}) => {
  await page.goto("./");
  await kept(page);
  const first = await release(page);
  await host.next();
  await page.goto("./#/new/mixtour");
  await expectSeen(
    page,
    /^There is a newer version of Klubovna, and this page is still the old one/,
  );
  await button(page, "Reload the page").click();
  await expect(button(page, "Start playing")).toBeVisible();
  expect(await release(page)).not.toBe(first);
});

test("the site can be installed as an app", async ({ page, context, host }) => {
  await page.goto("./");
  await kept(page);
  const session = await context.newCDPSession(page);
  // The browser's own reader of manifests; that the pictures are as it says is a test of its own.
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.address}site.webmanifest`);
  const { icons, start_url: start, display } = JSON.parse(data ?? "{}");
  expect([start, display]).toEqual(["./", "standalone"]);
  for (const { src } of icons) expect((await page.request.get(src)).status()).toBe(200);
});

test("other pages in the folder of the site are none of its business", async ({ page, host }) => {
  await page.goto("./");
  await kept(page);
  await page.reload();
  host.asked.length = 0;
  const answers = await page.evaluate(async () => {
    const names = ["club.html", "release.json", "icon.svg", "board-game.js"];
    const asked = names.map(async (name) => (await fetch(name)).status);
    return Promise.all(asked);
  });
  expect(answers).toEqual([404, 200, 200, 200]);
  expect(host.asked.map((path) => path.split("/").at(-1)).toSorted()).toEqual([
    "board-game.js",
    "club.html",
    "release.json",
  ]);
});

test("neither a frame of somebody else nor a page in a frame keeps anything", async ({
  page,
  host,
}) => {
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const AT_REST = /\/assets\/at-rest-[^/]*\.js$/;
  const atRest = () => host.asked.find((path) => AT_REST.test(path));
  await page.route("**/page.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe src="${host.address}embed.html#/mixtour/play?lang=en"></iframe>
        <iframe src="${host.address}#/settings"></iframe>`,
    }),
  );
  await page.goto("./page.html");
  const frame = page.frameLocator("iframe").nth(1);
  await expect(frame.getByText(/^(This browser|Tento prohlížeč)/)).toBeVisible();
  await expect(page.frameLocator("iframe").first().getByRole("gridcell").first()).toBeVisible();
  // Two seconds later the page in the frame has what would keep it, and has run it.
  await expect.poll(atRest).toBeDefined();
  const inner = page.frames().find((one) => one.url().endsWith("#/settings"));
  await inner?.evaluate(
    async (address) => {
      await import(address);
      await new Promise((next) => setTimeout(next));
    },
    new URL(atRest() ?? "", host.address).href,
  );
  expect(await registered()).toBe(0);
  // The same page by itself keeps the site.
  await page.goto("./#/settings");
  await expect.poll(registered).toBe(1);
});
