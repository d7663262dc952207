import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { Board } from "./board";
import { GAMES } from "./routes";

/** What people are told once: those who play here have heard it. */
const TOLD = GAMES.flatMap((game) => {
  const told = join(import.meta.dirname, `../../../src/i18n/en/${game}-told.ftl`);
  const signs = readFileSync(told, "utf8").matchAll(/^\S+-sign-\S+/gm);
  return [`how ${game}`, ...[...signs].map(([id]) => id)];
});

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

/** The form of a new game for people at one table, with all that is folded at first. */
export async function openForm(page: Page, game: string): Promise<void> {
  await openFolded(page, game);
  for (const fold of await folds(page).all()) await fold.click();
}

const folds = (page: Page) => page.locator("details.more > summary");

/** The same as it opens. */
async function openFolded(page: Page, game: string): Promise<void> {
  await page.goto(`#/new/${game}?at=table`);
  await page.evaluate((told) => {
    try {
      localStorage.setItem("klubovna-told", JSON.stringify(told));
    } catch {
      // Where nothing can be kept all is told anew.
    }
  }, TOLD);
  await expect(folds(page).last()).toBeVisible();
}

/** Sets up a new game on its page and goes to the board. */
export async function newGame(
  page: Page,
  game: (typeof GAMES)[number],
  setup: Setup = {},
): Promise<Board> {
  const { white = "", black = "", program = {}, choose = [], position = "" } = setup;
  // Unfolding takes time, and most tests change nothing.
  await (Object.keys(setup).length ? openForm : openFolded)(page, game);
  for (const name of choose) await page.getByText(name, { exact: true }).click();
  const name = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  for (const [chair, level] of Object.entries(program)) {
    await page
      .getByRole("combobox", { name: `${chair}: who plays` })
      .selectOption(`level ${level}`);
  }
  if (white) await name("White").fill(white);
  if (black) await name("Black").fill(black);
  if (position) await name("Start from another position").fill(position);
  const start = page.getByRole("button", { name: "Start playing" });
  await start.click();
  // The form may show a board too.
  await expect(start).toHaveCount(0);
  return atBoard(page);
}

/** The board of a play page, once it can be played on. */
export async function atBoard(page: Page): Promise<Board> {
  await expect(page).toHaveURL(/#\/game\//);
  // Not an expectation: each that fails describes the whole page, which takes seconds beside a long score sheet.
  await page.locator("[role=gridcell]").first().waitFor();
  return new Board(page);
}
