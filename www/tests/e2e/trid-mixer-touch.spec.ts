import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { middleOf } from "./support/board";
import { FLAT_ORDER, Mixer } from "./support/mixer";

test("Tri-D chess: variants are mixed with a finger", async ({ page }) => {
  const mixer = await Mixer.open(page);
  const tap = async (name: RegExp) => {
    const card = page.getByText(name).first();
    await card.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(card);
    await page.touchscreen.tap(x, y);
  };
  await mixer.unfold("Attack boards");
  // The whole card is the target, and nothing hangs over the edge.
  await tap(/^V\.A4 Six attack boards/);
  await expect(mixer.variant("V.A4")).toBeChecked();
  await tap(/^V\.A5 Diagonal travel/);
  await expect(mixer.variant("V.A5")).not.toBeChecked();
  await expect(page.getByText(/V\.A4 and V\.A5 do not go together/).first()).toBeVisible();
  await mixer.unfold("Start");
  await tap(/^V\.P5 3-D Chess960/);
  await page.getByLabel("Number of the array, from 0 to 959").fill("518");
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const board = await mixer.start();
  for (const [cell, man] of FLAT_ORDER) await board.expectOn(cell, `white ${man}`);
  await board.expectOn("KL3", "neutral stand");
});
