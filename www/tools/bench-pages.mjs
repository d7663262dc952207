// Measures how long pages take until their first picture, beside Jocly, in one run and one browser, and pages with many
// boards; prints JSON. `cargo xtask bench pages` writes the tables. `node tools/bench-pages.mjs GAME…`; CHROMIUM_PATH
// names the browser, ROUNDS how often pages are loaded, and with ROWS (a pattern) only some of them are, for looking.
//
// Jocly is AGPL: it is installed into a scratch folder of its own and only measured.

import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

import { median } from "./bench/median.mjs";
import { many, scrolled } from "./bench/pages/many.mjs";
import { board, COUNTS, ownPages } from "./bench/pages/own.mjs";
import { timed } from "./bench/pages/timed.mjs";
import { installed } from "./bench/peer.mjs";
import { launchOptions } from "./chromium.mjs";
import { folder } from "./visit/host.mjs";

const JOCLY = "0.9.13";
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Which rows are measured: all, or those whose names fit. */
const ROWS = process.env.ROWS ? new RegExp(process.env.ROWS) : null;

const games = process.argv.slice(2);
const dist = process.env.KLUBOVNA_DIST ?? fileURLToPath(new URL("../dist", import.meta.url));

/** As its own examples do it. */
const joclyPage = (game, skin) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Club</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <h1>Our club</h1>
    <div id="board" style="inline-size:480px;block-size:480px"></div>
    <script src="jocly.js"></script>
    <script>
      Jocly.createMatch("${game}")
        .then((match) => match.attachElement(document.getElementById("board"), { viewOptions: { skin: "${skin}" } }))
        .then(() => joclyShown());
    </script>
  </body>
</html>
`;

/** It loads nothing from another origin. */
const joclyBodies = new Map([
  ["/flat", () => joclyPage("classic-chess", "skin2dfull")],
  ["/space", () => joclyPage("3dchess", "skin3d")],
]);
const jocly = await folder(
  join(installed("jocly", JOCLY), "dist/browser"),
  ({ pathname }) => joclyBodies.get(pathname)?.() ?? null,
);

let own;
const browser = await chromium.launch(launchOptions);
try {
  const judge = await (await browser.newContext()).newPage();
  own = await ownPages(browser, dist, games);
  const every = [
    { name: "jocly-flat", url: `${jocly.origin}/flat`, shown: board },
    { name: "jocly-space", url: `${jocly.origin}/space`, shown: board },
    ...own.rows,
  ];
  const wanted = (name) => !ROWS || ROWS.test(name) || name.startsWith("jocly");
  const rows = every.filter(({ name }) => wanted(name));
  const found = new Map(rows.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    // Who goes first changes, so that a machine that slows down harms nobody more.
    for (const { name, url, ...how } of round % 2 ? rows.toReversed() : rows)
      found.get(name).push(await timed(browser, judge, url, how));
    console.error(`round ${round + 1} of ${ROUNDS}`);
  }
  const beside = (name, peer, visits = found.get(name)) => {
    const [ours, theirs] = [visits, found.get(peer)];
    const of = (key) => median(ours.map((visit) => visit[key]));
    const ratio = median(ours.map(({ time }, round) => time / theirs[round].time));
    return { name, time: of("time"), bytes: of("bytes"), requests: of("requests"), peer, ratio };
  };
  const sheets = [];
  for (const kind of ["one", "mixed"])
    for (const count of COUNTS) {
      if (ROWS && !ROWS.test(`${count} of ${kind}`)) continue;
      const visits = [];
      for (let round = 0; round < Math.min(ROUNDS, 3); round++)
        visits.push(await many(browser, own.sheet(kind, count), count));
      const of = (key) => median(visits.map((visit) => visit[key]));
      const keys = ["first", "last", "requests", "heap", "process"];
      sheets.push({ kind, count, ...Object.fromEntries(keys.map((key) => [key, of(key)])) });
      console.error(`${count} boards, ${kind}`);
    }
  const longest = {};
  for (const name of ROWS ? [] : ["article", "article-mixed"]) {
    const tasks = [];
    for (let round = 0; round < ROUNDS; round++)
      tasks.push(await scrolled(browser, own.article(name)));
    longest[name] = median(tasks);
  }
  console.log(
    JSON.stringify({
      jocly: JOCLY,
      chromium: browser.version(),
      rounds: ROUNDS,
      pages: rows.flatMap(({ name, rested }) => {
        const peer = /space/.test(name) ? "jocly-space" : "jocly-flat";
        const row = beside(name, peer);
        if (!rested) return [row];
        const rest = found.get(name).map((visit) => visit.rest);
        return [row, beside(`${name}, with what comes by itself`, peer, rest)];
      }),
      sheets,
      scroll: longest.article,
      scrollMixed: longest["article-mixed"],
    }),
  );
} finally {
  await browser.close();
  for (const host of [jocly, own]) host?.close();
}
