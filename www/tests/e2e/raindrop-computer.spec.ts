import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { Cards } from "./support/cards";
import { fixChance } from "./support/chance";
import { Mouse } from "./support/mouse";
import { button, expectSeen } from "./support/page";
import { newGame } from "./support/play";

/** Black, with a queen more, is in check: a knight saves, a pawn does not. */
const GAMBLE = "k6R/pp6/8/8/8/8/2q5/4K3 b - QP/np QRBNqrbn 0 20";

const odds = (page: Page) => page.locator(".panel .card-odds");

test("a game against a beginner, who draws its own cards", async ({ page }) => {
  await fixChance(page, 1);
  const position = "8/8/8/8/8/8/8/8 w - KPPPPPPP/kppppppp QRBNqrbn 0 1";
  const board = await newGame(page, "raindropchess", { position, program: { Black: 1 } });
  const cards = new Cards(page);
  const mouse = new Mouse(board);
  const taken = () => page.locator("move-list .move");
  for (let turn = 1; turn <= 4; turn++) {
    await cards.turn.click();
    // Whatever has come goes to the first square that it may go to.
    await expect(page.getByRole("button", { name: /has turned: / })).toBeVisible();
    const open = board.grid.getByRole("gridcell", { disabled: false, name: /empty/ }).first();
    const cell = (await open.getAttribute("data-cell")) ?? "";
    await mouse.click(await board.middle(cell));
    await expect(taken()).toHaveCount(2 * turn, { timeout: 15_000 });
  }
  // Both have drawn four times: the program has turned a card and placed it each time.
  await expect(page.getByRole("gridcell", { name: /, black / })).not.toHaveCount(0);
});

test("a hint to draw says so in words", async ({ page }) => {
  await newGame(page, "raindropchess", { program: { Black: 1 } });
  await page.keyboard.press("h");
  const told = page.locator(".panel .hinted");
  await expect(told).toContainText("Best now: Turn a card");
  await told.getByRole("button", { name: "Why?" }).click();
  await expect(told).toContainText(/White’s chance is then \d+%\./);
});

test("the odds show what every card would be worth", async ({ page }) => {
  await newGame(page, "raindropchess", { position: GAMBLE });
  await button(page, "Analysis").click();
  await expect(odds(page).getByText(/^If Black turns a card: \d+%$/)).toBeVisible();
  const cards = odds(page).getByRole("button");
  await expect(cards).toHaveCount(2);
  // Half of the cards save, the other half lose at once.
  await expect(cards.first()).toHaveAccessibleName(
    /^knight: 50% likely; Black’s chance is then [1-9]\d?%$/,
  );
  await expect(cards.last()).toHaveAccessibleName("pawn: 50% likely; Black’s chance is then 0%");
  await expectAccessible(page);
  await cards.first().click();
  await expectSeen(page, /^Preview: /);
  await expect(cards.first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Preview/)).toHaveCount(0);
});

test("all sixteen cards in the odds at first, and the widest is the likeliest", async ({
  page,
}) => {
  await newGame(page, "raindropchess");
  await button(page, "Analysis").click();
  const cards = odds(page).getByRole("button");
  await expect(cards).toHaveCount(7);
  const widths = await cards.evaluateAll((all) =>
    all.map((card) => [card.getAttribute("aria-label") ?? "", card.getBoundingClientRect().width]),
  );
  const [widest] = widths.toSorted(([, one], [, other]) => Number(other) - Number(one));
  expect(widest?.[0]).toMatch(/^8 pawns: 50% likely/);
  await expect(
    page
      .locator(".panel engine-panel")
      .getByText(/chance is \d+%/)
      .first(),
  ).toBeVisible();
});
