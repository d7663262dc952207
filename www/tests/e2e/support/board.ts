import { expect, type Locator, type Page } from "@playwright/test";

import type { Annotation, BoardGame } from "../../../src/board";
import { faceAt } from "../../../src/board/core/stack";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Its front edge, which no disc above hides, is this much below the middle of its face, in cells. */
export const EDGE = 0.28;

/** A board as its accessible tree shows it: a grid of cells with names, and trays. */
export class Board {
  readonly grid: Locator;

  constructor(
    readonly page: Page,
    readonly within: Page | Locator = page,
  ) {
    this.grid = within.getByRole("grid");
  }

  cell(name: string): Locator {
    return this.grid.getByRole("gridcell", { name: new RegExp(`^${name},`) });
  }

  /** What may be taken from a reserve. */
  reserve(side: "White" | "Black"): Locator {
    return this.within.getByRole("toolbar", { name: `${side}’s reserve` }).getByRole("button");
  }

  /** Where a cell is, for those who point at it. */
  place(name: string): Locator {
    return this.within.locator(`[data-cell="${name}"]`);
  }

  async middle(name: string): Promise<Point> {
    return middleOf(this.place(name));
  }

  /** A point of the disc that has `count` discs from it to the top; `fan` is 1 once they are fanned out. */
  async disc(name: string, count: number, fan = 1): Promise<Point> {
    const label = (await this.place(name).getAttribute("aria-label")) ?? "";
    const height = Number(/stack of (\d+)/.exec(label)?.[1] ?? 1);
    const box = await boxOf(this.place(name));
    const up = faceAt(height - count, height, { fan, lift: 0 }) - EDGE;
    return { x: box.x + box.width / 2, y: box.y + box.height * (1 - up) };
  }

  /** The cell has this on it: "white rook", "empty", "stack of 3, …". */
  async expectOn(name: string, what: string): Promise<void> {
    await expect(this.cell(name)).toHaveAccessibleName(new RegExp(`^${name}, ${what}`));
  }

  /** The arrows and circles on the board. */
  async drawings(): Promise<readonly Annotation[]> {
    return this.within
      .locator("board-game")
      .evaluate((element) => (element as BoardGame).view?.annotations ?? []);
  }

  /** The cells that can be moved to right now. */
  targets(): Locator {
    return this.grid.getByRole("gridcell", { name: /can be moved to/ });
  }
}

export async function boxOf(locator: Locator) {
  // A board that is just being arranged has new cells: what was there may be gone again.
  for (let attempt = 0; attempt < 10; attempt++) {
    await locator.waitFor();
    const box = await locator.boundingBox();
    if (box) return box;
  }
  throw new Error(`${locator} is not on the page`);
}

export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}
