import type { Page } from "@playwright/test";

import { actionOf } from "./actions";
import { type Board, middleOf, type Point } from "./board";
import { frames } from "./frames";

const press = async (page: Page, { x, y }: Point) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
};

/** Plays actions by mouse, in all the ways there are. */
export class Mouse {
  readonly #page: Page;

  constructor(readonly board: Board) {
    this.#page = board.page;
  }

  async click(point: Point): Promise<void> {
    await press(this.#page, point);
    await this.#page.mouse.up();
  }

  async drag(from: Point, to: Point): Promise<void> {
    await press(this.#page, from);
    await this.#page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await this.#page.mouse.move(to.x, to.y);
    await this.#page.mouse.up();
  }

  /** Where to take the top `count` discs, or the piece, of a cell. */
  async grip(cell: string, count: number): Promise<Point> {
    const { x, y } = await this.board.middle(cell);
    await this.#page.mouse.move(x, y);
    // A stack fans out under the pointer.
    await frames(this.#page);
    return this.board.disc(cell, count);
  }

  /** Moves by a drag, or by two clicks; places on the cell itself, or from the tray. */
  async play(code: string, way: "drag" | "click", side: "White" | "Black"): Promise<void> {
    const action = actionOf(code);
    const to = await this.board.middle(action.to);
    if (action.do === "move") {
      const from = await this.grip(action.from, action.count);
      if (way === "drag") return this.drag(from, to);
      await this.click(from);
      return this.click(to);
    }
    if (way === "click") return this.click(to);
    return this.drag(await middleOf(this.board.reserve(side)), to);
  }
}
