import { expect, type Page } from "@playwright/test";

import type { BoardGame } from "../../../src/board";
import { type Board, type Point } from "./board";
import { Mouse } from "./mouse";
import type { Player } from "./trid";

/**
 * Where there is no graphics card the processor makes the view, in one piece: a second of work for
 * a machine that does nothing else.
 */
export const DRAWN = { timeout: 20_000 };

/** Opens the view in space; `both` keeps the plan beside it. */
export async function openSpace(board: Board, picture: "Space" | "Both" = "Both"): Promise<void> {
  const button = board.page.getByRole("button", { name: picture, exact: true });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true", DRAWN);
  await expect(board.page.locator(".space canvas")).toBeVisible();
  // It is drawn as soon as it has a size.
  await expect.poll(() => spaceOf(board.page, (space) => space.pointOf("b2W") !== null)).toBe(true);
}

type Space = NonNullable<BoardGame["space"]>;

/** Asks the view in space, which tells what it shows. */
async function spaceOf<T>(page: Page, ask: (space: Space) => T): Promise<T> {
  const answer = await page.evaluate(
    `((ask) => ask(document.querySelector("board-game").space))(${ask.toString()})`,
  );
  return answer as T;
}

export const shown = (page: Page) => spaceOf(page, (space) => space.shown());
export const pose = (page: Page) => spaceOf(page, (space) => space.pose);

/** Where a man, a square, a stand or a free pin is seen. */
export async function pointOf(page: Page, cell: string): Promise<Point> {
  const point = await page.evaluate(
    (name) => document.querySelector<BoardGame>("board-game")?.space?.pointOf(name) ?? null,
    cell,
  );
  if (!point) throw new Error(`${cell} is not to be seen in space`);
  return point;
}

/** Points at things in space, and at buttons where they are. */
export function inSpace(board: Board): Player {
  const mouse = new Mouse(board);
  return {
    cell: async (name) => mouse.click(await pointOf(board.page, name)),
    button: (button) => button.click(),
    drag: async (from, to) => {
      const { page } = board;
      const [start, end] = [await pointOf(page, from), await pointOf(page, to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (const part of [0.3, 0.7, 1]) {
        await page.mouse.move(
          start.x + (end.x - start.x) * part,
          start.y + (end.y - start.y) * part,
        );
      }
      await page.mouse.up();
    },
  };
}

/** Both pictures show the same men, boards and squares to go to, as soon as both are painted. */
export async function expectSame({ page }: Board): Promise<void> {
  await expect(() => compare(page)).toPass({ timeout: 5_000 });
}

async function compare(page: Page): Promise<void> {
  const flat = await page.evaluate(() => {
    const cells = document
      .querySelector("board-game")
      ?.shadowRoot?.querySelectorAll<HTMLElement>("[data-cell]");
    return [...(cells ?? [])].map((cell) => ({
      cell: cell.dataset["cell"] ?? "",
      label: cell.getAttribute("aria-label") ?? "",
    }));
  });
  const squares = flat.filter(({ cell }) => /^[a-z]\d/.test(cell));
  const men = squares.flatMap(({ cell, label }) => {
    const man = /, ((?:white|black) \w+)/.exec(label)?.[1];
    return man ? [`${cell} ${man}`] : [];
  });
  const targets = squares.filter(({ label }) => label.includes("can be moved to"));
  const space = await shown(page);
  const sorted = (all: Iterable<string>) => [...new Set(all)].toSorted();
  expect(
    sorted(
      space.pieces.map(({ cell, kind, side }) => `${cell} ${side ? "black" : "white"} ${kind}`),
    ),
  ).toEqual(sorted(men));
  expect(sorted(space.boards)).toEqual(sorted(squares.map(({ cell }) => cell.slice(2))));
  const marked = space.marks.flatMap((mark) => /^(?:dot|brackets) (\S+)/.exec(mark)?.[1] ?? []);
  expect(sorted(marked)).toEqual(sorted(targets.map(({ cell }) => cell)));
}
