import { expect, type Page } from "@playwright/test";

/** What a `<board-game>` has told its page, in order. */
export interface Told {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

const EVENTS = ["bg-ready", "bg-move", "bg-navigate", "bg-end", "bg-error"] as const;

/**
 * Opens somebody else's plain page, in a folder of its own, with `<board-game>` from the folder
 * where the site is. `files` are other files of that page.
 */
export async function clubPage(
  page: Page,
  body: string,
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.route("**/club/**", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/club/")[1] ?? "";
    const text = files[name];
    if (text !== undefined) return route.fulfill({ contentType: "text/plain", body: text });
    if (name !== "news.html") return route.fulfill({ status: 404, body: "" });
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html>
        <html lang="en">
          <title>Club news</title>
          <script type="module" src="../board-game.js"></script>
          <style>board-game { max-width: 30rem }</style>
          <h1>Club news</h1>
          ${body}
        </html>`,
    });
  });
  await page.addInitScript((events) => {
    const told: Told[] = [];
    Object.assign(window, { told });
    for (const type of events) {
      addEventListener(type, (event) => {
        told.push({ type, detail: (event as CustomEvent).detail });
      });
    }
  }, EVENTS);
  await page.goto("./club/news.html");
}

/** The events of its boards so far. */
export const told = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => (window as unknown as { told: Told[] }).told);

/** Waits until so many boards have their games. */
export const ready = (page: Page, count = 1): Promise<void> =>
  expect
    .poll(async () => (await told(page)).filter(({ type }) => type === "bg-ready").length)
    .toBe(count);
