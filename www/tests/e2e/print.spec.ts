import { expect, test } from "@playwright/test";

import { paintedAt } from "./support/paint";
import { newGame } from "./support/play";

for (const scheme of ["light", "dark"] as const) {
  test(`a board is printed light and without what is chosen, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    const board = await newGame(page, "folky");
    // At the edge of a cell, where what is chosen has its mark.
    const edge = () => paintedAt(board, "b1", 0.06);
    const ground = () => paintedAt(board, "e4", 0.5);
    await expect.poll(edge).not.toEqual([0, 0, 0]);
    const paper = [await edge(), await ground()];
    await page.emulateMedia({ colorScheme: scheme });
    await board.cell("b1").click();
    await page.mouse.move(1, 1);
    await expect(board.cell("b1")).toHaveAttribute("aria-selected", "true");
    await expect.poll(edge).not.toEqual(paper[0]);
    const screen = [await edge(), await ground()];
    // In one step: what comes with the next frame is too late for paper.
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect([await edge(), await ground()]).toEqual(paper);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(board.cell("b1")).toHaveAttribute("aria-selected", "true");
    expect([await edge(), await ground()]).toEqual(screen);
  });
}
