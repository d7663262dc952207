// Audits pages of the built site with Lighthouse, as a phone would load them, and prints the scores as JSON:
// `node tools/bench-audits.mjs`. CHROMIUM_PATH names the browser.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { chromium } from "@playwright/test";

import { median } from "./bench/median.mjs";
import { installed } from "./bench/peer.mjs";
import { launchOptions } from "./chromium.mjs";
import { folder } from "./visit/host.mjs";

/** The last one for the Node.js that the project needs. */
const VERSION = "12.8.2";

/** Scores depend on what else the machine does. */
const ROUNDS = 3;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const PAGES = {
  home: "#/",
  play: "#/open?game=mixtour&text=1.%20c1%20c2%20*",
  embed: "embed.html#/mixtour/play?lang=en",
  webmaster: "#/webmaster",
};

const dist = fileURLToPath(new URL("../dist", import.meta.url));
if (!existsSync(join(dist, "index.html"))) {
  console.error("the site is not built: run `cargo xtask build`");
  process.exit(1);
}

const lighthouseFolder = installed("lighthouse", VERSION);
const { main } = JSON.parse(readFileSync(join(lighthouseFolder, "package.json"), "utf8"));
const { default: lighthouse } = await import(pathToFileURL(join(lighthouseFolder, main)).href);

const site = await folder(dist);
const port = await freePort();
const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ ...launchOptions, args });

/** The scores of one visit in percent, and what costs points. */
async function audited(address) {
  const { lhr } = await lighthouse(`${site.origin}/${address}`, { port, logLevel: "error" });
  const scores = CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100));
  const costs = CATEGORIES.slice(1).flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return { scores, costs };
}

const pages = [];
for (const [name, address] of Object.entries(PAGES)) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await audited(address));
  const scores = CATEGORIES.map((_, at) => median(rounds.map((one) => one.scores[at])));
  pages.push({ name, scores, costs: [...new Set(rounds.flatMap((one) => one.costs))] });
}
const version = browser.version();
await browser.close();
site.close();
console.log(JSON.stringify({ lighthouse: VERSION, chromium: version, rounds: ROUNDS, pages }));

/** A port that nobody listens at. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const free = server.address().port;
  await new Promise((closed) => server.close(closed));
  return free;
}
