import { readFileSync } from "node:fs";

import { type Download, expect, type Page, test } from "@playwright/test";

import type { BoardGame } from "../../src/board";
import { fromMenu } from "./support/page";
import { atBoard } from "./support/play";

/** What differs by more than a quarter: letters stand otherwise, but no man may be elsewhere. */
const POSITIONS = [
  ["folky", 0.002, "1. Rh7 Ra3 2. h3 a6 3. Bf4 Bf5 4. Ra2 Bd6 5. Nf3"],
  ["mixtour", 0.012, "b2 c2 d3 d1 a2 a2:1-b2 e4 d1:1-c2 e2 b3 c2:2-d3 e3 b2:1-b3"],
  ["animal-shogi", 0.002, "1. Ch-7f Ch-3d 2. Elx2b+ Gix2b"],
  ["raindropchess", 0.002, "1. Q@f4 Q@g7 2. P@e3 P@a5 3. R@d3 P@d7 4. B@a7 P@e4 5. R@c7 R@h6"],
  ["tri-d-chess", 0.025, "1. a4W a6B 2. c4W Nb6N 3. Nc2W d6N 4. d3W a6N 5. Nd4W"],
] as const;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Share the game" });

async function saved(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name }).click();
  return download;
}

const read = async (download: Download) => readFileSync(await download.path());

/** How far an SVG picture is from the board on the screen: on average, of 255, and the part that is far off. */
async function distance(page: Page, svg: string): Promise<{ mean: number; far: number }> {
  const board = page.locator("board-game").first();
  return board.evaluate(async (element: BoardGame, text) => {
    const layer = element.shadowRoot?.querySelector<HTMLCanvasElement>(".fit > canvas");
    if (!layer) throw new Error("there is no board");
    const { width, height } = layer;
    const pixels = (draw: (context: OffscreenCanvasRenderingContext2D) => void) => {
      const context = new OffscreenCanvas(width, height).getContext("2d");
      if (!context) throw new Error("there is no canvas");
      context.fillStyle = "#fff";
      context.fillRect(0, 0, width, height);
      draw(context);
      return context.getImageData(0, 0, width, height).data;
    };
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const one = pixels((context) => context.drawImage(layer, 0, 0));
    const other = pixels((context) => context.drawImage(image, 0, 0, width, height));
    let [sum, far] = [0, 0];
    for (const [at, value] of one.entries()) {
      const by = Math.abs(value - (other[at] ?? 0));
      sum += by;
      if (by > 64) far++;
    }
    return { mean: sum / one.length, far: far / one.length };
  }, svg);
}

// The policy of a page keeps pictures out that come with their text, which the comparison needs.
test.use({ bypassCSP: true, colorScheme: "light" });

for (const [game, most, moves] of POSITIONS) {
  test(`${game}: the diagram is the board on the screen`, async ({ page }) => {
    // In a wide window boards above each other lie side by side.
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto(`./#/open?game=${game}&text=${encodeURIComponent(moves)}`);
    await atBoard(page);
    // What can be chosen is marked on the screen, and on no diagram: nobody is asked here.
    await page.locator("board-game").evaluate((element: BoardGame) => (element.locked = true));
    await fromMenu(page, "Share");
    await dialog(page).getByText("Picture", { exact: true }).click();
    await expect(dialog(page).getByRole("img")).toBeVisible();
    await dialog(page).getByLabel("Names, and what lies beside the board").uncheck();
    await expect(dialog(page).getByRole("button", { name: "Save as SVG" })).toBeEnabled();
    const svg = String(await read(await saved(page, "Save as SVG")));
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="80mm" height="[\d.]+mm" /);
    // Strokes, not pixels, and nothing that asks for anything.
    expect(svg).not.toMatch(/<image|<script|href|url\((?!#)/);
    const { mean, far } = await distance(page, svg);
    expect(mean).toBeLessThan(4);
    expect(far).toBeLessThan(most);
  });
}

test("a diagram has its size on paper, and a game moves", async ({ page }) => {
  const [game, , moves] = POSITIONS[1];
  await page.goto(`./#/open?game=${game}&text=${encodeURIComponent(moves)}`);
  await atBoard(page);
  await fromMenu(page, "Share");
  await dialog(page).getByText("Picture", { exact: true }).click();
  await dialog(page).getByLabel("Shades of grey").check();
  await dialog(page).getByLabel("Width in mm").fill("25");
  await dialog(page).getByLabel("Width in mm").press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Save as PNG" })).toBeEnabled();
  const png = await read(await saved(page, "Save as PNG"));
  // 25 mm at 300 dots an inch.
  expect(png.readUInt32BE(16)).toBe(295);
  expect(png.readUInt32BE(png.indexOf("pHYs") + 4)).toBe(11_800);
  const svg = String(await read(await saved(page, "Save as SVG")));
  const colours = svg.match(/#[0-9a-f]{6}/g) ?? [];
  expect(colours.length).toBeGreaterThan(20);
  expect(colours.filter((colour) => !/^#(..)\1\1$/.test(colour))).toEqual([]);
  await dialog(page).getByLabel("From").selectOption("2. d3");
  await dialog(page).getByLabel("To").selectOption("3. a2");
  const download = await saved(page, "Save as animated GIF");
  expect(download.suggestedFilename()).toBe("mixtour-13.gif");
  const gif = await read(download);
  expect(gif.toString("latin1", 0, 6)).toBe("GIF89a");
  expect(gif.toString("latin1").split("\u{21}\u{f9}\u{4}")).toHaveLength(1 + 3);
  await expect(dialog(page).getByRole("status")).toHaveText("The picture is ready and saved.");
});

test("a game is printed as a score sheet, and as a booklet with diagrams", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const text =
    '[Klubovna "1"]\n[Game "folky"]\n\n' +
    "1. Rh7 {<b>First</b>} Ra3 2. h3 ( 2. Nc3 a6 {why not} ) a6 3. Bf4 Bf5 4. Ra2 *";
  await page.goto(`./#/open?text=${encodeURIComponent(text)}`);
  await atBoard(page);
  await fromMenu(page, "Share");
  await dialog(page).getByText("Paper", { exact: true }).click();
  await dialog(page).getByRole("button", { name: "Print…" }).click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("row", { name: "2 h3 a6" })).toBeVisible();
  await expect(page.locator(".printout svg")).toHaveCount(1);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("app-shell")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".printout")).toHaveCount(0);

  await dialog(page).getByText("Booklet", { exact: true }).click();
  const html = String(await read(await saved(page, "Save as a web page")));
  await page.setContent(html);
  await expect(page.getByText("<b>First</b>", { exact: true })).toBeVisible();
  await expect(page.getByText("(2. Nc3 a6 – why not)")).toBeVisible();
  await expect(page.locator("figure")).toHaveCount(2);
  await expect(page.locator("figcaption").last()).toHaveText("4. Ra2");
  expect(html).not.toMatch(/<script|lit\$|src=|href=/);
});
