import { expect, type Locator, type Page } from "@playwright/test";

import type { Board } from "./board";
import { newGame, type Setup } from "./play";

/** A mate without a white king: what each side draws, and where it goes. */
export const MATE: readonly (readonly [card: string, to: string])[] = [
  ["rook", "h7"],
  ["king", "a8"],
  ["knight", "c6"],
  ["pawn", "a3"],
  ["rook", "b8"],
];

/** Black is in check and can only draw: the knight saves, the pawn does not. */
export const GAMBLE = "k6R/pp6/8/8/8/8/8/4K3 b - QP/np QRBNqrbn 0 20";

/** A game in which the players say which card came. */
export const ownCards = (page: Page, setup: Setup = {}): Promise<Board> =>
  newGame(page, "raindropchess", {
    ...setup,
    choose: ["Your own cards", ...(setup.choose ?? [])],
  });

/** What stands beside the board in a game of cards. */
export class Cards {
  readonly turn: Locator;
  readonly dock: Locator;

  constructor(readonly page: Page) {
    this.turn = page.getByRole("button", { name: /^Turn a card/ });
    this.dock = page.getByRole("group", { name: "Card in play" });
  }

  of(side: "White" | "Black"): Locator {
    return this.page.getByRole("group", { name: `${side}’s cards` });
  }

  pile(side: "White" | "Black"): Locator {
    return this.of(side).getByRole("button", { name: `${side}’s deck` });
  }

  /** What may have come, where players draw from decks of their own. */
  kind(card: string): Locator {
    return this.dock.getByRole("button", { name: new RegExp(`^${card}, `) });
  }

  /** The card in view. */
  turned(card: string): Locator {
    return this.dock.getByRole("button", { name: new RegExp(`has turned: ${card}$`) });
  }

  async expectLeft(side: "White" | "Black", cards: string): Promise<void> {
    await expect(this.of(side).getByRole("img", { name: "Left in the deck" })).toHaveAccessibleName(
      `Left in the deck: ${cards}`,
    );
  }
}

/** Draws the cards of a list and puts them where they belong, by whatever `enter` presses with. */
export async function play(
  board: Board,
  cards: Cards,
  list: typeof MATE,
  enter: {
    draw(side: "White" | "Black"): Promise<void>;
    choose(kind: Locator): Promise<void>;
    place(card: Locator, to: string): Promise<void>;
  },
): Promise<void> {
  for (const [at, [card, to]] of list.entries()) {
    const side = at % 2 ? "Black" : "White";
    await enter.draw(side);
    await enter.choose(cards.kind(card));
    await expect(cards.turned(card)).toBeVisible();
    await enter.place(cards.turned(card), to);
    await board.expectOn(to, `${side.toLowerCase()} ${card}`);
  }
}
