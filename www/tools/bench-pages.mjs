// Measures how long pages take until their first picture, beside Jocly, in one run and one browser, and pages with many
// boards; prints JSON. `cargo xtask bench pages` writes the tables. `node tools/bench-pages.mjs GAME…`; CHROMIUM_PATH
// names the browser.
//
// Jocly is AGPL: it is installed into a scratch folder of its own and only measured.

import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

import { median } from "./bench/median.mjs";
import { article, many, scrolled, sheet } from "./bench/pages/many.mjs";
import { timed } from "./bench/pages/timed.mjs";
import { installed } from "./bench/peer.mjs";
import { launchOptions } from "./chromium.mjs";
import { folder, pages } from "./visit/host.mjs";
import { begin } from "./visit/load.mjs";
import { clubPage } from "./visit/visits.mjs";

const JOCLY = "0.9.13";
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const COUNTS = [1, 10, 100];
/** The game of a page with boards of one game. */
const ONE = "folky";

const games = process.argv.slice(2);
const dist = process.env.KLUBOVNA_DIST ?? fileURLToPath(new URL("../dist", import.meta.url));

const site = await folder(dist);
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

const own = (attributes) =>
  clubPage(
    site.origin,
    `<div style="inline-size:480px"><board-game ${attributes}></board-game></div>`,
  );

const bodies = new Map([
  ...games.map((game) => [`/element-${game}`, () => own(`game="${game}"`)]),
  ["/space", () => own('game="tri-d-chess" levels="space"')],
  ...COUNTS.flatMap((count) => [
    [`/one-${count}`, () => clubPage(site.origin, sheet([ONE], count))],
    [`/mixed-${count}`, () => clubPage(site.origin, sheet(games, count))],
  ]),
  ["/article", () => clubPage(site.origin, article([ONE], 100))],
  ["/article-mixed", () => clubPage(site.origin, article(games, 100))],
]);
const club = await pages(({ pathname }) => bodies.get(pathname)?.() ?? null);

/** It loads nothing from another origin. */
const joclyBodies = new Map([
  ["/flat", () => joclyPage("classic-chess", "skin2dfull")],
  ["/space", () => joclyPage("3dchess", "skin3d")],
]);
const jocly = await folder(
  join(installed("jocly", JOCLY), "dist/browser"),
  ({ pathname }) => joclyBodies.get(pathname)?.() ?? null,
);

const board = () => window.boardsShown?.length > 0;
const space = () => document.querySelector("board-game").space?.shown().pieces.length > 0;
const text = () => document.querySelector("main h1")?.checkVisibility() === true;

const browser = await chromium.launch(launchOptions);
try {
  const judge = await (await browser.newContext()).newPage();
  const begun = new Map();
  for (const game of games) begun.set(game, await begin(browser, site.origin, game));
  const rows = [
    { name: "jocly-flat", url: `${jocly.origin}/flat`, shown: board },
    { name: "jocly-space", url: `${jocly.origin}/space`, shown: board },
    ...games.map((game) => ({
      name: `element ${game}`,
      url: `${club.origin}/element-${game}`,
      shown: board,
    })),
    { name: "space tri-d-chess", url: `${club.origin}/space`, shown: space },
    ...games.map((game) => ({
      name: `play ${game}`,
      url: `${site.origin}/${begun.get(game).address}`,
      kept: begun.get(game).kept,
      shown: board,
    })),
    { name: "home", url: `${site.origin}/#/`, shown: text },
  ];
  const found = new Map(rows.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    // Who goes first changes, so that a machine that slows down harms nobody more.
    for (const { name, url, ...how } of round % 2 ? rows.toReversed() : rows)
      found.get(name).push(await timed(browser, judge, url, how));
    console.error(`round ${round + 1} of ${ROUNDS}`);
  }
  const beside = (name, peer) => {
    const [ours, theirs] = [found.get(name), found.get(peer)];
    const of = (key) => median(ours.map((visit) => visit[key]));
    const ratio = median(ours.map(({ time }, round) => time / theirs[round].time));
    return { name, time: of("time"), bytes: of("bytes"), requests: of("requests"), peer, ratio };
  };
  const sheets = [];
  for (const kind of ["one", "mixed"])
    for (const count of COUNTS) {
      const visits = [];
      for (let round = 0; round < Math.min(ROUNDS, 3); round++)
        visits.push(await many(browser, `${club.origin}/${kind}-${count}`, count));
      const of = (key) => median(visits.map((visit) => visit[key]));
      const keys = ["first", "last", "requests", "heap", "process"];
      sheets.push({ kind, count, ...Object.fromEntries(keys.map((key) => [key, of(key)])) });
      console.error(`${count} boards, ${kind}`);
    }
  const longest = {};
  for (const name of ["article", "article-mixed"]) {
    const tasks = [];
    for (let round = 0; round < ROUNDS; round++)
      tasks.push(await scrolled(browser, `${club.origin}/${name}`));
    longest[name] = median(tasks);
  }
  console.log(
    JSON.stringify({
      jocly: JOCLY,
      chromium: browser.version(),
      rounds: ROUNDS,
      pages: rows.map(({ name }) =>
        beside(name, /space/.test(name) ? "jocly-space" : "jocly-flat"),
      ),
      sheets,
      scroll: longest.article,
      scrollMixed: longest["article-mixed"],
    }),
  );
} finally {
  await browser.close();
  for (const host of [site, jocly, club]) host.close();
}
