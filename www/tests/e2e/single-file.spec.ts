import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { expect, test } from "@playwright/test";

import { built } from "./support/dist";
import { FOLKY_REPETITION, MIXTOUR_POINT } from "./support/games";
import { Mouse } from "./support/mouse";
import { button, expectSeen, languages } from "./support/page";
import { newGame } from "./support/play";
import { expectResult } from "./support/result";
import { inSpace, openSpace } from "./support/space";
import { play } from "./support/trid";

const file = built("klubovna.html");
const address = pathToFileURL(file).href;

test.beforeAll(() => {
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`cargo xtask pack\` first`);
});

/** From a disk every route is in the one file. */
test.use({ baseURL: address });

test("one file plays both games from a disk, saves them, and asks for nothing", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const folky = new Mouse(await newGame(page, "folky", { white: "Anna" }));
  for (const code of FOLKY_REPETITION) await folky.play(code, "click", "White");
  await expectResult(page, {
    score: "½ : ½",
    headline: "Draw",
    reason: "The same position for the third time",
  });

  const board = await newGame(page, "mixtour", { white: "Cyril", black: "Dana" });
  const mixtour = new Mouse(board);
  const last = MIXTOUR_POINT.length - 1;
  for (const [ply, code] of MIXTOUR_POINT.entries()) {
    if (ply === last) {
      await page.reload();
      await board.expectOn("d2", "stack of 4");
      await expectSeen(page, "Cyril to move");
    }
    await mixtour.play(code, "drag", ply % 2 ? "Black" : "White");
  }
  await expectResult(page, {
    score: "1 : 0",
    headline: "White wins",
    reason: "The decisive stack has been made",
  });

  await page.goto(`${address}#/rules/folky`);
  await expect(page.getByRole("heading", { level: 1, name: "FOLKY®: rules" })).toBeVisible();
  await page.goto(`${address}#/`);
  await button(page, /^FOLKY® sample game/).click();
  await button(page, "Last position").click();
  await expectSeen(page, "Black wins");
  await languages(page).selectOption("cs");
  await expectSeen(page, "Černý vyhrál");

  // What stands in the file itself is no request to anywhere.
  const elsewhere = requests.filter(
    (url) => url.split("#")[0] !== address && !url.startsWith("data:"),
  );
  expect(elsewhere).toEqual([]);
  expect(requests.filter((url) => url.split("#")[0] === address).length).toBeGreaterThan(0);
});

test("what draws in space comes along, and rests until it is asked for", async ({ page }) => {
  await page.goto(address);
  const board = await newGame(page, "tri-d-chess");
  const awake = () => page.evaluate(() => "__THREE__" in window);
  expect(await awake()).toBe(false);
  await openSpace(board, "Space");
  expect(await awake()).toBe(true);
  await play(board, inSpace(board), "b2W", "b4N");
  await board.expectOn("b4N", "white pawn");
});

test("the one file has its opponent with it", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(address);
  const board = await newGame(page, "mixtour", { program: { Black: 1 } });
  await new Mouse(board).play("c3", "click", "White");
  await expect(page.locator("move-list .move")).toHaveCount(2);
  await button(page, "Hint").click();
  await expect(page.locator(".panel .hinted")).toBeVisible();
  expect(
    requests.filter((url) => !/^(?:blob:|data:)/.test(url) && !url.startsWith(address)),
  ).toEqual([]);
});
