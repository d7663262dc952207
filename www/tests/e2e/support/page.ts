import { expect, type Locator, type Page } from "@playwright/test";

import type { Language } from "../../../src/i18n/language";

/** A button that is seen: some actions stand twice, for wide and for narrow windows. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });

/** The list of languages at the head of every page. */
export const languages = (page: Page): Locator =>
  page.getByRole("combobox", { name: /\([A-Z]{2}\)$/ });

/** Opens the menu of a game: a button in it. */
export async function inMenu(page: Page, name: string | RegExp): Promise<Locator> {
  await button(page, "More").click();
  return page.getByRole("dialog", { name: "More" }).getByRole("button", { name, exact: true });
}

/** Chooses from the menu of a game. */
export const fromMenu = async (page: Page, name: string): Promise<void> =>
  (await inMenu(page, name)).click();

/** Presses what an action is known by, in sight or in the menu. */
export async function act(page: Page, action: string): Promise<void> {
  const seen = page.locator(`[data-do=${action}]:visible`);
  if ((await seen.count()) === 0) await page.locator("[data-do=more]:visible").first().click();
  await seen.first().click();
}

/** The score sheet's button of a move, by its text without marks. */
export const move = (page: Page, text: string): Locator =>
  page
    .getByRole("complementary", { name: "Moves and actions" })
    .getByRole("button", { name: new RegExp(`^${text}[ !?]*$`) });

/** The position on view is the one after this move. */
export const expectCurrent = (page: Page, text: string): Promise<void> =>
  expect(move(page, text)).toHaveAttribute("aria-current", "true");

/** Text that is seen exactly once: the whole of it, or what a pattern finds. What a board says aloud is not seen. */
export const expectSeen = (page: Page, text: string | RegExp): Promise<void> =>
  expect(
    page
      .getByText(text, { exact: true })
      .filter({ visible: true })
      .and(page.locator(":not(div[role][aria-live])")),
  ).toHaveCount(1);

/** The game as its record: what would be downloaded. */
export async function recordOf(page: Page): Promise<string> {
  await fromMenu(page, "Record");
  const dialog = page.getByRole("dialog", { name: "The game as text" });
  const text = await dialog.getByRole("textbox").inputValue();
  await dialog.getByRole("button", { name: "Close" }).click();
  return text;
}

/** Changes the language as another tab would: whatever lies over the page stays. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const key = "klubovna-settings";
    const settings = JSON.parse(localStorage.getItem(key) ?? "{}");
    const newValue = JSON.stringify({ ...settings, language: chosen });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}
