import { expect, type Locator, type Page, test } from "@playwright/test";

import { actionOf } from "./support/actions";
import { boxOf, middleOf } from "./support/board";
import { Cards, ownCards } from "./support/cards";
import { FOLKY_REPETITION, MIXTOUR_POINT } from "./support/games";
import { newGame } from "./support/play";
import { expectResult } from "./support/result";
import { HANDS } from "./support/shogi";
import { Touch } from "./support/touch";
import { triD } from "./support/trid";
import { CASTLE_TO_MATE } from "./support/trid-games";

const GAMES = ["folky", "raindropchess", "animal-shogi", "tri-d-chess", "mixtour"] as const;

for (const way of ["tap", "drag"] as const) {
  test(`FOLKY: a draw by repetition, by ${way}`, async ({ page }) => {
    const touch = new Touch(await newGame(page, "folky"));
    for (const code of FOLKY_REPETITION) await touch.play(code, way, "White");
    await expectResult(page, {
      score: "½ : ½",
      headline: "Draw",
      reason: "The same position for the third time",
    });
  });

  test(`Mixtour: a whole game to a point, by ${way}`, async ({ page }) => {
    const board = await newGame(page, "mixtour");
    const touch = new Touch(board);
    for (const [ply, code] of MIXTOUR_POINT.entries()) {
      await touch.play(code, way, ply % 2 ? "Black" : "White");
      await expect(board.cell(actionOf(code).to)).not.toHaveAccessibleName(/empty/);
    }
    await expectResult(page, {
      score: "1 : 0",
      headline: "White wins",
      reason: "The decisive stack has been made",
    });
  });
}

test("FOLKY: a pawn from the tray, dragged and tapped", async ({ page }) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  await touch.drag(await middleOf(board.reserve("White")), await board.middle("a3"));
  await board.expectOn("a3", "white pawn");
  await touch.tap(await middleOf(board.reserve("Black")));
  await expect(board.reserve("Black")).toHaveAttribute("aria-pressed", "true");
  await touch.tap(await board.middle("h6"));
  await board.expectOn("h6", "black pawn");
});

test("a long press draws as often as it is made, once more takes away, and a tap wipes", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  const [from, to] = [await board.middle("e4"), await board.middle("e6")];
  const arrow = { from: "e4", to: "e6", colour: 0 };
  const circle = { from: "b8", to: "b8", colour: 1 };
  await touch.dragLate(from, to);
  await touch.hold(await board.middle("b8"));
  await page.getByRole("button", { name: "Red dashed circle" }).tap();
  expect(await board.drawings()).toEqual([arrow, circle]);
  await touch.dragLate(from, to);
  expect(await board.drawings()).toEqual([circle]);
  await touch.tap(await board.middle("e8"));
  expect(await board.drawings()).toEqual([]);
});

test("a finger that rests on a piece carries it away, or asks what to draw", async ({ page }) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  await touch.hold(await board.middle("b1"));
  await expect(page.getByRole("group", { name: "Draw on the board" })).toBeVisible();
  await expect(board.cell("b1")).toHaveAttribute("aria-selected", "false");
  await touch.dragLate(await board.middle("b1"), await board.middle("c3"));
  await board.expectOn("c3", "white knight");
  expect(await board.drawings()).toEqual([]);
});

test("a second finger takes back what the first one began", async ({ page }) => {
  const board = await newGame(page, "folky");
  const devtools = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as never });
  const from = { ...(await board.middle("b1")), id: 0 };
  const to = { ...(await board.middle("c3")), id: 0 };
  await send("touchStart", from);
  await expect(board.cell("b1")).toHaveAttribute("aria-selected", "true");
  await send("touchMove", to);
  await send("touchStart", to, { ...(await board.middle("f5")), id: 1 });
  await expect(board.cell("b1")).toHaveAttribute("aria-selected", "false");
  await send("touchEnd");
  await board.expectOn("b1", "white knight");
  await board.expectOn("c3", "empty");
});

