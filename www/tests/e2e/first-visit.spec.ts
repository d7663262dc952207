import { expect, type Page, test } from "@playwright/test";

import { atBoard } from "./support/play";

const NAMES = ["FOLKY®", "Mixtour", "Raindropchess®", "Animal Shogi", "Tri-D chess"] as const;

const card = (page: Page, name: string) =>
  page.locator("li.game").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Which of its positions a card shows; null before it shows any. */
const shown = (page: Page, name: string) =>
  card(page, name).evaluate(
    (element) => element.querySelector("board-game")?.match?.snapshot.node ?? null,
  );

/** One move to the next. */
const STEP = 800;

for (const name of NAMES) {
  test(`two presses lead to a game against the weakest program: ${name}`, async ({ page }) => {
    await page.goto("./#/");
    await expect(page.locator("li.game")).toHaveCount(NAMES.length);
    await card(page, name).getByRole("link", { name: "Play" }).click();
    await page.getByRole("button", { name: "Try it against the computer" }).click();
    await atBoard(page);
    await expect(page.getByText("Klubovna 1").filter({ visible: true }).first()).toBeVisible();
    const seats = await page.evaluate(() => {
      const tags = document.querySelector("board-game")?.match?.tags;
      return [tags?.["WhiteType"] ?? "", tags?.["BlackType"] ?? ""];
    });
    expect(seats).toEqual(["", "level 1"]);
  });
}

test("a card shows a few moves while it is pointed at, and nothing is loaded before", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("./#/");
  const mixtour = card(page, "Mixtour");
  await expect(mixtour).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(20_000);
  expect(await shown(page, "Mixtour")).toBeNull();
  expect(asked.filter((url) => /demonstration|mixtour|wasm/.test(url))).toEqual([]);

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
  await card(page, "Mixtour").getByRole("link", { name: "Play" }).focus();
  await expect.poll(() => shown(page, "Mixtour")).toBe(0);
  await page.clock.runFor(STEP);
  expect([await shown(page, "FOLKY®"), await shown(page, "Mixtour")]).toEqual([1, 1]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(card(page, "Mixtour").getByRole("button")).toHaveAttribute("aria-pressed", "false");
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
    await folky.getByRole("button").click();
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
  await card(page, "Raindropchess®").getByRole("button").tap();
  await expect.poll(() => shown(page, "Raindropchess®")).toBe(0);
  await expect(card(page, "Raindropchess®").getByRole("button")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.clock.runFor(STEP);
  expect(await shown(page, "Raindropchess®")).toBe(1);
  await context.close();
});
