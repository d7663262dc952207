import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "@playwright/test";

import { Mouse } from "./support/mouse";
import { newGame } from "./support/play";

const unpacked = fileURLToPath(new URL("../../../target/xtask/release/unpacked", import.meta.url));

/** What plain servers know: an ending and its type. */
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** A server that knows nothing of the site: files of a folder, and no header but their type. */
function plain(folder: string): Promise<Server> {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = normalize(decodeURIComponent(url.split("?")[0] ?? "/"));
    const file = join(folder, path.endsWith("/") ? join(path, "index.html") : path);
    try {
      const bytes = await readFile(file);
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}

test.use({ serviceWorkers: "allow" });

test("the site out of its zip plays on a plain server, and is kept there for a time without a network", async ({
  browser,
}) => {
  if (!existsSync(join(unpacked, "index.html")))
    throw new Error(`${unpacked} is missing: run \`cargo xtask release\` first`);
  const server = await plain(unpacked);
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const context = await browser.newContext({ baseURL, locale: "en-GB", serviceWorkers: "allow" });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) wrong.push(response.url());
  });
  const board = await newGame(page, "mixtour", { program: { Black: 1 } });
  await new Mouse(board).play("c3", "click", "White");
  await expect(page.locator("move-list .move")).toHaveCount(2);
  await page.goto("./#/rules/folky");
  await expect(page.getByRole("heading", { level: 1, name: "FOLKY®: rules" })).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await page.evaluate(async () => (await fetch("LICENCES.txt")).text())).toContain(
    "lit-html",
  );
  // Whoever takes the site along from here takes them too.
  expect(await page.evaluate(async () => (await fetch("files.json")).json())).toContain(
    "LICENCES.txt",
  );
  expect(wrong).toEqual([]);
  await context.close();
  server.closeAllConnections();
  server.close();
});
