import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { Mouse } from "./support/mouse";
import { button, expectSeen, fromMenu } from "./support/page";
import { atBoard } from "./support/play";

/** What sits on either side: a level of the program, a time, or nothing for a person. */
const seatsOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.querySelector("board-game")?.match?.tags;
    return [tags?.["WhiteType"] ?? "", tags?.["BlackType"] ?? ""];
  });

const moves = (page: Page) => page.locator("move-list .move");

/** The form of a new game against the program, with White for the person. */
async function openForm(page: Page, game: string, level: string): Promise<void> {
  await page.goto(`./#/new/${game}`);
  await page.getByLabel("Level", { exact: true }).selectOption({ label: level });
  await page.getByText("White", { exact: true }).click();
}

test("the program plays for as long as one says, and moves at once when asked", async ({
  page,
}) => {
  await openForm(page, "folky", "Viktor, full strength");
  await page.getByRole("group", { name: "Time for a move" }).getByText("Other").click();
  const seconds = page.getByRole("spinbutton", { name: "Seconds for a move" });
  for (const bad of ["0", "2.5", "601", ""]) {
    await seconds.fill(bad);
    await expect(page.getByRole("alert").filter({ hasText: "whole seconds" })).toBeVisible();
    await button(page, "Start playing").click();
    await expect(seconds).toBeFocused();
  }
  await seconds.fill("600");
  await expectAccessible(page);
  await button(page, "Start playing").click();
  const board = await atBoard(page);
  expect(await seatsOf(page)).toEqual(["", "time 600"]);
  await expect(page.locator('.player[data-side="1"] .name')).toHaveText(
    "Viktor: computer, full strength",
  );
  await new Mouse(board).play("b1c3", "click", "White");
  await expect(moves(page)).toHaveCount(1);
  await expectSeen(page, "Viktor is thinking.");
  await button(page, "Move now").click();
  await expect(moves(page)).toHaveCount(2);
});

test("a level that matches its player follows the results, and levels are compared", async ({
  page,
}) => {
  await openForm(page, "folky", "As strong as you: now Berta (2)");
  await expect(page.getByText(/Still learning: .* one level stronger/)).toBeVisible();
  await button(page, "Start playing").click();
  const board = await atBoard(page);
  expect(await seatsOf(page)).toEqual(["", "match 2"]);
  await new Mouse(board).play("b1c3", "click", "White");
  await expect(moves(page)).toHaveCount(2);
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await button(page, "Rematch").first().click();
  await expect.poll(() => seatsOf(page)).toEqual(["match 1", ""]);

  await page.goto("./#/new/folky");
  await expect(page.getByLabel("Level", { exact: true })).toHaveValue("match");
  await page.getByRole("link", { name: "How strong are the levels?" }).click();
  await expect(page.getByRole("heading", { name: "How strong the levels are" })).toBeFocused();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(13);
  await expect(rows.nth(2)).toContainText("level 1");
  await expectAccessible(page);
});
