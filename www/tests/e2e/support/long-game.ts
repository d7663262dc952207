import type { Page } from "@playwright/test";

const OPENING = "d3 d4 c2 d2 d1 c1 c2:1-d1 d1:2-d2 d2:1-c1 d3:1-d4 d2:1-d4".split(" ");
const ROUND = ["c1:1-d2", "d4:1-d2", "d2:1-c1", "d2:1-d4"] as const;
/** A move that could be played in each position of the round. */
const OTHER = "a5";

const recordOf = (moves: string): string =>
  `[Klubovna "1"]\n[Game "mixtour"]\n[Rules "1"]\n[Options "repetition=false"]\n\n${moves} *\n`;

const roundOf = (at: number): string => ROUND[at % ROUND.length] ?? "";

/** A game of Mixtour in progress that goes round and round, of so many plies. */
export const longGame = (plies: number): string =>
  recordOf(
    Array.from({ length: plies }, (_, at) => OPENING[at] ?? roundOf(at - OPENING.length)).join(" "),
  );

/** The same beginning with variations, each inside the one before. */
export function nestedGame(depth: number): string {
  let moves = [...OPENING, OTHER].join(" ");
  for (let at = 0; at < depth; at++) moves += ` ( ${roundOf(at)} ${at < depth - 1 ? OTHER : ""}`;
  return recordOf(moves + " )".repeat(depth));
}

/** Opens a record on its page. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto("./#/open");
  await page.getByRole("textbox", { name: "Text of the game" }).fill(record);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

/** What a page has done: calls of the rules by name, what came out of them, and what it changed. */
export interface Work {
  readonly calls: Readonly<Record<string, number>>;
  /** Characters that have come out of the rules. */
  readonly read: number;
  /** Elements that were made or changed. */
  readonly touched: number;
  /** Games that were stored. */
  readonly stored: number;
}

/** Counts what the pages of a browser do from now on. */
export async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const work = { calls: {} as Record<string, number>, read: 0, touched: 0, stored: 0 };
    Object.assign(window, { work });
    const counted = ({ instance, module }: WebAssembly.WebAssemblyInstantiatedSource) => {
      const exports: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(instance.exports)) {
        exports[name] =
          typeof value === "function" && name.startsWith("session_")
            ? (...args: unknown[]) => {
                work.calls[name] = (work.calls[name] ?? 0) + 1;
                return (value as (...args: unknown[]) => unknown)(...args);
              }
            : value;
      }
      return { module, instance: { exports } as unknown as WebAssembly.Instance };
    };
    const streaming = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...args) => counted(await streaming(...args));
    const parse = JSON.parse;
    JSON.parse = (text: string, reviver?: never) => {
      work.read += text.length;
      return parse(text, reviver) as unknown;
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      work.stored++;
      return put.apply(this, args);
    };
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, type } of records) {
        work.touched += type === "childList" ? addedNodes.length : 1;
      }
    });
    const all = { childList: true, subtree: true, attributes: true, characterData: true };
    observer.observe(document, all);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      observer.observe(root, all);
      return root;
    };
  });
}

/** What was done while `act` ran, until the page has come to rest. */
export async function workOf(page: Page, act: () => Promise<void>): Promise<Work> {
  const work = () => page.evaluate(() => structuredClone((window as never as { work: Work }).work));
  const before = await work();
  await act();
  // Nothing more is under way when two pictures in a row have changed nothing.
  let after = await work();
  for (let last = ""; last !== JSON.stringify(after);) {
    last = JSON.stringify(after);
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(done)));
        }),
    );
    after = await work();
  }
  return {
    calls: callsSince(before.calls, after.calls),
    read: after.read - before.read,
    touched: after.touched - before.touched,
    stored: after.stored - before.stored,
  };
}

/** Calls of the rules so far, by name. */
export const callsSoFar = (page: Page): Promise<Work["calls"]> =>
  page.evaluate(() => ({ ...(window as never as { work: Work }).work.calls }));

/** The calls after a moment; names without any are left out. */
export function callsSince(before: Work["calls"], after: Work["calls"]): Work["calls"] {
  const calls = Object.entries(after).map(
    ([name, count]) => [name, count - (before[name] ?? 0)] as const,
  );
  return Object.fromEntries(calls.filter(([, count]) => count > 0));
}
