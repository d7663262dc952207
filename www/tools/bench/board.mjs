// How a board is measured: a page of its own, a start, a drag, animations and rest.

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build, loadConfigFromFile, preview } from "vite";

import { earlyCode } from "../early-code.mjs";
import { median } from "./median.mjs";
import { CATEGORIES, mainThread } from "./trace.mjs";

const SIZE = 480;
const DRAG_STEPS = 120;
export const ANIMATIONS = 4;
const MOVED = 4;
const ANIMATION = 200;
const IDLE = 1000;
/** Milliseconds in which a page that was loaded comes to rest. */
const REST = 300;

const www = fileURLToPath(new URL("../..", import.meta.url));

/** Builds a page for each of these boards, as the site is built, and serves them; `alias` says where packages lie. */
export async function serve(boards, alias = {}) {
  if (!existsSync(join(www, "src/generated/wasm/folky/folky_bg.wasm"))) {
    console.error("the wasm module of FOLKY is missing: run `cargo xtask build`");
    process.exit(1);
  }
  const root = join(www, "tools/bench");
  // Other runs may be measuring.
  const outDir = mkdtempSync(join(tmpdir(), "klubovna-bench-pages-"));
  const common = { root, configFile: false, logLevel: "error", base: "./" };
  const env = { command: "build", mode: "production" };
  const site = await loadConfigFromFile(env, join(www, "vite.config.ts"));
  const { worker, css } = site.config;
  // What makes the site a site of its own has no place on these pages.
  const plugins = site.config.plugins
    .flat()
    .filter(({ name }) => name !== "offline" && name !== "policy")
    // Each board is the whole of its page: browsers compile the scripts of both while they load them.
    .concat(earlyCode(...boards));
  const { target, cssTarget, assetsInlineLimit } = site.config.build;
  await build({
    ...common,
    plugins,
    worker,
    css,
    resolve: { alias },
    build: {
      outDir,
      emptyOutDir: true,
      target,
      cssTarget,
      assetsInlineLimit,
      modulePreload: false,
      rolldownOptions: { input: boards.map((name) => join(root, `${name}.html`)) },
    },
  });
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const { port } = server.httpServer.address();
  return {
    url: (name) => `http://127.0.0.1:${port}/${name}.html`,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
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

/** One measurement of one board on fresh pages; an error on a page ends it. */
export async function measure(browser, url, given) {
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
