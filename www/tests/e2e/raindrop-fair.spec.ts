import { expect, type Page, test } from "@playwright/test";

import { Cards } from "./support/cards";
import { fixChance } from "./support/chance";
import { button, expectSeen, recordOf } from "./support/page";
import { atBoard, newGame } from "./support/play";

/**
 * A game whose cards the program has pledged: always the same ones, none of which gives check
 * or could not be another where it is put.
 */
const provable = async (page: Page) => {
  await fixChance(page, 1);
  return newGame(page, "raindropchess", { choose: ["Provably fair"] });
};

/** Draws cards and puts each on the first square that takes it. */
async function drawSome(page: Page, count: number): Promise<void> {
  const cards = new Cards(page);
  for (let at = 0; at < count; at++) {
    await cards.turn.click();
    const free = page.getByRole("gridcell", { name: /^[c-f][3-6], empty$/ });
    await free.first().click();
    await expect(cards.turn).toBeVisible();
  }
}

const sheet = (page: Page) => page.getByRole("dialog", { name: "Cards drawn" });

async function verify(page: Page): Promise<string> {
  await button(page, "Cards drawn").click();
  await sheet(page).getByRole("button", { name: "Verify these cards" }).click();
  const told = sheet(page).getByRole("status");
  await expect(told).not.toBeEmpty();
  const text = await told.innerText();
  await sheet(page).getByRole("button", { name: "Close" }).click();
  return text;
}

async function resign(page: Page): Promise<void> {
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await expectSeen(page, "Black wins");
}

async function open(page: Page, record: string): Promise<void> {
  await page.goto("#/open");
  await page.getByRole("textbox", { name: "Text of the game" }).fill(record);
  await button(page, "Open").click();
  await atBoard(page);
}

test("the cards are pledged, laid open at the end, and found to be good", async ({ page }) => {
  await provable(page);
  await expect(page.getByRole("button", { name: /^Cards pledged: [0-9a-f ]{9} … / })).toBeVisible();
  await drawSome(page, 3);
  await button(page, "Cards drawn").click();
  await expect(sheet(page).getByText("is shown when the game is over")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Verify these cards" })).toHaveCount(0);
  await expect(sheet(page).getByRole("listitem")).toHaveCount(3);
  await sheet(page).getByRole("button", { name: "Close" }).click();
  expect(await recordOf(page)).not.toContain("CardsSecret");
  await resign(page);
  expect(await recordOf(page)).toContain("CardsSecret");
  expect(await verify(page)).toBe("All 3 cards are those that were pledged before the game.");
  // An end with open cards is final.
  await expect(button(page, "Take back")).toHaveCount(0);
});

test("a reload in the middle of the game changes nothing about the pledge", async ({ page }) => {
  await provable(page);
  await drawSome(page, 1);
  await page.reload();
  await atBoard(page);
  await drawSome(page, 2);
  await resign(page);
  expect(await verify(page)).toBe("All 3 cards are those that were pledged before the game.");
});

test("a record in which a card was exchanged is found out", async ({ page }) => {
  await provable(page);
  await drawSome(page, 2);
  await resign(page);
  const record = await recordOf(page);
  await open(page, record);
  expect(await verify(page)).toMatch(/^All 2 cards/);
  const tampered = record.replace(
    /1\. ([KQRBNP])@/,
    (_, card) => `1. ${card === "Q" ? "R" : "Q"}@`,
  );
  expect(tampered).not.toBe(record);
  await open(page, tampered);
  expect(await verify(page)).toMatch(/^These cards do not match the pledge: .*\b1\b/);
});

test("a rematch is pledged anew", async ({ page }) => {
  await provable(page);
  const pledge = page.getByRole("button", { name: /^Cards pledged/ });
  const before = await pledge.innerText();
  await resign(page);
  await button(page, "Rematch").first().click();
  await expect(pledge).toBeVisible();
  expect(await pledge.innerText()).not.toBe(before);
});
