import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { hold } from "./support/hold";
import { Keyboard } from "./support/keyboard";
import { Mouse } from "./support/mouse";
import { button, expectSeen, fromMenu, inMenu, move, recordOf } from "./support/page";
import { newGame, openForm } from "./support/play";
import { THOROUGH } from "./support/repeats";
import { expectResult } from "./support/result";
import { tasksBetween, TRACED } from "./support/tasks";
import {
  ANSWERED,
  ASKED,
  countWorkers,
  killOverQuestion,
  killWorkers,
  watchWorkers,
} from "./support/workers";

/** The moves of the score sheet. */
const moves = (page: Page) => page.locator("move-list .move");

/** The program has answered: so many moves were made. */
const expectMoves = (page: Page, count: number, patience?: { readonly timeout: number }) =>
  expect(moves(page)).toHaveCount(count, patience);

const settings = (page: Page, chosen: object) =>
  page.addInitScript((text) => {
    localStorage.setItem("klubovna-settings", text);
  }, JSON.stringify(chosen));

test("a game against a beginner by mouse; a takeback is of a whole pair", async ({ page }) => {
  const board = await newGame(page, "folky", { white: "Anna", program: { Black: 1 } });
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "drag", "White");
  await expectMoves(page, 2);
  await expectSeen(page, "Anna to move");
  await mouse.play("g1f3", "click", "White");
  await expectMoves(page, 4);
  await button(page, "Take back").click();
  await expectSeen(page, "Anna to move");
  await board.expectOn("g1", "white knight");
  await board.expectOn("c3", "white knight");
  await fromMenu(page, "Redo");
  await board.expectOn("f3", "white knight");
  await expectSeen(page, "Anna to move");
  const record = await recordOf(page);
  expect(record).toContain('[White "Anna"]');
  expect(record).toContain('[Black "Adam"]');
  expect(record).toContain('[BlackType "level 1"]');
});

test("the program begins, and the board is turned to the person", async ({ page }) => {
  const board = await newGame(page, "mixtour", { program: { White: 2 } });
  await expectMoves(page, 1);
  const { y: far } = await board.middle("a5");
  const { y: near } = await board.middle("a1");
  expect(far).toBeGreaterThan(near);
  // Nobody but the program has played: there is nothing of one's own to take back.
  await page.keyboard.press("u");
  await expectMoves(page, 1);
});

test("where the program cannot be loaded, that is told and can be tried again", async ({
  page,
}) => {
  await page.route("**/controller-*.js", (route) => route.abort());
  await newGame(page, "mixtour", { program: { White: 1 } });
  await expect(
    page.getByRole("complementary").getByText("This could not be loaded."),
  ).toBeVisible();
  await page.unroute("**/controller-*.js");
  await button(page, "Try again").click();
  await expectMoves(page, 1);
});

test("what is taken back before the program is loaded is taken back up to a person’s move", async ({
  page,
}) => {
  const board = await newGame(page, "mixtour", { program: { Black: 1 } });
  await new Mouse(board).play("c3", "click", "White");
  await expectMoves(page, 2);
  const held = await hold(page, /\/assets\/controller-.*\.js/);
  await page.reload();
  await button(page, "Take back").click();
  await expect.poll(() => held.asked()).toBe(1);
  held.release();
  await board.expectOn("c3", "empty");
  await expectSeen(page, /^White enters a disc/);
});

test("a game against a beginner by keyboard", async ({ page }) => {
  const board = await newGame(page, "mixtour", { program: { Black: 1 } });
  const keyboard = new Keyboard(board);
  await keyboard.toBoard();
  await keyboard.goTo("c3");
  await keyboard.press("Enter");
  await board.expectOn("c3", "white disc");
  await expectMoves(page, 2);
});

test("three chairs of four are the program's", async ({ page }) => {
  const program = { Black: 1, "White, partner": 2, "Black, partner": 1 };
  const choose = ["Four, in two teams"];
  const board = await newGame(page, "folky", { white: "Anna", choose, program });
  await new Mouse(board).play("b1c3", "click", "White");
  await expectMoves(page, 4);
  await expectSeen(page, "Anna to move");
});

test("a reload in the middle of thinking goes on", async ({ page }) => {
  const board = await newGame(page, "mixtour", { program: { Black: 8 } });
  await new Mouse(board).play("c3", "click", "White");
  await board.expectOn("c3", "white disc");
  await page.reload();
  await expectMoves(page, 2);
  await expectSeen(page, "White to move");
});

test("a hint says where, what and why", async ({ page }) => {
  await newGame(page, "folky", { program: { Black: 1 } });
  await page.keyboard.press("h");
  const told = page.locator(".panel .hinted");
  await expect(told).toContainText(/Begin at [a-h][1-8]\.|Begin with the reserve/);
  await told.getByRole("button", { name: "Show the move" }).click();
  await expect(told).toContainText("The best move: ");
  const [, best = ""] = /The best move: (\S+)/.exec((await told.textContent()) ?? "") ?? [];
  await told.getByRole("button", { name: "Why?" }).click();
  await expect(told).toContainText(/White’s chance is then \d+%\./);
  await expect(told).toContainText("Second best: ");
  await told.getByRole("button", { name: "Got it" }).click();
  await expect(told).toHaveCount(0);
  expect(best).not.toBe("");
  await expectMoves(page, 0);
});

