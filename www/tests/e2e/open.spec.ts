import { expect, type Page, test } from "@playwright/test";

import { button, expectCurrent, expectSeen, fromMenu, recordOf } from "./support/page";
import { atBoard, newGame } from "./support/play";
import { FOLKY_REPETITION_TEXT } from "./support/games";

const RECORD = `[Klubovna "1"]
[Game "mixtour"]
[Rules "1"]
[White "Anna"]
[Black "Boris"]
[Result "*"]

1. c1 c2 {Right beside it.} 2. c1:1-c2 *
`;

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the game" });

async function paste(page: Page, what: string): Promise<void> {
  await page.goto("./#/open");
  await text(page).fill(what);
  await button(page, "Open").click();
}

test("a pasted record goes on where it ended", async ({ page }) => {
  await paste(page, RECORD);
  const board = await atBoard(page);
  await board.expectOn("c2", "stack of 2, from the top white, black");
  await expectSeen(page, "Boris to move");
  await expectSeen(page, "Right beside it.");
});

test("a bare Czech move list is enough", async ({ page }) => {
  await paste(page, "1. Vh7 Va3 2. h3 a6 3. Sf4 Sf5 4. Va2 Sd6 5. Jf3");
  const board = await atBoard(page);
  await expectCurrent(page, "Nf3");
  await board.expectOn("f3", "white knight");
  await board.expectOn("d6", "black bishop");
});

test("a finished game opens at its start, to look through", async ({ page }) => {
  await paste(page, `${FOLKY_REPETITION_TEXT.join(" ")} 1/2-1/2`);
  const board = await atBoard(page);
  await board.expectOn("b1", "white knight");
  await button(page, "Last position").click();
  await expectSeen(page, "The same position for the third time");
});

test("a file, and the record that comes out again", async ({ page }) => {
  await page.goto("./#/open");
  await page.getByLabel("Choose a file").setInputFiles({
    name: "game.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`\u{feff}${RECORD.replaceAll("\n", "\r\n")}`),
  });
  await atBoard(page);
  const record = await recordOf(page);
  expect(record).toContain('[White "Anna"]');
  expect(record).toMatch(/1\. c1 c2 \{Right beside it\.\} 2\. c1:1-c2 \*/);
});

test("a file is dropped on the field, and text in it is left to the browser", async ({ page }) => {
  await page.goto("./#/open");
  await text(page).fill("1. h3");
  /** Whether the page does something with what is dragged over the field and dropped. */
  const drop = (record: string | null) =>
    text(page).evaluate((field, record) => {
      const dataTransfer = new DataTransfer();
      if (record === null) dataTransfer.setData("text/plain", "h3");
      else dataTransfer.items.add(new File([record], "game.txt"));
      const init = { bubbles: true, cancelable: true, dataTransfer };
      return ["dragover", "drop"].map((type) => !field.dispatchEvent(new DragEvent(type, init)));
    }, record);
  expect(await drop(null)).toEqual([false, false]);
  await expect(text(page)).toHaveValue("1. h3");
  await expect(page.locator(".dropping")).toHaveCount(0);
  expect(await drop(RECORD)).toEqual([true, true]);
  await (await atBoard(page)).expectOn("c2", "stack of 2, from the top white, black");
});

test("a file that cannot be read any more is told", async ({ page }) => {
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  });
  const unheard: string[] = [];
  page.on("pageerror", ({ message }) => unheard.push(message));
  await page.goto("./#/open");
  await text(page).fill("1. h3");
  await page.getByLabel("Choose a file").setInputFiles({
    name: "game.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(RECORD),
  });
  await expectSeen(page, /^The file game\.txt could not be read\./);
  await expect(text(page)).toHaveValue("1. h3");
  expect(unheard).toEqual([]);
});

test("the record is downloaded, copied, and opens again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(page, RECORD);
  await atBoard(page);
  const record = await recordOf(page);
  await fromMenu(page, "Record");
  const dialog = page.getByRole("dialog", { name: "The game as text" });
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^mixtour-\d{4}-\d\d-\d\d\.txt$/);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(record);
  await dialog.getByRole("button", { name: "Close" }).click();
  await paste(page, record);
  await atBoard(page);
  expect(await recordOf(page)).toBe(record);
});

