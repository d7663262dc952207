import { expect, type Page, test } from "@playwright/test";

import type { BoardGame } from "../../src/board";
import { clubPage } from "./support/club-page";
import { countDraws, drawn } from "./support/draws";
import { frames } from "./support/frames";
import { pointOf, shown } from "./support/space";

/** What was drawn for something that a person does, until its last frame. */
async function drawnFor(page: Page, act: () => Promise<unknown>) {
  const before = await drawn(page);
  await act();
  await frames(page, 5);
  const after = await drawn(page);
  return {
    pictures: after.pictures - before.pictures,
    shadows: after.shadows - before.shadows,
  };
}

const NOTHING = { pictures: 0, shadows: 0 };

test.beforeEach(async ({ page }) => {
  await countDraws(page);
  await clubPage(
    page,
    `<div style="inline-size: 480px"><board-game game="tri-d-chess" mode="play" levels="space"></board-game></div>`,
  );
  await expect.poll(async () => (await drawn(page)).pictures).toBeGreaterThan(0);
  await frames(page, 5);
});

test("the view in space is drawn once when it opens, and never while nothing changes", async ({
  page,
}) => {
  expect(await drawn(page)).toEqual({ pictures: 1, shadows: 1 });
  expect(await drawnFor(page, () => frames(page, 30))).toEqual(NOTHING);
});

test("a hand draws one picture a cell, and shadows only where something stands elsewhere", async ({
  page,
}) => {
  const [pawn, square] = [await pointOf(page, "b2W"), await pointOf(page, "b4N")];
  const over = (x: number, y: number) => drawnFor(page, () => page.mouse.move(x, y));
  expect(await over(square.x, square.y)).toEqual({ pictures: 1, shadows: 0 });
  expect(await over(square.x + 1, square.y)).toEqual(NOTHING);
  expect(await over(pawn.x, pawn.y)).toEqual({ pictures: 1, shadows: 0 });
  // What is taken up is held higher.
  const taken = await drawnFor(page, () => page.mouse.click(pawn.x, pawn.y));
  expect((await shown(page)).marks).toContain("selected b2W");
  expect(taken.shadows).toBe(1);
  expect(taken.pictures).toBeLessThanOrEqual(2);
  const moved = await drawnFor(page, () => page.mouse.click(square.x, square.y));
  expect((await shown(page)).pieces).toContainEqual({ cell: "b4N", kind: "pawn", side: 0 });
  expect(moved.shadows).toBe(1);
  expect(moved.pictures).toBeLessThanOrEqual(3);
});

test("what changes nothing that is seen draws nothing", async ({ page }) => {
  const told = () =>
    page.evaluate(() => {
      const space = document.querySelector<BoardGame>("board-game")?.space;
      space?.update(true);
      space?.refuse(null);
      space?.light(null);
      dispatchEvent(new Event("scroll"));
    });
  expect(await drawnFor(page, told)).toEqual(NOTHING);
});
