import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { button } from "./support/page";
import { atBoard } from "./support/play";

const NAMES = ["FOLKY®", "Mixtour", "Raindropchess®", "Animal Shogi", "Tri-D chess"] as const;

const card = (page: Page, name: string) =>
  page.locator("li.game").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Which of its positions a card shows; null before it shows any. */
const shown = (page: Page, name: string) =>
  card(page, name).evaluate(
    (element) => element.querySelector("board-game")?.match?.snapshot.node ?? null,
  );

/** What sits on either side: a level of the program, or nothing for a person. */
const seatsOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.querySelector("board-game")?.match?.tags;
    return [tags?.["WhiteType"] ?? "", tags?.["BlackType"] ?? ""];
  });

/** One move to the next. */
const STEP = 800;
/** Until boards move by themselves. */
const REST = 2000;

for (const name of NAMES) {
  test(`one press leads to a game against the weakest program: ${name}`, async ({ page }) => {
    await page.goto("./#/");
    await expect(page.locator("li.game")).toHaveCount(NAMES.length);
    await card(page, name).getByRole("button", { name: "Play" }).click();
    await atBoard(page);
    await expect(page.getByText("Adam").filter({ visible: true }).first()).toBeVisible();
    await expect.poll(async () => (await seatsOf(page)).toSorted()).toEqual(["", "level 1"]);
    // A person sits nearer.
    const near = page.locator('board-game > [slot="near"]');
    await expect(near).not.toContainText("Adam");
  });
}

