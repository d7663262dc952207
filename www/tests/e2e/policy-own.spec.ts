import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { expect, type Page, test } from "@playwright/test";

import { parse, to } from "../../src/app/router";
import { filePolicy, policyOf } from "../../tools/policy/policy.mjs";
import { Board } from "./support/board";
import { built } from "./support/dist";
import { Mouse } from "./support/mouse";
import { newGame } from "./support/play";
import { allowed, refused, type Violation } from "./support/policy";
import { THOROUGH } from "./support/repeats";
import { ROUTES, visit } from "./support/routes";
import { openSpace } from "./support/space";

const GAMES = ["folky", "mixtour", "raindropchess", "animal-shogi", "tri-d-chess"] as const;

/** Allows nothing, and only tells what is used all the same. */
const NOTHING = "default-src 'none'; trusted-types 'none'";

const inPage = (name: string): string => {
  const html = readFileSync(built(name), "utf8");
  const found = [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)];
  expect(found, `${name} carries one policy`).toHaveLength(1);
  return found[0]?.[1] ?? "";
};

/** Has the pages whose address ends with `name` tell all that they use. */
async function tellAll(page: Page, name: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(`/${name}`),
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy-report-only": NOTHING };
      await route.fulfill({ response, headers });
    },
  );
}

/** The policy refused nothing, and each of its sources was used. */
function expectFits(policy: string, found: readonly Violation[]): void {
  expect(found.filter(({ disposition }) => disposition === "enforce")).toEqual([]);
  const used = found.map(({ directive, source }) => `${directive} ${source}`);
  const granted = [...allowed(policy)].flatMap(([directive, sources]) =>
    sources
      .filter((source) => source !== "'none'" && source !== "'script'")
      .map((source) => `${directive} ${source}`),
  );
  expect([...new Set(used)].toSorted()).toEqual([...new Set(granted)].toSorted());
}

/** Turns the program's advice on, which it stays for other games, and waits for it. */
async function analyse(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Analysis", exact: true });
  if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
  await expect(
    page.locator("engine-panel").locator(".best-lines li, .card-odds").first(),
  ).toBeAttached();
}

/** Opens every page, and a game of every kind with the program's advice, and with an opponent. */
async function walk(page: Page, at: (route: string) => Promise<void>): Promise<void> {
  for (const route of ROUTES) await at(route);
  // Before the program thinks, which it does with all it can get.
  await openSpace(await newGame(page, "tri-d-chess"));
  for (const game of THOROUGH ? GAMES : (["folky", "raindropchess"] as const)) {
    await newGame(page, game);
    await analyse(page);
  }
  const board = await newGame(page, "mixtour", { program: { Black: 1 } });
  await new Mouse(board).play("c3", "click", "White");
  await expect(page.locator("move-list .move")).toHaveCount(2);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [...document.fonts].map((font) => font.status))).not.toContain(
    "error",
  );
}

test("every page carries its policy, and every route is walked", () => {
  const pages = readdirSync(built("")).filter((name) => name.endsWith(".html"));
  expect(pages).toEqual(expect.arrayContaining(["index.html", "embed.html", "klubovna.html"]));
  for (const page of pages) {
    const html = readFileSync(built(page), "utf8");
    const policy = page === "klubovna.html" ? filePolicy(html) : policyOf(page);
    expect(inPage(page)).toBe(policy);
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.search(/<script|<link/));
  }
  const walked = new Set(ROUTES.map((route) => parse(route).page));
  for (const address of Object.values(to)) {
    const route = typeof address === "string" ? address : address("folky", "1");
    expect(walked).toContain(parse(route).page);
  }
});

test("the site uses all that its policy allows, and nothing else", async ({ page }) => {
  const found = await refused(page);
  await tellAll(page, "");
  // What a worker may do is for its own file to say: a host could send it the same.
  await page.route("**/assets/worker-*.js", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": policyOf("index.html") };
    await route.fulfill({ response, headers });
  });
  await walk(page, (route) => visit(page, route));
  // Its manifest and its icon are for the window of the browser, which tests have not.
  await (await page.context().newCDPSession(page)).send("Page.getAppManifest");
  const icon = await page.locator("link[rel=icon]").evaluate((link: HTMLLinkElement) => link.href);
  await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
  }, icon);
  expectFits(policyOf("index.html"), found);
});

