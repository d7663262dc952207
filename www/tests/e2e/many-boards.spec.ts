import { expect, type Page, test } from "@playwright/test";

import type { BoardGame } from "../../src/board";
import { clubPage, ready } from "./support/club-page";
import { hold } from "./support/hold";
import { countWatchers, watchers } from "./support/watchers";

/** How many boards of the page have their positions, and how many there are. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const boards = [...document.querySelectorAll<BoardGame>("board-game")];
    return [boards.filter(({ view, match }) => view && match).length, boards.length];
  });

test("rules can be printed whole, although nobody has scrolled to their boards", async ({
  page,
}) => {
  await page.goto("./#/rules/raindropchess");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(async () => {
      const [there, all] = await drawn(page);
      return all !== undefined && all > 3 && there === all;
    })
    .toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a board far down a page that is never at rest is there when the page is printed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const far = `<div style="height: 5000px"></div><board-game game="mixtour"></board-game>`;
  await clubPage(page, `<board-game game="folky"></board-game>${far}`);
  await ready(page);
  expect(await drawn(page)).toEqual([1, 2]);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await ready(page, 2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("boards far down a page have their room from the beginning, and come when they are near", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const games = ["folky", "mixtour", "animal-shogi", "raindropchess"];
  const boards = Array.from(
    { length: 24 },
    (_, at) => `<board-game game="${games[at % 4]}" mode="diagram" bare></board-game>`,
  );
  await clubPage(page, boards.join(""));
  await expect.poll(async () => (await drawn(page))[0]).toBeGreaterThan(1);
  const heights = () =>
    page
      .locator("board-game")
      .evaluateAll((all) => all.map((board) => Math.round(board.getBoundingClientRect().height)));
  const before = await heights();
  const [there, all] = await drawn(page);
  expect(all).toBe(24);
  expect(there).toBeLessThan(6);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = () =>
    page
      .locator("board-game")
      .last()
      .evaluate((board) => !!(board as BoardGame).match);
  await expect.poll(last).toBe(true);
  // None in between has come, and what came takes the room that it had.
  expect((await drawn(page))[0]).toBeLessThan(14);
  const after = await heights();
  const grown = after.map((height, at) => Math.abs(height - (before[at] ?? 0)));
  expect(Math.max(...grown)).toBeLessThanOrEqual(1);
});

test("what has been scrolled past is left out of the page's work, and keeps its room", async ({
  page,
}) => {
  const games = ["folky", "raindropchess", "tri-d-chess", "animal-shogi"];
  const boards = Array.from(
    { length: 24 },
    (_, at) => `<board-game game="${games[at % 4]}" mode="diagram"></board-game>`,
  );
  await clubPage(page, boards.join(""));
  await ready(page, 24);
  const settled = page.locator("board-game .settled");
  await expect(settled).toHaveCount(24);
  const seen = () =>
    page
      .locator("board-game .fit")
      .evaluateAll((all) => all.map((one) => one.checkVisibility({ contentVisibilityAuto: true })));
  const heights = () =>
    page
      .locator("board-game")
      .evaluateAll((all) => all.map((board) => board.getBoundingClientRect().height));
  const before = await heights();
  await expect.poll(async () => (await seen()).at(-1)).toBe(false);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await seen())[0]).toBe(false);
  await expect.poll(async () => (await seen()).at(-1)).toBe(true);
  expect(await heights()).toEqual(before);
  // Also where the window has another width meanwhile.
  await page.setViewportSize({ width: 360, height: 720 });
  await expect.poll(async () => (await heights())[0]).not.toBe(before[0]);
  await expect(settled).toHaveCount(24);
  await expect.poll(async () => (await seen())[0]).toBe(false);
  const after = await heights();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await seen())[0]).toBe(true);
  expect((await heights())[0]).toBe(after[0]);
  // Nobody scrolls on paper.
  await page.emulateMedia({ media: "print" });
  await expect.poll(async () => (await seen()).every(Boolean)).toBe(true);
});

test("a board that is only looked at is told in words, and has hands when a person comes to it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await clubPage(page, `<board-game game="folky" mode="diagram"></board-game>`);
  const rook = page.getByRole("gridcell", { name: "a1, white rook" });
  await expect(rook).toHaveCount(1);
  const hands = page.locator("board-game .signs");
  await expect(hands).toHaveCount(0);
  expect(asked.filter((url) => /-told|-reasons|on-request/.test(url))).toEqual([]);
  await rook.focus();
  await expect(hands).toHaveCount(1);
  await expect(rook).toBeFocused();
  await page.keyboard.press("p");
  await expect(page.locator("board-game [aria-live=polite]")).toContainText("rook");
});

test("a board that nobody reaches has its picture alone, until it is within reach", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await clubPage(page, `<board-game game="folky" mode="diagram" bare inert></board-game>`);
  await ready(page);
  const board = page.locator("board-game");
  await board.hover({ force: true });
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  await expect(board.locator(".cells")).toHaveCount(0);
  expect(asked.filter((url) => /reading|hands|-told|-reasons/.test(url))).toEqual([]);
  await board.evaluate((element: BoardGame) => (element.inert = false));
  await expect(page.getByRole("gridcell", { name: "a1, white rook" })).toHaveCount(1);
});

for (const game of ["folky", "mixtour", "animal-shogi", "raindropchess", "tri-d-chess"]) {
  test(`diagrams of ${game} take the room that was kept for them`, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`./#/rules/${game}`);
    await expect.poll(async () => (await drawn(page))[0]).toBeGreaterThan(0);
    const heights = () =>
      page
        .locator("board-game[bare]")
        .evaluateAll((all) =>
          (all as BoardGame[]).map((one) => [
            one.match ? 1 : 0,
            one.getBoundingClientRect().height,
          ]),
        );
    const before = await heights();
    await page.evaluate(() => {
      for (const name of ["beforeprint", "afterprint"]) dispatchEvent(new Event(name));
    });
    await expect
      .poll(async () => {
        const [there, all] = await drawn(page);
        return there === all;
      })
      .toBe(true);
    const after = await heights();
    // Some had not come yet.
    expect(before.some(([there]) => !there)).toBe(true);
    for (const [at, [, height = 0]] of before.entries()) {
      expect(Math.abs((after[at]?.[1] ?? 0) - height)).toBeLessThanOrEqual(1);
    }
  });
}

test("a board in sight waits for nobody to tell where it is", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {
        // Never tells anything.
      }
    };
  });
  const far = `<div style="height: 5000px"></div><board-game game="mixtour"></board-game>`;
  const hidden = `<board-game game="mixtour" style="display: none"></board-game>`;
  const seen = `<board-game game="folky"></board-game>`;
  await clubPage(page, seen + hidden + seen + far);
  await ready(page, 2);
  await expect.poll(() => drawn(page)).toEqual([2, 4]);
});

test("boards watch the page together, and leave nothing behind", async ({ page }) => {
  await countWatchers(page);
  await clubPage(page, `<main style="display: flex; flex-wrap: wrap"></main>`);
  const before = await watchers(page);
  const add = (count: number) =>
    page.evaluate((boards) => {
      const main = document.querySelector("main");
      for (let at = 0; at < boards; at++) {
        const board = document.createElement("board-game");
        board.setAttribute("game", "folky");
        board.setAttribute("mode", "diagram");
        // All in sight.
        board.style.inlineSize = "120px";
        main?.append(board);
      }
    }, count);
  await add(1);
  await ready(page);
  // What comes after its picture is there.
  await expect.poll(async () => (await watchers(page)).listeners).toBeGreaterThan(before.listeners);
  const one = await watchers(page);
  await add(7);
  await ready(page, 8);
  // What waits for something once has soon stopped.
  await expect.poll(() => watchers(page)).toEqual({ ...one, sizes: before.sizes + 8 });
  await page.evaluate(() => document.querySelector("main")?.replaceChildren());
  const after = () => watchers(page);
  await expect.poll(after).toEqual(before);
});

test("only a board that is played on has layers of the screen for a hand", async ({ page }) => {
  await clubPage(
    page,
    `<board-game game="folky" mode="diagram"></board-game><board-game game="folky"></board-game>`,
  );
  await ready(page, 2);
  await expect(page.getByRole("grid")).toHaveCount(2);
  const layers = await page.evaluate(() =>
    [...document.querySelectorAll("board-game")].map(({ shadowRoot }) => {
      const all = [...(shadowRoot?.querySelectorAll("*") ?? [])];
      return all.filter(
        (one) => one.checkVisibility() && getComputedStyle(one).willChange !== "auto",
      ).length;
    }),
  );
  expect(layers).toEqual([0, 2]);
});

test("no board puts on the style sheets that it wears already", async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = ShadowRoot;
    const own = Object.getOwnPropertyDescriptor(prototype, "adoptedStyleSheets");
    const put = { all: 0, again: 0 };
    Object.assign(window, { put });
    Object.defineProperty(prototype, "adoptedStyleSheets", {
      ...own,
      set(this: ShadowRoot, sheets: readonly CSSStyleSheet[]) {
        const worn = this.adoptedStyleSheets;
        put.all++;
        if (worn.length === sheets.length && sheets.every((one, at) => one === worn[at])) {
          put.again++;
        }
        own?.set?.call(this, sheets);
      },
    });
  });
  await clubPage(page, `<board-game game="folky" mode="diagram"></board-game>`);
  await ready(page);
  const put = await page.evaluate(
    () => (window as unknown as { put: { all: number; again: number } }).put,
  );
  expect(put.all).toBeGreaterThan(0);
  expect(put.again).toBe(0);
});

/** Small diagrams, all in sight. */
const manySmall = (count: number) =>
  `<main style="display: flex; flex-wrap: wrap">${`<board-game game="folky" mode="diagram" bare style="inline-size: 80px"></board-game>`.repeat(count)}</main>`;

test("of many boards in sight the first is seen before the last is drawn", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    let frames = 0;
    const frame = () => {
      frames++;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    addEventListener("bg-ready", () => seen.push(frames), true);
    Object.assign(window, { seen });
  });
  await clubPage(page, manySmall(40));
  await ready(page, 40);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen).toHaveLength(40);
  const [first = 0] = seen;
  expect(seen.filter((frame) => frame === first).length).toBeLessThan(10);
});

test("of many boards the first are seen empty while the rules are on their way", async ({
  page,
}) => {
  const held = await hold(page, /folky_bg-.*\.wasm/);
  await clubPage(page, manySmall(40));
  const empty = () =>
    page
      .locator("board-game")
      .evaluateAll((all) => all.filter((board) => (board as BoardGame).view !== null).length);
  await expect.poll(empty).toBe(10);
  const heights = () =>
    page
      .locator("board-game")
      .evaluateAll((all) => all.map((board) => Math.round(board.getBoundingClientRect().height)));
  const before = await heights();
  // Those that only keep their room are as high as the others, and stay so.
  expect(Math.max(...before) - Math.min(...before)).toBeLessThanOrEqual(1);
  held.release();
  await ready(page, 40);
  expect(await heights()).toEqual(before);
});
