import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Plays like one who has only the accessible tree: names, roles and states of what is there, and
 * what the live regions say. Knows no rules and no places, and acts by Enter alone.
 */
export class BlindPlayer {
  /** What was said after each move. */
  readonly heard: string[] = [];
  readonly #grid: Locator;

  constructor(readonly page: Page) {
    this.#grid = page.getByRole("grid");
  }

  /** Makes some move: the first cell that is not disabled, then the last one it can go to. */
  async move(): Promise<void> {
    const before = await this.#said();
    const open = this.#grid.getByRole("gridcell", { disabled: false });
    const count = await open.count();
    expect(count).toBeGreaterThan(0);
    // Another one each time, so that the game goes on.
    await this.#enter(open.nth((this.heard.length * 5) % count));
    const targets = this.#grid.getByRole("gridcell", { name: /can be moved to/ });
    const half = this.#grid.getByRole("gridcell", { selected: true });
    if ((await half.count()) > 0) await this.#enter(targets.last());
    await expect(half).toHaveCount(0);
    await expect.poll(() => this.#said()).not.toBe(before);
    this.heard.push(await this.#said());
  }

  async #enter(cell: Locator): Promise<void> {
    await cell.focus();
    await this.page.keyboard.press("Enter");
  }

  async #said(): Promise<string> {
    return (await this.page.getByRole("status").allTextContents()).join(" ").trim();
  }
}
