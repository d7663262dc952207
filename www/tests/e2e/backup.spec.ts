import { readFile, rm, writeFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { breakable, trouble } from "./support/broken-storage";
import { Mouse } from "./support/mouse";
import { button, expectSeen } from "./support/page";
import { newGame } from "./support/play";

const OFFER = /^Some browsers forget a page/;

async function playOne(page: Page, cell = "c3"): Promise<void> {
  const board = await newGame(page, "mixtour");
  await new Mouse(board).play(cell, "click", "White");
  await board.expectOn(cell, "white disc");
}

/** Presses a button and hands the file over that is saved then. */
async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent("download");
  await button(page, name).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

const read = (page: Page, text: string, name = "backup.json") =>
  page.locator("backup-section input").setInputFiles({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });

test("a backup is offered once, after the second game, and brings everything back elsewhere", async ({
  page,
  browser,
}) => {
  await playOne(page);
  await page.goto("./#/");
  await expectSeen(page, "1 move, Black to play");
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await playOne(page, "d4");
  await page.goto("./#/settings");
  await page.getByText("Dark", { exact: true }).click();
  await page.goto("./#/");
  await expectSeen(page, OFFER);
  await expectAccessible(page);
  const { name, text } = await saved(page, "Save a backup");
  expect(name).toMatch(/^klubovna-\d{4}-\d\d-\d\d\.json$/);
  await expectSeen(page, `The file ${name} holds 2 games and your settings.`);
  await page.reload();
  await expect(page.getByText("1 move, Black to play")).toHaveCount(2);
  await expect(page.getByText(OFFER)).toHaveCount(0);

  const other = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await other.goto(new URL("./#/settings", page.url()).href);
  await read(other, text);
  await expectSeen(other, "2 games have been added.");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await expectAccessible(other);
  await read(other, text);
  await expectSeen(other, "2 games were here already.");
  await other.goto("./#/");
  await expect(other.getByText("1 move, Black to play")).toHaveCount(2);
  await other.context().close();
});

test("a backup of an earlier release changes nothing that it does not know of", async ({
  page,
}) => {
  await page.goto("./#/settings");
  const KEY = "klubovna-settings";
  await page.evaluate(
    ([key]) =>
      localStorage.setItem(key, '{"version":1,"board":"slate","level":6,"matched":{"folky":5}}'),
    [KEY] as const,
  );
  await page.reload();
  await read(page, '{"klubovna":"backup","version":1,"settings":{"theme":"dark"},"games":[]}');
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect
    .poll(async () =>
      JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? ""),
    )
    .toMatchObject({ theme: "dark", board: "slate", level: 6, matched: { folky: 5 } });
});

test("a bad backup is told in words and changes nothing", async ({ page }) => {
  await playOne(page);
  await page.goto("./#/settings");
  const { text } = await saved(page, "Save a backup");
  await expectSeen(page, /holds 1 game and your settings/);
  await read(page, text.slice(0, 300));
  await expectSeen(page, /^Line \d+, column \d+: Here the backup ends too early/);
  await read(page, text.replace('"version": 1', '"version": 2'));
  await expectSeen(page, /^This backup was written in format 2 by a newer version of Klubovna/);
  await read(page, "<script>", "page.html");
  await expectSeen(page, /^The file page.html is not a backup from Klubovna/);
  await read(page, text.replace("1. c3", "1. c9").replace(/"id": "[^"]+"/, '"id": "other"'));
  await expectSeen(page, /^Game 1 of the file \(Mixtour\) cannot be read\. Line \d+, column \d+: /);
  await expectAccessible(page);
  await page.goto("./#/open");
  const file = { name: "all.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("open-page input[type=file]").setInputFiles(file);
  await expectSeen(page, /^The file all.json is a backup of all games/);
  await page.goto("./#/");
  await expectSeen(page, "1 move, Black to play");
});

test("a backup that is too large, and a large file that is none, are refused in words", async ({
  page,
}, info) => {
  await page.goto("./#/settings");
  for (const [name, begin, words] of [
    ["large.json", '{"klubovna":"backup",', /^The file large\.json is larger than 50 MB/],
    ["film.json", "\u0000\u0001", /^The file film\.json is not a backup from Klubovna/],
  ] as const) {
    const file = info.outputPath(name);
    await writeFile(file, begin + " ".repeat(51_000_000));
    await page.locator("backup-section input").setInputFiles(file);
    await expectSeen(page, words);
    await rm(file);
  }
});

test("a backup that a full disk cannot take is told, and read on later", async ({ page }) => {
  await breakable(page);
  await playOne(page);
  await page.goto("./#/settings");
  const { text } = await saved(page, "Save a backup");
  await trouble(page, "full");
  const { games, ...rest } = JSON.parse(text);
  const two = [games[0], { ...games[0], id: "second", record: [...games[0].record, ""] }];
  await read(page, JSON.stringify({ ...rest, games: two }));
  await expectSeen(page, /^The browser takes no more; perhaps the disk is full/);
  await trouble(page, "none");
  await expect(page.getByText(/^Your browser cannot save/)).toHaveCount(0, { timeout: 40_000 });
  await read(page, JSON.stringify({ ...rest, games: two }));
  await expectSeen(page, "2 games were here already.");
});
