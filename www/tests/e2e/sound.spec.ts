import { expect, test } from "@playwright/test";

import { Mouse } from "./support/mouse";
import { newGame } from "./support/play";

declare global {
  // How many sounds have begun, and contexts that play them.
  var sources: number;
  var contexts: number;
  var recorded: OfflineAudioContext | undefined;
}

test("moves are heard once somebody has touched the page, and never when sounds are off", async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.sources = globalThis.contexts = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (when) {
      globalThis.sources++;
      return start.call(this, when);
    };
    AudioBufferSourceNode.prototype.start = AudioScheduledSourceNode.prototype.start;
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        globalThis.contexts++;
      }
    };
  });
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await page.reload();
  await expect(board.grid.getByRole("gridcell").first()).toBeVisible();
  expect(await page.evaluate(() => globalThis.contexts)).toBe(0);
  await mouse.play("b1c3", "click", "White");
  await mouse.play("b8c6", "click", "Black");
  const heard = () => page.evaluate(() => globalThis.sources);
  await expect.poll(heard).toBeGreaterThan(0);
  expect(await page.evaluate(() => globalThis.contexts)).toBe(1);

  await page.goto("#/settings");
  await page.getByRole("group", { name: "Sounds" }).getByText("Off").click();
  await page.goBack();
  await expect(board.grid.getByRole("gridcell").first()).toBeVisible();
  const before = await heard();
  await mouse.play("c3b1", "click", "White");
  await mouse.play("c6b8", "click", "Black");
  await board.expectOn("b1", "white knight");
  await board.expectOn("b8", "black knight");
  expect(await heard()).toBe(before);
});

test("what is heard is no silence, is short, and is not distorted", async ({ page }) => {
  await page.addInitScript(() => {
    const { sampleRate } = new OfflineAudioContext(1, 1, 44_100);
    globalThis.AudioContext = class extends OfflineAudioContext {
      constructor() {
        super(1, 2 * sampleRate, sampleRate);
        globalThis.recorded = this;
      }
      override resume = () => Promise.resolve();
      close = () => Promise.resolve();
    } as unknown as typeof AudioContext;
  });
  for (const [game, move] of [
    ["folky", "b1c3"],
    ["mixtour", "b2"],
  ] as const) {
    const board = await newGame(page, game);
    await new Mouse(board).play(move, "click", "White");
    await expect.poll(() => page.evaluate(() => globalThis.recorded !== undefined)).toBe(true);
    const [peak, late] = await page.evaluate(async () => {
      const samples =
        (await globalThis.recorded?.startRendering())?.getChannelData(0) ?? new Float32Array();
      const loudest = (part: Float32Array) =>
        part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      return [loudest(samples), loudest(samples.subarray(samples.length / 2))];
    });
    expect(peak, game).toBeGreaterThan(0.02);
    expect(peak, game).toBeLessThan(1);
    expect(late, game).toBeLessThan(0.001);
    await page.reload();
  }
});
