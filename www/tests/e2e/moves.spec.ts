import { expect, type Page, test } from "@playwright/test";

import { boxOf } from "./support/board";
import { Mouse } from "./support/mouse";
import { button, expectCurrent, expectSeen, fromMenu, move, recordOf } from "./support/page";
import { newGame } from "./support/play";

async function threeMoves(page: Page) {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  for (const code of ["b1c3", "b8c6", "g1f3"]) await mouse.play(code, "click", "White");
  await expectCurrent(page, "Nf3");
  return { board, mouse };
}

test("a comment and a mark on a move, and a comment before the first", async ({ page }) => {
  await threeMoves(page);
  await move(page, "Nc6").click();
  await button(page, "Comment on this move").click();
  const dialog = page.getByRole("dialog", { name: "1… Nc6" });
  await dialog.getByRole("textbox", { name: "Comment" }).fill("The usual answer.");
  await dialog.getByRole("radio", { name: "!?", exact: true }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(move(page, "Nc6")).toHaveText("Nc6!?");
  await expectSeen(page, "The usual answer.");
  await button(page, "First position").click();
  await button(page, "Comment on this move").click();
  const before = page.getByRole("dialog", { name: "Before the first move" });
  await expect(before.getByRole("radio")).toHaveCount(0);
  await before.getByRole("textbox", { name: "Comment" }).fill("A friendly game.");
  await before.getByRole("button", { name: "Save" }).click();
  await expectSeen(page, "A friendly game.");
  const record = await recordOf(page);
  expect(record).toMatch(/\{A friendly game\.\}\s1\. Nc3 Nc6!\?\s\{The usual\sanswer\.\}\s2\. Nf3/);
});

test("a cancelled comment changes nothing", async ({ page }) => {
  await threeMoves(page);
  await button(page, "Comment on this move").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Not this.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Not this.")).toHaveCount(0);
});

test("what is written is lost neither by a press on the edge of its dialog nor by one beside it", async ({
  page,
}) => {
  await threeMoves(page);
  await button(page, "Comment on this move").click();
  const dialog = page.getByRole("dialog");
  const text = dialog.getByRole("textbox");
  await text.fill("A long thought.");
  const [edge, field] = [await dialog.boundingBox(), await text.boundingBox()];
  if (!edge || !field) throw new Error("nothing is seen");
  await page.mouse.click(edge.x + 4, edge.y + edge.height / 2);
  await expect(text).toHaveValue("A long thought.");
  // Text is marked, and the mouse slips out of the dialog.
  await page.mouse.move(field.x + 20, field.y + 20);
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(text).toHaveValue("A long thought.");
  await page.mouse.click(2, 2);
  await expect(dialog).toHaveCount(0);
  await expectSeen(page, "A long thought.");
});

test("what is written outlasts Escape, the way back, and whatever is done with the line", async ({
  page,
}) => {
  await threeMoves(page);
  const game = page.url();
  const dialog = page.getByRole("dialog");
  const write = async (text: string) => {
    await move(page, "Nf3").click({ button: "right" });
    await dialog.getByRole("textbox").fill(text);
  };
  await write("First.");
  await page.keyboard.press("Escape");
  await expectSeen(page, "First.");
  await write("Second.");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
  });
  await dialog.getByRole("button", { name: "Copy line" }).click();
  await expectSeen(page, "Second.");
  // The line is shown a moment later.
  await expect(page.getByRole("dialog", { name: "Copy line" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await write("Third.");
  await dialog.getByRole("button", { name: "Remove from here on" }).click();
  await expect(move(page, "Nf3")).toHaveCount(0);
  await button(page, "Put it back").click();
  await expectSeen(page, "Third.");
  await write("Fourth.");
  // This page is here already, and comes at once.
  await page.evaluate(() => (location.hash = "#/new/folky"));
  await expect(button(page, "Start playing")).toBeVisible();
  await page.goto(game);
  await expectSeen(page, "Fourth.");
});

test("a change of the main line says that the result goes with it", async ({ page }) => {
  await threeMoves(page);
  const dialog = page.getByRole("dialog", { name: "2. Nf3" });
  const warning = "If the main line changes, the result of the game falls away.";
  await move(page, "Nf3").click({ button: "right" });
  await expect(dialog.getByRole("button", { name: "Remove from here on" })).toBeVisible();
  await expect(dialog.getByText(warning)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await fromMenu(page, "Resign");
  await page.getByRole("button", { name: "White resigns" }).click();
  await move(page, "Nf3").click({ button: "right" });
  await expect(dialog.getByText(warning)).toBeVisible();
  await dialog.getByRole("button", { name: "Remove from here on" }).click();
  // The buttons move up when the result is gone.
  await expect(move(page, "Nf3")).toHaveCount(0);
  expect(await recordOf(page)).toContain('[Result "*"]');
});

test("a variation becomes the main line, and is removed", async ({ page }) => {
  const { mouse } = await threeMoves(page);
  await button(page, "Take back").click();
  await mouse.play("@h3", "click", "White");
  expect(await recordOf(page)).toMatch(/2\. h3 \( ?2\. Nf3 ?\)/);
  // As long as it is played, the game is the main line.
  await fromMenu(page, "Resign");
  await page.getByRole("button", { name: "White resigns" }).click();
  await move(page, "Nf3").click({ button: "right" });
  const dialog = page.getByRole("dialog", { name: "2. Nf3" });
  await dialog.getByRole("button", { name: "Make main line" }).click();
  expect(await recordOf(page)).toMatch(/2\. Nf3 \( ?2\. h3 ?\)/);
  await move(page, "Nf3").click({ button: "right" });
  await dialog.getByRole("button", { name: "Remove from here on" }).click();
  await expect(move(page, "Nf3")).toHaveCount(0);
  await expectCurrent(page, "h3");
});

test("keys walk through the game, flip the board and list themselves", async ({ page }) => {
  const { board } = await threeMoves(page);
  await move(page, "Nf3").focus();
  const press = (key: string) => page.keyboard.press(key);
  await press("ArrowLeft");
  await expectCurrent(page, "Nc6");
  await press("ArrowLeft");
  await expectCurrent(page, "Nc3");
  await press("ArrowRight");
  await expectCurrent(page, "Nc6");
  await press("Home");
  await board.expectOn("b1", "white knight");
  await press("End");
  await expectCurrent(page, "Nf3");
  await press("ArrowUp");
  await board.expectOn("b1", "white knight");
  await press("ArrowDown");
  await expectCurrent(page, "Nf3");
  const { y } = await board.middle("a1");
  await press("f");
  expect((await board.middle("a1")).y).toBeLessThan(y);
  await press("f");
  expect((await board.middle("a1")).y).toBe(y);
  await press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys.getByText("one move back, one move forward")).toBeVisible();
  // A dialog keeps its keys to itself.
  await press("ArrowLeft");
  await press("Escape");
  await expect(keys).toHaveCount(0);
  await expectCurrent(page, "Nf3");
});

test("without single-letter shortcuts no letter is a key of the page, and others still are", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("klubovna-settings", '{"keys":false,"language":"en"}');
  });
  const { board } = await threeMoves(page);
  const { y } = await board.middle("a1");
  // Whatever a key does here is done when the next one comes.
  await move(page, "Nf3").focus();
  for (const key of ["f", "u", "h", "a", "?"]) await page.keyboard.press(key);
  await page.keyboard.press("ArrowLeft");
  await expectCurrent(page, "Nc6");
  expect((await board.middle("a1")).y).toBe(y);
  await expect(move(page, "Nf3")).toBeVisible();
  await expect(button(page, "Analysis")).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".panel .verdict")).toContainText("You are looking at an earlier");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the list of keys opens at its beginning", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await newGame(page, "folky");
  await fromMenu(page, "Keys");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await expect(dialog).toBeVisible();
  const { top, longer } = await dialog.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
    top: scrollTop,
    longer: scrollHeight - clientHeight,
  }));
  expect(longer).toBeGreaterThan(100);
  expect(top).toBe(0);
  // That it goes on is seen until its end.
  const foot = dialog.locator(".actions");
  const edge = () => foot.evaluate((one) => getComputedStyle(one, "::before").content);
  await expect.poll(edge).toBe('""');
  await dialog.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(edge).toBe("none");
  // The focus is inside, and its next stop is the button below.
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
});