test("the chance in words is that of the side on turn, as in the lines, also where it is behind", async ({
  page,
}) => {
  const text = "1. b1 c2 2. b1:1-c2 a4 3. b3 a4:1-b3 4. b1 e2 5. b1:1-b3 e3 6. e1 e3:1-b3 *";
  await page.goto(`./#/open?text=${encodeURIComponent(text)}`);
  await button(page, "Analysis").click();
  const panel = page.locator(".panel engine-panel");
  await expect(panel.getByText(/^White’s chance is [1-4]?\d%$/)).toBeVisible();
  await expect(panel.locator(".best-lines .worth").first()).toHaveText(/^[1-4]?\d%$/);
});

test("chances, lines to look at, and a game from a position of a record", async ({ page }) => {
  const text = "1. h3 a6 2. a3 h6 3. Rh2 Ra7 4. Nc3 Nc6 *";
  await page.goto(`./#/open?text=${encodeURIComponent(text)}`);
  await button(page, "Analysis").click();
  const panel = page.locator(".panel engine-panel");
  await expect(panel.getByText(/(White|Black)’s chance is \d+%/)).toBeVisible();
  await expect(panel.locator(".best-lines li")).toHaveCount(3);
  // The line is drawn in pieces until all positions are judged; the one on view comes first, for up to eight seconds.
  await expect(panel.locator(".chance-graph .edge").filter({ visible: true })).not.toHaveCount(0, {
    timeout: 20_000,
  });
  await panel.locator(".best-lines li").first().getByRole("button").nth(1).click();
  await expectSeen(page, /^Preview: \S+ \S+$/);
  await expectMoves(page, 8);
  const shown = panel.locator('.best-lines [aria-pressed="true"]');
  await expect(shown).toHaveCount(1);
  await button(page, "Back to the game").first().click();
  await expect(page.getByText(/^Preview/)).toHaveCount(0);
  await expect(shown).toHaveCount(0);
  await expectAccessible(page);
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await expect(panel.getByText(/gave chances away|gave much away/)).toBeVisible({
    timeout: 30_000,
  });
  await move(page, "a6").click();
  await fromMenu(page, "Play from here");
  const dialog = page.getByRole("dialog", { name: "Play from here" });
  await dialog.getByRole("combobox", { name: "Black" }).selectOption("level 1");
  const before = page.url();
  await dialog.getByRole("button", { name: "Start playing" }).click();
  await expect(page).not.toHaveURL(before);
  await expectMoves(page, 2);
  await expectSeen(page, "White to move");
});

test("a game in progress gets an opponent, and a draw is offered to it", async ({ page }) => {
  const board = await newGame(page, "folky", { white: "White" });
  await new Mouse(board).play("b1c3", "click", "White");
  await fromMenu(page, "Who plays");
  const dialog = page.getByRole("dialog", { name: "Who plays" });
  await expect(dialog.getByRole("combobox", { name: "White", exact: true })).toBeVisible();
  await dialog.getByRole("combobox", { name: "Black" }).selectOption("level 3");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expectMoves(page, 2);
});

test("the program accepts a draw by how it stands, and is not asked again at once", async ({
  page,
}) => {
  const verdict = page.locator(".panel .verdict");
  const program = { Black: 8 };
  const offer = async (position: string) => {
    await newGame(page, "folky", { position, program });
    await fromMenu(page, "Offer a draw");
  };
  // So soon, and no worse than at the start of any game.
  await offer("rnb2bnr/8/8/8/8/8/8/RNB2BNR w 0 1");
  await expect(verdict).toContainText("Helena declines the draw and plays on.");
  await fromMenu(page, "Offer a draw");
  await expect(verdict).toContainText(
    "Helena has just declined a draw and considers another offer after 5 more moves.",
  );
  // With two men against eight it stands much better, with eight against two much worse.
  await offer("rnb2bnr/8/8/8/8/8/8/R6R w 0 1");
  await expect(verdict).toContainText("Helena declines the draw and plays on.");
  await offer("r6r/8/8/8/8/8/8/RNB2BNR w 0 1");
  await expect(verdict).toContainText("The players agreed to a draw.");
});

test("who resigns after a takeback has lost the game as it stands", async ({ page }) => {
  const board = await newGame(page, "folky", { program: { Black: 1 } });
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await expectMoves(page, 2);
  await button(page, "Take back").click();
  await expectSeen(page, "White to move");
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await expectResult(page, { score: "0 : 1", headline: "Black wins", reason: "White resigned." });
  await expectMoves(page, 0);
});

