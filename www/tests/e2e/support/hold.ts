import type { Page } from "@playwright/test";

/** Keeps files back until the returned function is called. */
export async function hold(
  page: Page,
  files: RegExp,
): Promise<{ asked(): number; release(): void }> {
  let release = () => {};
  let asked = 0;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    asked++;
    await held;
    await route.continue();
  });
  return { asked: () => asked, release: () => release() };
}