test("a record in a low window opens at its title, and its buttons stand as everywhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await newGame(page, "folky");
  await fromMenu(page, "Record");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Copy" })).toBeVisible();
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const text = await boxOf(dialog.getByRole("textbox"));
  const [close, copy] = await Promise.all(
    ["Close", "Copy"].map((name) => boxOf(dialog.getByRole("button", { name }))),
  );
  expect(close?.x).toBeCloseTo(text.x, 0);
  expect((copy?.x ?? 0) + (copy?.width ?? 0)).toBeCloseTo(text.x + text.width, 0);
});

test("buttons walk through the game as well", async ({ page }) => {
  await threeMoves(page);
  await button(page, "One move back").click();
  await expectCurrent(page, "Nc6");
  await button(page, "First position").click();
  await expect(button(page, "One move back")).toBeDisabled();
  await button(page, "One move forward").click();
  await expectCurrent(page, "Nc3");
  await button(page, "Last position").click();
  await expectCurrent(page, "Nf3");
});

test("piece letters follow the settings", async ({ page }) => {
  await threeMoves(page);
  await page.evaluate(() =>
    localStorage.setItem("klubovna-settings", JSON.stringify({ letters: "cs" })),
  );
  await page.reload();
  await expectCurrent(page, "Jf3");
});
