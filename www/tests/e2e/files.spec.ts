import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { button, expectCurrent, expectSeen, fromMenu, move, recordOf } from "./support/page";
import { atBoard } from "./support/play";

/** Files that the tests of the rules read, too. */
const corpus = join(import.meta.dirname, "../../../crates/shogi-files/tests/files");

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto("./#/open");
  const file = { name, mimeType: "application/octet-stream", buffer };
  await page.getByLabel("Choose a file").setInputFiles(file);
}

const fromCorpus = (page: Page, file: string) =>
  choose(page, file.split("/").at(-1) ?? "", readFileSync(join(corpus, file)));

test("a KIF file with comments, times and variations", async ({ page }) => {
  await fromCorpus(page, "kif/good/even-game.kif");
  await atBoard(page);
  await button(page, "Last position").click();
  await expectCurrent(page, "El\\*4e");
  await expectSeen(page, "普通の手。");
  const record = await recordOf(page);
  expect(record).toContain('[White "アンナ"]');
  expect(record).toContain("[%emt 0:12:34]");
  expect(record).toMatch(/1-0\s*$/);
});

test("a KIF file in Shift-JIS, as older programs write it", async ({ page }) => {
  await fromCorpus(page, "kif/shift-jis.kif");
  await atBoard(page);
  const record = await recordOf(page);
  expect(record).toContain('[Options "handicap=two_piece"]');
  expect(record).toContain('[Black "先生"]');
  await expect(move(page, "Ca-6b").first()).toBeVisible();
});

test("what is wrong with a file is shown, and the moves before it open", async ({ page }) => {
  await fromCorpus(page, "kif/bad/number.kif");
  await expectSeen(page, /^Line 5, column 4: Move 3 is due here, but the file says 4\.$/);
  await expectAccessible(page);
  await button(page, "Open what could be read").click();
  await atBoard(page);
  await expectCurrent(page, "Ch-3d");
  expect(await recordOf(page)).toContain("1. Ch-7f Ch-3d *");
});

test("of several games in a file one is chosen", async ({ page }) => {
  await fromCorpus(page, "csa/good/several.csa");
  await expectSeen(page, "There are 2 games. Which one is to be opened?");
  await expectAccessible(page);
  await button(page, "2. Second").click();
  await atBoard(page);
  expect(await recordOf(page)).toMatch(/\[White "Second"\][^]*\n1\. Ch-2f 1-0\s*$/);
});

test("the record is written for other programs, and opens again", async ({ page }) => {
  await page.goto("./#/open");
  const text = page.getByRole("textbox", { name: "Text of the game" });
  await text.fill("position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e");
  await button(page, "Open").click();
  await atBoard(page);
  await fromMenu(page, "Record");
  const dialog = page.getByRole("dialog", { name: "The game as text" });
  const field = dialog.getByRole("textbox");
  const own = await field.inputValue();
  await dialog.getByRole("combobox", { name: "Form" }).selectOption("kifu");
  await expect(field).toHaveValue(/ {3}3 ２二角成\(88\)\n {3}4 同　銀\(31\)\n {3}5 ４五角打\n$/);
  const kif = await field.inputValue();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^animal-shogi-\d{4}-\d\d-\d\d\.kifu$/);
  await dialog.getByRole("combobox", { name: "Form" }).selectOption("csa");
  await expect(field).toHaveValue(/\+8822UM\n-3122GI\n\+0045KA\n$/);
  await expectAccessible(page);
  await dialog.getByRole("combobox", { name: "Form" }).selectOption("record");
  await expect(field).toHaveValue(own);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.goto("./#/open");
  await text.fill(kif);
  await button(page, "Open").click();
  await atBoard(page);
  expect(await recordOf(page)).toBe(own);
});

test("a KIF file in which a move took more than a thousand hours", async ({ page }) => {
  const text = "手合割：平手\n# club night\n   1 ７六歩(77)   (65535:07/00:00:00)\n";
  await choose(page, "long.kif", Buffer.from(text));
  await atBoard(page);
  const record = await recordOf(page);
  expect(record).toContain("[%emt 1092:15:07]");
  expect(record).toContain("{club night}");
});

test("a time that no record can tell is refused with its place", async ({ page }) => {
  const text = "手合割：平手\n   1 ７六歩(77)   (99999999:00/00:00:00)\n";
  await choose(page, "longer.kif", Buffer.from(text));
  await expectSeen(page, /^Line 2, column \d+: .* is not a time\.$/);
});
