import { expect, test } from "@playwright/test";

import { contrast, paintedAt } from "./support/paint";
import { shogi } from "./support/shogi";

/** The second player's lion stands in check. */
const CHECK = "4k4/9/9/9/9/9/4R4/9/4K4 w - 1";

/** Where the frame of check runs, along the way between two corners of the cell. */
const FRAME = [0.04, 0.96];

for (const pieces of ["animals", "kanji", "letters"]) {
  for (const colours of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { forcedColors: "active" },
  ] as const) {
    test.describe(`${pieces}, ${Object.values(colours).join()}`, () => {
      test.use({ contextOptions: { reducedMotion: "reduce", ...colours } });

      test("check is seen round a tile that fills its cell", async ({ page }) => {
        await page.addInitScript((text) => {
          localStorage.setItem("klubovna-settings", text);
        }, JSON.stringify({ pieces }));
        const board = await shogi(page, { position: CHECK });
        await board.expectOn("5a", "lion of the second player, check");
        for (const at of FRAME) {
          const [framed, plain] = [
            await paintedAt(board, "5a", at),
            await paintedAt(board, "4b", at),
          ];
          expect(contrast(framed, plain)).toBeGreaterThan(3);
        }
      });
    });
  }
}
