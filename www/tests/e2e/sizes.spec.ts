import { expect, type Page, test } from "@playwright/test";

import { atBoard, openForm } from "./support/play";
import { THOROUGH } from "./support/repeats";
import { GAMES } from "./support/routes";
import { cellSize, unfit } from "./support/sizes";

/** Every kind of window that people play in. */
const WINDOWS = [
  [1280, 720],
  [1280, 800],
  [1366, 650],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** Squares that are promised: the smallest side of one, in pixels. */
const PROMISED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "tri-d-chess": { "1280x800": 52, "1366x650": 44, "844x390": 36, "390x844": 36, "1920x1080": 80 },
  folky: { "1280x800": 72, "390x844": 44, "360x640": 40, "2560x1440": 140 },
};

const LONG = ["Bartholomew Maximilian Featherstone", "Wolfgang Amadeus Theophilus Mozart"] as const;

/** A game of two people with names that are long, and the widest clock where none is named. */
async function longNames(page: Page, game: string, minutes = "600"): Promise<void> {
  await openForm(page, game);
  await page.getByLabel("Clock", { exact: true }).selectOption({ label: "Set it yourself" });
  await page.getByLabel("Minutes for the game").fill(minutes);
  await page.locator("#new-White").fill(LONG[0]);
  await page.locator("#new-Black").fill(LONG[1]);
  await page.getByRole("button", { name: "Start playing" }).click();
  await atBoard(page);
}

for (const game of GAMES) {
  test(`${game}: squares as large as promised, names and clocks whole, in every window`, async ({
    page,
  }) => {
    await longNames(page, game);
    for (const [width, height] of WINDOWS) {
      const size = `${width}x${height}`;
      await page.setViewportSize({ width, height });
      // The picture is drawn anew when the size has settled.
      const least = PROMISED[game]?.[size] ?? 24;
      await expect.poll(() => cellSize(page), `squares at ${size}`).toBeGreaterThanOrEqual(least);
      await expect.poll(() => unfit(page), size).toEqual([]);
      for (const name of LONG) await expect(page.locator(".name", { hasText: name })).toBeVisible();
    }
  });
}

test("names of four words beside a clock take three lines at most on phones", async ({ page }) => {
  for (const game of THOROUGH ? GAMES : ["tri-d-chess"]) {
    await longNames(page, game, "10");
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const text of LONG) {
        const name = page.locator(".name", { hasText: text });
        const lines = () =>
          name.evaluate((words) => {
            const { lineHeight } = getComputedStyle(words);
            return Math.round(words.clientHeight / parseFloat(lineHeight));
          });
        await expect.poll(lines, `${game}, ${width}: ${text}`).toBeLessThanOrEqual(3);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("letters, trays and cards grow with the window of a large screen", async ({ page }) => {
  const sizes = async (selector: string) => {
    const high: number[] = [];
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = page.locator(selector).first();
      high.push((await box.boundingBox())?.height ?? 0);
    }
    return high;
  };
  const grows = ([small = 0, middle = 0, large = 0]: readonly number[], times: number) => {
    expect(middle).toBeGreaterThan(small);
    expect(large).toBeGreaterThanOrEqual(times * small);
  };
  await longNames(page, "folky");
  grows(await sizes(".clock-time"), 1.2);
  grows(await sizes(".tray.reserve .token"), 1.5);
  await longNames(page, "raindropchess");
  grows(await sizes(".pile"), 1.5);
});

test("boards above each other lie side by side where the window is wide, and turn with it", async ({
  page,
}) => {
  await openForm(page, "tri-d-chess");
  await page.getByRole("button", { name: "Start playing" }).click();
  const board = await atBoard(page);
  const beside = async () => {
    const [low, high] = [await board.middle("b2W"), await board.middle("b6B")];
    return Math.abs(low.y - high.y) < Math.abs(low.x - high.x);
  };
  await expect.poll(beside).toBe(true);
  // What is chosen stays so when the boards move.
  await board.cell("b2W").click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(beside).toBe(false);
  await expect(board.cell("b2W")).toHaveAttribute("aria-selected", "true");
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(beside).toBe(true);
  await expect(board.cell("b2W")).toHaveAttribute("aria-selected", "true");
});

test("five boards to choose from stand in one row, or in two that look alike", async ({ page }) => {
  await page.goto("#/settings");
  const boards = page.locator(".looks").filter({ has: page.locator("[value=wood]") });
  await expect(boards.locator("label")).toHaveCount(5);
  for (const width of [1280, 900, 600, 480, 430, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await boards
      .locator("label")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const first = tops.filter((top) => top === tops[0]).length;
    expect([3, 5], `${width} px wide`).toContain(first);
  }
});

test.describe("in German", () => {
  test.use({ locale: "de" });

  test("choices beside each other stand in one row", async ({ page }) => {
    for (const game of GAMES) {
      await openForm(page, game);
      const rows = await page
        .locator(".segments")
        .evaluateAll((all) =>
          all.map(
            ({ children }) =>
              new Set([...children].map((one) => one.getBoundingClientRect().top)).size,
          ),
        );
      expect(Math.max(...rows), game).toBe(1);
    }
  });
});
