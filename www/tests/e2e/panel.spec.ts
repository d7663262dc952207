import { expect, type Page, test } from "@playwright/test";

import { LANGUAGES } from "../../src/i18n/language";
import { frames } from "./support/frames";
import { hold } from "./support/hold";
import { Mouse } from "./support/mouse";
import { misfits } from "./support/misfits";
import { expectCurrent, expectSeen, fromMenu, languages, speak } from "./support/page";
import { atBoard, newGame } from "./support/play";
import { countWorkers, watchWorkers } from "./support/workers";

/** Knights that go back to where they came from: each time the other side stands better. */
const SLIPPED = "1. Nc3 Nc6 2. Nb1 Nb8 3. h3 Nc6 4. Nc3 Nb8 5. Nb1 a6 6. a3 h6";

const analysis = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem("klubovna-settings", '{"analysis":true,"language":"en"}');
  });

/** From what height to what height something is seen. */
const span = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

for (const [width, height] of [
  [1280, 800],
  [1280, 720],
  [1024, 768],
  [844, 390],
] as const) {
  test(`analysis and its open list leave the panel its bars at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await analysis(page);
    await page.goto(`./#/open?text=${encodeURIComponent(SLIPPED)}`);
    await atBoard(page);
    await fromMenu(page, "Resign");
    await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
    const mistakes = page.locator(".panel .mistakes");
    await mistakes.locator("summary").click({ timeout: 30_000 });
    await expect(mistakes.getByRole("listitem").nth(3)).toBeAttached();
    const panel = await span(page, ".panel");
    expect(panel.bottom).toBeLessThanOrEqual(height);
    const within = async (selector: string) => {
      const { top, bottom } = await span(page, selector);
      expect(top, selector).toBeGreaterThanOrEqual(panel.top);
      expect(bottom, selector).toBeLessThanOrEqual(panel.bottom);
    };
    await within(".panel .verdict");
    await within(".play .move-nav");
    await within(".game-actions");
    await within(".panel .verdict");
    // All of the list can be read.
    const last = mistakes.getByRole("button", { name: "Write the marks into the game" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    const { top, bottom } = await span(page, ".mistakes > button");
    expect(top).toBeGreaterThanOrEqual((await span(page, ".panel .verdict")).bottom);
    expect(bottom).toBeLessThanOrEqual((await span(page, ".play .move-nav")).top);
  });
}

test("analysis that is switched in another tab comes and goes here", async ({ page, context }) => {
  await newGame(page, "folky");
  const other = await context.newPage();
  await other.goto("./#/settings");
  await other.getByLabel("Analysis beside a game").check();
  const lines = page.locator(".panel .best-lines li");
  await expect(lines).toHaveCount(3, { timeout: 30_000 });
  await other.getByLabel("Analysis beside a game").uncheck();
  await expect(page.locator("engine-panel")).toHaveCount(0);
});

test("where another tab writes the game no analysis is promised", async ({ page, context }) => {
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  await page.locator("[data-do=analysis]:visible").click();
  await expect(page.locator(".panel .best-lines li")).toHaveCount(3, { timeout: 30_000 });
  const other = await context.newPage();
  await other.goto(page.url());
  await expectSeen(other, "This game is open in another tab or window. Here you can only look.");
  await expect(other.locator("engine-panel")).toHaveCount(0);
});

test("analysis that was switched off before the program was there does not begin unseen", async ({
  page,
}) => {
  await watchWorkers(page);
  await newGame(page, "folky");
  const held = await hold(page, /\/assets\/controller-.*\.js/);
  const analyses = page.locator("[data-do=analysis]:visible");
  await analyses.click();
  await expect.poll(() => held.asked()).toBe(1);
  await analyses.click();
  await expect(analyses).toHaveAttribute("aria-pressed", "false");
  held.release();
  // What else it is needed for comes after what it was loaded for.
  await fromMenu(page, "Who plays");
  await expect(page.getByRole("dialog", { name: "Who plays" })).toBeVisible();
  expect((await countWorkers(page)).begun).toBe(0);
});

test("what the program thinks has room in its one line on a phone, also that somebody wins", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await analysis(page);
  await page.goto("./");
  await page.getByRole("button", { name: "Mixtour: stacks change hands" }).click();
  await atBoard(page);
  for (const key of ["End", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await speak(page, "de");
  const line = page.locator(".bar engine-panel p");
  await expect(line).toHaveText(/^\s*Weiß: Gewinn in \d/, { timeout: 30_000 });
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a dialog that is open follows the language that another tab has changed", async ({
  page,
}) => {
  await newGame(page, "folky");
  await fromMenu(page, "Share");
  await expect(page.getByRole("dialog", { name: "Share the game" })).toBeVisible();
  await speak(page, "de");
  const dialog = page.getByRole("dialog", { name: "Partie teilen" });
  await expect(dialog.getByRole("heading", { name: "Partie teilen" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Link kopieren" })).toBeVisible();
  await dialog.getByRole("button", { name: "Schließen" }).click();
  await expect(dialog).toHaveCount(0);
});

test("what was written in a dialog and what it has said stay when its language changes", async ({
  page,
}) => {
  await newGame(page, "raindropchess", { choose: ["With a fingerprint"] });
  await fromMenu(page, "Cards drawn");
  const word = page.locator("#cards-word");
  await word.fill("rain");
  await page.locator("dialog .copy").first().click();
  await speak(page, "de");
  const dialog = page.getByRole("dialog", { name: "Aufgedeckte Karten" });
  await expect(dialog.getByRole("button", { name: "Kopieren" })).toBeVisible();
  await expect(word).toHaveValue("rain");
  await speak(page, "en");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await fromMenu(page, "Cards drawn");
  await expect(word).toHaveValue("rain");
});

test("beside a low board no action stands alone below the others, and its word is whole", async ({
  page,
}) => {
  const rows = () =>
    page.locator(".panel .game-actions > button").evaluateAll((buttons) => {
      const high = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
      return [...new Set(high)].map((top) => high.filter((other) => other === top).length);
    });
  const faults = async () => {
    const found = [];
    for (const language of LANGUAGES) {
      await speak(page, language);
      for (const [width, height] of [
        [568, 320],
        [640, 360],
        [667, 375],
        [740, 360],
        [844, 390],
        [960, 360],
      ] as const) {
        await page.setViewportSize({ width, height });
        await frames(page);
        const unfit = [...(await misfits(page))];
        if ((await rows()).includes(1)) unfit.push("an action stands alone");
        found.push(...unfit.map((fault) => `${language} ${width}x${height}: ${fault}`));
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await speak(page, "en");
    return found;
  };
  await newGame(page, "tri-d-chess");
  expect(await faults()).toEqual([]);
  await fromMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "White resigns" }).click();
  await expectSeen(page, "Black wins");
  expect(await faults()).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`after a game with cards the sheet of moves shows the one on view: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await analysis(page);
    const moves = "1. K@e1 K@e8 2. R@h7 N@e5 3. Q@d1 P@d6 1-0";
    await page.goto(`./#/open?game=raindropchess&text=${encodeURIComponent(moves)}`);
    await atBoard(page);
    await page.locator("[data-do=moves]:visible").click();
    await expect(page.locator(".panel .luck")).toBeAttached({ timeout: 30_000 });
    await page.locator(".panel [data-do=end]").click();
    const { top } = await span(page, ".panel .dock");
    const end = () => span(page, "move-list [aria-current]").then(({ bottom }) => bottom);
    await expect.poll(end).toBeLessThanOrEqual(top);
    // All of the analysis can be read.
    await page.locator(".panel .luck").scrollIntoViewIfNeeded();
    await expect(page.locator(".panel .luck")).toBeInViewport();
  });
}

test("why a board takes no move, and both ways on, are seen whole below it on a phone", async ({
  page,
  context,
}) => {
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(page.url());
  const there = await atBoard(other);
  // The longest words.
  await speak(other, "de");
  await new Mouse(there).click(await there.middle("b8"));
  const told = other.locator(".bar .message");
  await expect(told.getByRole("button")).toHaveCount(2);
  const hidden = () => told.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden()).toBeLessThanOrEqual(0);
});

test("the graph shows neither side's colour where nothing is known", async ({ page }) => {
  await analysis(page);
  await page.addInitScript(() => {
    window.Worker.prototype.postMessage = () => undefined;
  });
  await page.goto(`./#/open?text=${encodeURIComponent(SLIPPED)}`);
  const graph = page.locator(".panel .chance-graph");
  await expect(graph.locator(".unknown")).toBeVisible();
  await expect(graph.locator(".first, .second")).toHaveCount(0);
  const [ground, grey] = await graph.locator(".unknown").evaluate((unknown) => {
    const probe = document.createElement("p");
    probe.style.color = "var(--chance-unknown)";
    document.body.append(probe);
    return [getComputedStyle(unknown).fill, getComputedStyle(probe).color];
  });
  expect(ground).toBe(grey);
});

test("the graph fills from the first position that is known to the last", async ({ page }) => {
  await analysis(page);
  await page.goto(`./#/open?text=${encodeURIComponent(SLIPPED)}`);
  const graph = page.locator(".panel .chance-graph");
  // What is known grows from both ends.
  const whole = graph.locator('rect.second[x="0"][width="300"]');
  await expect(whole).toHaveCount(1, { timeout: 30_000 });
  await expect(graph.locator("rect.second")).toHaveCount(1);
});

for (const theme of ["light", "dark"] as const) {
  test(`the former move in the list can be read at once, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: theme });
    await page.goto(`./#/open?text=${encodeURIComponent(SLIPPED)}`);
    await atBoard(page);
    await expectCurrent(page, "h6");
    const contrast = await page.evaluate(async () => {
      const former = document.querySelector<HTMLElement>("move-list [aria-current=true]");
      const game = document.querySelector("board-game");
      const list = former?.closest("move-list");
      if (!former || !game?.match || !list) throw new Error("no move");
      game.match.goBack();
      while (former.hasAttribute("aria-current")) {
        await new Promise<number>(requestAnimationFrame);
      }
      // What is painted, through every ground that can be seen through.
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("no canvas");
      const grounds: string[] = [];
      for (let at: Element | null = former; at; at = at.parentElement) {
        grounds.unshift(getComputedStyle(at).backgroundColor);
      }
      const luminance = (layers: readonly string[]) => {
        for (const layer of layers) {
          context.fillStyle = layer;
          context.fillRect(0, 0, 1, 1);
        }
        const pixel = [...context.getImageData(0, 0, 1, 1).data];
        const [red = 0, green = 0, blue = 0] = pixel.map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ground = luminance(grounds);
      const ink = luminance([...grounds, getComputedStyle(former).color]);
      return (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
    });
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  });
}

for (const language of ["cs", "en"] as const) {
  test(`a result of three lines keeps clear of its box: ${language}`, async ({ page }) => {
    await newGame(page, "tri-d-chess", {
      position:
        "W=4/4/4/4|N=4/2k1/4/4|B=R3/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 w - - - 149 90",
    });
    await page.evaluate(() => document.querySelector("board-game")?.match?.play("QL1-QL2"));
    if (language === "cs") await languages(page).selectOption("cs");
    const reason = page.locator(".decided p").filter({ hasText: /^75 / });
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [844, 390],
      [390, 844],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      const shown = reason.filter({ visible: true });
      await expect(shown).toHaveCount(1);
      const room = await shown.evaluate((text) => {
        const box = text.closest(".decided")?.getBoundingClientRect();
        const above = text.previousElementSibling?.getBoundingClientRect();
        const { bottom } = text.getBoundingClientRect();
        return box && above ? Math.min(above.top - box.top, box.bottom - bottom) : 0;
      });
      expect(room, `${width} x ${height}`).toBeGreaterThanOrEqual(4);
    }
  });
}
