import { expect, type Page, test } from "@playwright/test";

import { frames } from "./support/frames";

/** What a phone shows first. */
test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

const PAGES = [
  ["home", "./#/"],
  ["a game", "./#/open?game=mixtour&text=1.%20c1%20c2%20*"],
  ["the page for webmasters", "./#/webmaster"],
  ["a frame", "./embed.html#/mixtour/play?lang=en"],
] as const;

/** Adds up how far what is seen moves while a page loads. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** On slow networks the frame of the site is painted before the page within it comes: here always. */
const holdPage = (page: Page) =>
  page.route(/\/assets\/(?:home|play|webmaster)-[^/]+\.js$/, async (route) => {
    await page.locator("app-shell > .foot").waitFor({ state: "attached" });
    await frames(page);
    await route.continue();
  });

for (const [name, address] of PAGES) {
  test(`${name}: nothing jumps while it loads, and search engines find words`, async ({ page }) => {
    await watchShifts(page);
    await holdPage(page);
    await page.goto(address);
    await expect(
      page.locator("main").getByRole("grid").or(page.locator("main h1")).first(),
    ).toBeAttached();
    await page.waitForLoadState("networkidle");
    const { sum } = await page.evaluate(
      () => (globalThis as unknown as { shifts: { readonly sum: number } }).shifts,
    );
    // More than a tenth of the window costs points.
    expect(sum).toBeLessThan(0.1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\S{3}/);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", /^(?:cs|en)$/);
  });
}
