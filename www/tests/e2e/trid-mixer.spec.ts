import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { boxOf } from "./support/board";
import { FLAT_ORDER, Mixer } from "./support/mixer";
import { fromMenu, inMenu, recordOf } from "./support/page";
import { atBoard, newGame, openForm } from "./support/play";

test("what cannot be played together is refused with the reason", async ({ page }) => {
  const mixer = await Mixer.open(page);
  await mixer.variant("V.A4").check();
  const other = mixer.variant("V.A5");
  await expect(other).toHaveAttribute("aria-disabled", "true");
  await expect(other).toHaveAccessibleDescription(/V\.A4 and V\.A5 do not go together/);
  await expect(page.getByText(/V\.A4 and V\.A5 do not go together/).first()).toBeVisible();
  // Neither the mouse nor the keyboard gets past it, and what was tried is said.
  await other.click({ force: true });
  await expect(other).not.toBeChecked();
  await other.press("Space");
  await expect(other).not.toBeChecked();
  await expect(mixer.summary.locator("p.hidden[role=alert]")).toHaveText(/do not go together/);
  await expect(mixer.variant("V.A2.1")).not.toHaveAttribute("aria-disabled");

  await mixer.variant("V.A4").uncheck();
  await other.check();
  await expect(mixer.variant("V.A4")).toHaveAttribute("aria-disabled", "true");
  await expect(mixer.variant("V.A2.1")).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
});

test("the rules of a mix are told in words", async ({ page }) => {
  const mixer = await Mixer.open(page);
  const changed = mixer.summary.locator(".changes").getByRole("listitem");
  await expect(changed).toHaveCount(0);
  await expect(mixer.summary).toContainText("Nothing: you play by the tournament rules.");
  await mixer.variant("V.A1").check();
  await expect(changed).toHaveText([/empty back or to the side\.\s+A1\s*$/]);
  await mixer.variant("V.A2.1").check();
  await expect(changed).toHaveText([
    /between levels 1–2.*\s+A2\.1\s*$/,
    /only forward, empty only back\.\s+A1\s*A2\.1\s*$/,
  ]);
  await expect(mixer.summary).toContainText("A1, A2.1");
  await page.getByText("All its rules in words").click();
  await expect(mixer.summary.locator(".all").getByRole("listitem")).toHaveCount(8);
  await expect(mixer.summary).toContainText("All else is as in the tournament rules.");
  await page.getByRole("button", { name: "Leave out all variants" }).click();
  await expect(changed).toHaveCount(0);
  await expect(mixer.variant("V.A1")).not.toBeChecked();
});

test("an array is chosen by its number, and the game begins with it", async ({ page }) => {
  const mixer = await Mixer.open(page);
  await expect(mixer.summary).toContainText("One possible start");
  await mixer.setUp("V.P5").check();
  await page.getByLabel("Number of the array, from 0 to 959").fill("518");
  const men = FLAT_ORDER.map(([cell, man]) => `${man} on ${cell}`).join(", ");
  await expect(mixer.row()).toHaveAccessibleName(`White’s row: ${men}`);
  await expect(mixer.summary).toContainText("One possible start");
  await expect(mixer.summary).toContainText("P5:518");
  const board = await mixer.start();
  for (const [cell, man] of FLAT_ORDER) await board.expectOn(cell, `white ${man}`);
  await board.expectOn("c8B", "black king");
});

test("says from how many positions the game can begin", async ({ page }) => {
  const mixer = await Mixer.open(page);
  await mixer.setUp("V.P5").check();
  await mixer.way("At random").click();
  await expect(mixer.summary).toContainText("960 possible starts");
  const drawn = page.getByText(/Drawn: number \d+/);
  await expect(drawn).toBeVisible();
  await expect(mixer.row()).toHaveAccessibleName(/king on/);
  await mixer.setUp("V.P6").check();
  await expect(mixer.summary).toContainText("921,600 possible starts");
  await mixer.way("By number").click();
  await page.getByLabel("White’s number").fill("0");
  await page.getByLabel("Black’s number").fill("959");
  await expect(mixer.summary).toContainText("P6:0:959");
  await expect(mixer.row("White")).not.toHaveAccessibleName((await name(mixer)) ?? "");
  await expect(mixer.row("Black")).toBeVisible();
  await expect(mixer.summary).toContainText("One possible start");
  // At the end of its box, also where that is wider than a line of text.
  await page.setViewportSize({ width: 844, height: 390 });
  const head = await boxOf(mixer.summary.locator("header"));
  const starts = await boxOf(mixer.summary.locator("header").getByRole("status"));
  expect(starts.x + starts.width).toBeCloseTo(head.x + head.width, 0);
});

