// Measures our board beside chessground, in one run and one browser, and prints JSON;
// `cargo xtask bench board` writes the table. CHROMIUM_PATH names the browser, ROUNDS how often all is measured.
//
// chessground is GPL: it is installed into a scratch folder of its own and only measured.

import { chromium } from "@playwright/test";

import { ANIMATIONS, measure, serve } from "./bench/board.mjs";
import { median } from "./bench/median.mjs";
import { installed } from "./bench/peer.mjs";
import { launchOptions } from "./chromium.mjs";

const CHESSGROUND = "9.2.1";
const REPEATS = Number(process.env.ROUNDS ?? 15);

const BOARDS = ["klubovna", "chessground"];

const pages = await serve(BOARDS, { chessground: installed("chessground", CHESSGROUND) });
const browser = await chromium.launch(launchOptions);
try {
  const { url } = pages;
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
  await pages.close();
}
