import type { Page } from "@playwright/test";

/** The same chance in every run of a test: what pages draw at random follows from `seed`. */
export async function fixChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((seed) => {
    let state = seed;
    crypto.getRandomValues = (array) => {
      const { buffer, byteOffset, byteLength } = array as ArrayBufferView;
      const bytes = new Uint8Array(buffer, byteOffset, byteLength);
      for (let at = 0; at < bytes.length; at++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[at] = state >>> 24;
      }
      return array;
    };
  }, seed);
}
