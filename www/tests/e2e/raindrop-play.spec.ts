import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { middleOf } from "./support/board";
import { Cards, GAMBLE, MATE, ownCards, play } from "./support/cards";
import { Keyboard } from "./support/keyboard";
import { Mouse } from "./support/mouse";
import { button, expectCurrent, expectSeen, fromMenu, move } from "./support/page";
import { contrast, paintedAt } from "./support/paint";
import { newGame, openForm } from "./support/play";
import { expectResult } from "./support/result";

const CHECKMATE = { score: "1 : 0", headline: "White wins", reason: "Checkmate" };

for (const way of ["click", "drag"] as const) {
  test(`a whole game to mate, by ${way}`, async ({ page }) => {
    const board = await ownCards(page);
    const cards = new Cards(page);
    const mouse = new Mouse(board);
    await play(board, cards, MATE, {
      // The pile itself, or the button.
      draw: async (side) =>
        mouse.click(await middleOf(way === "drag" ? cards.pile(side) : cards.turn)),
      choose: async (kind) => mouse.click(await middleOf(kind)),
      place: async (card, to) => {
        const target = await board.middle(to);
        if (way === "drag") await mouse.drag(await middleOf(card), target);
        else await mouse.click(target);
      },
    });
    await expectResult(page, CHECKMATE);
    await expectCurrent(page, "R@b8#?");
    await expect(
      page.getByRole("complementary").getByRole("button", { name: /^[=:]/ }),
    ).toHaveCount(0);
  });
}

test("a whole game to mate, by keyboard", async ({ page }) => {
  const board = await ownCards(page);
  const cards = new Cards(page);
  const keyboard = new Keyboard(board);
  await keyboard.toBoard();
  await play(board, cards, MATE, {
    // On an empty square the space bar draws.
    draw: () => keyboard.press("Space"),
    choose: async (kind) => {
      await expect(cards.kind("king").or(cards.kind("queen")).first()).toBeVisible();
      await kind.focus();
      await keyboard.press("Enter");
    },
    place: async (_, to) => {
      await keyboard.toBoard();
      await keyboard.goTo(to);
      await keyboard.press("Enter");
    },
  });
  await expectResult(page, CHECKMATE);
  // No card will be turned any more: where they lay is no hole between the decks.
  await expect(cards.dock).toBeEmpty();
  const place = await cards.dock.evaluate((dock) => getComputedStyle(dock, "::before").blockSize);
  expect(Number.parseFloat(place)).toBeGreaterThan(80);
});

