import { expect, type Locator, type Page } from "@playwright/test";

import type { Board } from "./board";
import type { Keyboard } from "./keyboard";
import { newGame, type Setup } from "./play";

/** A game to mate by a drop: an elephant promotes, takes what it finds, and a cat comes back. */
export const MATE = "7g7f 3c3d 8h2b+ 5a4b 2b2a 4b3c 2a3a 3c2d 3a1c 2d1e S*1f".split(
  " ",
) as readonly string[];

/** The first player has lost a chick's file and holds a few animals; so does the second. */
export const HANDS = "lnsgkgsn1/9/pppp2p1p/2B6/9/2P6/P3P1PPP/7R1/LNSGKGSNL b RL3Pb3p 1";

/** Both lions have come through; the first player has 35 points by declaration. */
export const IMPASSE =
  "4G+B1+P1/1G1P3+R1/1+N+PK+P+S+P2/3+P1PL2/2P3+P2/+P2G5/2p6/k7l/5+p3 b R3S2N2L4Pbgn2p 1";

/** Both sides have enough for a draw by agreement. */
export const EVEN =
  "+P+P1+RG+SK2/+PP2+P4/2P+PBP+L+L1/8+N/9/5+P+p2/b+n+p+n3+n1/+r1+l6/+l2+p+s+p1k+p b 2GS3Pgsp 1";

export const CHECKMATE = {
  score: "1 : 0",
  headline: "The first player wins",
  reason: "Checkmate",
};

export const shogi = (page: Page, setup: Setup = {}): Promise<Board> =>
  newGame(page, "animal-shogi", setup);

const NAMES: Readonly<Record<string, string>> = { S: "cat", P: "chick", R: "giraffe" };

/** What an action code asks a person to do. */
export function stepsOf(code: string) {
  const dropped = /^(.)\*(..)$/.exec(code);
  if (dropped) return { drop: NAMES[dropped[1] ?? ""] ?? "", from: "", to: dropped[2] ?? "" };
  return { drop: null, from: code.slice(0, 2), to: code.slice(2, 4) };
}

/** Animals in hand. */
export class Hands {
  constructor(readonly board: Board) {}

  of(side: "first" | "second"): Locator {
    return this.board.within.getByRole("toolbar", { name: `The ${side} player’s hand` });
  }

  /** The button of an animal, however many there are of it. */
  animal(side: "first" | "second", animal: string): Locator {
    return this.of(side).getByRole("button", { name: new RegExp(`^\\d+ ${animal}s?$`) });
  }
}

/** What the player chooses between at the target square. */
export const face = (board: Board, promote: boolean): Locator =>
  board.within
    .getByRole("group", { name: "Choose what the move means" })
    .getByRole("button", { name: promote ? "Promote" : "Do not promote", exact: true });

/** Plays a list of actions; `enter` does what a person does for each. */
export async function playAll(
  board: Board,
  codes: readonly string[],
  enter: (code: string, side: "first" | "second") => Promise<void>,
): Promise<void> {
  for (const [at, code] of codes.entries()) {
    await enter(code, at % 2 === 0 ? "first" : "second");
    const { to } = stepsOf(code);
    const mover = at % 2 === 0 ? "first" : "second";
    await expect(board.cell(to)).toHaveAccessibleName(new RegExp(`of the ${mover} player`));
  }
}

/** Walks with the arrows, as the first player sees the board: files run from the right. */
export async function walk(board: Board, keyboard: Keyboard, cell: string): Promise<void> {
  const here = await board.within
    .locator("[data-cell]:focus")
    .first()
    .evaluate((element) => element.getAttribute("data-cell") ?? "");
  const right = here.charCodeAt(0) - cell.charCodeAt(0);
  const down = cell.charCodeAt(1) - here.charCodeAt(1);
  for (let at = 0; at < Math.abs(right); at++) {
    await keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  }
  for (let at = 0; at < Math.abs(down); at++) {
    await keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  }
  await expect(board.place(cell)).toBeFocused();
}