test("a frame uses all that its policy allows, and nothing else", async ({ page }) => {
  const found = await refused(page);
  await tellAll(page, "embed.html");
  // A record on another site, which lets others read it.
  const elsewhere = "http://club.test/game.txt";
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: "text/plain",
      headers: { "access-control-allow-origin": "*" },
      body: "1. Rh7 Ra3 *",
    }),
  );
  for (const game of GAMES) {
    await page.goto(`./embed.html#/${game}/analyse?lang=en&levels=both`);
    await page.reload();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
  }
  await expect(page.locator(".space canvas")).toBeVisible();
  await page.goto("./embed.html#/mixtour/play?level=1&lang=en");
  await page.reload();
  await new Mouse(new Board(page)).play("c3", "click", "White");
  await expect(page.getByRole("gridcell", { name: /black disc|stack/ })).toHaveCount(1);
  await page.goto(`./embed.html#/folky/replay?lang=en&src=${encodeURIComponent(elsewhere)}`);
  await page.reload();
  await page.getByRole("button", { name: /next|forward/i }).click();
  await new Board(page).expectOn("h7", "white rook");
  const icon = {
    disposition: "report",
    directive: "img-src",
    source: "'self'",
    place: "",
  } as const;
  // Both other sites and its own are addresses from anywhere.
  const from = (violation: Violation): Violation =>
    violation.directive === "connect-src" ? { ...violation, source: "*" } : violation;
  expectFits(policyOf("embed.html"), [...found.map(from), icon]);
});

test.describe("the single file", () => {
  const port = process.env["KLUBOVNA_PORT"] ?? "4173";
  test.use({ baseURL: `http://127.0.0.1:${port}/some/folder/klubovna.html` });

  test("uses all that its policy allows, and nothing else", async ({ page }) => {
    const found = await refused(page);
    await tellAll(page, "klubovna.html");
    await walk(page, async (route) => {
      await page.goto(route);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
    });
    // Scripts and styles that stand in it, of which its policy names each.
    const policy = inPage("klubovna.html").replaceAll(/'sha256-[^']+'/g, "'unsafe-inline'");
    expectFits(policy, found);
  });
});

for (const [name, address] of [
  ["the site", "./#/"],
  ["a frame", "./embed.html#/mixtour/diagram"],
  ["the single file from a disk", pathToFileURL(built("klubovna.html")).href],
] as const) {
  test(`what nothing of ours does is refused to ${name}`, async ({ page }) => {
    const found = await refused(page);
    await page.goto(address);
    await expect(page.locator("main > *").first()).toBeAttached();
    const thrown = await page.evaluate(() => {
      const tried = (act: () => unknown) => {
        try {
          act();
          return "nothing";
        } catch (error) {
          return (error as Error).name;
        }
      };
      const added = (element: HTMLElement) => document.body.appendChild(element);
      const base = document.createElement("base");
      base.href = "https://elsewhere.test/";
      document.head.append(base);
      const form = document.createElement("form");
      form.action = "#sent";
      added(form);
      form.submit();
      const frame = document.createElement("iframe");
      frame.src = location.href.replace(/#.*/, "");
      added(frame);
      return {
        text: tried(() => (added(document.createElement("p")).innerHTML = "<b>text</b>")),
        policy: tried(() => globalThis.trustedTypes?.createPolicy("another", {} as never)),
        base: document.baseURI === location.href,
      };
    });
    expect(thrown).toEqual({ text: "TypeError", policy: "TypeError", base: true });
    await expect
      .poll(() => found.map(({ directive }) => directive).toSorted())
      .toEqual([
        "base-uri",
        "form-action",
        "frame-src",
        "require-trusted-types-for",
        "trusted-types",
      ]);
  });
}