test("the space bar draws from anywhere, and a press on a piece of one's own chooses it", async ({
  page,
}) => {
  const board = await newGame(page, "raindropchess", {
    position: "7k/8/8/8/8/8/8/K7 w - P/p QRBNqrbn 0 40",
  });
  const cards = new Cards(page);
  const keyboard = new Keyboard(board);
  await keyboard.toBoard();
  await keyboard.goTo("a1");
  await page.keyboard.press("Space");
  await expect(board.place("a1")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await page.locator("body").click({ position: { x: 640, y: 5 } });
  await page.keyboard.press("Space");
  await expect(cards.turned("pawn")).toBeVisible();
  // No card is drawn twice, and none is taken back.
  await page.keyboard.press("Space");
  await expect(cards.turned("pawn")).toBeVisible();
  await expect(button(page, "Take back")).toBeDisabled();
  await page.keyboard.press("u");
  await expect(cards.turned("pawn")).toBeVisible();
});

test("a card that does not help in check loses, and the page says why", async ({ page }) => {
  await ownCards(page, { position: GAMBLE });
  const cards = new Cards(page);
  await expectSeen(page, "Black is in check: only a card can help");
  await expect(cards.dock).toContainText("1 card of 2 saves: 50%.");
  await expect(cards.dock).toContainText("knight");
  await cards.turn.click();
  await cards.kind("pawn").click();
  await expectResult(page, {
    score: "1 : 0",
    headline: "White wins",
    reason: "The card that was turned did not end the check",
  });
  // The card that lost stays in view.
  await expect(cards.turned("pawn")).toBeVisible();
  await fromMenu(page, "Cards drawn");
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(
    /20\.\s*pawn\s*lost the game/,
  );
});

test("a card that helps goes between, and nowhere else", async ({ page }) => {
  const board = await ownCards(page, { position: GAMBLE });
  const cards = new Cards(page);
  const mouse = new Mouse(board);
  await cards.turn.click();
  await cards.kind("knight").click();
  await expect(board.cell("b3")).toHaveAccessibleName(/this card cannot go here/);
  await mouse.click(await board.middle("b3"));
  await expect(page.getByText("On b3 the piece would not end the check.").first()).toBeVisible();
  await mouse.click(await board.middle("c8"));
  await board.expectOn("c8", "black knight");
  await expectCurrent(page, "N@c8");
});

test("of the blue pieces only those that are left are offered", async ({ page }) => {
  const board = await newGame(page, "raindropchess", {
    position: "8/4P3/8/8/8/8/8/K6k w - -/- QNqrbn 0 40",
  });
  const mouse = new Mouse(board);
  await expect(
    new Cards(page).of("White").getByRole("img", { name: /^Blue/ }),
  ).toHaveAccessibleName("Blue pieces left for promotion: queen, knight");
  await mouse.play("e7e8", "click", "White");
  const choice = page.getByRole("group", { name: "Choose what the move means" });
  await expect(choice.getByRole("button")).toHaveCount(2);
  await choice.getByRole("button", { name: "Knight" }).click();
  await board.expectOn("e8", "white knight");
  await expect(
    new Cards(page).of("White").getByRole("img", { name: /^Blue/ }),
  ).toHaveAccessibleName("Blue pieces left for promotion: queen");
});

test("the last blue piece needs no choice, and a fifth pawn stays one", async ({ page }) => {
  const board = await newGame(page, "raindropchess", {
    position: "8/2P1P3/8/8/8/8/8/K6k w - -/- Rqrbn 0 40",
  });
  const mouse = new Mouse(board);
  await mouse.play("e7e8", "drag", "White");
  await board.expectOn("e8", "white rook");
  await mouse.play("h1h2", "click", "Black");
  await mouse.play("c7c8", "click", "White");
  await board.expectOn("c8", "white pawn");
});

test("with cards of their own the players say what came, and what is left is known", async ({
  page,
}) => {
  const board = await ownCards(page, { choose: ["Training"] });
  const cards = new Cards(page);
  await cards.expectLeft("White", "king, rook, 6 pawns");
  await cards.turn.click();
  await expectSeen(page, "Which card did White turn?");
  await expect(cards.dock.getByRole("button")).toHaveCount(3);
  // Until the card is known the announcement can be called off.
  await button(page, "Take back").click();
  await cards.turn.click();
  await cards.kind("rook").click();
  await cards.expectLeft("White", "king, 6 pawns");
  await expect(button(page, "Take back")).toBeDisabled();
  await board.place("d4").click();
  await board.expectOn("d4", "white rook");
  // The placement can be taken back, the card cannot.
  await button(page, "Take back").click();
  await expect(cards.turned("rook")).toBeVisible();
  await expect(button(page, "Take back")).toBeDisabled();
  await page.reload();
  await expect(cards.turned("rook")).toBeVisible();
});

test("after the game every card can be chosen", async ({ page }) => {
  await openForm(page, "raindropchess");
  await page.getByText("Your own cards", { exact: true }).click();
  await button(page, "Start playing").click();
  const cards = new Cards(page);
  await cards.turn.click();
  // Another card than the one that is chosen afterwards.
  await cards.kind("pawn").click();
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await button(page, "First position").click();
  await cards.turn.click();
  await expectSeen(page, "Which card did White turn?");
  await cards.kind("queen").click();
  await page.locator('[data-cell="d1"]').click();
  await expect(move(page, "Q@d1")).toBeVisible();
});

test("where a card could go is not marked after its player has resigned", async ({ page }) => {
  const board = await ownCards(page);
  const cards = new Cards(page);
  const bare = await paintedAt(board, "d4", 0.5);
  await cards.turn.click();
  await cards.kind("queen").click();
  await expect.poll(() => paintedAt(board, "d4", 0.5)).not.toEqual(bare);
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await expectSeen(page, "Black wins");
  await expect.poll(() => paintedAt(board, "d4", 0.5)).toEqual(bare);
});

test("a joker does what was agreed, or nothing", async ({ page }) => {
  await openForm(page, "raindropchess");
  await page.getByText("Your own cards", { exact: true }).click();
  await page.getByLabel("Jokers").selectOption("Take an enemy piece off");
  await button(page, "Start playing").click();
  const cards = new Cards(page);
  await cards.turn.click();
  await cards.kind("queen").click();
  await page.locator('[data-cell="d4"]').click();
  await cards.turn.click();
  await cards.kind("joker").click();
  await expectSeen(page, "Joker: Black may take a white piece off");
  await cards.dock.getByRole("button", { name: "Do not use the joker" }).click();
  await expectSeen(page, "White turns a card");
  await cards.turn.click();
  await cards.kind("joker").click();
  await cards.dock.getByRole("button", { name: "Do not use the joker" }).click();
  await cards.turn.click();
  await cards.kind("joker").click();
  await page.locator('[data-cell="d4"]').click();
  await expect(page.getByRole("gridcell", { name: /^d4, empty/ })).toBeVisible();
});

test("a bar of the card table holds on every screen, without scrolling", async ({ page }) => {
  const board = await newGame(page, "raindropchess", { white: "Anna", black: "Boris" });
  const cards = new Cards(page);
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(board.cell("a1")).toBeInViewport({ ratio: 1 });
    await expect(cards.turn).toBeInViewport({ ratio: 1 });
    await expect(cards.pile("White")).toBeInViewport({ ratio: 1 });
    await expect(cards.pile("Black")).toBeInViewport({ ratio: 1 });
    const over = await page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
      return [scrollHeight - clientHeight, scrollWidth - clientWidth];
    });
    expect(over, `${width} x ${height}`).toEqual([0, 0]);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`dots on free squares stand out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const board = await ownCards(page);
    const cards = new Cards(page);
    await cards.turn.click();
    await cards.kind("knight").click();
    await expect(board.cell("d4")).toHaveAttribute("aria-disabled", "false");
    for (const cell of ["d4", "e4"]) {
      const dot = await paintedAt(board, cell, 0.5);
      const square = await paintedAt(board, cell, 0.35);
      expect(contrast(dot, square), cell).toBeGreaterThanOrEqual(3);
    }
  });
}

for (const motion of ["no-preference", "reduce"] as const) {
  test.describe(`with motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test("a card is turned over on its way from the pile, or is simply there", async ({ page }) => {
      // Every animation that is started, however long ago it has ended.
      await page.addInitScript(() => {
        const times: unknown[] = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          times.push(typeof options === "object" ? options.duration : options);
          return animate.call(this, frames, options);
        };
        Object.assign(window, { times });
      });
      await newGame(page, "raindropchess");
      const cards = new Cards(page);
      await cards.turn.click();
      await expect(page.getByRole("button", { name: /has turned/ })).toBeVisible();
      const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
      expect(times).toEqual(motion === "reduce" ? [] : [250, 250]);
      // Looking back turns nothing over.
      await button(page, "First position").click();
      await expect(cards.dock.getByRole("button", { name: /has turned/ })).toHaveCount(0);
    });
  });
}

