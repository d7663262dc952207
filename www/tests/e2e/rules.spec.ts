import { expect, test } from "@playwright/test";

import { Board } from "./support/board";

const PAGES = [
  { game: "folky", locale: "en-GB", title: "FOLKY®: rules", next: "Next step" },
  { game: "folky", locale: "cs-CZ", title: "FOLKY®: pravidla", next: "Další krok" },
  { game: "mixtour", locale: "en-GB", title: "Mixtour: rules", next: "Next step" },
  { game: "mixtour", locale: "cs-CZ", title: "Mixtour: pravidla", next: "Další krok" },
] as const;

for (const { game, locale, title, next } of PAGES) {
  test.describe(`${game}, ${locale}`, () => {
    test.use({ locale });

    test("the rules are read, and every diagram is drawn", async ({ page }) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) faults.push(message.text());
      });
      await page.goto(`./#/rules/${game}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const figures = page.getByRole("main").getByRole("figure");
      const count = await figures.count();
      expect(count).toBeGreaterThan(3);
      for (let at = 0; at < count; at++) {
        const figure = figures.nth(at);
        // A diagram waits until it comes near what is seen.
        await figure.scrollIntoViewIfNeeded();
        const board = new Board(page, figure);
        await expect(board.grid.getByRole("gridcell").first()).toBeVisible();
        await expect(board.grid.getByRole("gridcell", { name: /^a1/ })).toHaveCount(1);
        await expect(figure.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
      }
      // Messages that are missing would show as their names.
      const text = await page.getByRole("main").innerText();
      expect(text).not.toMatch(/\b(rules|folky|mixtour|board)-[a-z]+[\w-]*/);
      expect(faults).toEqual([]);
    });

    test("examples go on step by step", async ({ page }) => {
      await page.goto(`./#/rules/${game}`);
      const step = page.getByRole("button", { name: next }).first();
      await step.scrollIntoViewIfNeeded();
      await expect(step).toBeEnabled();
      const figure = page.getByRole("figure").filter({ has: step });
      const cells = figure.getByRole("gridcell");
      await expect(cells.first()).toBeVisible();
      const before = await cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel));
      await step.click();
      await expect
        .poll(() => cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel)))
        .not.toEqual(before);
    });
  });
}

test("a refusal on the board leads to the rule that forbids it", async ({ page }) => {
  await page.goto("./#/rules/folky/r-4-2");
  const target = page.locator('[id="r-4-2"]');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
});

test("the contents lead to the chapters", async ({ page }) => {
  await page.goto("./#/rules/mixtour");
  const contents = page.getByRole("navigation", { name: "Contents" });
  const last = contents.getByRole("link").last();
  const chapter = (await last.innerText()).trim();
  await last.click();
  await expect(page.getByRole("heading", { level: 2, name: chapter })).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: chapter })).toBeInViewport();
});
