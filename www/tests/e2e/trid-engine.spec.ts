import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { button, expectSeen, fromMenu } from "./support/page";
import { newGame } from "./support/play";
import { expectResult } from "./support/result";
import { DRAWN, inSpace, openSpace, shown } from "./support/space";
import { byMouse, play, triD } from "./support/trid";
import { RIDE } from "./support/trid-games";

const moves = (page: Page) => page.locator("move-list .move");
const expectMoves = (page: Page, count: number) => expect(moves(page)).toHaveCount(count);

/** Sets a level on Black's chair in the middle of a game. */
async function seatProgram(page: Page, level: number): Promise<void> {
  await fromMenu(page, "Who plays");
  const dialog = page.getByRole("dialog", { name: "Who plays" });
  await dialog.getByRole("combobox", { name: "Black" }).selectOption(`level ${level}`);
  await dialog.getByRole("button", { name: "Apply" }).click();
}

test("a few moves against a beginner; a takeback is of a whole pair", async ({ page }) => {
  const program = { Black: 1 };
  const board = await newGame(page, "tri-d-chess", { white: "Anna", program });
  await play(board, byMouse(board), "d1W", "c3N");
  await expectMoves(page, 2);
  await expectSeen(page, "Anna to move");
  await play(board, byMouse(board), "b2W", "b3W");
  await expectMoves(page, 4);
  await button(page, "Take back").click();
  await board.expectOn("b2W", "white pawn");
  await board.expectOn("c3N", "white knight");
  await expectSeen(page, "Anna to move");
});

test("in space, too, the program answers", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess", { program: { Black: 1 } });
  await openSpace(board);
  await play(board, byMouse(board), "b2W", "b4N");
  await expectMoves(page, 2);
  await board.expectOn("b4N", "white pawn");
});

test("a hint is seen in space: first what moves, then where to", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess", { program: { Black: 1 } });
  await openSpace(board, "Space");
  const hint = button(page, "Hint");
  await hint.click();
  const notes = async () => (await shown(page)).notes;
  await expect.poll(notes, DRAWN).toHaveLength(1);
  const [from = "", same] = (await notes())[0]?.split(" ") ?? [];
  expect(same).toBe(from);
  await hint.click();
  await expect.poll(notes, DRAWN).toEqual([expect.stringMatching(`^${from} (?!${from})`)]);
  const [, to = ""] = (await notes())[0]?.split(" ") ?? [];
  await play(board, inSpace(board), from, to);
  await expect.poll(notes, DRAWN).toEqual([]);
});

test("boards move in a game against a beginner", async ({ page }) => {
  const board = await triD(page, RIDE);
  await seatProgram(page, 1);
  await play(board, byMouse(board), { drag: ["QL1", "QL3"] });
  await board.expectOn("z3QL3", "white pawn");
  await expectMoves(page, 2);
  await expectSeen(page, "White to move");
});

/** A rook goes to and fro, and so does the king that it cannot mate alone. */
const TO_AND_FRO = {
  position: "W=4/4/4/4|N=4/2k1/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/KR|KL6b=2/2 w - - - 0 10",
  moves: `10. e0KL1-e1KL1 c5N-b5N 11. e1KL1-e0KL1 b5N-c5N 12. e0KL1-e1KL1 c5N-b5N
    13. e1KL1-e0KL1 b5N-c5N 14. e0KL1-e1KL1`,
};

test("who stands worse claims the draw that the rules grant", async ({ page }) => {
  const { position, moves: played } = TO_AND_FRO;
  await triD(page, position, "", played);
  await expectMoves(page, 9);
  // The best level makes no mistakes on purpose.
  await seatProgram(page, 13);
  await expectResult(page, {
    score: "½ : ½",
    headline: "Draw",
    reason: "The player to move claimed a draw.",
  });
});

/** Turned round, the board brings its rook to the file of the black king: mate, and no other. */
const TURNING = "W=4/4/4/2KR|N=4/4/4/4|B=4/4/4/4|QL6b=2/2|KL2w=R1/2|KL6b=1k/2 w - - - 0 20 A2";

test("V.A2: a hint says which board to turn, and why", async ({ page }) => {
  const board = await triD(page, TURNING, "a2=true");
  await page.keyboard.press("h");
  const told = page.locator(".panel .hinted");
  await expect(told).toContainText("Begin at KL2.");
  await told.getByRole("button", { name: "Show the move" }).click();
  await expect(told).toContainText("The best move: KL2^#");
  await told.getByRole("button", { name: "Why?" }).click();
  await expect(told).toContainText("It wins the game.");
  await expectAccessible(page);
  await told.getByRole("button", { name: "Got it" }).click();
  await expect(told).toHaveCount(0);
  await play(board, byMouse(board), "KL2", { button: "Turn the board" });
  await expectResult(page, { score: "1 : 0", headline: "White wins", reason: "Checkmate" });
});

test("V.P6: the program places its pieces, and lines can be looked at", async ({ page }) => {
  const board = await triD(page, "", "setup=p6");
  await seatProgram(page, 1);
  await play(board, byMouse(board), "b1W");
  // Both of Black's bishops.
  await expectMoves(page, 3);
  await expectSeen(page, "White places a bishop");
  await button(page, "Analysis").click();
  const panel = page.locator(".panel engine-panel");
  await expect(panel.getByText(/(White|Black)’s chance is \d+%/)).toBeVisible();
  await expect(panel.locator(".best-lines li")).toHaveCount(3);
  await panel.locator(".best-lines li").first().getByRole("button").nth(1).click();
  await expectSeen(page, /^Preview: /);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Preview/)).toHaveCount(0);
  await expectMoves(page, 3);
});