const WRONG = [
  ["1. Vh7 Va3 2. Je5", "Line 1, column 15: No knight can go to e5."],
  [
    "1. Vh7 Va3\n2. h3 {no end",
    "Line 2, column 7: The comment that begins here has no closing brace.",
  ],
  [RECORD.replace("c1:1-c2", "c1:2-c2"), "Line 8, column 32: There is only one disc on c1, not 2."],
  [
    RECORD.replace("mixtour", "chess"),
    /^Line 2, column 8: There is no game “chess” here\. Available: (?:[a-z-]+, )*folky, mixtour(, [a-z-]+)*\.$/,
  ],
  ['[Klubovna "7"]\n[Game "folky"]\n', /which is newer than this program/],
  ["", "There is no text yet. Paste a record or moves."],
] as const;

for (const [what, why] of WRONG) {
  test(`a wrong text stays, and is explained: ${String(why)}`, async ({ page }) => {
    await paste(page, what);
    await expectSeen(page, why);
    await expect(text(page)).toHaveValue(what);
    await expect(text(page)).toHaveAttribute("aria-invalid", "true");
    await expect(page).toHaveURL(/#\/open$/);
    await text(page).fill("1. Vh7");
    await expect(text(page)).toHaveAttribute("aria-invalid", "false");
  });
}

test("a wrong file is explained", async ({ page }) => {
  await page.goto("./#/open");
  await page.getByLabel("Choose a file").setInputFiles({
    name: "picture.png",
    mimeType: "image/png",
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  });
  await expectSeen(page, /^Line 1, column 1: /);
  await page.getByLabel("Choose a file").setInputFiles({
    name: "film.txt",
    mimeType: "text/plain",
    buffer: Buffer.alloc(2_000_001, "1. "),
  });
  await expectSeen(page, "The file film.txt is too large to be a game.");
});

test("moves that fit two games ask which one", async ({ page }) => {
  await paste(page, "*");
  await expectSeen(page, /These moves fit more than one game\. Please choose which one\./);
  await page.getByRole("combobox", { name: "Which game" }).selectOption("Mixtour");
  await button(page, "Open").click();
  const board = await atBoard(page);
  await expect(board.grid).toHaveAccessibleName("Board, Mixtour");
});

test("a link carries a game", async ({ page }) => {
  await page.goto(`./#/open?text=${encodeURIComponent(RECORD)}`);
  const board = await atBoard(page);
  await board.expectOn("c2", "stack of 2, from the top white, black");
});

test("a link with a wrong game shows what it carried, and why not", async ({ page }) => {
  const wrong = "1. Vh7 Va3 2. Je5";
  await page.goto(`./#/open?text=${encodeURIComponent(wrong)}`);
  await expectSeen(page, "Line 1, column 15: No knight can go to e5.");
  await expect(text(page)).toHaveValue(wrong);
});

const NOWHERE = [
  ["#/xyz", "Nothing here", /The address “\/xyz” leads nowhere\./],
  ["#/new", "Nothing here", /The address “\/new” leads nowhere\./],
  ["#/rules/folky/one/two", "Nothing here", /leads nowhere/],
  ["#/%E0%A4%A", "Nothing here", /leads nowhere/],
  ["#/new/none", "This page could not be opened", /There is no game “none” here\. Available: /],
  ["#/rules/none", "This page could not be opened", /There is no game “none” here\. Available: /],
  ["#/game/none", "This game cannot be opened", /This game is not on this device\./],
] as const;

for (const [address, heading, why] of NOWHERE) {
  test(`a bad link is explained: ${address}`, async ({ page }) => {
    await page.goto(`./${address}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectSeen(page, why);
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(/#\/$/);
  });
}

test("a game keeps its place in the history of the window", async ({ page }) => {
  await newGame(page, "folky");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "New FOLKY® game" })).toBeVisible();
});

test.describe("in Czech", () => {
  test.use({ locale: "cs-CZ" });

  test("mistakes are explained in Czech", async ({ page }) => {
    await page.goto("./#/open");
    await page.getByRole("textbox", { name: "Text partie" }).fill("1. Vh7 Va3 2. Je5");
    await page.getByRole("button", { name: "Otevřít", exact: true }).click();
    await expectSeen(page, /^Řádek 1, sloupec 15: /);
    await page.goto("./#/new/none");
    await expectSeen(page, /Hra „none“/);
  });
});

test.describe("in New Zealand", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a record is saved under the day that the clock there shows", async ({ page }) => {
    await page.clock.setFixedTime("2026-03-01T20:00:00Z");
    await newGame(page, "mixtour");
    await fromMenu(page, "Record");
    const download = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe("mixtour-2026-03-02.txt");
  });
});
