// Pages with many boards: when the first and the last of them are there, what they keep in memory, and whether such a
// page scrolls.

import { readFileSync } from "node:fs";

import { CATEGORIES, longestTask } from "../trace.mjs";
import { open } from "./timed.mjs";

/** All boards of a page are in sight: where they are not, they are not drawn. */
const WIDE = { width: 1280, height: 860 };
const COLUMNS = 10;
const ROW = 84;

const WHEEL = 100;
const SCROLLED = 60;

const PATIENCE = 240_000;

/** Diagrams of these games, by turns. */
export const sheet = (games, count) =>
  `<style>body{margin:0}h1{display:none}main{display:grid;grid-template-columns:repeat(${COLUMNS},1fr);grid-auto-rows:${ROW}px}
   board-game{overflow:clip;inline-size:80px}</style><main>${boards(games, count)}</main>`;

/** The same as they stand in a text: most of them out of sight. */
export const article = (games, count) =>
  `<style>main{display:flex;flex-wrap:wrap;gap:16px}board-game{inline-size:240px}</style><main>${boards(games, count)}</main>`;

const boards = (games, count) =>
  Array.from(
    { length: count },
    (_, at) => `<board-game mode="diagram" game="${games[at % games.length]}"></board-game>`,
  ).join("");

/** Times of the first and the last board, requests and memory. */
export async function many(browser, url, count) {
  const { context, page, session, loaded } = await open(browser, { view: WIDE });
  try {
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction((count) => window.boardsShown?.length >= count, count, {
      timeout: PATIENCE,
      polling: 100,
    });
    const times = await page.evaluate(() => window.boardsShown);
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize = 0 } = await session.send("Runtime.getHeapUsage");
    return {
      first: Math.min(...times),
      last: Math.max(...times),
      requests: loaded.requests,
      heap: usedSize + backingStorageSize,
      process: await memoryOf(browser),
    };
  } finally {
    await context.close();
  }
}

/** Private memory of the largest process of a page; null where the system does not tell it. */
async function memoryOf(browser) {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const pages = processInfo.filter(({ type }) => type === "renderer");
    return Math.max(
      ...pages.map(({ id }) => privateMemory(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))),
    );
  } catch {
    return null;
  } finally {
    await session.detach();
  }
}

/** Bytes that belong to one process alone. */
export const privateMemory = (rollup) =>
  [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].reduce((sum, [, kB]) => sum + kB * 1024, 0);

/** The longest task while a page is scrolled through from its first picture on, in milliseconds of the processor. */
export async function scrolled(browser, url) {
  const { context, page, session } = await open(browser, { view: WIDE, slow: false });
  try {
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => window.boardsShown?.length > 0, undefined, { polling: 100 });
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.evaluate(() => performance.mark("bench-begin"));
    for (let turn = 0; turn < SCROLLED; turn++) {
      await session.send("Input.dispatchMouseEvent", {
        type: "mouseWheel",
        x: 400,
        y: 400,
        deltaX: 0,
        deltaY: WHEEL,
      });
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    }
    await page.evaluate(() => performance.mark("bench-end"));
    const trace = await browser.stopTracing();
    const reached = await page.evaluate(() => scrollY);
    if (!reached) throw new Error(`${url} does not scroll`);
    return longestTask(trace.toString(), "bench-begin", "bench-end");
  } finally {
    await context.close();
  }
}
