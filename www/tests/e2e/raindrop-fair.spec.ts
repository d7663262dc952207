import { expect, type Page, test } from "@playwright/test";

import type { Match } from "../../src/game/match";
import { expectAccessible } from "./support/axe";
import { Cards } from "./support/cards";
import { fixChance } from "./support/chance";
import { Mouse } from "./support/mouse";
import { button, expectSeen, fromMenu, recordOf } from "./support/page";
import { atBoard, newGame, openForm } from "./support/play";

/**
 * A game whose cards the program has pledged: always the same ones, none of which gives check
 * or could not be another where it is put.
 */
const provable = async (page: Page) => {
  await fixChance(page, 1);
  return newGame(page, "raindropchess", { choose: ["With a fingerprint"] });
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
  await fromMenu(page, "Cards drawn");
  await sheet(page).getByRole("button", { name: "Verify these cards" }).click();
  const told = sheet(page).getByRole("status");
  await expect(told).not.toBeEmpty();
  const text = await told.getByRole("paragraph").first().innerText();
  await sheet(page).getByRole("button", { name: "Close" }).click();
  return text;
}

async function resign(page: Page): Promise<void> {
  await fromMenu(page, "Resign");
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
  await expect(page.getByRole("button", { name: /^Fingerprint: [0-9a-f ]{9} … / })).toBeVisible();
  await drawSome(page, 3);
  await fromMenu(page, "Cards drawn");
  await expect(sheet(page).getByText("It is shown when the game is over")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Verify these cards" })).toHaveCount(0);
  await expect(sheet(page).getByRole("listitem")).toHaveCount(3);
  await sheet(page).getByRole("button", { name: "Close" }).click();
  expect(await recordOf(page)).not.toContain("CardsSecret");
  await resign(page);
  expect(await recordOf(page)).toContain("CardsSecret");
  expect(await verify(page)).toBe("All 3 cards follow from the secret with this fingerprint.");
  // An end with open cards is final.
  await expect(button(page, "Take back")).toHaveCount(0);
});

test("a card that is called for in a variation is still to come", async ({ page }) => {
  const board = await provable(page);
  await drawSome(page, 2);
  await button(page, "One move back").click();
  await new Mouse(board).click(await board.middle("f3"));
  await page.locator(".panel .verdict").getByRole("button", { name: "Try moves" }).click();
  await button(page, "Last position").click();
  await new Cards(page).turn.click();
  const called = page.locator("move-list [aria-current]");
  await expect(called).toHaveText("=");
  // Not the sign of a draw: something comes after it.
  const after = () =>
    called.evaluate((element) => getComputedStyle(element, "::after").content.replaceAll('"', ""));
  expect(await after()).toBe("…");
  await page.getByRole("button", { name: /^pawn/ }).first().click();
  await expect(page.locator("move-list [data-unfinished]")).toHaveCount(0);
  // It is no card of the game: those stay as they were pledged.
  await button(page, "Back to the game").click();
  await page.reload();
  await atBoard(page);
  await drawSome(page, 1);
  await resign(page);
  expect(await verify(page)).toBe("All 3 cards follow from the secret with this fingerprint.");
});

test("a reload in the middle of the game changes nothing about the pledge", async ({ page }) => {
  await provable(page);
  await drawSome(page, 1);
  await page.reload();
  await atBoard(page);
  await drawSome(page, 2);
  await resign(page);
  expect(await verify(page)).toBe("All 3 cards follow from the secret with this fingerprint.");
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
  expect(await verify(page)).toMatch(/^These cards do not match the fingerprint: .*\b1\b/);
});

test("a program that sits down before the first card waits for a word, and people are asked for it", async ({
  page,
}) => {
  await provable(page);
  await fromMenu(page, "Who plays");
  const seats = page.getByRole("dialog", { name: "Who plays" });
  await seats.getByRole("combobox", { name: "White", exact: true }).selectOption("level 1");
  await seats.getByRole("button", { name: "Apply" }).click();
  await sheet(page).getByRole("button", { name: "Close" }).click();
  await expect(page.locator("move-list .move").first()).toBeVisible();
});

test("a rematch is pledged anew", async ({ page }) => {
  await provable(page);
  const pledge = page.getByRole("button", { name: /^Fingerprint/ });
  const before = await pledge.innerText();
  await resign(page);
  await button(page, "Rematch").first().click();
  await expect(pledge).toBeVisible();
  expect(await pledge.innerText()).not.toBe(before);
});

const field = (page: Page) => sheet(page).getByRole("textbox", { name: /^Your word or throw/ });

