import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { expectSeen, fromMenu } from "./support/page";
import { newGame } from "./support/play";
import { expectResult } from "./support/result";
import { byKeyboard, byMouse, byName, play, triD } from "./support/trid";
import { CASTLE_TO_MATE, FROM_THE_START, RIDE, SET_UP, WAITING } from "./support/trid-games";

for (const [way, by] of [
  ["mouse", byMouse],
  ["keyboard", byKeyboard],
  ["names in the accessible tree", byName],
] as const) {
  test(`castling, board moves and a delayed promotion up to mate, by ${way}`, async ({ page }) => {
    const board = await triD(page, CASTLE_TO_MATE.position);
    for (const { presses, on } of CASTLE_TO_MATE.moves) {
      await play(board, by(board), ...presses);
      for (const [cell, what] of Object.entries(on)) await board.expectOn(cell, what);
    }
    await expectResult(page, CASTLE_TO_MATE.result);
  });
}

test("a whole game from the start, by names in the accessible tree alone", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  for (const { presses, on } of FROM_THE_START.moves) {
    await play(board, byName(board), ...presses);
    for (const [cell, what] of Object.entries(on)) await board.expectOn(cell, what);
  }
  await expectResult(page, FROM_THE_START.result);
});

test("V.P6: the players place their pieces in turn, then they play", async ({ page }) => {
  const board = await triD(page, "", "setup=p6");
  await expectSeen(page, "White places a bishop");
  for (const { cell, piece, next } of SET_UP) {
    await play(board, byMouse(board), cell);
    await board.expectOn(cell, piece);
    await expectSeen(page, next);
  }
  await board.expectOn("d0KL1", "white king");
  await board.expectOn("z9QL6", "black rook");
  await play(board, byMouse(board), "b2W", "b4N");
  await board.expectOn("b4N", "white pawn");
});

test("V.P6: a bishop on the colour of the other one is refused with the reason", async ({
  page,
}) => {
  const board = await triD(page, "", "setup=p6");
  await play(board, byName(board), "b1W", "b8B", "b8B");
  await expect(page.locator("[data-float] .bubble")).toHaveText(/already stands on b8B/);
  await play(board, byName(board), "d8B");
  await expect(page.locator("[data-float] .bubble")).toHaveText(/squares of different colours/);
});

test("a stand is dragged, and its board comes along with its passenger", async ({ page }) => {
  const board = await triD(page, RIDE);
  await play(board, byMouse(board), { drag: ["QL1", "QL3"] });
  await expect(board.place("z1QL1")).toHaveCount(0);
  await board.expectOn("z3QL3", "white pawn");
  await board.expectOn("QL3", "white stand");
  await board.expectOn("QL1", "empty");
});

test("why a board cannot move is said at its stand", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  await play(board, byMouse(board), "QL1");
  await expect(page.locator("[data-float] .bubble")).toHaveText(
    "There are 4 pieces on the board at QL1. Only a board with one piece or none moves.",
  );
});

test("a waiting pawn promotes on its square, too", async ({ page }) => {
  const board = await triD(page, WAITING);
  await play(board, byMouse(board), "QL6", "QL5", "a8B", { button: "Knight" });
  await board.expectOn("a8B", "white knight");
});

test("castling by king and rook, where both stand on the board", async ({ page }) => {
  const board = await triD(page, CASTLE_TO_MATE.position);
  await play(board, byMouse(board), "d0KL1", "e0KL1");
  await board.expectOn("e0KL1", "white king");
  await board.expectOn("d0KL1", "white rook");
});

test("V.A2: a board is turned in place, by command and by where its man goes", async ({ page }) => {
  const turning =
    "W=4/4/4/2K1|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=1F/2|KL6b=k1/2 w - - - 0 10";
  const board = await triD(page, turning, "a2=true");
  await play(board, byMouse(board), "KL1", { button: "Turn the board" });
  await board.expectOn("d0KL1", "white pawn");
  await page.getByRole("button", { name: "Take back" }).click();
  await play(board, byMouse(board), "KL1", "d0KL1");
  await board.expectOn("d0KL1", "white pawn");
});

test("V.A2.2: a board hangs below its pin, alone or with another one", async ({ page }) => {
  const hanging =
    "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL3w=2/2|QL4b=2/2|KL1w=2/K1|KL6b=kr/2 w - - - 0 10";
  const board = await triD(page, hanging, "a22=true");
  const before = await board.middle("z3QL3");
  await play(board, byMouse(board), "QL3", "QL3i");
  await board.expectOn("QL3i", "white stand");
  // Alone it takes the place where the other one was.
  expect(await board.middle("z3QL3i")).toEqual(before);
  await play(board, byMouse(board), "QL4", "QL3");
  await board.expectOn("z3QL3i", "empty");
  await board.expectOn("z3QL3", "empty");
  const apart = async () =>
    Math.abs((await board.middle("z3QL3")).x - (await board.middle("z3QL3i")).x);
  await expect(async () => expect(await apart()).toBeGreaterThan(50)).toPass();
});

