import { expect, type Page, test } from "@playwright/test";

import { FOLKY_ENDING, MIXTOUR_POINT } from "./support/games";
import { Listener } from "./support/listener";
import { MATE, stepsOf } from "./support/shogi";
import { CASTLE_TO_MATE } from "./support/trid-games";

// A whole game of each kind by the keyboard alone, knowing only what a screen reader would say.

/** Goes to a page and is where Tab begins. */
async function listen(page: Page, address: string): Promise<Listener> {
  await page.goto(address);
  const listener = new Listener(page);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
  return listener;
}

/** The address at which a text is a game. */
const opened = (game: string, text: string) => `./#/open?${new URLSearchParams({ game, text })}`;

const fromPosition = (game: string, start: string) =>
  opened(game, `[Klubovna "1"]\n[Game "${game}"]\n[Start "${start}"]\n\n*\n`);

/** From the home page to a game of two at one table. */
async function atTable(page: Page, game: RegExp): Promise<Listener> {
  const listener = await listen(page, "./");
  await listener.tabTo("link", new RegExp(`^Set up ${game.source}`));
  await listener.press("Enter");
  await listener.tabTo("radio", /The computer/);
  await listener.press("ArrowRight");
  await listener.expectHere("radio", /Two at one table/);
  await listener.tabTo("button", /^Start playing$/);
  await listener.press("Enter");
  await listener.toBoard();
  return listener;
}

test("FOLKY: moves, and the eighth pawn from the reserve", async ({ page }) => {
  const listener = await listen(page, opened("folky", `${FOLKY_ENDING.before} *`));
  await listener.toBoard();
  for (const { from, to, said } of FOLKY_ENDING.plies) {
    if (from) await listener.move(from, to);
    else {
      await listener.tabTo("button", /^1 black pawn/);
      await listener.press("Enter");
      await listener.expectHeard(/possibilit/);
      await listener.toBoard("Shift+Tab");
      await listener.cell(to);
    }
    await listener.expectHeard(said);
  }
  await listener.expectHeard("Black wins. The eighth pawn is on the board");
});

test("Mixtour: entries, counts and a stack of five", async ({ page }) => {
  const listener = await atTable(page, /Mixtour/);
  for (const code of MIXTOUR_POINT) {
    const [, from = "", count = "", to = code] = /^(..):(\d)-(..)$/.exec(code) ?? [];
    if (!from) {
      // Nothing can be moved yet, or an empty cell is wanted: arrows go there.
      await listener.walkTo(to);
      await listener.press("Enter");
    } else {
      await listener.walkTo(from);
      await listener.press("Enter");
      // Where there is a choice, it has the focus; a digit chooses from it.
      const { role } = await listener.here();
      if (role === "button") await listener.press(count);
      await listener.cell(to);
    }
  }
  await listener.expectHeard("White wins. The decisive stack has been made");
});

test("Raindropchess: cards of one's own, a placement, and a promotion that mates", async ({
  page,
}) => {
  const listener = await listen(page, "./#/new/raindropchess?at=table");
  await listener.tabTo("DisclosureTriangle", /More options/);
  await listener.press("Enter");
  await listener.tabTo("radio", /At random/);
  await listener.press("ArrowDown", "ArrowDown");
  await listener.expectHere("radio", /Your own cards/);
  await listener.tabTo("textbox", /Start from another position/);
  await page.keyboard.type("7k/4P3/6K1/8/8/8/8/8 w - NP/p QRBNqrbn 0 40");
  await listener.tabTo("button", /^Start playing$/);
  await listener.press("Enter");
  await listener.tabTo("button", /^Turn a card/);
  await listener.press("Enter");
  await listener.tabTo("button", /^pawn, 1 left/);
  await listener.press("Enter");
  await listener.expectHeard("White turned a pawn.");
  await listener.toBoard();
  // How many squares there are for it is asked, and which.
  await listener.press("m");
  await listener.expectHeard(/^\d+ possibilities: .*a3/m);
  await listener.cell("a3");
  await listener.expectHeard("White: pawn on a3.");
  await listener.move("h8", "g8");
  await listener.cell("e7");
  await listener.cell("e8");
  await listener.expectHeard("Choose what the move means: Queen, Rook, Bishop, Knight.");
  await listener.expectHere("button", "Queen");
  await listener.press("Enter");
  await listener.expectHeard("White wins. Checkmate");
});

test("Animal Shogi: a promotion, a drop whose squares are read, check and mate", async ({
  page,
}) => {
  const listener = await atTable(page, /Animal Shogi/);
  for (const code of MATE) {
    const { drop, from, to } = stepsOf(code);
    if (drop) {
      await listener.tabTo("button", /^1 elephant/);
      await listener.until("ArrowRight", "button", new RegExp(`^1 ${drop}`));
      await listener.press("Enter");
      await listener.expectHeard(/^\d+ possibilities; M reads them/m);
      await listener.press("m");
      await listener.expectHeard(/^\d+ possibilities: (\d[a-i], )+\d[a-i]$/m);
      await listener.toBoard("Shift+Tab");
    } else await listener.cell(from);
    await listener.cell(to);
    if (!code.endsWith("+")) continue;
    await listener.expectHeard("Choose what the move means: Promote, Do not promote.");
    await listener.expectHere("button", "Promote");
    await listener.press("Enter");
  }
  await listener.expectHeard("The first player wins. Checkmate");
});

test("Animal Shogi: check is said, and marked on the lion", async ({ page }) => {
  const listener = await listen(
    page,
    fromPosition("animal-shogi", "4k4/9/9/9/9/9/3R5/9/4K4 b - 1"),
  );
  await listener.toBoard();
  await listener.move("6g", "5g");
  await listener.expectHeard("The second player is in check.");
  await listener.walkTo("5a");
  await listener.expectHere("gridcell", "5a, lion of the second player, check");
});

test("Tri-D chess: castling, board moves, a delayed promotion and mate", async ({ page }) => {
  const listener = await listen(page, fromPosition("tri-d-chess", CASTLE_TO_MATE.position));
  for (const { presses } of CASTLE_TO_MATE.moves) {
    for (const press of presses) {
      if (typeof press === "string" || "drag" in press) {
        await listener.toBoard();
        for (const cell of typeof press === "string" ? [press] : press.drag) {
          await listener.cell(cell);
        }
      } else {
        await listener.tabTo("button", new RegExp(`^${press.button.replaceAll(/[()]/g, "\\$&")}$`));
        await listener.press("Enter");
      }
    }
  }
  await listener.expectHeard("White wins. Checkmate");
});
