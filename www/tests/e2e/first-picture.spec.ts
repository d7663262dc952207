import { expect, type Page, test } from "@playwright/test";

import { frames } from "./support/frames";
import { GAMES } from "./support/routes";
import { isPictured, shiftsOf, watchShifts } from "./support/shifts";

const WINDOWS = [
  [1280, 800],
  [640, 800],
  [390, 844],
  [844, 390],
] as const;

/** What the page of a game loads for later than its first picture. */
const LATER = /\/assets\/(?:hands|how-to-win|desk|more|motion|message-files|display|\w+-told)-/;

const how = (page: Page) => page.getByRole("region", { name: "How to win:" });

/** A game that nobody has played before on this device. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`#/new/${game}?at=table`);
  await page.getByRole("button", { name: "Start playing" }).click();
  await expect(how(page).filter({ visible: true })).toHaveCount(1);
}

for (const game of GAMES) {
  test(`nothing moves on the page of ${game} after its first picture, however late the rest comes`, async ({
    page,
  }) => {
    await begin(page, game);
    await watchShifts(page);
    // Everything else comes as late as it can.
    await page.route(LATER, async (route) => {
      await expect.poll(() => isPictured(page)).toBe(true);
      await route.continue();
    });
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await expect(how(page).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole("grid").first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      await frames(page);
      expect(await shiftsOf(page), `${width}x${height}`).toEqual([]);
    }
  });
}

test("what wins in a first game is there before what people do on its page", async ({ page }) => {
  await begin(page, "folky");
  const held: (() => void)[] = [];
  await page.route(/\/assets\/desk-/, async (route) => {
    await new Promise<void>((letGo) => held.push(letGo));
    await route.continue();
  });
  await page.reload();
  await expect(how(page).filter({ visible: true })).toHaveCount(1);
  for (const letGo of held) letGo();
});
