import { expect, type Page } from "@playwright/test";

import { Board } from "./board";

export interface Setup {
  readonly white?: string;
  readonly black?: string;
  /** Levels of the program on chairs. */
  readonly program?: Readonly<Record<string, number>>;
  /** Options to choose, by what their controls are called. */
  readonly choose?: readonly string[];
  /** Start from this position. */
  readonly position?: string;
}

/** Sets up a new game on its page and goes to the board. */
export async function newGame(
  page: Page,
  game: "folky" | "mixtour" | "raindropchess" | "animal-shogi" | "tri-d-chess",
  { white = "", black = "", program = {}, choose = [], position = "" }: Setup = {},
): Promise<Board> {
  await page.goto(`#/new/${game}`);
  for (const name of choose) await page.getByText(name, { exact: true }).click();
  const name = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  for (const [chair, level] of Object.entries(program)) {
    await page.getByRole("combobox", { name: `${chair}: who plays` }).selectOption(String(level));
  }
  if (white) await name("White").fill(white);
  if (black) await name("Black").fill(black);
  if (position) {
    await page.getByText("Start from another position").first().click();
    await name("Start from another position").fill(position);
  }
  const start = page.getByRole("button", { name: "Start playing" });
  await start.click();
  // The form may show a board too.
  await expect(start).toHaveCount(0);
  return atBoard(page);
}

/** The board of a play page, once it can be played on. */
export async function atBoard(page: Page): Promise<Board> {
  await expect(page).toHaveURL(/#\/game\//);
  const board = new Board(page);
  await expect(board.grid.getByRole("gridcell").first()).toBeVisible();
  return board;
}
