// Measures our board beside chessground, in one run and one browser, and prints JSON;
// `cargo xtask bench board` writes the table. CHROMIUM_PATH names the browser.
//
// chessground is GPL: it is installed into a scratch folder of its own and only measured.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";
import { build, loadConfigFromFile, preview } from "vite";

import { median } from "./bench/median.mjs";
import { installed, scratch } from "./bench/peer.mjs";
import { CATEGORIES, mainThread } from "./bench/trace.mjs";
import { launchOptions } from "./chromium.mjs";

const CHESSGROUND = "9.2.1";
const REPEATS = 15;
const SIZE = 480;
const DRAG_STEPS = 120;
const ANIMATIONS = 4;
const MOVED = 4;
const ANIMATION = 200;
const IDLE = 1000;
/** Milliseconds in which a page that was loaded comes to rest. */
const REST = 300;

const BOARDS = ["klubovna", "chessground"];

const www = fileURLToPath(new URL("..", import.meta.url));

/** Builds a page for each board, as the site is built, and serves them. */
async function serve() {
  if (!existsSync(join(www, "src/generated/wasm/folky/folky_bg.wasm"))) {
    console.error("the wasm module of FOLKY is missing: run `cargo xtask build`");
    process.exit(1);
  }
  const root = join(www, "tools/bench");
  const outDir = join(scratch, "pages");
  const common = { root, configFile: false, logLevel: "error", base: "./" };
  const env = { command: "build", mode: "production" };
  const site = await loadConfigFromFile(env, join(www, "vite.config.ts"));
  const { worker, css } = site.config;
  // What makes the site a site of its own has no place on these pages.
  const plugins = site.config.plugins
    .flat()
    .filter(({ name }) => name !== "offline" && name !== "policy");
  const { target, cssTarget, assetsInlineLimit } = site.config.build;
  await build({
    ...common,
    plugins,
    worker,
    css,
    resolve: { alias: { chessground: installed("chessground", CHESSGROUND) } },
    build: {
      outDir,
      emptyOutDir: true,
      target,
      cssTarget,
      assetsInlineLimit,
      modulePreload: false,
      rolldownOptions: { input: BOARDS.map((name) => join(root, `${name}.html`)) },
    },
  });
  return preview({ ...common, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
}

/** Points on a wave over the whole board, in cells from its corner. */
const wave = Array.from({ length: DRAG_STEPS }, (_, step) => {
  const turn = (2 * Math.PI * (step + 1)) / DRAG_STEPS;
  return { x: 4 + 3.4 * Math.sin(turn), y: 4 + 3.4 * Math.sin(2 * turn + 1) };
});

/** Where four pieces stand, and where they go. */
function fly(tokens) {
  const taken = new Set(tokens.map(({ cell }) => cell));
  const free = [4, 5].flatMap((rank) => [..."bdeg"].map((file) => file + rank));
  const goals = free.filter((cell) => !taken.has(cell)).slice(0, MOVED);
  if (goals.length < MOVED || tokens.length < MOVED)
    throw new Error("the start position has no room for the animation");
  return tokens.map((token, at) => (goals[at] ? { ...token, cell: goals[at] } : token));
}

/** A fresh page with a board that is ready to start, and at rest. */
async function open(browser, url, given) {
  const context = await browser.newContext({
    viewport: { width: 640, height: 800 },
    deviceScaleFactor: 2,
    locale: "en-GB",
    reducedMotion: "no-preference",
  });
  const page = await context.newPage();
  // A board that fails may be quick, or never be shown.
  const failed = new Promise((_, refuse) => page.on("pageerror", refuse));
  failed.catch(() => {});
  const evaluate = (...work) => Promise.race([page.evaluate(...work), failed]);
  await page.goto(url);
  const position = await evaluate((given) => bench.prepare(given), given);
  await page.waitForTimeout(REST);
  return { context, page, position, evaluate };
}

/** What the main thread does in work that sets the marks itself. */
async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace = await browser.stopTracing();
  return mainThread(trace.toString(), "bench-begin", "bench-end");
}

/** The start of one board on a page of its own: a trace itself takes time of the clock. */
async function traceStart(browser, url, given) {
  const { context, page, evaluate } = await open(browser, url, given);
  const { work } = await traced(browser, page, () => evaluate(() => bench.start()));
  await context.close();
  return work;
}

/** One measurement of one board on fresh pages. */
async function measure(browser, url, given) {
  const startWork = await traceStart(browser, url, given);
  const { context, page, position, evaluate } = await open(browser, url, given);
  const session = await context.newCDPSession(page);
  // Straight to the browser: Playwright's own mouse runs scripts in the page.
  const mouse = (type, at, buttons) =>
    session.send("Input.dispatchMouseEvent", {
      type,
      ...at,
      buttons,
      button: type === "mouseMoved" && !buttons ? "none" : "left",
      clickCount: type === "mouseMoved" ? 0 : 1,
    });
  const { tokens, moves } = position;
  const marked = async (work) => {
    await evaluate(() => bench.mark("bench-begin"));
    await work();
    await evaluate(() => bench.mark("bench-end"));
  };

  const { start, ready } = await evaluate(() => bench.start());

  const { x, y, width } = await evaluate(() => bench.place());
  if (Math.abs(width - SIZE) > 1) throw new Error(`${url}: the board is ${width} px wide`);
  const cell = width / 8;
  const middle = (name) => ({
    x: x + ("abcdefgh".indexOf(name[0]) + 0.5) * cell,
    y: y + (8.5 - Number(name[1])) * cell,
  });
  const from = middle(moves[0][0]);
  await mouse("mouseMoved", from, 0);
  await mouse("mousePressed", from, 1);
  await page.waitForTimeout(REST);
  const drag = await traced(browser, page, () =>
    marked(async () => {
      for (const at of wave)
        await mouse("mouseMoved", { x: x + at.x * cell, y: y + at.y * cell }, 1);
    }),
  );
  // Back where it came from, and away from the board: nothing is played or chosen.
  await mouse("mouseMoved", from, 1);
  await mouse("mouseReleased", from, 0);
  await mouse("mouseMoved", { x: x + width + 60, y: y + width + 60 }, 0);

  const there = fly(tokens);
  const gaps = [];
  const animate = (goal) =>
    evaluate(([goal, time, moved]) => bench.animate(goal, time, moved), [goal, ANIMATION, MOVED]);
  for (let turn = 0; turn < ANIMATIONS; turn++)
    gaps.push(await animate(turn % 2 === 0 ? there : tokens));
  const animation = await traced(browser, page, () => marked(() => animate(there)));
  await page.waitForTimeout(REST);
  const idle = await evaluate((time) => bench.idle(time), IDLE);
  await context.close();
  return {
    position,
    values: {
      start,
      ready,
      startWork,
      dragStep: drag.script / DRAG_STEPS,
      dragWork: drag.work,
      gap: median(gaps),
      animation: animation.script,
      idle,
    },
  };
}

const server = await serve();
const { port } = server.httpServer.address();
const browser = await chromium.launch(launchOptions);
try {
  const url = (name) => `http://127.0.0.1:${port}/${name}.html`;
  // A round that does not count fills the caches, and tells the position.
  const { position } = await measure(browser, url("klubovna"), null);
  await measure(browser, url("chessground"), position);
  const found = { klubovna: [], chessground: [] };
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    // Who goes first changes, so that a machine that slows down harms neither.
    for (const name of repeat % 2 ? BOARDS.toReversed() : BOARDS)
      found[name].push((await measure(browser, url(name), position)).values);
    console.error(`round ${repeat + 1} of ${REPEATS}`);
  }
  const rounds = found.klubovna.map((ours, round) => [ours, found.chessground[round]]);
  /** Both boards beside each other; the ratio of one round: what slows the machine slows both. */
  const beside = (key) => {
    const pairs = rounds.map(([ours, theirs]) => [ours[key], theirs[key]]);
    return {
      ours: median(pairs.map(([ours]) => ours)),
      theirs: median(pairs.map(([, theirs]) => theirs)),
      ratio: median(pairs.map(([ours, theirs]) => ours / theirs).filter(isFinite)),
    };
  };
  const keys = Object.keys(rounds[0][0]);
  console.log(
    JSON.stringify({
      chessground: CHESSGROUND,
      chromium: browser.version(),
      repeats: REPEATS,
      animations: ANIMATIONS,
      figures: Object.fromEntries(keys.map((key) => [key, beside(key)])),
    }),
  );
} finally {
  await browser.close();
  await server.close();
}
