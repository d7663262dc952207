import type { CDPSession, Page } from "@playwright/test";

import { actionOf } from "./actions";
import { type Board, middleOf, type Point } from "./board";

/** More than a long press takes, in milliseconds. */
const LONG = 600;

/** Plays actions with one finger. */
export class Touch {
  readonly #page: Page;
  #devtools: CDPSession | null = null;

  constructor(readonly board: Board) {
    this.#page = board.page;
  }

  async tap({ x, y }: Point): Promise<void> {
    await this.#page.touchscreen.tap(x, y);
  }

  async drag(from: Point, to: Point, rest = 0): Promise<void> {
    await this.#down(from, rest);
    await this.#send("touchMove", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await this.#send("touchMove", to);
    await this.#send("touchEnd");
  }

  /** A long press, and where it goes from there: an arrow is drawn, or what is held is carried. */
  async dragLate(from: Point, to: Point): Promise<void> {
    await this.drag(from, to, LONG);
  }

  /** A long press: what to draw is asked. */
  async hold(at: Point): Promise<void> {
    await this.#down(at, LONG);
    await this.#send("touchEnd");
  }

  async #down(at: Point, rest: number): Promise<void> {
    await this.#send("touchStart", at);
    await this.#page.evaluate((time) => new Promise((later) => setTimeout(later, time)), rest);
  }

  /** Playwright has no drag by finger; the browser itself has. */
  async #send(type: "touchStart" | "touchMove" | "touchEnd", at?: Point): Promise<void> {
    this.#devtools ??= await this.#page.context().newCDPSession(this.#page);
    await this.#devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  }

  /** Moves by a drag or by taps; how many discs is said by the buttons that come up. */
  async play(code: string, way: "drag" | "tap", side: "White" | "Black"): Promise<void> {
    const action = actionOf(code);
    const to = await this.board.middle(action.to);
    if (action.do === "put") {
      if (way === "tap") return this.tap(to);
      return this.drag(await middleOf(this.board.reserve(side)), to);
    }
    if (way === "drag") return this.drag(await this.board.disc(action.from, action.count, 0), to);
    await this.tap(await this.board.middle(action.from));
    await this.take(action.count);
    return this.tap(to);
  }

  /** Says how many discs are meant, where there is a choice. */
  private async take(count: number): Promise<void> {
    const choice = this.board.within.getByRole("group", { name: "How many discs to take" });
    if ((await choice.count()) === 0) return;
    const name = count === 1 ? "Take the top disc" : `Take ${count} discs`;
    await this.tap(await middleOf(choice.getByRole("button", { name })));
  }
}
