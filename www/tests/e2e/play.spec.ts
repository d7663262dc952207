import { expect, test } from "@playwright/test";

import { LANGUAGES } from "../../src/i18n/language";
import { boxOf } from "./support/board";
import { Mouse } from "./support/mouse";
import {
  button,
  expectCurrent,
  expectSeen,
  fromMenu,
  inMenu,
  languages,
  move,
  recordOf,
  speak,
} from "./support/page";
import { atBoard, newGame, openForm } from "./support/play";
import { expectResult } from "./support/result";

test("who plays and who is to move", async ({ page }) => {
  const board = await newGame(page, "folky", { white: "Anna", black: "Boris" });
  await expectSeen(page, "Anna to move");
  await expectSeen(page, "White moves a piece or places a pawn");
  await new Mouse(board).play("b1c3", "click", "White");
  await expectSeen(page, "Boris to move");
  await expectSeen(page, "Black moves a piece or places a pawn");
});

test("names of an ordinary length are seen whole beside the trays", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [1280, 620],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const game of ["folky", "mixtour", "tri-d-chess"] as const) {
      // Who is on turn is written in bold, with a dot.
      await newGame(page, game, { white: "Kateřina Němcová", black: "Magnus Carlsen" });
      const cut = await page.locator(".player .name").evaluateAll((names) =>
        names.flatMap((name) => {
          const wider = name.scrollWidth - name.clientWidth;
          const higher = name.scrollHeight - name.clientHeight;
          return Math.max(wider, higher) > 0 ? [`${name.textContent}: ${wider}, ${higher}`] : [];
        }),
      );
      expect(cut, `${game} at ${width} x ${height}`).toEqual([]);
      await expect(page.getByTitle("Magnus Carlsen")).toBeVisible();
    }
  }
});

test("a move is taken back, played again, and replaced by another", async ({ page }) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await expect(button(page, "Take back")).toBeDisabled();
  await mouse.play("b1c3", "click", "White");
  await mouse.play("b8c6", "click", "Black");
  await button(page, "Take back").click();
  await board.expectOn("b8", "black knight");
  await fromMenu(page, "Redo");
  await board.expectOn("c6", "black knight");
  await expect(await inMenu(page, "Redo")).toBeDisabled();
  await page.keyboard.press("Escape");
  await button(page, "Take back").click();
  await mouse.play("g8f6", "drag", "Black");
  // The game went on with the new move; the old one stays as a variation.
  await expectCurrent(page, "Nf6");
  await expect(move(page, "Nc6")).toBeVisible();
  expect(await recordOf(page)).toMatch(/1\. Nc3 Nf6 \( ?1\.\.\. Nc6 ?\)/);
});

test("the board is turned round", async ({ page }) => {
  const board = await newGame(page, "folky");
  const below = async () => (await board.middle("a1")).y > (await board.middle("a8")).y;
  expect(await below()).toBe(true);
  await fromMenu(page, "Flip");
  expect(await below()).toBe(false);
  // The trays went with their players.
  const reserves = await Promise.all(
    (["White", "Black"] as const).map((side) => board.reserve(side).boundingBox()),
  );
  expect(reserves[0]?.y).toBeLessThan(reserves[1]?.y ?? 0);
  await new Mouse(board).play("b1c3", "drag", "White");
  await board.expectOn("c3", "white knight");
});

