// Draws the pictures that systems show when somebody installs the site: the icons from public/icon*.svg, and the
// screenshots of the built site in dist. They are committed, as no build has a browser at hand:
//
//   CHROMIUM_PATH=… node tools/pictures.mjs

import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

import { launchOptions } from "./chromium.mjs";
import { answerFrom } from "./serve/answer.mjs";

const www = fileURLToPath(new URL("..", import.meta.url));
const shared = join(www, "public");

const FOLKY = "1. h3 a6 2. a3 h6 3. Rh2 Ra7 4. Nc3 Nc6 *";
const MIXTOUR = "1. c3 c4 2. b3 d4 3. c2 b4 *";

const SHOTS = [
  { file: "screenshot-wide.png", width: 1280, height: 800, scale: 1, text: FOLKY, game: "folky" },
  {
    file: "screenshot-narrow.png",
    width: 390,
    height: 844,
    scale: 2,
    text: MIXTOUR,
    game: "mixtour",
  },
];

const server = createServer(answerFrom(join(www, "dist"), "/"));
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch(launchOptions);
try {
  for (const size of [192, 512]) {
    for (const kind of ["", "-maskable"]) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const svg = await readFile(join(shared, `icon${kind}.svg`), "utf8");
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
      const file = join(shared, `icon-${size}${kind}.png`);
      await writeFile(file, await page.screenshot({ omitBackground: true }));
      await page.close();
    }
  }
  for (const { file, width, height, scale, text, game } of SHOTS) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: "reduce",
      locale: "cs-CZ",
    });
    await page.goto(`${origin}/#/open?game=${game}&text=${encodeURIComponent(text)}`);
    await page.waitForURL(/#\/game\//);
    await page.locator("board-game [role=gridcell]").first().waitFor();
    await page.locator("move-list .move").first().waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    await writeFile(join(shared, file), await page.screenshot({ animations: "disabled" }));
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
