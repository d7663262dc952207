import { expect, type Page, test } from "@playwright/test";

import { LANGUAGES } from "../../src/i18n/language";
import { misfits } from "./support/misfits";
import { fromMenu, speak } from "./support/page";
import { atBoard, openForm } from "./support/play";
import { THOROUGH } from "./support/repeats";
import { GAMES, ROUTES, visit } from "./support/routes";

// Words of every language have room on every page. Each page is opened once: languages and sizes
// of the window change while it is open.

const WINDOWS = [
  [1280, 800],
  [360, 640],
  [844, 390],
  ...(THOROUGH
    ? ([
        [390, 844],
        [2560, 1440],
      ] as const)
    : []),
] as const;

/** Two frames: what depends on the size of a box has been drawn with it. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

/** What wins is told whole: where nothing of it is covered, cut off or to be scrolled to. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll(".how")].filter((how) => how.checkVisibility());
    if (told.length !== 1) return [`what wins is told ${told.length} times`];
    return told.flatMap((how) =>
      [how, ...how.children].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const corners = [
          [left + 3, top + 3],
          [right - 3, bottom - 3],
        ] as const;
        const seen = corners.every(([x, y]) => how.contains(document.elementFromPoint(x, y)));
        const whole = part.scrollHeight - part.clientHeight <= 1;
        return seen && whole ? [] : [`${part.localName} of what wins is not seen whole`];
      }),
    );
  });

/** What does not fit on the page that is open, in any language and window. */
async function unfitting(
  page: Page,
  faultsOf = misfits,
  windows: readonly (readonly [number, number])[] = WINDOWS,
): Promise<readonly string[]> {
  const found = [];
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const faults = await faultsOf(page);
      found.push(...faults.map((fault) => `${language} ${width}x${height}: ${fault}`));
    }
  }
  return found;
}

/** Everything that can be unfolded lies open. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
  });

for (const route of ROUTES) {
  test(`words fit on ${route}`, async ({ page }) => {
    await visit(page, route);
    await unfold(page);
    expect(await unfitting(page)).toEqual([]);
  });
}

for (const game of GAMES) {
  test(`words fit beside a game of ${game}, and in its menu`, async ({ page }) => {
    await page.goto(`#/new/${game}?at=table`);
    await page.locator("form button.primary").click();
    await atBoard(page);
    await expect(page.locator(".how:visible")).toHaveCount(1);
    const faults = async () => [...(await misfits(page)), ...(await hidden(page))];
    expect(await unfitting(page, faults)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator("[data-do=more]:visible").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await unfitting(page)).toEqual([]);
  });
}

for (const game of GAMES) {
  test(`words fit in the halves of those between whom a game of ${game} lies`, async ({ page }) => {
    await openForm(page, game);
    await page.getByLabel("Clock", { exact: true }).selectOption("600+5");
    await page.getByLabel("Table mode").check();
    await page.getByRole("button", { name: "Start playing" }).click();
    await atBoard(page);
    await expect(page.locator(".half .clock-time")).toHaveCount(2);
    expect(await unfitting(page)).toEqual([]);
    // Answers to what is asked are whole, too.
    const near = page.locator('.half[data-side="0"]');
    await near.locator("[data-do=resign]").click();
    const cut = () =>
      near.evaluate((half) => {
        const end = half.getBoundingClientRect().bottom;
        const answers = [...half.querySelectorAll(".said button")];
        if (answers.length < 2) return [`there are ${answers.length} answers`];
        return answers
          .filter((answer) => answer.getBoundingClientRect().bottom > end)
          .map((answer) => `“${answer.textContent.trim()}” is cut`);
      });
    const low = [
      [844, 390],
      [360, 640],
    ] as const;
    expect(await unfitting(page, cut, low)).toEqual([]);
  });
}

test("words fit in every way to share a game", async ({ page }) => {
  await page.goto("#/new/mixtour?at=table");
  await page.locator("form button.primary").click();
  await atBoard(page);
  await fromMenu(page, "Share");
  const ways = page.locator("share-sheet > .segments input");
  const tops = new Set<number>();
  for (let at = 0; at < 4; at++) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await ways.nth(at).check({ force: true });
    // The ways stay where they are, and none leaves the dialog half empty.
    const { top, unused } = await page.locator("share-sheet").evaluate((sheet) => ({
      top: sheet.getBoundingClientRect().top,
      unused: sheet.clientHeight - (sheet.lastElementChild?.clientHeight ?? 0),
    }));
    tops.add(top);
    expect(tops.size).toBe(1);
    expect(unused).toBeLessThan(80);
    expect(await unfitting(page)).toEqual([]);
  }
});

test("the record of a game is open at its beginning", async ({ page }) => {
  await page.goto("#/new/animal-shogi?at=table");
  await page.locator("form button.primary").click();
  await atBoard(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator("[data-do=more]:visible").first().click();
  await page.locator("[data-do=record]:visible").click();
  const text = page.getByRole("dialog").locator("textarea");
  await text.focus();
  expect(
    await text.evaluate((area) => [area.scrollTop, (area as HTMLTextAreaElement).selectionEnd]),
  ).toEqual([0, 0]);
});

test("words fit in the record of a game, whatever its form", async ({ page }) => {
  await page.goto("#/new/animal-shogi?at=table");
  await page.locator("form button.primary").click();
  await atBoard(page);
  await fromMenu(page, "Record");
  const form = page.locator("#record-form");
  await expect(form).toBeVisible();
  const values = await form
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(values.length).toBeGreaterThanOrEqual(4);
  for (const value of values) {
    await form.selectOption(value);
    expect(
      await unfitting(page, misfits, [
        [320, 640],
        [360, 640],
        [1280, 800],
      ]),
    ).toEqual([]);
  }
});

test("a word that is too long is found, and so are words over others and a page that is too wide", async ({
  page,
}) => {
  await visit(page, "#/settings");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await misfits(page)).toEqual([]);
  const long = "Donaudampfschifffahrtsgesellschaftskapitänsmütze";
  await page.evaluate((word) => {
    const button = document.querySelector<HTMLElement>("main button");
    if (!button) return;
    button.textContent = word;
    button.style.cssText = "inline-size: 90px; white-space: nowrap";
    const [one, other] = document.querySelectorAll<HTMLElement>("main h2");
    if (one && other) one.style.translate = `0 ${other.offsetTop - one.offsetTop}px`;
  }, long);
  const found = await misfits(page);
  expect(found).toContainEqual(
    expect.stringMatching(new RegExp(`^button.*“${long.slice(0, 40)}.* is wider than`)),
  );
  expect(found).toContainEqual(expect.stringMatching(/^h2 .* lies over h2 /));
  await page.evaluate((word) => document.querySelector("h1")?.append(word.repeat(2)), long);
  expect(await misfits(page)).toContainEqual(
    expect.stringMatching(/ is out of the window$|too wide$/),
  );
});
