import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, type Page, test } from "@playwright/test";

import { Board } from "./support/board";
import { closing, site } from "./support/hosts";
import { refused } from "./support/policy";

const readme = readFileSync(fileURLToPath(new URL("../../../README.md", import.meta.url)), "utf8");
const [, POLICY = ""] = /content security policy needs at least\s+`([^`]+)`/.exec(readme) ?? [];
const [, FRAMES = ""] = /the frame only\s+`([^`]+)`/.exec(readme) ?? [];
/** With the strictest that a page may ask for besides. */
const TRUSTED = "require-trusted-types-for 'script'; trusted-types klubovna";

const open = closing();

/** The site with the policy on every page of it. */
const strict = () => open(site(() => ({ "content-security-policy": `${POLICY}; ${TRUSTED}` })));

/** Answers the program: so many discs lie on the board in the end. */
async function playOne(board: Board): Promise<void> {
  await board.expectOn("c3", "empty");
  await board.place("c3").click();
  await expect(board.grid.getByRole("gridcell", { name: /black disc|stack/ })).toHaveCount(1);
}

test("the README names the policies", () => {
  expect(POLICY).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(POLICY).not.toContain("unsafe-inline");
  expect(FRAMES).toBe("frame-src 'self'");
});

for (const [name, element, use] of [
  [
    "replays",
    `<board-game game="folky" mode="replay" lang="en">1. Rh7 Ra3 2. h3</board-game>`,
    async (page: Page) => {
      await page.getByRole("button", { name: /next|forward/i }).click();
      await new Board(page).expectOn("h7", "white rook");
    },
  ],
  [
    "plays against the computer",
    `<board-game game="mixtour" level="1" lang="en"></board-game>`,
    async (page: Page) => playOne(new Board(page)),
  ],
  [
    "analyses, in space",
    `<board-game game="tri-d-chess" mode="analyse" levels="both" lang="en"></board-game>`,
    async (page: Page) => {
      await expect(page.locator(".pictures[data-picture=both]")).toBeVisible();
      await expect(page.locator(".pictures")).not.toHaveAttribute("aria-busy");
    },
  ],
  [
    "shows cards",
    `<board-game game="raindropchess" lang="en"></board-game>`,
    async (page: Page) => expect(page.getByRole("gridcell").first()).toBeAttached(),
  ],
  [
    "shows tiles",
    `<board-game game="animal-shogi" lang="en" flipped caption="A start"></board-game>`,
    async (page: Page) => expect(page.getByText("A start")).toBeVisible(),
  ],
] as const) {
  test(`a board ${name} on a page with that policy`, async ({ page }) => {
    const found = await refused(page);
    const origin = await strict();
    await page.route(`${origin}/page.html`, (route) =>
      route.fulfill({
        contentType: "text/html",
        headers: { "content-security-policy": `${POLICY}; ${TRUSTED}` },
        body: `<!doctype html><html lang="en"><title>Club</title>
          <script type="module" src="./board-game.js"></script>${element}</html>`,
      }),
    );
    await page.goto(`${origin}/page.html`);
    await use(page);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    expect(found).toEqual([]);
  });
}

test("a frame keeps to the policies of both pages", async ({ page }) => {
  const found = await refused(page);
  const origin = await strict();
  await page.route(`${origin}/page.html`, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": `default-src 'none'; ${FRAMES}` },
      body: `<!doctype html><html lang="en"><title>Club</title>
        <iframe title="play" src="./embed.html#/mixtour/play?level=1&lang=en"></iframe>
        <iframe title="replay" src="./embed.html#/folky/replay/1.%20Rh7%20Ra3?lang=en"></iframe></html>`,
    }),
  );
  await page.goto(`${origin}/page.html`);
  await playOne(new Board(page, page.frameLocator("[title=play]").locator("main")));
  const replay = page.frameLocator("[title=replay]");
  await replay.getByRole("button", { name: /next|forward/i }).click();
  await expect(replay.getByRole("gridcell", { name: /^h7, white rook/ })).toBeAttached();
  expect(found).toEqual([]);
});

test("a page that forbids workers is told that the computer cannot play", async ({ page }) => {
  const around = await open(site(() => ({ "content-security-policy": "worker-src 'none'" })));
  await page.goto(`${around}/embed.html#/mixtour/play?level=1&lang=en`);
  await new Board(page).expectOn("c3", "empty");
  await new Board(page).place("c3").click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toContainText(
    "The computer opponent could not be started in this browser.",
  );
});
