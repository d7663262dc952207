import { expect, test } from "@playwright/test";

import { expectSeen } from "./support/page";
import { newGame } from "./support/play";

test("a game more is found, read about and played to its end", async ({ page }) => {
  await page.goto("./");
  const card = page.locator(".game.card", { has: page.getByRole("heading", { name: "Nim", exact: true }) });
  await expect(card.locator(".emblem svg")).toBeVisible();
  await card.getByRole("link", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { name: "Nim: rules" })).toBeVisible();

  const board = await newGame(page, "nim");
  await expectSeen(page, "White takes one to three discs");
  for (const cell of ["j1", "g1", "d1"]) await board.cell(cell).click();
  await expectSeen(page, "Black takes one to three discs");
  await board.cell("a1").click();
  await expectSeen(page, "The last disc was taken");
});
