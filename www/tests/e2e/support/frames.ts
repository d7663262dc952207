import type { Page } from "@playwright/test";

/** Lets the page paint a few times: what hangs on frames has then happened. */
export async function frames(page: Page, count = 3): Promise<void> {
  await page.evaluate(async (left) => {
    for (let at = 0; at < left; at++) {
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  }, count);
}
