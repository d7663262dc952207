import { readdirSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { closing, club, site } from "./support/hosts";
import { Board } from "./support/board";
import { built } from "./support/dist";

const open = closing();

const ALLOWED = { "access-control-allow-origin": "*" };

/** A page of another origin with a board whose script comes from the site. */
async function visit(page: Page, files: string, body: string): Promise<void> {
  const around = await open(
    club({
      "/": `<!doctype html><html lang="en"><title>Club</title>
        <script type="module" src="${files}/board-game.js"></script>${body}</html>`,
    }),
  );
  await page.goto(around);
}

test.describe("a board whose script is on another site", () => {
  test("plays, with the computer too, where that site allows it", async ({ page }) => {
    const files = await open(site(() => ALLOWED));
    await visit(page, files, `<board-game game="mixtour" level="1"></board-game>`);
    const board = new Board(page);
    await board.expectOn("c3", "empty");
    await board.place("c3").click();
    await expect(page.getByRole("gridcell", { name: /black disc|stack/ })).toHaveCount(1);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  });

  test("shows what stands between its tags where it does not", async ({ page }) => {
    const files = await open(site(() => ({})));
    const failed = page.waitForEvent("requestfailed");
    await visit(
      page,
      files,
      `<board-game game="mixtour">See the <a href="x">game</a>.</board-game>`,
    );
    await failed;
    await expect(page.getByText("See the game.")).toBeVisible();
  });

  test("says so where it allows only some of its files", async ({ page }) => {
    const files = await open(site((path) => (path.endsWith(".wasm") ? {} : ALLOWED)));
    await page.addInitScript(() => {
      addEventListener("bg-error", (event) => {
        document.title = (event as CustomEvent<{ problem: { code: string } }>).detail.problem.code;
      });
    });
    await visit(
      page,
      files,
      `<board-game game="mixtour">See the <a href="x">game</a>.</board-game>`,
    );
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toContainText(
      "This could not be loaded: the site that it comes from has to allow it for all files",
    );
    await expect(page.getByText("See the game.")).toBeVisible();
    await expect(page).toHaveTitle("part-foreign");
  });
});

test.describe("a frame with a file of its site", () => {
  /** What a page at `origin` hears of a frame with that file. */
  async function heard(page: Page, files: string, around: string, src: string): Promise<string> {
    await page.goto(`${around}?${new URLSearchParams({ frame: `${files}/embed.html`, src })}`);
    await expect(page.locator("output")).not.toBeEmpty();
    return page.locator("output").innerText();
  }

  const FRAMING = `<!doctype html><html lang="en"><title>Stranger</title><output></output><script>
    const asked = new URLSearchParams(location.search);
    const types = [];
    addEventListener("message", ({ data }) => {
      types.push(data.type);
      if (data.type === "error") document.querySelector("output").textContent = JSON.stringify(data);
    });
    const frame = document.createElement("iframe");
    frame.width = 160;
    frame.src = asked.get("frame") + "#/tri-d-chess/replay?lang=en&src=" + encodeURIComponent(asked.get("src"));
    document.body.append(frame);
  </script></html>`;

  test("tells strangers neither what stands there nor whether it is there", async ({ page }) => {
    const files = await open(site(() => ({})));
    const around = `${await open(club({ "/": FRAMING }))}/`;
    await page.route("**/secret.txt", (route) =>
      route.fulfill({ body: "Password hunter2 is here" }),
    );
    await page.route("**/longer.txt", (route) => route.fulfill({ body: '[Klubovna "1"]\n[x]\n' }));
    const bad = await heard(page, files, around, "./secret.txt");
    expect(bad).not.toMatch(/Pass|hunter/);
    expect(JSON.parse(bad)).toMatchObject({ problem: { code: "src-unread", args: {}, at: null } });
    expect(await heard(page, files, around, "./longer.txt")).toBe(bad);
    expect(await heard(page, files, around, "./missing.txt")).toBe(bad);
    // Nor by how high the words are that the person reads.
    await page.frames()[1]?.evaluate(async () => {
      for (let at = 0; at < 3; at++) await new Promise((next) => requestAnimationFrame(next));
    });
    expect(await page.evaluate("types")).toEqual(["error"]);
    // Whoever looks at the frame reads what is wrong.
    await expect(
      page.frameLocator("iframe").getByRole("alert").filter({ hasText: /./ }),
    ).toHaveText("The file “./missing.txt” could not be loaded: the server answered 404.");
  });

  test("tells strangers no moves of a game from a file", async ({ page }) => {
    const files = await open(site(() => ({})));
    const around = `${await open(club({ "/": FRAMING }))}/`;
    await page.route("**/game.txt", (route) =>
      route.fulfill({ body: '[Klubovna "1"]\n[Game "folky"]\n\n1. Rh7 Ra3 *\n' }),
    );
    const frame = `${files}/embed.html`;
    await page.goto(`${around}?${new URLSearchParams({ frame, src: "./game.txt" })}`);
    const next = page.frameLocator("iframe").getByRole("button", { name: "One move forward" });
    await next.click();
    await expect(
      page.frameLocator("iframe").getByRole("gridcell", { name: /^h7, white rook/ }),
    ).toHaveCount(1);
    expect(new Set(await page.evaluate<string[]>("types"))).toEqual(new Set(["ready", "resize"]));
  });

  test("tells pages of the same site what is wrong", async ({ page }) => {
    const files = await open(site(() => ({})));
    await page.route(`${files}/around.html*`, (route) =>
      route.fulfill({ contentType: "text/html", body: FRAMING }),
    );
    await page.route("**/secret.txt", (route) =>
      route.fulfill({ body: "Password hunter2 is here" }),
    );
    const bad = await heard(page, files, `${files}/around.html`, "./secret.txt");
    expect(JSON.parse(bad)).toMatchObject({ problem: { code: "tri-d-chess-unknown-move" } });
    const missing = await heard(page, files, `${files}/around.html`, "./missing.txt");
    expect(JSON.parse(missing)).toMatchObject({ problem: { code: "src-status" } });
  });
});

test("the built site holds no hidden file", () => {
  const names = readdirSync(built(""), { recursive: true, encoding: "utf8" });
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => /(?:^|[\\/])\./.test(name))).toEqual([]);
});