// The whole window of a phone, what the bars of its browser leave of it, and small ones.
for (const [width, height] of [
  [390, 844],
  [390, 664],
  [360, 640],
  [375, 600],
] as const) {
  test(`the page does not scroll under a game, and everything fits, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const game of GAMES) {
      await test.step(game, async () => {
        const board = await newGame(page, game);
        const over = await page.evaluate(() => {
          const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
          return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth };
        });
        expect(over).toEqual({ down: 0, across: 0 });
        // Nothing of the board lies below the bar, or out of its own place.
        const bar = await boxOf(page.getByRole("navigation", { name: "Actions" }));
        const low = await page
          .locator("board-game")
          .evaluate((element) =>
            Math.max(
              ...[...(element.shadowRoot?.querySelectorAll(".ground > *, .fit") ?? [])].map(
                (part) => part.getBoundingClientRect().bottom,
              ),
            ),
          );
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(bar.y + 0.5);
        if (width < 390) return;
        // Boards that lie behind each other are higher than wide: in a low window that counts.
        const least = game === "tri-d-chess" && height < 800 ? 29 : 36;
        const square = await boxOf(board.grid.getByRole("gridcell").first());
        expect(Math.min(square.width, square.height)).toBeGreaterThanOrEqual(least);
      });
    }
  });
}

// Phones on their side, whole and with the bars of their browser, and a small one.
for (const [width, height] of [
  [844, 390],
  [740, 360],
  [667, 375],
  [568, 320],
] as const) {
  test(`on its side a phone shows all of a board and what is to be done, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const game of GAMES) {
      await test.step(game, async () => {
        const names = game === "animal-shogi" ? {} : { white: "Magnus Carlsen" };
        const position = game === "animal-shogi" ? HANDS : "";
        await newGame(page, game, { ...names, position });
        const over = await page.evaluate(() => {
          const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
          return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth };
        });
        expect(over).toEqual({ down: 0, across: 0 });
        // Board, players and trays: all of it in the window, and clear of the panel.
        const panel = page.getByRole("complementary", { name: "Moves and actions" });
        const side = await boxOf(panel);
        const parts = await page.locator("board-game").evaluate((element) =>
          [
            ...(element.shadowRoot?.querySelectorAll(".strip, .item, .dock, .deal *, .fit") ?? []),
            ...element.querySelectorAll(".name"),
          ].flatMap((part) => {
            const { left, top, right, bottom, width } = part.getBoundingClientRect();
            return width ? [{ part: part.className, left, top, right, bottom }] : [];
          }),
        );
        const out = parts.filter(
          ({ left, top, right, bottom }) =>
            Math.min(left, top) < 0 || bottom > height + 0.5 || right > side.x + 0.5,
        );
        expect(out).toEqual([]);
        for (const seen of [panel.locator(".verdict"), panel.locator(".move-nav")]) {
          await expect(seen).toBeInViewport({ ratio: 1 });
        }
        await expect(panel.locator("[data-do=more]")).toBeInViewport({ ratio: 1 });
        expect(await panel.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      });
    }
  });
}

test("moves are in a sheet, and all that can be done in another", async ({ page }) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  await touch.play("b1c3", "tap", "White");
  await page.getByRole("button", { name: "Moves", exact: true }).tap();
  const sheet = page.getByRole("complementary", { name: "Moves and actions" });
  await expect(sheet.getByRole("button", { name: "Nc3" })).toHaveAttribute("aria-current", "true");
  await sheet.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Black resigns" }).tap();
  // The sheet makes room for the result.
  await expect(sheet).toBeHidden();
  await expectResult(page, { score: "1 : 0", headline: "White wins", reason: "Black resigned." });
});

test("a phone's own way back closes the sheet", async ({ page }) => {
  // Nothing here presses a phone's button; it asks the newest watcher to close.
  await page.addInitScript(() => {
    const ways = window as unknown as {
      CloseWatcher: new () => { requestClose(): void };
      goBack(): void;
    };
    ways.CloseWatcher = class extends ways.CloseWatcher {
      constructor() {
        super();
        ways.goBack = () => this.requestClose();
      }
    };
  });
  const goBack = () => page.evaluate(() => (window as unknown as { goBack(): void }).goBack());
  await newGame(page, "folky");
  const more = page.getByRole("button", { name: "Moves", exact: true });
  const sheet = page.getByRole("complementary", { name: "Moves and actions" });
  for (let time = 0; time < 2; time++) {
    await more.tap();
    await expect(sheet).toBeVisible();
    await goBack();
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
  }
});

