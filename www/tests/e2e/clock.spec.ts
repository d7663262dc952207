import { expect, type Page, test } from "@playwright/test";

import { Board } from "./support/board";
import { Mouse } from "./support/mouse";
import { act, button, expectSeen, recordOf } from "./support/page";
import { openForm } from "./support/play";

/** What the clocks show in seconds, that of the first side first. */
const clocks = (page: Page) =>
  Promise.all(
    ["White’s clock", "Black’s clock"].map(async (name) => {
      const [minutes = 0, seconds = 0] = (await page.getByRole("timer", { name }).innerText())
        .split(":")
        .map(Number);
      return 60 * minutes + seconds;
    }),
  );

/** Begins a game of two people with a clock; the test can let time pass. */
async function timedGame(page: Page, set: (page: Page) => Promise<unknown>): Promise<Mouse> {
  await page.clock.install();
  await openForm(page, "folky");
  await set(page);
  await page.getByRole("button", { name: "Start playing" }).click();
  await expect(page.getByRole("timer")).toHaveCount(2);
  return new Mouse(new Board(page));
}

test("a game by the clock: it begins with the first move, stops and goes on, and ends a game", async ({
  page,
}) => {
  const mouse = await timedGame(page, async () => {
    await page.getByLabel("Clock", { exact: true }).selectOption({ label: "Set it yourself" });
    await page.getByLabel("Minutes for the game").fill("2");
    await page.getByLabel("Seconds after each move").fill("5");
  });
  await page.clock.fastForward(30_000);
  expect(await clocks(page)).toEqual([120, 120]);
  await mouse.play("b1c3", "click", "White");
  await page.clock.fastForward(20_000);
  const [first, thinking = 0] = await clocks(page);
  expect(first).toBe(125);
  expect(thinking).toBeLessThanOrEqual(100);
  await mouse.play("b8c6", "click", "Black");
  const [, increased = 0] = await clocks(page);
  expect(increased).toBeLessThanOrEqual(thinking + 5);

  await page.keyboard.press("o");
  await expect(page.getByRole("status").filter({ hasText: /White has \d:\d\d left/ })).toHaveCount(
    1,
  );

  // It can be stopped; nobody moves meanwhile.
  await button(page, "Stop clock").filter({ visible: true }).click();
  await expectSeen(page, "The clock is stopped.");
  const stopped = await clocks(page);
  await page.clock.fastForward(60_000);
  expect(await clocks(page)).toEqual(stopped);
  await button(page, "Start the clock").filter({ visible: true }).click();

  // Whatever is done to the time of day, it counts what passes.
  await page.clock.setSystemTime(new Date("2060-01-01"));
  // Whoever comes back finds it as it was, and standing.
  await page.clock.fastForward(25_000);
  const [before = 0] = await clocks(page);
  expect(before).toBeLessThanOrEqual(100);
  expect(before).toBeGreaterThan(60);
  await page.reload();
  await expectSeen(page, "The clock stopped when the game was left.");
  const left = await clocks(page);
  expect(left[1]).toBe(increased);
  expect(left[0]).toBeLessThanOrEqual(before);
  await page.clock.fastForward(60_000);
  expect(await clocks(page)).toEqual(left);
  await button(page, "Start the clock").filter({ visible: true }).click();
  await page.clock.setSystemTime(new Date("2001-01-01"));
  await page.clock.fastForward(40_000);
  expect((await clocks(page))[0]).toBeLessThanOrEqual((left[0] ?? 0) - 40);

  // The time in which the device sleeps is nobody's.
  await page.clock.fastForward(3_600_000);
  const slept = "The device was asleep. That time does not count; the clock is stopped.";
  await expect(page.locator(".verdict").filter({ visible: true })).toContainText(slept);
  await button(page, "Start the clock").filter({ visible: true }).click();
  await page.clock.fastForward(70_000);
  await expectSeen(page, "White ran out of time.");
  expect((await clocks(page))[0]).toBe(0);
  const record = await recordOf(page);
  expect(record).toContain('[TimeControl "120+5"]');
  expect(record).toMatch(/%emt\s0:00:2\d/);

  await button(page, "More").filter({ visible: true }).click();
  await button(page, "Thinking times").click();
  const times = page.getByRole("dialog", { name: "Thinking times" });
  await expect(
    times.getByText(/Black thought for 0:2\d, longest about 1… Nc6: 0:2\d\./),
  ).toBeVisible();
  await times.getByRole("button", { name: "Close" }).click();
  await button(page, "Rematch").filter({ visible: true }).click();
  await expect.poll(() => clocks(page)).toEqual([120, 120]);

  // Whoever opens it again and takes the end back has the clock again, standing.
  await page.goBack();
  await expectSeen(page, "White ran out of time.");
  await act(page, "undo");
  await expectSeen(page, "The clock stopped when the game was left.");
  expect((await clocks(page))[1]).toBe(increased);
});