test("a hundred times called off, and then it answers", async ({ page }) => {
  await watchWorkers(page);
  const board = await newGame(page, "folky", { program: { Black: 8 } });
  await new Mouse(board).play("b1c3", "click", "White");
  await expectMoves(page, 2);
  const before = await countWorkers(page);
  // Back to the start and forward to the program's turn, and back while it thinks.
  await page.evaluate(async () => {
    const game = document.querySelector("board-game")?.match;
    if (!game) throw new Error("no game");
    // Nothing but what is queued already: the question is asked, and no answer can come yet.
    const asked = async () => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    };
    game.undo();
    for (let time = 0; time < 100; time++) {
      await asked();
      game.undo();
      await asked();
      game.redo();
    }
  });
  // It answers the last time, with the move that it made before or with another.
  await expectSeen(page, "White to move");
  await expect(page.locator("move-list .row .cell:nth-child(3) [aria-current=true]")).toBeVisible();
  const { begun, alive, asked, answered } = await countWorkers(page);
  // A question that is called off takes its worker with it.
  expect(asked - before.asked).toBeGreaterThanOrEqual(100);
  expect(begun - before.begun).toBeGreaterThanOrEqual(99);
  expect(answered).toBeGreaterThan(before.answered);
  expect(asked - answered).toBeGreaterThanOrEqual(99);
  expect(alive).toBeLessThanOrEqual(2);
});

test("a worker that is killed loses nothing", async ({ page }) => {
  await page.clock.install();
  await watchWorkers(page);
  const board = await newGame(page, "mixtour", { program: { Black: 8 } });
  const mouse = new Mouse(board);
  await mouse.play("c3", "click", "White");
  await expectMoves(page, 2);
  const record = await recordOf(page);
  const [, opening = ""] = /\n\n1\. (\S+ \S+)/.exec(record) ?? [];
  expect(opening).toMatch(/^c3 /);
  const empty = async () => {
    for (const cell of ["a1", "e5", "a5"]) {
      if ((await board.cell(cell).getAttribute("aria-label"))?.includes("empty")) return cell;
    }
    throw new Error("no empty corner");
  };
  // The next question gets no answer until somebody notices.
  const unheard = async (asked: number) => {
    await expect.poll(async () => (await countWorkers(page)).asked).toBe(asked);
    await page.clock.fastForward(30_000);
  };
  // While it rests.
  const { asked } = await countWorkers(page);
  await killWorkers(page);
  await mouse.play(await empty(), "click", "White");
  await unheard(asked + 1);
  await expectMoves(page, 4);
  // Over a question.
  const before = await countWorkers(page);
  await killOverQuestion(page);
  await mouse.play(await empty(), "click", "White");
  await unheard(before.asked + 1);
  await expectMoves(page, 6);
  await expectSeen(page, "White to move");
  const after = await countWorkers(page);
  expect(after.asked - before.asked).toBe(2);
  expect(after.begun - before.begun).toBe(1);
  expect(await recordOf(page)).toContain(opening);
});

test("the page does not stop while the program thinks", async ({ page, browser }) => {
  await settings(page, { analysis: true, language: "en" });
  await watchWorkers(page);
  const board = await newGame(page, "folky", { program: { Black: 8 } });
  await expect(page.locator(".panel .best-lines li")).toHaveCount(3);
  await browser.startTracing(page, { categories: TRACED });
  const mouse = new Mouse(board);
  for (const [at, code] of (THOROUGH ? ["b1c3", "c3b1", "b1c3"] : ["b1c3"]).entries()) {
    await mouse.play(code, "drag", "White");
    await expectMoves(page, 2 * at + 2);
    // It thinks about the new position now, and tells the page of it until it has seen enough.
    const before = await countWorkers(page);
    const heard = async () => {
      const { told, answered } = await countWorkers(page);
      return answered > before.answered ? "all" : told - before.told >= 8;
    };
    await expect.poll(heard, { timeout: 20_000 }).toBeTruthy();
  }
  // The last question is called off with the analysis.
  await button(page, "Analysis").click();
  const work = tasksBetween(await browser.stopTracing(), ASKED, ANSWERED);
  expect(work.length).toBeGreaterThan(50);
  // As the observer of long tasks would say on a machine that does nothing else.
  expect(Math.max(...work)).toBeLessThanOrEqual(50);
});

for (const game of ["folky", "mixtour", "raindropchess", "animal-shogi", "tri-d-chess"] as const) {
  test(`${game}: the program can take either side, gives hints and judges`, async ({ page }) => {
    await openForm(page, game);
    await expect(button(page, "Start playing")).toBeVisible();
    await expect(page.getByRole("combobox", { name: /who plays/ })).toHaveCount(2);
    await newGame(page, game);
    for (const name of ["Hint", "Analysis"]) await expect(button(page, name)).toBeVisible();
    await expect(await inMenu(page, "Who plays")).toBeVisible();
  });
}