/** What the check leaves open, item by item. */
async function leftOpen(page: Page): Promise<string> {
  await fromMenu(page, "Cards drawn");
  await sheet(page).getByRole("button", { name: "Verify these cards" }).click();
  const told = await sheet(page).locator(".verify [role=status]").innerText();
  await sheet(page).getByRole("button", { name: "Close" }).click();
  return told;
}

test("a word is mixed in behind the fingerprint and before the first card", async ({ page }) => {
  await provable(page);
  await page.getByRole("button", { name: /Add your word$/ }).click();
  await expect(sheet(page).locator("code")).toHaveText(/^[0-9a-f]{64}$/);
  await expect(field(page)).toHaveAccessibleDescription(/could not foresee/);
  await expect(sheet(page).getByRole("status")).toContainText("Nothing is mixed in");
  await expectAccessible(page);
  await field(page).fill("  rain on  Tuesday ");
  await field(page).press("Enter");
  await expect(sheet(page).getByRole("status")).toHaveText(/Mixed in: “rain on Tuesday”/);
  // What is written when the dialog goes is taken too.
  await field(page).fill("rain on Friday");
  await page.keyboard.press("Escape");
  expect(await recordOf(page)).toContain('[CardsWord "rain on Friday"]');
  await page.reload();
  await atBoard(page);
  await drawSome(page, 2);
  await fromMenu(page, "Cards drawn");
  await expect(field(page)).toHaveCount(0);
  await expect(sheet(page).getByText("rain on Friday")).toBeVisible();
  await sheet(page).getByRole("button", { name: "Close" }).click();
  await resign(page);
  expect(await verify(page)).toBe("All 2 cards follow from the secret with this fingerprint.");
  const told = await leftOpen(page);
  expect(told).toContain("“rain on Friday” went into every card");
  expect(told).not.toContain("tried secrets");
  expect(told).toContain("that the game ended here");

  const record = await recordOf(page);
  await open(page, record.replace("rain on Friday", "rain on Sunday"));
  expect(await verify(page)).toMatch(/^These cards do not match the fingerprint: /);
});

test("without a word the check says that the program alone decided", async ({ page }) => {
  await provable(page);
  await drawSome(page, 1);
  await resign(page);
  const told = await leftOpen(page);
  expect(told).toContain("the program could have tried secrets until it liked one");
  expect(told).toContain("who played, which moves were made");
});

test("a program that draws first waits until the fingerprint was seen", async ({ page }) => {
  await fixChance(page, 1);
  await newGame(page, "raindropchess", {
    choose: ["With a fingerprint"],
    program: { White: 1 },
  });
  await expect(field(page)).toBeVisible();
  await expect(page.locator("move-list .move")).toHaveCount(0);
  await field(page).fill("seven");
  await sheet(page).getByRole("button", { name: "Close" }).click();
  await expect(page.locator("move-list .move")).toHaveCount(1, { timeout: 15_000 });
  expect(await recordOf(page)).toContain('[CardsWord "seven"]');
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`${colorScheme}, in Czech`, () => {
    test.use({ colorScheme, locale: "cs-CZ", viewport: { width: 390, height: 844 } });
    test("the dialog with the word has no faults of accessibility", async ({ page }) => {
      await fixChance(page, 1);
      await openForm(page, "raindropchess");
      await page.getByText("S otiskem", { exact: true }).click();
      await page.getByRole("button", { name: "Začít hrát" }).click();
      await atBoard(page);
      await page.getByRole("button", { name: /Přidat své slovo$/ }).click();
      await expect(page.getByRole("textbox", { name: /^Vaše slovo nebo hod/ })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("a pledged card is not seen in a variation, only in the main line", async ({ page }) => {
  await provable(page);
  await drawSome(page, 1);
  const seen = await page.locator("board-game").evaluate((element) => {
    const { match } = element as unknown as { match: Match };
    const stands = () => match.moves().line.map(({ code }) => code);
    const before = stands();
    // Another square for the card that came, and the next card behind it.
    match.mode = "analyse";
    match.goBack();
    const other = match.snapshot.choices.find(({ code }) => code !== before.at(-1));
    match.play(other?.code ?? "");
    match.play("=");
    let refused = "";
    try {
      match.draw();
    } catch (thrown) {
      refused = (thrown as { code: string }).code;
    }
    return { refused, kind: match.live.scene.turn.kind, before, after: stands() };
  });
  expect(seen.refused).toBe("cards-variation");
  expect(seen.kind).toBe("chance");
  expect(seen.after).toEqual(seen.before);
});
