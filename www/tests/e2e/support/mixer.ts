import { expect, type Locator, type Page } from "@playwright/test";

import { atBoard, openForm } from "./play";
import type { Board } from "./board";

/** The form of a new game whose options are variants. */
export class Mixer {
  constructor(readonly page: Page) {}

  static async open(page: Page): Promise<Mixer> {
    await openForm(page, "tri-d-chess");
    const mixer = new Mixer(page);
    await expect(mixer.summary.getByRole("heading", { name: "Your mix" })).toBeVisible();
    return mixer;
  }

  get summary(): Locator {
    return this.page.getByRole("region", { name: "Your mix" });
  }

  /** On phones the groups of variants are closed at first. */
  async unfold(group: string): Promise<void> {
    await this.page.locator(".variants > summary").filter({ hasText: group }).tap();
  }

  variant(name: string): Locator {
    return this.page.getByRole("checkbox", {
      name: new RegExp(`^${name.replaceAll(".", "\\.")} `),
    });
  }

  setUp(name: string): Locator {
    return this.page.getByRole("radio", {
      name: new RegExp(`^${name.replaceAll(".", "\\.")}( |$)`),
    });
  }

  way(name: string): Locator {
    return this.page.getByText(name, { exact: true });
  }

  row(side: "White" | "Black" = "White"): Locator {
    return this.summary.getByRole("img", { name: new RegExp(`^${side}’s row`) });
  }

  async start(): Promise<Board> {
    await this.page.getByRole("button", { name: "Start playing" }).click();
    return atBoard(this.page);
  }
}

/** The row of White in array 518: the order of flat chess. */
export const FLAT_ORDER = [
  ["z0QL1", "rook"],
  ["a0QL1", "knight"],
  ["a1W", "bishop"],
  ["b1W", "queen"],
  ["c1W", "king"],
  ["d1W", "bishop"],
  ["d0KL1", "knight"],
  ["e0KL1", "rook"],
] as const;
