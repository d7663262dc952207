import { expect, type Locator, type Page } from "@playwright/test";

import { type Board, middleOf } from "./board";
import { tabTo } from "./keyboard";
import { Mouse } from "./mouse";
import { atBoard } from "./play";
import { Touch } from "./touch";

/** Sets up a game of Tri-D chess with these options, from this position, after these moves. */
export async function triD(page: Page, position = "", options = "", moves = ""): Promise<Board> {
  const tags = [
    ["Klubovna", "1"],
    ["Game", "tri-d-chess"],
    ["Options", options],
    ["Start", position],
  ].filter(([, value]) => value);
  const record = `${tags.map(([name, value]) => `[${name} "${value}"]`).join("\n")}\n\n${moves} *\n`;
  await page.goto(`#/open?${new URLSearchParams({ game: "tri-d-chess", text: record })}`);
  return atBoard(page);
}

/** What a person presses: a cell by its name, a stand by that of its pin, a button by its words. */
export type Press =
  | string
  | { readonly button: string }
  | { readonly drag: readonly [string, string] };

/** One of the ways to play. */
export interface Player {
  cell(name: string): Promise<void>;
  button(button: Locator): Promise<void>;
  drag?(from: string, to: string): Promise<void>;
}

export async function play(board: Board, player: Player, ...presses: readonly Press[]) {
  for (const press of presses) {
    if (typeof press === "string") await player.cell(press);
    else if ("button" in press) {
      await player.button(board.within.getByRole("button", { name: press.button, exact: true }));
    } else if (player.drag) await player.drag(...press.drag);
    else for (const cell of press.drag) await player.cell(cell);
  }
}

export function byMouse(board: Board): Player {
  const mouse = new Mouse(board);
  return {
    cell: async (name) => mouse.click(await board.middle(name)),
    button: (button) => button.click(),
    drag: async (from, to) => mouse.drag(await board.middle(from), await board.middle(to)),
  };
}

export function byFinger(board: Board): Player {
  const touch = new Touch(board);
  return {
    cell: async (name) => touch.tap(await board.middle(name)),
    button: async (button) => touch.tap(await middleOf(button)),
    drag: async (from, to) => touch.drag(await board.middle(from), await board.middle(to)),
  };
}

/** Tab goes to the board and to buttons; arrows walk over sheets and stands. */
export function byKeyboard(board: Board): Player {
  const { page } = board;
  const focused = board.within.locator("[data-cell]:focus");
  return {
    async cell(name) {
      if ((await focused.count()) === 0) {
        await tabTo(page, board.within.locator('[data-cell][tabindex="0"]'));
      }
      await walk(page, focused, board.place(name));
      await page.keyboard.press("Enter");
    },
    async button(button) {
      await tabTo(page, button);
      await page.keyboard.press("Enter");
    },
  };
}

/** Finds everything by role and name alone, and presses it as a screen reader does. */
export function byName(board: Board): Player {
  const press = (target: Locator) => target.dispatchEvent("click");
  return { cell: (name) => press(board.cell(name)), button: press };
}

/** Arrow by arrow, always in the direction in which there is further to go. */
async function walk(page: Page, focused: Locator, target: Locator): Promise<void> {
  const to = await middleOf(target);
  const { width = 0 } = (await target.boundingBox()) ?? {};
  for (let at = 0; at < 40; at++) {
    const from = await middleOf(focused);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < width / 2) break;
    const across = dx > 0 ? "ArrowRight" : "ArrowLeft";
    const along = dy > 0 ? "ArrowDown" : "ArrowUp";
    const first = Math.abs(dx) > Math.abs(dy) ? across : along;
    await page.keyboard.press(first);
    const next = await middleOf(focused);
    if (next.x === from.x && next.y === from.y) {
      await page.keyboard.press(first === across ? along : across);
    }
  }
  await expect(target).toBeFocused();
}
