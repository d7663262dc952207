// Visits the built site with an empty cache, and prints as JSON what each page costs until its first picture and until
// it is at rest; the budgets are in crates/xtask/src/size. `node tools/visits.mjs GAME…`, and with `--hops` in words
// which file came in which hop. CHROMIUM_PATH names the browser.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

import { launchOptions } from "./chromium.mjs";
import { folder, pages } from "./visit/host.mjs";
import { begin, load } from "./visit/load.mjs";
import { cost, told } from "./visit/rounds.mjs";
import { clubPage, visits } from "./visit/visits.mjs";

/** Pages at a time: most of a visit is waiting for a page to be quiet. */
const AT_ONCE = 4;

const dist = process.env.KLUBOVNA_DIST ?? fileURLToPath(new URL("../dist", import.meta.url));
const words = process.argv.slice(2);
const games = words.filter((word) => !word.startsWith("-"));

if (!existsSync(join(dist, "index.html"))) {
  console.error("the site is not built: run `cargo xtask build`");
  process.exit(1);
}

const all = visits(games);
const site = await folder(dist);
const club = await pages(({ pathname }) => {
  const visit = all[Number(pathname.slice(1))];
  return visit?.body ? clubPage(site.origin, visit.body) : null;
});
const browser = await chromium.launch(launchOptions);

async function visited(visit, at) {
  const { body, start, address } = visit;
  const begun = start ? await begin(browser, site.origin, start) : { address, kept: [] };
  const url = body ? `${club.origin}/${at}` : `${site.origin}/${begun.address}`;
  const { rounds, picture } = await load(browser, url, { ...visit, kept: begun.kept });
  return { name: visit.name, rounds, picture };
}

try {
  const found = [];
  const waiting = [...all.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found[next[0]] = await visited(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (words.includes("--hops"))
    for (const { name, rounds, picture } of found)
      console.log(`${name}: first picture after hop ${picture}\n${told(rounds)}\n`);
  else
    console.log(
      JSON.stringify(
        found.map(({ name, rounds, picture }) => ({
          name,
          picture: cost(rounds.slice(0, picture)),
          rest: cost(rounds),
        })),
      ),
    );
} finally {
  await browser.close();
  site.close();
  club.close();
}
