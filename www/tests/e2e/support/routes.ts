import { expect, type Page } from "@playwright/test";

import { LISTED_GAMES } from "../../../src/generated/types/ListedGames";

export const GAMES = LISTED_GAMES.map(({ id }) => id);

/** A page of every kind. */
export const ROUTES = [
  "#/",
  ...GAMES.map((game) => `#/new/${game}`),
  ...GAMES.map((game) => `#/rules/${game}`),
  "#/open",
  "#/open?text=1.%20Vh7%20Je5",
  "#/settings",
  "#/about",
  "#/webmaster",
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
  if (route === "#/webmaster") {
    await expect(page.locator(".preview").getByRole("gridcell").first()).toBeVisible();
  }
}