test("resigning asks who, and can be called off", async ({ page }) => {
  await newGame(page, "folky", { white: "Anna", black: "Boris" });
  await fromMenu(page, "Resign");
  const dialog = page.getByRole("dialog", { name: "Resign" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expectSeen(page, "Anna to move");
  await fromMenu(page, "Resign");
  await dialog.getByRole("button", { name: "Boris resigns" }).click();
  await expectResult(page, { score: "1 : 0", headline: "White wins", reason: "Black resigned." });
  await expect(await inMenu(page, "Resign")).toHaveCount(0);
});

test("a draw is offered, declined and accepted", async ({ page }) => {
  const board = await newGame(page, "mixtour");
  const dialog = page.getByRole("dialog", { name: "Draw offer" });
  await fromMenu(page, "Offer a draw");
  await expect(dialog.getByText("Does Black accept a draw?")).toBeVisible();
  await dialog.getByRole("button", { name: "Play on" }).click();
  await new Mouse(board).play("c3", "click", "White");
  await board.expectOn("c3", "white disc");
  await fromMenu(page, "Offer a draw");
  await expect(dialog.getByText("Does White accept a draw?")).toBeVisible();
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expectResult(page, {
    score: "½ : ½",
    headline: "Draw",
    reason: "The players agreed to a draw.",
  });
});

test("a key that is held does not answer what it has asked", async ({ page }) => {
  await newGame(page, "folky", { white: "Anna", black: "Boris" });
  await (await inMenu(page, "Resign")).focus();
  const dialog = page.getByRole("dialog", { name: "Resign" });
  await page.keyboard.down("Enter");
  await expect(dialog).toBeVisible();
  // A key that is pressed without being released repeats.
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(dialog).toBeVisible();
  await expectSeen(page, "Anna to move");
  await page.keyboard.press("Enter");
  await expectResult(page, { score: "0 : 1", headline: "Black wins", reason: "White resigned." });
});

test("a press too many asks once and begins one game", async ({ page }) => {
  await newGame(page, "folky");
  await (await inMenu(page, "Resign")).dblclick();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole("button", { name: "White resigns" }).click();
  await expect(dialog).toHaveCount(0);
  const before = page.url();
  await button(page, "Rematch").first().dblclick();
  await expect(page).not.toHaveURL(before);
  await atBoard(page);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  const begun = kept.filter((name) => name.startsWith("klubovna-fresh-"));
  // The one before had no move.
  expect(begun.filter((name) => !before.endsWith(name.slice(15)))).toHaveLength(1);
});

test("a question goes with the page that asked it", async ({ page }) => {
  await newGame(page, "folky");
  await fromMenu(page, "Resign");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "New FOLKY® game" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a rematch begins where the game began", async ({ page }) => {
  const position = "rnb2bnr/8/8/8/8/8/8/RNB2BNR b 3 7";
  await newGame(page, "folky", { position });
  const start = /\[Start ".*"\]/;
  const [first] = start.exec(await recordOf(page)) ?? [];
  expect(first).toBeTruthy();
  const before = page.url();
  await fromMenu(page, "Rematch");
  await page.getByRole("dialog").getByRole("button", { name: "Start a new game" }).click();
  await expect(page).not.toHaveURL(before);
  await atBoard(page);
  expect(await recordOf(page)).toContain(first);
});

test("a remark makes room again", async ({ page }) => {
  await page.clock.install();
  const board = await newGame(page, "folky");
  await page.context().grantPermissions(["clipboard-write"]);
  await fromMenu(page, "Copy position");
  await expectSeen(page, "Copied.");
  const verdict = page.locator(".panel .verdict");
  const { height: room } = await boxOf(verdict);
  // What is not allowed says why at once, in the room that there is.
  await new Mouse(board).drag(await board.middle("b1"), await board.middle("b4"));
  await expect(page.getByRole("link", { name: /^Why\? Rule/ })).toBeVisible();
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expect(verdict.locator("a")).toBeVisible();
    expect((await boxOf(verdict)).height).toBe(room);
  }
  await speak(page, "en");
  await fromMenu(page, "Copy position");
  await expectSeen(page, "Copied.");
  await page.clock.fastForward(20_000);
  await expectSeen(page, "White moves a piece or places a pawn");
});

test("a rematch has the colours swapped", async ({ page }) => {
  await newGame(page, "folky", { white: "Anna", black: "Boris" });
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Anna resigns" }).click();
  const before = page.url();
  await button(page, "Rematch").first().click();
  await expect(page).not.toHaveURL(before);
  await expectSeen(page, "Boris to move");
  const record = await recordOf(page);
  expect(record).toContain('[White "Boris"]');
  expect(record).toContain('[Black "Anna"]');
  expect(record).toContain('[Result "*"]');
});

test("looking back changes nothing; the way back leads to the game", async ({ page }) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await mouse.play("b8c6", "click", "Black");
  await move(page, "Nc3").click();
  await expectSeen(page, "You are looking at an earlier position.");
  await board.expectOn("b8", "black knight");
  // Nothing can be played here.
  await mouse.drag(await board.middle("g8"), await board.middle("f6"));
  await board.expectOn("g8", "black knight");
  await button(page, "Back to the game").click();
  await board.expectOn("c6", "black knight");
  await mouse.play("g1f3", "click", "White");
  await expectCurrent(page, "Nf3");
});

test("the arrows look back right after a move by mouse", async ({ page }) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await mouse.play("b8c6", "drag", "Black");
  await page.keyboard.press("ArrowLeft");
  await expectCurrent(page, "Nc3");
});

test("the wheel looks back once the pointer rests on the board", async ({ page }) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await mouse.play("b8c6", "click", "Black");
  await page.mouse.wheel(0, -100);
  await expectCurrent(page, "Nc3");
  await expectSeen(page, "You are looking at an earlier position.");
  await page.mouse.wheel(0, 100);
  await expectCurrent(page, "Nc6");
  // There is nothing to go on to, and nothing has changed.
  await page.mouse.wheel(0, 100);
  await mouse.play("g1f3", "click", "White");
  await expectCurrent(page, "Nf3");
});

