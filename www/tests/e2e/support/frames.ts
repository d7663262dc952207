import { expect, type Page } from "@playwright/test";

/** Lets the page paint a few times: what hangs on frames has then happened. */
export async function frames(page: Page, count = 3): Promise<void> {
  await page.evaluate(async (left) => {
    for (let at = 0; at < left; at++) {
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  }, count);
}

/** Counts what the page asks of the browser from now on. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.requestAnimationFrame.bind(window);
    Object.assign(window, { asked: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { asked: number }).asked++;
      return real(callback);
    };
  });
}

export const asked = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: number }).asked);

/** Resolves when nothing has asked for a frame during some frames of the page's own clock. */
export async function settled(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await asked(page);
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [700] },
    )
    .toBe(true);
  return before;
}
