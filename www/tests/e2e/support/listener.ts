import { type CDPSession, expect, type Page } from "@playwright/test";

/** A node of the browser's own accessibility tree. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

/** Looks at what has the focus until it is believed to stay there. */
const LOOKS = 10;

/** What a screen reader says of something. */
export interface Thing {
  readonly role: string;
  readonly name: string;
}

/** More stops, cells or choices than there are anywhere. */
const PATIENCE = 120;

/**
 * Plays by the keyboard alone and knows only what a screen reader would say: the role and the name
 * of what has the focus, and what the live regions say. No selector, no place on the screen.
 */
export class Listener {
  #devtools: CDPSession | null = null;

  constructor(private readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** What has the focus. */
  async here(): Promise<Thing> {
    const nodes = await this.#tree();
    const focused = nodes.findLast(({ properties = [] }) =>
      properties.some(({ name, value }) => name === "focused" && value.value === true),
    );
    return { role: focused?.role?.value ?? "", name: focused?.name?.value ?? "" };
  }

  /** All that live regions say now. */
  async heard(): Promise<string> {
    const nodes = await this.#tree();
    const known = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = (node: Node | undefined): string => {
      if (!node) return "";
      if (node.role?.value === "StaticText") return node.name?.value ?? "";
      return (node.childIds ?? []).map((id) => textOf(known.get(id))).join("");
    };
    return nodes
      .filter(({ role }) => role?.value === "status" || role?.value === "alert")
      .map(textOf)
      .join("\n");
  }

  async expectHeard(text: string | RegExp): Promise<void> {
    const said = expect.poll(() => this.heard());
    await (typeof text === "string" ? said.toContain(text) : said.toMatch(text));
  }

  async expectHere(role: string, name: string | RegExp): Promise<void> {
    await expect.poll(() => this.here()).toMatchObject({ role });
    const said = expect.poll(async () => (await this.here()).name);
    await (typeof name === "string" ? said.toBe(name) : said.toMatch(name));
  }

  /** Presses a key until what has the focus is called so. */
  async until(key: string, role: string, name: RegExp): Promise<void> {
    const met: string[] = [];
    for (let at = 0; at < PATIENCE; at++) {
      const here = await this.here();
      if (here.role === role && name.test(here.name)) return;
      met.push(`${here.role} ${here.name}`);
      await this.press(key);
      // What a key asks for may have to be loaded when it is pressed first.
      for (let look = 0; look < LOOKS; look++) {
        const now = await this.here();
        if (now.name !== here.name || now.role !== here.role) break;
      }
    }
    throw new Error(`${key} never leads to ${role} ${name}, but to:\n${met.join("\n")}`);
  }

  tabTo(role: string, name: RegExp, key = "Tab"): Promise<void> {
    return this.until(key, role, name);
  }

  /** To the board from wherever the focus is. */
  async toBoard(key = "Tab"): Promise<void> {
    await this.until(key, "gridcell", /./);
  }

  /** Goes with the arrows, and learns from the names of cells which way they lead. */
  async walkTo(cell: string): Promise<void> {
    const ways = [
      ["ArrowRight", "ArrowLeft"],
      ["ArrowUp", "ArrowDown"],
    ] as const;
    for (const [axis, [one, other]] of ways.entries()) {
      const gap = async () => cell.charCodeAt(axis) - (await this.here()).name.charCodeAt(axis);
      let key: string = one;
      for (let left = await gap(); left !== 0;) {
        await this.press(key);
        const now = await gap();
        if (Math.abs(now) >= Math.abs(left)) key = key === one ? other : one;
        left = now;
      }
    }
    await this.expectHere("gridcell", new RegExp(`^${cell},`));
  }

  /** Goes with the key for one's own pieces, then with that for their targets. */
  async cell(name: string): Promise<void> {
    await this.until(".", "gridcell", new RegExp(`^${name},`));
    await this.press("Enter");
  }

  /** From one cell to another; what was moved is then said to stand there. */
  async move(from: string, to: string): Promise<void> {
    await this.cell(from);
    await this.expectHeard(/possibilit/);
    await this.cell(to);
  }

  async #tree(): Promise<readonly Node[]> {
    this.#devtools ??= await this.page.context().newCDPSession(this.page);
    const { nodes } = await this.#devtools.send("Accessibility.getFullAXTree");
    return (nodes as readonly Node[]).filter(({ ignored }) => !ignored);
  }
}