const name = (mixer: Mixer) => mixer.row("Black").getAttribute("aria-label");

test("an array is drawn after it was pledged", async ({ page }) => {
  const mixer = await Mixer.open(page);
  await mixer.setUp("V.P5").check();
  await mixer.way("With a fingerprint").click();
  await expect(page.locator(".arrays .pledge code")).toHaveText(/^[0-9a-f]{64}$/);
  const field = page.getByRole("textbox", { name: /^Your word or throw/ });
  await field.fill("three sixes");
  await expect(mixer.row()).toHaveCount(0);
  await expect(mixer.summary).toContainText("960 possible starts");
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await expect(field).toHaveCount(0);
  await expect(page.getByText("“three sixes” went into every draw")).toBeVisible();
  const row = (await mixer.row().getAttribute("aria-label")) ?? "";
  expect(row).toMatch(/rook on .* king on .* rook on /);
  const board = await mixer.start();
  for (const [, man = "", cell = ""] of row.matchAll(/(\w+) on (\w+)/g)) {
    await board.expectOn(cell, `white ${man}`);
  }
  expect(await recordOf(page)).toMatch(/\[Cards "provable 2 [0-9a-f]{64}"\]/);
  expect(await recordOf(page)).toContain('[CardsWord "three sixes"]');
  // Here it is no cards that were drawn.
  await expect(await inMenu(page, "The draw")).toBeVisible();
});

test("a mix survives being saved, opened, linked and set up from its position", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const mixer = await Mixer.open(page);
  for (const variant of ["V.A1", "V.A2", "V.A3", "V.A4"]) await mixer.variant(variant).check();
  await mixer.setUp("V.P5").check();
  await page.getByLabel("Number of the array, from 0 to 959").fill("700");
  let board = await mixer.start();
  const options = /\[Options "a1=true a2=true a3=true a4=true setup=p5 arrays=number white=700"\]/;
  const record = await recordOf(page);
  expect(record).toMatch(options);
  await board.expectOn("KL3", "neutral stand");

  await test.step("saved", async () => {
    await page.reload();
    board = await atBoard(page);
    await board.expectOn("KL3", "neutral stand");
    expect(await recordOf(page)).toBe(record);
  });
  await test.step("opened by a link", async () => {
    await page.goto(`#/open?text=${encodeURIComponent(record)}`);
    board = await atBoard(page);
    expect(await recordOf(page)).toMatch(options);
  });
  await test.step("set up from its position alone", async () => {
    await fromMenu(page, "Copy position");
    const position = await page.evaluate(() => navigator.clipboard.readText());
    expect(position).toMatch(/ A1,A2,A3,A4,P5:700$/);
    board = await newGame(page, "tri-d-chess", { position });
    await board.expectOn("KL3", "neutral stand");
    expect(await recordOf(page)).toMatch(options);
  });
});

test("the players place their pieces in turn", async ({ page }) => {
  const mixer = await Mixer.open(page);
  await mixer.setUp("V.P6").check();
  await expect(page.getByText("the players place their pieces in turn").first()).toBeVisible();
  const board = await mixer.start();
  await expect(page.getByText("White places a bishop").first()).toBeVisible();
  await board.expectOn("a1W", "empty");
});

test("a number that is no array starts nothing", async ({ page }) => {
  const mixer = await Mixer.open(page);
  await mixer.setUp("V.P5").check();
  await page.getByLabel("Number of the array, from 0 to 959").fill("960");
  await page.getByRole("button", { name: "Start playing" }).click();
  await expect(page).toHaveURL(/#\/new\//);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, locale: "cs-CZ" });
    test("the form has no faults of accessibility", async ({ page }) => {
      await openForm(page, "tri-d-chess");
      for (const variant of ["a4", "m1", "setup-p5"]) await page.locator(`#mix-${variant}`).check();
      await page.getByText("S otiskem", { exact: true }).click();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Losovat", exact: true }).click();
      await expectAccessible(page);
    });
  });
}
