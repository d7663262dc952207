import { mkdir, readFile, writeFile } from "node:fs/promises";
import { readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, type Page, test } from "@playwright/test";

import { Board } from "./support/board";
import { built } from "./support/dist";
import { closing, club, folder, site } from "./support/hosts";

const open = closing();

const ALLOWED = { "access-control-allow-origin": "*" };

/** Chosen on the page for webmasters, at a site from which other sites may take files. */
async function chosen(page: Page, labels: readonly string[]): Promise<string> {
  const files = await open(site(() => ALLOWED));
  await page.goto(`${files}/index.html#/webmaster`);
  await expect(
    page.getByRole("heading", { name: "Put a board on your page", level: 1 }),
  ).toBeVisible();
  for (const label of labels)
    await page.locator(".segments").getByText(label, { exact: true }).click();
  return files;
}

/** The code and the policy that the page offers. */
const offered = async (page: Page) =>
  ({
    code: await page.getByRole("textbox", { name: "Code for your page" }).inputValue(),
    policy: await page.locator("#webmaster-policy").innerText(),
  }) as const;

/** Pastes code into a page of another site, in a folder, under a policy; what that refuses is an error. */
async function paste(page: Page, code: string, policy: string): Promise<readonly string[]> {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  page.on("pageerror", (error) => refused.push(String(error)));
  const own = await open(
    club(
      {
        "/club/news/": `<!doctype html><html lang="en"><title>News</title><h1>News</h1>${code}</html>`,
      },
      { "content-security-policy": policy },
    ),
  );
  await page.addInitScript(() => {
    Object.assign(window, { ready: 0 });
    addEventListener("bg-ready", () => (window as unknown as { ready: number }).ready++);
  });
  await page.goto(`${own}/club/news/`);
  return refused;
}

const readyBoards = (page: Page) =>
  page.evaluate(() => (window as unknown as { ready: number }).ready);

test("the code of an element, pasted unchanged on another site, plays against the computer", async ({
  page,
}) => {
  await chosen(page, ["320"]);
  await page.getByLabel("Game", { exact: true }).selectOption("mixtour");
  await page.getByLabel("Opponent").selectOption("1");
  await new Board(page).expectOn("c3", "empty");
  const { code, policy } = await offered(page);
  expect(policy).not.toContain("unsafe-inline");
  const refused = await paste(page, code, policy);
  const board = new Board(page);
  await board.expectOn("c3", "empty");
  await board.place("c3").click();
  await expect(board.grid.getByRole("gridcell", { name: /black disc|stack/ })).toHaveCount(1);
  expect(await page.locator("board-game").evaluate(({ clientWidth }) => clientWidth)).toBe(320);
  expect(refused).toEqual([]);
});

for (const count of [10, 100]) {
  test(`so does the code pasted ${count} times`, async ({ page }) => {
    await chosen(page, count > 10 ? ["Showing a position"] : ["Replaying a game"]);
    await page.getByLabel("Game", { exact: true }).selectOption("mixtour");
    if (count === 10) await page.getByLabel("Record or moves").fill("c3 c4");
    await expect(page.getByRole("textbox", { name: "Code for your page" })).toHaveValue(/mixtour/);
    const { code, policy } = await offered(page);
    const refused = await paste(page, code.concat("\n").repeat(count), policy);
    await expect.poll(() => readyBoards(page), { timeout: 30_000 }).toBe(count);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    expect(refused).toEqual([]);
  });
}

test("the code of a frame, pasted unchanged on another site, replays a game", async ({ page }) => {
  await chosen(page, ["Replaying a game", "Frame"]);
  await page.getByLabel("Game", { exact: true }).selectOption("folky");
  await page.getByRole("button", { name: "Use the sample game" }).click();
  await expect(page.locator(".preview").getByRole("button", { name: "To the end" })).toBeVisible();
  const { code, policy } = await offered(page);
  const refused = await paste(
    page,
    code,
    `default-src 'none'; style-src 'unsafe-inline'; ${policy}`,
  );
  // A phone is narrower than the board could be.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "One move forward" }).click();
  await expect(frame.getByRole("button", { name: "One move back" })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
  expect(refused).toEqual([]);
});

test("what is wrong with a record is said in the preview, and the page says how to paste", async ({
  page,
}) => {
  await chosen(page, ["Replaying a game", "Joomla"]);
  await page.getByLabel("Game", { exact: true }).selectOption("folky");
  await page.getByLabel("Record or moves").fill("1. Rh7 Ra3 2. Ne5");
  await expect(page.locator(".preview").getByRole("alert")).toHaveText(
    "Line 1, column 15: No knight can go to e5.",
  );
  await expect(page.getByText("press “Toggle Editor” below the text")).toBeVisible();
  await expect(page.getByText("--bg-square-a", { exact: true })).toBeVisible();
});

test("what comes late is for what was chosen then, and does not count any more", async ({
  page,
}) => {
  await chosen(page, ["Replaying a game"]);
  const letGo: (() => void)[] = [];
  const hold = async (url: RegExp) => {
    const held = new Promise<void>((go) => letGo.push(go));
    await page.route(url, async (route) => {
      await held;
      await route.continue();
    });
    return () => page.waitForRequest(url);
  };
  const sample = await hold(/\/sample-game[^/]*\.js$/);
  const list = await hold(/\/files\.json$/);
  const game = page.getByLabel("Game", { exact: true });
  await game.selectOption("folky");
  const asked = sample();
  await page.getByRole("button", { name: "Use the sample game" }).click();
  const response = page.waitForResponse(await asked.then((request) => request.url()));
  await game.selectOption("mixtour");
  letGo[0]?.();
  await (await response).finished();
  // Pressed again while it works, it begins nothing.
  const zip = page.getByRole("button", { name: "Download the site (zip)" });
  const pages: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/embed.html")) pages.push(request.url());
  });
  const first = list();
  await zip.click();
  await first;
  await expect(zip).toHaveAttribute("aria-disabled", "true");
  await zip.click({ force: true });
  const downloading = page.waitForEvent("download");
  letGo[1]?.();
  await downloading;
  await expect(zip).toHaveAttribute("aria-disabled", "false");
  expect(pages).toHaveLength(1);
  await expect(page.getByLabel("Record or moves")).toHaveValue("");
});

test("the site is taken along as a zip, and plays from where it is unpacked", async ({
  page,
}, testInfo) => {
  await chosen(page, []);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the site (zip)" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("klubovna-site.zip");
  const bytes = await readFile(await download.path());
  const place = testInfo.outputPath("site");
  const names: string[] = [];
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const [size, length] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
    const name = bytes.toString("utf8", at + 30, at + 30 + length);
    const from = at + 30 + length;
    await mkdir(dirname(join(place, name)), { recursive: true });
    await writeFile(join(place, name), bytes.subarray(from, from + size));
    names.push(name);
    at = from + size;
  }
  const root = built("");
  const all = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => relative(".", name).replaceAll("\\", "/"));
  expect(names.toSorted()).toEqual(all.filter((name) => name !== "klubovna.html").toSorted());
  const origin = await open(folder(place, "/games/"));
  await page.goto(`${origin}/games/embed.html#/mixtour/play?lang=en`);
  await new Board(page).expectOn("c3", "empty");
});
