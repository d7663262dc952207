import { expect, type Page } from "@playwright/test";

/**
 * Gives the network back, and waits until the page has it: on a busy machine what it asks for just
 * after the switch can still be refused.
 */
export async function online(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const reached = () =>
    page.evaluate(() =>
      fetch(location.href, { cache: "no-store" }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(reached).toBe(true);
}