test("a copied position is told where the game is; where copying is forbidden, it is shown", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const board = await newGame(page, "folky");
  await fromMenu(page, "Copy position");
  const panel = page.getByRole("complementary", { name: "Moves and actions" });
  await expect(panel.getByText("Copied.")).toBeVisible();
  const position = await page.evaluate(() => navigator.clipboard.readText());
  await new Mouse(board).play("b1c3", "click", "White");
  await expect(panel.getByText("Copied.")).toHaveCount(0);
  await button(page, "Take back").click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
  });
  await fromMenu(page, "Copy position");
  const text = page.getByRole("dialog").getByRole("textbox", { name: "Copy position" });
  await expect(text).toHaveValue(position);
  await expect(text).toBeFocused();
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd)).toBe(
    position.length,
  );
});

test("what was decided by the players can be taken back", async ({ page }) => {
  await newGame(page, "folky");
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await expectSeen(page, "Black wins");
  await button(page, "Take back").click();
  await expectSeen(page, "White moves a piece or places a pawn");
  await expect(await inMenu(page, "Resign")).toBeEnabled();
});

test("a game starts from another position; a bad one is explained where it is wrong", async ({
  page,
}) => {
  await openForm(page, "folky");
  const field = page.getByRole("textbox", { name: "Start from another position" });
  await field.fill("rnb2bnr/8/8/8/8/8/8/RNB2BXR w 0 1");
  await button(page, "Start playing").click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expectSeen(page, /no piece “X”/);
  await expect(page.locator("mark")).toHaveText("X");
  await field.fill("rnb2bnr/8/8/8/8/8/8/RNB2BNR b 0 1");
  await button(page, "Start playing").click();
  await expectSeen(page, "Black moves a piece or places a pawn");
});

test("Mixtour to two points: the first scored stack leaves the board", async ({ page }) => {
  await openForm(page, "mixtour");
  await page.getByLabel("Points to win").fill("2");
  await page
    .getByRole("textbox", { name: "Start from another position" })
    .fill("w,4/5/5/5/wwwb,w,2,wb b 14,18 0,0 -");
  await button(page, "Start playing").click();
  const board = await atBoard(page);
  await new Mouse(board).play("a1:4-b1", "drag", "Black");
  await board.expectOn("b1", "empty");
  await expect(page.getByRole("group", { name: "Black’s score" })).toContainText("1");
  await expectSeen(page, "White enters a disc: no stack can move");
});

test("Mixtour: two passes end the game", async ({ page }) => {
  await openForm(page, "mixtour");
  await page.getByLabel("Points to win").fill("3");
  await page
    .getByRole("textbox", { name: "Start from another position" })
    .fill("5/5/1,bw,3/5/wb,4 w 0,0 1,1 -");
  await button(page, "Start playing").click();
  await expectSeen(page, "White has to pass");
  await button(page, "Pass").click();
  await expectSeen(page, "Black has to pass");
  await button(page, "Pass").click();
  await expectResult(page, {
    score: "½ : ½",
    headline: "Draw",
    reason: "Neither side can enter or move anything",
  });
});

test("another language leaves a choice open", async ({ page }) => {
  const board = await newGame(page, "folky");
  await board.cell("b1").click();
  await expect(board.cell("b1")).toHaveAttribute("aria-selected", "true");
  await languages(page).selectOption("cs");
  await expect(board.grid).toHaveAccessibleName("Hrací deska, FOLKY®");
  await expect(board.cell("b1")).toHaveAttribute("aria-selected", "true");
  await board.cell("c3").click();
  await board.expectOn("c3", "bílý jezdec");
});

test("the answers of a dialog are in sight in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`./#/open?text=${encodeURIComponent("1. Rh7 Ra3 2. h3 a6 *")}`);
  await atBoard(page);
  await page.locator("[data-do=note]:visible").first().click();
  const dialog = page.getByRole("dialog");
  for (const name of ["Cancel", "Save"])
    await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  const bottom = await dialog.evaluate((box) => box.getBoundingClientRect().bottom);
  const { y, height } = await boxOf(dialog.getByRole("button", { name: "Save" }));
  expect(y + height).toBeLessThanOrEqual(bottom);
});

test("what cannot be opened is told below the same header as every page", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("./#/game/none");
  await expect(page.getByRole("banner").getByText("Klubovna")).toBeVisible();
});

test("a printed game has its board, its moves and what was noted, and no buttons", async ({
  page,
}) => {
  const moves = "1. Rh7 Ra3 2. h3 {A comment.} a6 3. Bf4 *";
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: "screen" });
    await page.goto(`./#/open?text=${encodeURIComponent(moves)}`);
    const board = await atBoard(page);
    await page.emulateMedia({ media: "print" });
    await expect(board.cell("a1")).toBeVisible();
    for (const text of ["Rh7", "Ra3", "h3", "a6", "Bf4"])
      await expect(move(page, text)).toBeVisible();
    await expectSeen(page, "A comment.");
    const others = page.locator(":is(button, .button):not(.move, [data-cell], [data-tray])");
    await expect(others.filter({ visible: true })).toHaveCount(0);
  }
});
