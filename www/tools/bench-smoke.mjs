// Opens every page of the benchmarks once, without the programs that they are measured beside, and fails where one
// throws: a benchmark that nobody runs for a while still runs. `node tools/bench-smoke.mjs GAME…`; CHROMIUM_PATH names
// the browser.

import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

import { measure, serve } from "./bench/board.mjs";
import { many, scrolled } from "./bench/pages/many.mjs";
import { ownPages } from "./bench/pages/own.mjs";
import { open } from "./bench/pages/timed.mjs";
import { launchOptions } from "./chromium.mjs";

const games = process.argv.slice(2);
const dist = process.env.KLUBOVNA_DIST ?? fileURLToPath(new URL("../dist", import.meta.url));

/** The board as it is measured, with all that is done to it. */
async function board(browser) {
  const pages = await serve(["klubovna"]);
  try {
    const { position, values } = await measure(browser, pages.url("klubovna"), null);
    if (!position.tokens.length || !(values.dragWork > 0))
      throw new Error("the page of the board has nothing to measure");
  } finally {
    await pages.close();
  }
}

/** One row of the pages, until it shows its picture. */
async function row(browser, { name, url, shown, ...how }) {
  const { context, page } = await open(browser, { ...how, slow: false });
  try {
    const failed = new Promise((_, refuse) => page.on("pageerror", refuse));
    const picture = page.goto(url).then(() => page.waitForFunction(shown, undefined));
    await Promise.race([picture, failed]);
  } catch (thrown) {
    throw new Error(`${name}: ${thrown.message}`, { cause: thrown });
  } finally {
    await context.close();
  }
}

const browser = await chromium.launch(launchOptions);
let own;
try {
  own = await ownPages(browser, dist, games);
  await board(browser);
  await Promise.all(own.rows.map((one) => row(browser, one)));
  await many(browser, own.sheet("mixed", 1), 1);
  await scrolled(browser, own.article("article"));
  console.log(own.rows.length + 3);
} finally {
  await browser.close();
  own?.close();
}
