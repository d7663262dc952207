import { expect, type Page, test } from "@playwright/test";

import { newGame } from "./support/play";
import { openSpace } from "./support/space";

/** How large things of the board are. */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("board-game")?.shadowRoot;
    return Object.fromEntries(
      [".pictures", ".stage", ".space", ".space > canvas"].map((name) => {
        const { width = 0, height = 0 } = root?.querySelector(name)?.getBoundingClientRect() ?? {};
        return [name, { width, height }];
      }),
    );
  });

for (const picture of ["Space", "Both"] as const) {
  test(`${picture}: no size depends on what is drawn in space`, async ({ page }) => {
    await openSpace(await newGame(page, "tri-d-chess"), picture);
    const before = await sizes(page);
    expect(before[".space > canvas"]?.height).toBeGreaterThan(200);
    // What every resize does: were anything as large as what is drawn, both would grow for ever.
    for (const grown of [1.5, 3]) {
      await page.evaluate((factor) => {
        const root = document.querySelector("board-game")?.shadowRoot;
        const canvas = root?.querySelector<HTMLCanvasElement>(".space > canvas");
        if (!canvas) throw new Error("nothing is drawn");
        canvas.height *= factor;
      }, grown);
      expect(await sizes(page)).toEqual(before);
    }
  });
}
