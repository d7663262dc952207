import { expect, type Page, test } from "@playwright/test";

import { button, fromMenu, inMenu } from "./support/page";
import { newGame } from "./support/play";

/** Holds back what a lazy part of the page is loaded from, until it is let go. */
async function holdBack(page: Page, part: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/${part}-(?!sheet-)[^/]*\\.js`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const [name, part, game = "folky", heading = "New FOLKY® game"] of [
  ["Resign", "endings"],
  ["Keys", "keys"],
  ["Record", "record-sheet"],
  ["Comment on this move", "note-editor"],
  ["Rematch", "endings"],
  ["Cards drawn", "cards-sheet", "raindropchess", "New Raindropchess® game"],
  // Its words come after the rest of it.
  ["Cards drawn", "cards", "raindropchess", "New Raindropchess® game"],
] as const) {
  test(`${name}: a question that comes late (${part}) is not asked on the next page`, async ({
    page,
  }) => {
    await newGame(page, game);
    const release = await holdBack(page, part);
    const asked = page.waitForRequest(new RegExp(`/${part}-(?!sheet-)[^/]*\\.js`));
    await (name === "Comment on this move" ? button(page, name) : await inMenu(page, name)).click();
    await asked;
    await page.goBack();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    const loaded = page.waitForResponse(new RegExp(`/${part}-(?!sheet-)[^/]*\\.js`));
    release();
    await (await loaded).finished();
    // The part is evaluated before anything that is imported after it.
    await page.evaluate(async (url) => void (await import(url)), (await loaded).url());
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

test("a rematch asks first while the game is not over", async ({ page }) => {
  await newGame(page, "folky", { white: "Anna", black: "Boris" });
  const before = page.url();
  const dialog = page.getByRole("dialog", { name: "Rematch" });
  await fromMenu(page, "Rematch");
  await expect(dialog.getByText("This game is not over.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(before);
  await fromMenu(page, "Rematch");
  await dialog.getByRole("button", { name: "Start a new game" }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByText("Boris to move").filter({ visible: true })).toHaveCount(1);
});