test("axe finds nothing wrong with the card table", async ({ page }) => {
  await ownCards(page, { position: GAMBLE });
  const cards = new Cards(page);
  await expectAccessible(page);
  await cards.turn.click();
  await expectAccessible(page);
  await cards.kind("knight").click();
  await expectAccessible(page);
  await fromMenu(page, "Cards drawn");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await openForm(page, "raindropchess");
  await page.getByText("Custom", { exact: true }).click();
  await expectAccessible(page);
});

const SAID = [
  {
    locale: "en-GB",
    own: "Your own cards",
    start: "Start playing",
    turn: /^Turn a card/,
    card: "rook",
    turned: "White turned a rook.",
    placed: "White: rook on h7.",
    odds: "1 card of 2 saves: 50%.",
  },
  {
    locale: "cs-CZ",
    own: "Vlastní karty",
    start: "Začít hrát",
    turn: /^Otočit kartu/,
    card: "věž",
    turned: "Bílý otočil věž.",
    placed: "Bílý: věž na h7.",
    odds: "50 %",
  },
] as const;

for (const { locale, own, start, turn, card, turned, placed, odds } of SAID) {
  test.describe(`announcements, ${locale}`, () => {
    test.use({ locale });

    test("draws, placements and the odds in check are said", async ({ page }) => {
      const said = (text: string) =>
        expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
      await openForm(page, "raindropchess");
      await page.getByText(own, { exact: true }).click();
      await page.getByRole("button", { name: start }).click();
      await page.getByRole("button", { name: turn }).click();
      await page.getByRole("button", { name: new RegExp(`^${card}, `) }).click();
      await said(turned);
      await page.locator('[data-cell="h7"]').click();
      await said(placed);
      // A rook gives check; what a card could do about it is said at once.
      await openForm(page, "raindropchess");
      await page.locator("#new-position").fill("k7/pp6/8/8/8/8/8/4K2R w - QP/np QRBNqrbn 0 20");
      await page.getByRole("button", { name: start }).click();
      await page.locator('[data-cell="h1"]').focus();
      await page.keyboard.press("Enter");
      await page.locator('[data-cell="h8"]').focus();
      await page.keyboard.press("Enter");
      await said(odds);
    });
  });
}