test("the form opens with three choices, all else is folded, and the level stays", async ({
  page,
}) => {
  await page.goto("./#/");
  await card(page, "Tri-D chess").getByRole("link", { name: "Set up" }).click();
  const form = page.locator("form");
  await expect(form.getByRole("group", { name: "Opponent" })).toBeVisible();
  await expect(form.getByRole("group", { name: "Your side" })).toBeVisible();
  await form.getByLabel("Level").selectOption("4");
  await form.getByText("Black", { exact: true }).click();
  const controls = form.locator("input:visible, select:visible, textarea:visible");
  await expect(controls).toHaveCount(6);
  const folds = form.locator("details.more > summary");
  await expect(folds).toHaveText(["Variants (none)", "More options"]);
  await folds.first().click();
  await form.getByRole("checkbox", { name: /^V\.A4 / }).check();
  await expect(folds.first()).toHaveText("Variants (1)");
  await button(page, "Start playing").click();
  await atBoard(page);
  await expect.poll(() => seatsOf(page)).toEqual(["level 4", ""]);
  // Kept for the next game, of any kind.
  await page.goto("./#/");
  await card(page, "Mixtour").getByRole("button", { name: "Play" }).click();
  await atBoard(page);
  await expect.poll(async () => (await seatsOf(page)).toSorted()).toEqual(["", "level 4"]);
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [844, 390],
] as const) {
  test(`the first game of a kind says what wins, until that is read: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const how = page.getByRole("region", { name: "How to win:" });
    const begin = async (name: string) => {
      await page.goto("./#/");
      await card(page, name).getByRole("button", { name: "Play" }).click();
      await atBoard(page);
      await expect(button(page, "More").first()).toBeVisible();
    };
    await begin("Mixtour");
    await expect(how).toContainText("A stack of five discs or more with yours on top wins.");
    await expect(how).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.reload();
    await how.getByRole("button", { name: "Got it" }).click();
    await expect(how).toHaveCount(0);
    await begin("FOLKY®");
    await expect(how).toContainText("Whoever places the eighth pawn first wins.");
    await begin("Mixtour");
    await expect(how).toHaveCount(0);
  });
}

test("two at one table are one step further", async ({ page }) => {
  await page.goto("./#/");
  await card(page, "Mixtour").getByRole("link", { name: "Set up" }).click();
  await page.getByText("Two at one table", { exact: true }).click();
  await page.getByRole("textbox", { name: "White", exact: true }).fill("Anna");
  await button(page, "Start playing").click();
  await atBoard(page);
  expect(await seatsOf(page)).toEqual(["", ""]);
});

test("what is to be corrected is unfolded", async ({ page }) => {
  await page.goto("./#/new/mixtour");
  await page.getByText("More options").click();
  await page.getByLabel("Points to win").fill("");
  await page.getByText("More options").click();
  await button(page, "Start playing").click();
  await expect(page.getByLabel("Points to win")).toBeFocused();
});

/** Time goes on until a card shows a position, or for a minute. */
async function goesTo(page: Page, name: string, position: number) {
  for (let time = 0; time < 60_000 && (await shown(page, name)) !== position; time += STEP) {
    await page.clock.runFor(STEP);
  }
  expect(await shown(page, name)).toBe(position);
}

test("boards move by themselves, one at a time, once the page rests and until one is stopped", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("./#/");
  await expect(card(page, "Mixtour")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(REST - 100);
  expect(await shown(page, "FOLKY®")).toBeNull();
  expect(asked.filter((url) => /demonstration|board-game|wasm/.test(url))).toEqual([]);

  // An emblem stays until the board in its place has its picture.
  const kept = page.evaluate(
    () =>
      new Promise<boolean | undefined>((resolve) => {
        const list = document.querySelector("ul:has(> .game)");
        const board = () => list?.querySelector(".emblem > board-game");
        const look = () =>
          board() &&
          resolve(board()?.previousElementSibling?.checkVisibility({ visibilityProperty: true }));
        if (list) new MutationObserver(look).observe(list, { childList: true, subtree: true });
      }),
  );
  await page.clock.runFor(200);
  const moving = page.locator('li.game .show[aria-pressed="true"]');
  expect(await kept).toBe(true);
  await expect.poll(() => shown(page, "FOLKY®")).toBeGreaterThan(8);
  await expect.poll(() => shown(page, "Mixtour")).not.toBeNull();
  await expect(card(page, "Mixtour").locator(".art")).toBeHidden();
  const last = await shown(page, "FOLKY®");
  await page.clock.runFor(STEP);
  await expect.poll(() => shown(page, "FOLKY®")).toBe(0);
  await goesTo(page, "FOLKY®", 2);
  await expect(moving).toHaveCount(1);
  const needless = /wasm|\/(hands|reading|cards|trays|rules)-|-(told|reasons)-/;
  expect(asked.filter((url) => needless.test(url))).toEqual([]);
  // After its last move the next one has its turn.
  await goesTo(page, "Mixtour", 0);
  await goesTo(page, "Mixtour", 2);
  expect(await shown(page, "FOLKY®")).toBe(last);
  await expect(moving).toHaveCount(1);

  await moving.click();
  await page.mouse.move(1, 1);
  await expect(moving).toHaveCount(0);
  const before = await Promise.all(NAMES.map((name) => shown(page, name)));
  await page.clock.runFor(60_000);
  expect(await Promise.all(NAMES.map((name) => shown(page, name)))).toEqual(before);
});

test("without motion boards stand by themselves in their last position", async ({ page }) => {
  await page.clock.install();
  await page.goto("./#/");
  await expect(card(page, "Mixtour")).toBeVisible();
  await page.clock.runFor(2 * REST);
  await expect.poll(() => shown(page, "FOLKY®")).toBeGreaterThan(8);
  const position = await shown(page, "FOLKY®");
  await page.clock.runFor(60_000);
  expect(await shown(page, "FOLKY®")).toBe(position);
  await expect(page.locator('li.game .show[aria-pressed="true"]')).toHaveCount(0);
});

test("the page that is left holds nothing of its boards", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  /** How many hear whether the page is seen. */
  const heard = async () => {
    const { result } = await devtools.send("Runtime.evaluate", { expression: "document" });
    const { objectId = "" } = result;
    const { listeners } = await devtools.send("DOMDebugger.getEventListeners", { objectId });
    return listeners.filter(({ type }) => type === "visibilitychange").length;
  };
  await page.goto("./#/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const before = await heard();
  await page.goto("./#/");
  await card(page, "Mixtour").hover();
  await expect.poll(() => shown(page, "Mixtour")).not.toBeNull();
  expect(await heard()).toBeGreaterThan(before);
  await page.goto("./#/about");
  await expect.poll(heard).toBe(before);
});

test("a card shows a few moves while it is pointed at", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("./#/");
  const mixtour = card(page, "Mixtour");
  await mixtour.hover();
  await expect.poll(() => shown(page, "Mixtour")).toBe(0);
  const moves = mixtour.getByRole("button", { name: "A few moves of Mixtour" });
  await expect(moves).toHaveAttribute("aria-pressed", "true");
  expect(asked.filter((url) => url.includes("wasm"))).toEqual([]);
  await page.clock.runFor(STEP);
  expect(await shown(page, "Mixtour")).toBe(1);
  await page.clock.runFor(2 * STEP);
  expect(await shown(page, "Mixtour")).toBe(3);

  await moves.click();
  await expect(moves).toHaveAttribute("aria-pressed", "false");
  await page.clock.runFor(20_000);
  expect(await shown(page, "Mixtour")).toBe(3);
  // Pointing at it does not begin again what a person has stopped.
  await page.mouse.move(1, 1);
  await mixtour.hover();
  await page.clock.runFor(20_000);
  expect(await shown(page, "Mixtour")).toBe(3);
  await moves.click();
  await expect(moves).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(STEP);
  expect(await shown(page, "Mixtour")).toBe(4);
});

test("one card moves at a time, with the keyboard too, and none that is out of sight", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.clock.install();
  await page.goto("./#/");
  await card(page, "FOLKY®").getByRole("link", { name: "Rules" }).focus();
  await expect.poll(() => shown(page, "FOLKY®")).toBe(0);
  await page.clock.runFor(STEP);
  expect(await shown(page, "FOLKY®")).toBe(1);
  await card(page, "Mixtour").getByRole("button", { name: "Play" }).focus();
  await expect.poll(() => shown(page, "Mixtour")).toBe(0);
  await page.clock.runFor(STEP);
  expect([await shown(page, "FOLKY®"), await shown(page, "Mixtour")]).toEqual([1, 1]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(card(page, "Mixtour").getByRole("button", { name: /^A few moves/ })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await page.clock.runFor(20_000);
  expect(await shown(page, "Mixtour")).toBe(1);
});

test("without motion a card shows one position, and with each press the next", async ({ page }) => {
  await page.clock.install();
  await page.goto("./#/");
  const folky = card(page, "FOLKY®");
  await folky.hover();
  await expect.poll(() => shown(page, "FOLKY®")).toBeGreaterThan(8);
  const position = await shown(page, "FOLKY®");
  await page.clock.runFor(20_000);
  expect(await shown(page, "FOLKY®")).toBe(position);
  for (const next of [0, 1]) {
    await folky.getByRole("button", { name: /^A few moves/ }).click();
    await page.clock.runFor(20_000);
    expect(await shown(page, "FOLKY®")).toBe(next);
  }
});

test("a finger has a card move that is anywhere in the window", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    hasTouch: true,
    reducedMotion: "no-preference",
    locale: "en-GB",
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("./#/");
  await card(page, "Raindropchess®")
    .getByRole("button", { name: /^A few moves/ })
    .tap();
  await expect.poll(() => shown(page, "Raindropchess®")).toBe(0);
  await expect(
    card(page, "Raindropchess®").getByRole("button", { name: /^A few moves/ }),
  ).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(STEP);
  expect(await shown(page, "Raindropchess®")).toBe(1);
  await context.close();
});
