import { expect, type Page } from "@playwright/test";

/** A page of every kind. */
export const ROUTES = [
  "#/",
  "#/new/folky",
  "#/new/mixtour",
  "#/new/raindropchess",
  "#/new/animal-shogi",
  "#/new/tri-d-chess",
  "#/rules/folky",
  "#/rules/mixtour",
  "#/rules/raindropchess",
  "#/rules/animal-shogi",
  "#/rules/tri-d-chess",
  "#/open",
  "#/open?text=1.%20Vh7%20Je5",
  "#/settings",
  "#/about",
  "#/game/none",
  "#/xyz",
];

/** A page is ready when the one before it is gone, and its heading and its boards are there. */
export async function visit(page: Page, route: string): Promise<void> {
  const before = page.url().endsWith(route) ? null : await page.$("main > *");
  await page.goto(`./${route}`);
  await before?.waitForElementState("hidden");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
  if (route.startsWith("#/rules")) {
    await expect(page.getByRole("gridcell", { name: /^(?:a1|1a)/ }).first()).toBeVisible();
  }
}
