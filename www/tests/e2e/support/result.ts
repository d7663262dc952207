import { expect, type Page } from "@playwright/test";

/** The banner says who won and why, in words; the board says it to those who listen. */
export async function expectResult(
  page: Page,
  { score, headline, reason }: { score: string; headline: string; reason: string },
): Promise<void> {
  for (const text of [score, headline, reason]) {
    await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expect(page.getByRole("alert").filter({ hasText: reason })).toHaveCount(1);
}
