import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { act } from "./support/page";
import { ROUTES, visit } from "./support/routes";

for (const [language, locale] of [
  ["English", "en-GB"],
  ["Czech", "cs-CZ"],
] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });

      test("every page", async ({ page }) => {
        for (const route of ROUTES) {
          await test.step(route, async () => {
            await visit(page, route);
            await expectAccessible(page);
          });
        }
      });

      test("the advice of the program, and who plays", async ({ page }) => {
        const moves = "1. h3 a6 2. a3 h6 3. Rh2 Ra7 4. Nc3 Nc6 *";
        await page.goto(`./#/open?text=${encodeURIComponent(moves)}`);
        await expect(page.getByRole("gridcell", { name: /^h3/ })).toBeVisible();
        await act(page, "analysis");
        const list = page.locator("[data-do=moves]:visible");
        if (await list.count()) await list.click();
        const panel = page.locator("engine-panel:visible");
        await expect(panel.locator(".best-lines li").first()).toBeVisible();
        await expectAccessible(page);
        await act(page, "seats");
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await act(page, "hint");
        await expect(page.locator(".hinted:visible").first()).toBeVisible();
        await expectAccessible(page);
      });

      test("the cards that may come", async ({ page }) => {
        const moves = "1. N@c3 N@f6 2. R@a1 P@e5 *";
        await page.goto(`./#/open?text=${encodeURIComponent(moves)}`);
        await expect(page.getByRole("gridcell", { name: /^c3/ })).toBeVisible();
        await act(page, "analysis");
        const list = page.locator("[data-do=moves]:visible");
        if (await list.count()) await list.click();
        const odds = page.locator(".card-odds:visible");
        await expect(odds.getByRole("button")).toHaveCount(7);
        await expectAccessible(page);
        await odds.getByRole("button").last().click();
        // The preview gives the board the room of a sheet.
        await expect(page.getByText(/^(Preview|Náhled): /).filter({ visible: true })).toHaveCount(
          1,
        );
        await expectAccessible(page);
      });

      test("games in progress, their dialogs and their ends", async ({ page }) => {
        const record = (moves: string) => `#/open?text=${encodeURIComponent(moves)}`;
        const moves = "1. Vh7 Va3 2. h3 {Komentář. A comment.} a6 ( 2... Sf5 ) 3. Sf4 *";
        await page.goto(`./${record(moves)}`);
        const game = page.locator("play-page");
        await expect(page.getByRole("gridcell", { name: /^h3/ })).toBeVisible();
        await expectAccessible(page);
        const list = page.locator("[data-do=moves]:visible");
        for (const action of ["more", "resign", "draw", "note", "record", "keys"]) {
          await test.step(action, async () => {
            if (action === "note" && (await list.count())) await list.click();
            await act(page, action);
            await expect(page.getByRole("dialog")).toBeVisible();
            await expectAccessible(page);
            await page.keyboard.press("Escape");
            await expect(page.getByRole("dialog")).toHaveCount(0);
          });
        }
        // With the sheet of a phone open, and with the game over.
        await expectAccessible(page);
        await act(page, "resign");
        await page.getByRole("dialog").getByRole("button").first().click();
        await expect(game).toContainText(/1 : 0|0 : 1/);
        await expectAccessible(page);
        await page.goto(`./${record("1. c1 c2 2. c1:1-c2 d2")}`);
        await expect(page.getByRole("gridcell", { name: /^d2/ })).toBeVisible();
        await expectAccessible(page);
        // Unfinished games on top of the home page.
        await page.goto("./#/");
        await expect(page.locator("board-game").first()).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}