test("the sheet is a dialog's: it takes the focus, and a press beside it only closes it", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  await touch.play("b1c3", "tap", "White");
  const more = page.getByRole("button", { name: "Moves", exact: true });
  const sheet = page.getByRole("complementary", { name: "Moves and actions" });
  const close = sheet.getByRole("button", { name: "Close" });
  await more.tap();
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
  await more.tap();
  await expect(close).toBeFocused();
  await touch.tap(await middleOf(board.reserve("Black")));
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
  await expect(board.reserve("Black")).toHaveAttribute("aria-pressed", "false");
  // The focus that goes on is not left below the sheet.
  await more.tap();
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(sheet).toBeHidden();
});

test("a move that is chosen in the sheet is seen on the board", async ({ page }) => {
  const board = await newGame(page, "folky");
  const touch = new Touch(board);
  await touch.play("b1c3", "tap", "White");
  await touch.play("b8c6", "tap", "Black");
  await page.getByRole("button", { name: "Moves", exact: true }).tap();
  const sheet = page.getByRole("complementary", { name: "Moves and actions" });
  await sheet.getByRole("button", { name: "Nc3" }).tap();
  await expect(sheet).toBeHidden();
  await board.expectOn("c6", "empty");
});

test("targets are large enough", async ({ page }) => {
  const small = (from: Page | Locator) =>
    from.getByRole("button").evaluateAll((all) =>
      all.flatMap((element) => {
        if (!element.checkVisibility() || element.matches("[data-cell]")) return [];
        element.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = element.getBoundingClientRect();
        // Where a finger hits it: it may be larger than it looks, and nothing may lie over it.
        const least = element.matches(".move") ? 40 : 44;
        const reach = least / 2 - 2;
        const hit = [
          [-reach, 0],
          [reach, 0],
          [0, -reach],
          [0, reach],
        ].every(([dx = 0, dy = 0]) => {
          const root = element.getRootNode() as ShadowRoot | Document;
          const on = root.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
          return on !== null && element.contains(on);
        });
        return hit ? [] : [`${element.ariaLabel ?? element.textContent} ${width} x ${height}`];
      }),
    );
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height });
    for (const game of GAMES) {
      await newGame(page, game, game === "animal-shogi" ? { position: HANDS } : {});
      // Once the page is at rest: what comes late may still move a button under the finger.
      const found = () => small(page.locator("board-game, .bar, .top"));
      await expect.poll(found, { message: game }).toEqual([]);
    }
  }
  // A card to choose, commands beside a name, moves and their variations.
  const { dock, turn } = new Cards(page);
  await ownCards(page);
  await turn.tap();
  await expect(dock.getByRole("button")).toHaveCount(7);
  expect(await small(dock)).toEqual([]);
  await triD(page, CASTLE_TO_MATE.position);
  await expect(page.getByRole("button", { name: "Castle with the e-rook (0-0)" })).toBeVisible();
  expect(await small(page.locator("board-game"))).toEqual([]);
  const moves = "1. h3 {A comment.} a6 ( 1... h6 2. a3 a6 ) 2. a3 h6 3. Rh2 Ra7 4. Nc3 Nc6 *";
  await page.goto(`./#/open?text=${encodeURIComponent(moves)}`);
  await expect(page.getByRole("gridcell", { name: /^h3/ })).toBeVisible();
  await page.locator("[data-do=moves]").tap();
  const sheet = page.getByRole("complementary", { name: "Moves and actions" });
  await expect(sheet.locator(".line").getByRole("button")).toHaveText(["h6", "a3", "a6"]);
  expect(await small(sheet)).toEqual([]);
});

test("the answer of a dialog that needs a second line stands at its end", async ({ page }) => {
  await page.goto(`./#/open?text=${encodeURIComponent("1. h3 a6 *")}`);
  await expect(page.getByRole("gridcell", { name: /^h3/ })).toBeVisible();
  await page.locator("[data-do=moves]").tap();
  await page.locator("[data-do=note]:visible").tap();
  const dialog = page.getByRole("dialog");
  const end = async (name: string) => {
    const { x, y, width } = await boxOf(dialog.getByRole("button", { name, exact: true }));
    return { end: Math.round(x + width), y };
  };
  await expect(dialog).toBeVisible();
  // Letters so large that two buttons have no room side by side.
  await page.evaluate(() => (document.documentElement.style.fontSize = "48px"));
  const [cancel, save] = [await end("Cancel"), await end("Save")];
  const { x, width } = await boxOf(dialog.getByRole("textbox"));
  expect(save.y).toBeGreaterThan(cancel.y);
  expect(save.end).toBe(Math.round(x + width));
});
