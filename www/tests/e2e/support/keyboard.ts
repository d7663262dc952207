import { expect, type Locator, type Page } from "@playwright/test";

import { actionOf } from "./actions";
import type { Board } from "./board";

/** What has the focus, through shadow trees: its cell, or its accessible text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return { cell: element?.getAttribute("data-cell") ?? null, label: label.trim() };
  });

/** More stops than any page has. */
const PATIENCE = 60;

/** Presses Tab until `locator` has the focus. */
export async function tabTo(page: Page, locator: Locator, key = "Tab"): Promise<void> {
  for (let at = 0; at < PATIENCE; at++) {
    if (await locator.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never comes to ${locator}`);
}

/** Plays by keyboard alone: Tab goes to the board, arrows walk over it, Enter chooses. */
export class Keyboard {
  readonly #page: Page;

  constructor(readonly board: Board) {
    this.#page = board.page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async toBoard(): Promise<void> {
    for (let at = 0; at < PATIENCE; at++) {
      if ((await focused(this.#page)).cell) return;
      await this.press("Tab");
    }
    throw new Error("Tab never comes to the board");
  }

  /** Walks with the arrows, as White sees the board. */
  async goTo(cell: string): Promise<void> {
    const { cell: here } = await focused(this.#page);
    if (!here) throw new Error("the focus is not on the board");
    const across = cell.charCodeAt(0) - here.charCodeAt(0);
    const up = cell.charCodeAt(1) - here.charCodeAt(1);
    for (let at = 0; at < Math.abs(across); at++) {
      await this.press(across > 0 ? "ArrowRight" : "ArrowLeft");
    }
    for (let at = 0; at < Math.abs(up); at++) await this.press(up > 0 ? "ArrowUp" : "ArrowDown");
    await expect(this.board.place(cell)).toBeFocused();
  }

  async play(code: string): Promise<void> {
    const action = actionOf(code);
    if (action.do === "move") {
      await this.goTo(action.from);
      await this.press("Enter");
      await expect(this.board.place(action.from)).toHaveAttribute("aria-selected", "true");
      if (action.count > 1) await this.press(String(action.count));
      else if (code.includes(":")) await this.press("1");
    }
    await this.goTo(action.to);
    await this.press("Enter");
  }

  /** Writes a move: the first letter opens the field. */
  async type(text: string): Promise<void> {
    const [first = "", ...rest] = text;
    await this.press(first);
    await expect(this.board.within.getByRole("textbox", { name: "Move" })).toBeFocused();
    await this.#page.keyboard.type(rest.join(""));
    await this.press("Enter");
  }
}
