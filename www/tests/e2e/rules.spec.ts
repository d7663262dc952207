import { expect, test } from "@playwright/test";
import { languages } from "./support/page";

/** A corner of each game's boards, and how its page is called. */
const GAMES = [
  { game: "folky", corner: "a1", en: "FOLKY®: rules", cs: "FOLKY®: pravidla" },
  {
    game: "raindropchess",
    corner: "a1",
    en: "Raindropchess®: rules",
    cs: "Raindropchess®: pravidla",
  },
  {
    game: "animal-shogi",
    corner: "9a",
    en: "Animal Shogi: rules",
    cs: "Zvířátkové šógi: pravidla",
  },
  {
    game: "tri-d-chess",
    corner: "a1W",
    en: "Tri-D chess: rules",
    cs: "Trojrozměrné šachy: pravidla",
  },
  { game: "mixtour", corner: "a1", en: "Mixtour: rules", cs: "Mixtour: pravidla" },
] as const;

const PAGES = GAMES.flatMap(({ game, corner, en, cs }) => [
  { game, corner, locale: "en-GB", title: en, next: "Next step" },
  { game, corner, locale: "cs-CZ", title: cs, next: "Další krok" },
]);

for (const { game, corner, locale, title, next } of PAGES) {
  test.describe(`${game}, ${locale}`, () => {
    test.use({ locale });

    test("the rules are read, and every diagram is drawn", async ({ page }) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        const own = !message.text().startsWith("Service Worker registration blocked");
        if (own && ["error", "warning"].includes(message.type())) faults.push(message.text());
      });
      await page.goto(`./#/rules/${game}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const figures = page.getByRole("main").getByRole("figure");
      const count = await figures.count();
      expect(count).toBeGreaterThan(3);
      for (let at = 0; at < count; at++) {
        const figure = figures.nth(at);
        // A diagram waits until it comes near what is seen.
        await figure.scrollIntoViewIfNeeded();
        const cells = figure.getByRole("gridcell");
        await expect(cells.first()).toBeVisible();
        const first = figure.getByRole("gridcell", { name: new RegExp(`^${corner}`) });
        await expect(first).toHaveCount(1);
        await expect(figure.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
      }
      // Messages that are missing would show as their names.
      const text = await page.getByRole("main").innerText();
      expect(text).not.toMatch(new RegExp(`\\b(rules|board|${game})-[a-z]+[\\w-]*`));
      expect(faults).toEqual([]);
    });

    test("examples go on step by step", async ({ page }) => {
      await page.goto(`./#/rules/${game}`);
      const example = page.locator("rule-steps").first();
      await example.scrollIntoViewIfNeeded();
      const cells = example.getByRole("gridcell");
      await expect(cells.first()).toBeVisible();
      const labels = () => cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel));
      const before = await labels();
      const at = example.getByText(/^\d+ \/ \d+$/);
      await expect(at).toHaveText(/^0 \//);
      const count = Number((await at.innerText()).split("/")[1]);
      for (let step = 1; step <= count; step++) {
        await example.getByRole("button", { name: next }).click();
        await expect(at).toHaveText(`${step} / ${count}`);
      }
      await expect.poll(labels).not.toEqual(before);
    });
  });
}

test("a refusal on the board leads to the rule that forbids it", async ({ page }) => {
  await page.goto("./#/rules/folky/r-4-2");
  const target = page.locator('[id="r-4-2"]');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
});

test("the contents lead to the chapters", async ({ page }) => {
  await page.goto("./#/rules/mixtour");
  const contents = page.getByRole("navigation", { name: "Contents" });
  const chapter = (await contents.getByRole("link").last().innerText()).trim();
  // The last one by then may be that of the levels, which come later.
  await contents.getByRole("link", { name: chapter, exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: chapter })).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: chapter })).toBeInViewport();
});

test("the contents are open where the page has room for them at its side", async ({ page }) => {
  await page.goto("./#/rules/folky");
  const contents = page.getByRole("navigation", { name: "Contents" });
  const chapters = contents.getByRole("link");
  await expect(chapters.first()).toBeVisible();
  // A scroll bar or a page around may leave less than the window has.
  const wide = (pixels: number) =>
    page.getByRole("main").evaluate((main, width) => (main.style.width = `${width}px`), pixels);
  await wide(880);
  await expect(chapters.first()).toBeHidden();
  await wide(900);
  await expect(chapters.first()).toBeVisible();
});

test("another language brings its own text, and an example stays at its step", async ({ page }) => {
  await page.goto("./#/rules/mixtour");
  await expect(page.getByRole("heading", { level: 2, name: "The goal" })).toBeVisible();
  const example = page.locator("rule-steps").first();
  await example.scrollIntoViewIfNeeded();
  await example.getByRole("button", { name: "Next step" }).click();
  await expect(example).toContainText("White has entered a disc on c3.");
  await languages(page).selectOption("cs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mixtour: pravidla");
  await expect(page).toHaveTitle(/^Mixtour: pravidla/);
  await expect(page.getByRole("heading", { level: 2, name: "O co se hraje" })).toBeVisible();
  await expect(example).toContainText("Bílý položil kámen na c3.");
  await expect(example).toContainText(/1 \/ \d/);
});

test("a language is not chosen before the text of the page is there", async ({ page }) => {
  let asked = 0;
  await page.route(/\/mixtour\.cs-[\w-]+\.js/, (route) => {
    asked++;
    return route.abort();
  });
  await page.goto("./#/rules/mixtour");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Mixtour: rules");
  await languages(page).selectOption("cs");
  await expect(page.locator(".trouble").getByRole("alert")).toHaveText(/could not be loaded/);
  expect(asked).toBeGreaterThan(0);
  await expect(languages(page)).toHaveValue("en");
  await expect(heading).toHaveText("Mixtour: rules");
  await page.unroute(/\/mixtour\.cs-[\w-]+\.js/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading).toHaveText("Mixtour: pravidla");
});

for (const [locale, title, rules] of [
  ["en-GB", "About Klubovna", "Rules"],
  ["cs-CZ", "O Klubovně", "Pravidla"],
] as const) {
  test.describe(`the page about the club, ${locale}`, () => {
    test.use({ locale });

    test("names every game, leads to its rules and to the settings", async ({ page }) => {
      await page.goto("./#/about");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
      const links = main.getByRole("listitem").getByRole("link", { name: rules });
      await expect(links).toHaveCount(GAMES.length);
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href")),
      );
      expect(targets.toSorted()).toEqual(GAMES.map(({ game }) => `#/rules/${game}`).toSorted());
      await expect(main.locator('a[href="#/settings"]')).toHaveCount(1);
      await expect(main.getByRole("listitem").filter({ hasText: "three.js" })).toBeVisible();
    });
  });
}