test("V.A3: a pawn becomes an attack board", async ({ page }) => {
  const taking =
    "W=4/4/4/4|N=4/4/2k1/4|B=4/PP2/4/4|QL1w=2/2|QL4b=2/2|KL1w=2/K1|KL6b=2/2 w - - - 0 10";
  const board = await triD(page, taking, "a3=true");
  await play(board, byMouse(board), "a7B", "a8B", { button: "Attack board" });
  await board.expectOn("QL6", "white stand");
  await board.expectOn("z9QL6", "empty");
});

test("a draw is claimed with the move that repeats the position, or refused with the reason", async ({
  page,
}) => {
  const alone =
    "W=4/4/4/4|N=4/2k1/4/4|B=R3/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 w - - - 0 10";
  const board = await triD(page, alone);
  const dialog = page.getByRole("dialog", { name: "Claim a draw" });
  await fromMenu(page, "Claim a draw");
  await expect(dialog).toContainText("this position has occurred once");
  await dialog.getByRole("button", { name: "Close" }).click();
  const round: readonly (readonly [string, string])[] = [
    ["QL1", "QL2"],
    ["QL6", "QL5"],
    ["QL2", "QL1"],
    ["QL5", "QL6"],
  ];
  for (const [from, to] of [...round, ...round.slice(0, 3)]) {
    await play(board, byMouse(board), from, to);
    await expect(board.place(from)).toHaveAccessibleName(`${from}, empty`);
  }
  // In table mode one button offers a draw, and claims it where the rules grant it.
  await fromMenu(page, "Table mode");
  const black = page.getByRole("region", { name: "Black’s half" });
  await black.getByRole("button", { name: "Claim or offer a draw" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await black.getByRole("button", { name: "Leave table mode" }).click();
  await fromMenu(page, "Claim a draw");
  await expect(dialog).toContainText("The same position for the third time.");
  await dialog.getByRole("button", { name: "Play QL5-QL6 and draw" }).click();
  await board.expectOn("QL6", "black stand");
  await expectResult(page, {
    score: "½ : ½",
    headline: "Draw",
    reason: "The player to move claimed a draw.",
  });
});

test("Ctrl with arrows climbs a column, and each sheet is a grid with a heading", async ({
  page,
}) => {
  const board = await newGame(page, "tri-d-chess");
  await board.place("a1W").focus();
  await page.keyboard.press("Control+ArrowUp");
  await expect(board.place("a1QL1")).toBeFocused();
  await page.keyboard.press("Control+ArrowDown");
  await expect(board.place("a1W")).toBeFocused();
  for (const sheet of [/neutral board N/, /stands of attack boards/, /attack board QL1/]) {
    await expect(page.getByRole("grid", { name: sheet })).toHaveCount(1);
    await expect(page.getByRole("heading", { name: sheet })).toHaveCount(1);
  }
  await page.keyboard.press("i");
  await expect(
    page.getByRole("status").filter({ hasText: "a1W, white knight; a1QL1, white pawn" }),
  ).toHaveCount(1);
});

test("a column lights up under the pointer", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  await board.place("a1W").hover();
  await expect(board.place("a1QL1")).toHaveClass(/lens/);
  await expect(board.place("b1W")).not.toHaveClass(/lens/);
});

test("an idle board asks for no frame at all", async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.requestAnimationFrame.bind(window);
    Object.assign(window, { asked: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { asked: number }).asked++;
      return real(callback);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const pause = () => page.evaluate(() => new Promise((later) => setTimeout(later, 1000)));
  const board = await newGame(page, "tri-d-chess");
  await play(board, byMouse(board), "b2W", "b4N");
  await board.expectOn("b4N", "white pawn");
  await pause();
  const before = await asked();
  await pause();
  expect(await asked()).toBe(before);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the board has no faults of accessibility, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const board = await newGame(page, "tri-d-chess");
    await play(board, byMouse(board), "b2W");
    await expect(board.targets()).toHaveCount(4);
    await expectAccessible(page);
  });
}

test("the whole plan fits a window of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const board = await newGame(page, "tri-d-chess");
  for (const corner of ["z0QL1", "e0KL1", "z9QL6", "e9KL6"]) {
    await expect(board.place(corner)).toBeInViewport({ ratio: 0.99 });
  }
  const wider = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  expect(await wider()).toBe(0);
});
