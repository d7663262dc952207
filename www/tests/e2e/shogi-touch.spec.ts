import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { middleOf } from "./support/board";
import { expectResult } from "./support/result";
import { CHECKMATE, face, Hands, HANDS, MATE, playAll, shogi, stepsOf } from "./support/shogi";
import { Touch } from "./support/touch";

for (const way of ["tap", "drag"] as const) {
  test(`Animal Shogi: a whole game to mate with promotion and drop, by ${way}`, async ({
    page,
  }) => {
    const board = await shogi(page);
    const hands = new Hands(board);
    const touch = new Touch(board);
    const before = await board.middle("1i");
    await playAll(board, MATE, async (code, side) => {
      const { drop, from, to } = stepsOf(code);
      const origin = drop ? await middleOf(hands.animal(side, drop)) : await board.middle(from);
      const target = await board.middle(to);
      if (way === "drag") await touch.drag(origin, target);
      else {
        await touch.tap(origin);
        await touch.tap(target);
      }
      if (code.endsWith("+")) await touch.tap(await middleOf(face(board, true)));
    });
    await expectResult(page, CHECKMATE);
    // Hands fill up and nothing moves.
    expect(await board.middle("1i")).toEqual(before);
  });
}

test("Animal Shogi: both hands lie beside the board and nothing has to be scrolled", async ({
  page,
}) => {
  const board = await shogi(page, { position: HANDS });
  const hands = new Hands(board);
  const far = await middleOf(hands.animal("second", "elephant"));
  const near = await middleOf(hands.animal("first", "giraffe"));
  expect(far.y).toBeLessThan((await board.middle("5a")).y);
  expect(near.y).toBeGreaterThan((await board.middle("5i")).y);
  await expect(hands.animal("second", "chick")).toHaveAttribute("aria-disabled", "true");
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
