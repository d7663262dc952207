import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { button } from "./support/page";
import { newGame } from "./support/play";

/** A whole game is looked through. */
const KNOWN = { timeout: 40_000 };

test("a hint says why, in sentences about the position", async ({ page }) => {
  await newGame(page, "folky", {});
  await page.keyboard.press("h");
  const told = page.locator(".panel .hinted");
  await told.getByRole("button", { name: "Show the move" }).click();
  await told.getByRole("button", { name: "Why?" }).click();
  await expect(told).toContainText(/It (opens|places|closes|occupies) /);
  await expect(told).toContainText(/White’s chance is then \d+%\./);
});

test("what was better is told with reasons for it, and against the move", async ({ page }) => {
  // White does not see the win in move 6, and Black gives it again.
  const moves =
    "1. c1 c2 2. c1:1-c2 d2 3. c2:2-d2 c2 4. d2:2-c2 e5 5. c2:3-d2 c2 6. a1 a2 7. d2:4-c2";
  await page.goto(`./#/open?game=mixtour&text=${encodeURIComponent(moves)}`);
  await button(page, "Analysis").click();
  const mistakes = page.locator(".panel .mistakes");
  await mistakes.locator("summary").click(KNOWN);
  const because = (text: string) => mistakes.locator(".because").filter({ hasText: text });
  await expect(because("c2: The other side can win at once: d2:4-c2.")).toBeVisible(KNOWN);
  await expect(because("d2:4-c2: It wins the game.")).toBeVisible();
  await expect(because("It prevents d2:4-c2, which would win at once.")).toBeVisible();
  await expectAccessible(page);
  await mistakes.getByRole("button", { name: "Write the marks into the game" }).click();
  await expect(page.getByText("d2:4-c2 was better. It wins the game.")).toBeVisible();
});

test("after a game with cards luck and play are told apart, and add up", async ({ page }) => {
  const moves = "1. K@e1 K@e8 2. R@h7 N@e5 3. Q@d1 P@d6 1-0";
  await page.goto(`./#/open?game=raindropchess&text=${encodeURIComponent(moves)}`);
  await button(page, "Analysis").click();
  const luck = page.locator(".panel .luck");
  await expect(luck.getByRole("heading", { name: "Luck and play" })).toBeVisible(KNOWN);
  const [shares = "", cards = ""] = await luck.locator("p").allTextContents();
  const numbers = (text: string) =>
    [...text.matchAll(/([+-]?\d+)%/g)].map(([, number]) => Number(number));
  const [from = NaN, to, byCards = NaN, byPlay = NaN] = numbers(shares);
  expect([to, from + byCards + byPlay]).toEqual([100, 100]);
  const [white = NaN, black = NaN] = numbers(cards);
  expect(white + black).toBe(byCards);
});