test("a clock goes along to the tab that takes its game over", async ({ page, context }) => {
  const mouse = await timedGame(page, (page) =>
    page.getByLabel("Clock", { exact: true }).selectOption("600+5"),
  );
  await mouse.play("b1c3", "click", "White");
  await page.clock.fastForward(40_000);
  const [, before = 0] = await clocks(page);
  expect(before).toBeLessThanOrEqual(560);

  const other = await context.newPage();
  await other.goto(page.url());
  await expectSeen(other, "This game is open in another tab or window. Here you can only look.");
  await expect(other.getByRole("timer")).toHaveCount(0);
  await button(other, "Play here").filter({ visible: true }).click();
  await expectSeen(other, "The clock stopped when the game was left.");
  const [, after = 0] = await clocks(other);
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(before - 60);
  // Where it was taken from, nothing runs.
  await expect(page.getByRole("timer")).toHaveCount(0);
});

test("a game whose clock comes at the second try is still one's own", async ({ page }) => {
  const mouse = await timedGame(page, (page) =>
    page.getByLabel("Clock", { exact: true }).selectOption("600+5"),
  );
  await mouse.play("b1c3", "click", "White");
  await page.route("**/play-clock-*.js", (route) => route.abort());
  await page.reload();
  await expectSeen(page, "This could not be loaded.");
  await page.unroute("**/play-clock-*.js");
  await button(page, "Try again").click();
  await expect(page.getByRole("timer")).toHaveCount(2);
  await expectSeen(page, "The clock stopped when the game was left.");
  await expect(button(page, "Play here")).toHaveCount(0);
});

test("on phones a clock stands whole beside a name of any length and the trays", async ({
  page,
}) => {
  await timedGame(page, async () => {
    await page.getByLabel("Clock", { exact: true }).selectOption("600+5");
    for (const side of ["White", "Black"]) {
      const name = page.getByRole("textbox", { name: side, exact: true });
      await name.fill("Bartholomew Maximilian Featherstone");
    }
  });
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const side of ["White", "Black"]) {
      const time = await page.getByRole("timer", { name: `${side}’s clock` }).boundingBox();
      const tray = await new Board(page).reserve(side as "White").boundingBox();
      if (!time || !tray) throw new Error("nothing is in sight");
      expect(time.x + time.width, `${side} at ${width}`).toBeLessThanOrEqual(width);
      const beside = tray.y < time.y + time.height && time.y < tray.y + tray.height;
      if (beside) expect(time.x + time.width, side).toBeLessThanOrEqual(tray.x);
    }
  }
});

test("of a clock that nobody could play by, the number that is wrong has the focus", async ({
  page,
}) => {
  await openForm(page, "folky");
  await page.getByLabel("Clock", { exact: true }).selectOption({ label: "Set it yourself" });
  await page.getByRole("checkbox", { name: /less time/ }).check();
  const second = page.getByLabel("Minutes for the second side");
  await second.fill("0");
  const start = button(page, "Start playing");
  await start.click();
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription(/nobody has time/);
  await expect(page.getByLabel("Minutes for the game")).not.toHaveAttribute("aria-invalid");
  await second.fill("5");
  await start.click();
  await expect(page.getByRole("timer")).toHaveCount(2);
});
