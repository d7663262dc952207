import { expect, test } from "@playwright/test";

import { button, inMenu } from "./support/page";
import { newGame } from "./support/play";
import { GAMES, ROUTES, visit } from "./support/routes";
import { cutBySpacing, hiddenStops, smallTargets } from "./support/wcag";

// The account of accessibility on the page about Klubovna says what is measured here.

for (const route of ROUTES) {
  test(`targets, spacing of text and stops of the Tab key on ${route}`, async ({ page }) => {
    await visit(page, route);
    expect(await smallTargets(page)).toEqual([]);
    expect(await cutBySpacing(page)).toEqual([]);
    expect(await hiddenStops(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`targets, spacing of text and stops of the Tab key in games, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const game of GAMES) {
      await newGame(page, game);
      expect(await smallTargets(page), game).toEqual([]);
      expect(await cutBySpacing(page), game).toEqual([]);
      expect(await hiddenStops(page), game).toEqual([]);
    }
    // What opens over a game.
    await (await inMenu(page, "Keys")).press("Enter");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    expect(await cutBySpacing(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await (await inMenu(page, "Board in words")).press("Enter");
    const asked = page.getByRole("group", { name: "Board in words" });
    await asked.getByRole("button", { name: "All pieces" }).click();
    await expect(asked).toContainText("white king");
    expect(await smallTargets(page)).toEqual([]);
    expect(await cutBySpacing(page)).toEqual([]);
  });
}

test("the end of a game leaves the focus where it is", async ({ page }) => {
  await newGame(page, "folky");
  const more = button(page, "More");
  await more.focus();
  await (await inMenu(page, "Resign")).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Resign" });
  await dialog.getByRole("button", { name: "White resigns" }).press("Enter");
  await expect(page.getByText("Black wins").filter({ visible: true }).first()).toBeVisible();
  await expect(more).toBeFocused();
});
