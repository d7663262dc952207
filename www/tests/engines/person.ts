import { expect } from "@playwright/test";

import { faceAt } from "../../src/board/core/stack";
import { EDGE } from "../e2e/support/board";
import type { Device, Driver } from "./drivers/driver";

/** Something on the page, as a person would name it. */
export type Thing =
  | { readonly cell: string }
  | { readonly button: string }
  | { readonly selector: string };

interface Found {
  /** Its middle, in the window. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** What it is called. */
  readonly label: string;
  /** Whether it rests there, and the pointer would meet nothing that lies over it. */
  readonly free: boolean;
}

/** Looks a thing up in the page and its shadow trees, and brings it into sight. Runs in the page. */
async function look(thing: Thing): Promise<Found | null> {
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const nameOf = (element: Element): string =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  const fits = (element: Element): boolean => {
    if ("cell" in thing) return element.getAttribute("data-cell") === thing.cell;
    if ("selector" in thing) return element.matches(thing.selector);
    return (
      element.matches("button, a, label, [role=button]") && nameOf(element).startsWith(thing.button)
    );
  };
  const seen = all(document).filter((element) => {
    if (!fits(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  });
  // The shortest name that begins like this is the one that is meant.
  const [found] = seen.toSorted((one, other) => nameOf(one).length - nameOf(other).length);
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const before = found.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const rests = left === before.left && top === before.top && width === before.width;
  const met = hit !== null && (found.contains(hit) || hit.contains(found) || "cell" in thing);
  const free = rests && met;
  return { x, y, height, label: nameOf(found), free };
}

/** All text of the page, also in its shadow trees, that is seen. Runs in the page. */
function textOf(): string {
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
    if (!(node instanceof Element)) return "";
    if (/^(?:script|style|template)$/i.test(node.tagName)) return "";
    const style = getComputedStyle(node);
    if (style.display === "none" || style.visibility === "hidden") return "";
    const inner = [...(node.shadowRoot?.childNodes ?? node.childNodes)].map(read).join("");
    return style.display.startsWith("inline") ? inner : `\n${inner}\n`;
  };
  return read(document.body).replace(/[^\S\n]+/g, " ");
}

/** Waits until what has changed is on the screen. Runs in the page. */
async function drawn(): Promise<void> {
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
}

/** What has the focus, through shadow trees. Runs in the page. */
function focused(): { readonly cell: string | null; readonly label: string } {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const label = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  return { cell: element?.getAttribute("data-cell") ?? null, label: label.trim() };
}

/** Keys without a letter, as WebDriver writes them. */
const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

/** Nothing comes at once; but nobody waits longer than they have to. */
const PATIENCE = { timeout: 40_000, intervals: [20, 50, 100] };

/** More stops than any page has. */
const STOPS = 60;

/** Somebody before a window, with a mouse and a keyboard. */
export class Person {
  constructor(readonly driver: Driver) {}

  /** Presses and lets go, where the thing is. */
  async click(thing: Thing): Promise<void> {
    await this.press(await this.find(thing));
  }

  /** Takes the top `count` discs of a stack, which fans out under the pointer. */
  async grip(cell: string, count: number): Promise<void> {
    const { x, y, height, label } = await this.find({ cell });
    await this.driver.act(moved([x, y]));
    await this.driver.run(drawn, null);
    const stack = Number(/stack of (\d+)/.exec(label)?.[1] ?? 1);
    await this.press({ x, y: y + height * (0.5 - discAt(stack - count, stack)) });
  }

  async press({ x, y }: Pick<Found, "x" | "y">): Promise<void> {
    await this.driver.act(pointer([x, y], [x, y]));
  }

  async drag(from: Thing, to: Thing): Promise<void> {
    const [one, other] = [await this.find(from), await this.find(to)];
    await this.driver.act(pointer([one.x, one.y], [other.x, other.y]));
  }

  async keys(...keys: readonly (keyof typeof KEYS)[]): Promise<void> {
    await this.driver.act(keyboard(keys.map((key) => KEYS[key])));
  }

  async type(text: string): Promise<void> {
    await this.driver.act(keyboard([...text]));
  }

  /** Chooses from a list that a window of the browser's own shows, which nobody reaches from here. */
  async choose(list: string, value: string): Promise<void> {
    const choose = ([name, wanted]: readonly [string, string]) => {
      const lists = [...document.querySelectorAll("select")];
      const one = lists.find(({ ariaLabel, labels }) =>
        [ariaLabel ?? "", ...[...labels].map(({ textContent }) => textContent ?? "")].some((text) =>
          text.trim().startsWith(name),
        ),
      );
      if (!one) return false;
      one.value = wanted;
      one.dispatchEvent(new Event("input", { bubbles: true }));
      one.dispatchEvent(new Event("change", { bubbles: true }));
      return one.value === wanted;
    };
    await this.sees(choose, [list, value] as const, true);
  }

  /** Tab goes to the board, the arrows to a cell. */
  async walkTo(cell: string): Promise<void> {
    const here = async () => (await this.driver.run(focused, null)).cell;
    for (let stop = 0; (await here()) === null; stop++) {
      expect(stop, "Tab comes to the board").toBeLessThan(STOPS);
      await this.keys("Tab");
    }
    for (let step = 0; step < STOPS; step++) {
      const at = (await here()) ?? "";
      const across = cell.charCodeAt(0) - at.charCodeAt(0);
      const up = cell.charCodeAt(1) - at.charCodeAt(1);
      if (across === 0 && up === 0) return;
      if (across !== 0) await this.keys(across > 0 ? "ArrowRight" : "ArrowLeft");
      else await this.keys(up > 0 ? "ArrowUp" : "ArrowDown");
    }
    throw new Error(`the arrows never come to ${cell}`);
  }

  /** Waits until a thing is there and nothing lies over it. */
  async find(thing: Thing): Promise<Found> {
    let found: Found | null = null;
    await expect
      .poll(
        async () => {
          found = await this.driver.run(look, thing);
          return found?.free ?? false;
        },
        { ...PATIENCE, message: JSON.stringify(thing) },
      )
      .toBe(true);
    if (!found) throw new Error(`${JSON.stringify(thing)} is gone`);
    return found;
  }

  /** Waits until a cell is called so: "white rook", "empty", "stack of 3". */
  async on(cell: string, what: string): Promise<void> {
    await expect
      .poll(async () => (await this.driver.run(look, { cell }))?.label, PATIENCE)
      .toMatch(new RegExp(`^${cell}, .*${what}`));
  }

  /** Waits until this is to be read on the page. */
  async reads(text: string | RegExp): Promise<void> {
    const wanted = expect.poll(() => this.driver.run(textOf, null), PATIENCE);
    await (typeof text === "string" ? wanted.toContain(text) : wanted.toMatch(text));
  }

  /** Waits until a question about the page is answered so. */
  async sees<A, R>(ask: (given: A) => R | Promise<R>, given: A, answer: R): Promise<void> {
    await expect.poll(() => this.driver.run(ask, given), PATIENCE).toEqual(answer);
  }
}

/** How far above the lower edge of its cell a disc of a fanned stack can be taken, in cells. */
const discAt = (index: number, stack: number): number =>
  faceAt(index, stack, { fan: 1, lift: 0 }) - EDGE;

const at = ([x, y]: Spot) =>
  ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }) as const;

const moved = (to: Spot): Device => ({ ...MOUSE, actions: [at(to)] });

type Spot = readonly [x: number, y: number];

const MOUSE = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } } as const;

/** The button goes down at one place and up at another; on the way there is one between. */
function pointer(from: Spot, to: Spot): Device {
  const between = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const still = from[0] === to[0] && from[1] === to[1];
  return {
    ...MOUSE,
    actions: [
      at(from),
      { type: "pointerDown", button: 0 },
      ...(still ? [] : [at(between), at(to)]),
      { type: "pointerUp", button: 0 },
    ],
  };
}

const keyboard = (values: readonly string[]): Device => ({
  type: "key",
  id: "keyboard",
  actions: values.flatMap((value) => [
    { type: "keyDown", value } as const,
    { type: "keyUp", value } as const,
  ]),
});
