import type { Page } from "@playwright/test";

/** Counts what begins to fly over a board from now on, and keeps what has not been taken away. */
export async function countFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Element[] = [];
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches(".flyer")) seen.push(this);
      return animate.call(this, frames, options);
    };
  });
}

/** How many have begun, and how many are still to be seen. */
export const flights = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: readonly Element[] };
    return { begun: seen.length, left: seen.filter(({ isConnected }) => isConnected).length };
  });
