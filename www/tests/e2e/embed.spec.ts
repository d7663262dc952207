import { expect, type Page, test } from "@playwright/test";

import { Board, boxOf } from "./support/board";
import { cellSize } from "./support/sizes";

test("a frame shows a game to replay, and the way to the whole site", async ({ page }) => {
  await page.goto(`./embed.html#/folky/replay/${encodeURIComponent("1. Rh7 Ra3 2. h3")}`);
  const board = new Board(page);
  await board.expectOn("h1", "white rook");
  await page.getByRole("button", { name: "To the end" }).click();
  await board.expectOn("h3", "white pawn");
  const link = page.getByRole("link", { name: "Open in Klubovna" });
  const [site] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(site).toHaveURL(/index\.html#\/game\//);
  await new Board(site).expectOn("h3", "white pawn");
});

test("a frame shows a position, with its slashes", async ({ page }) => {
  await page.goto("./embed.html#/folky/diagram/rnb2bnr/8/8/8/8/8/8/1NB2BNR b 1 1");
  await new Board(page).expectOn("a1", "empty");
});

test("the page around hears of what happens in a frame", async ({ page }) => {
  await page.route("**/around.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><script>
          window.heard = [];
          addEventListener("message", ({ data }) => window.heard.push(data));
        </script>
        <iframe title="FOLKY" src="./embed.html#/folky/play" width="700" height="820"></iframe>
        <iframe title="Nothing" src="./embed.html"></iframe>`,
    }),
  );
  await page.goto("./around.html");
  const frame = page.frameLocator("iframe").first();
  await frame.getByRole("gridcell", { name: /^b1,/ }).click();
  await frame.getByRole("gridcell", { name: /^c3,/ }).click();
  const heard = () => page.evaluate(() => (window as unknown as { heard: object[] }).heard);
  await expect
    .poll(heard)
    .toContainEqual(expect.objectContaining({ v: 1, type: "move", code: "b1c3" }));
  const message = expect.stringMatching(/^The address of the frame names no game/);
  expect(await heard()).toContainEqual(
    expect.objectContaining({ v: 1, type: "error", problem: expect.anything(), message }),
  );
});

for (const [width, height] of [
  [344, 550],
  [520, 525],
  [700, 525],
] as const) {
  test(`a frame of ${width} × ${height} shows a whole board`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("./embed.html#/folky/play");
    await expect(page.getByText("White moves a piece or places a pawn")).toBeInViewport({
      ratio: 1,
    });
    const { width: wide } = await boxOf(page.locator("canvas:visible").first());
    expect(wide).toBeGreaterThanOrEqual(320);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

for (const shows of ["folky/play", "mixtour/replay/1. c1 c2", "raindropchess/play"]) {
  test(`a wide frame keeps all of a game together: ${shows}`, async ({ page }) => {
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`./embed.html?${width}#/${shows}`);
      await expect(page.locator(".status")).toBeVisible();
      const gap = () =>
        page.evaluate(() => {
          const root = document.querySelector("board-game")?.shadowRoot;
          const edges = (selector: string) =>
            [...(root?.querySelectorAll(selector) ?? [])]
              .map((one) => one.getBoundingClientRect())
              .filter(({ width: wide }) => wide > 0);
          const [board] = edges("canvas");
          const { left, right } = board ?? new DOMRect();
          return Math.max(
            document.documentElement.scrollHeight - innerHeight,
            ...edges(".kinds").map((cards) => left - cards.right),
            ...edges(".tray, .trays").flatMap((tray) => [left - tray.left, tray.right - right]),
          );
        });
      await expect.poll(gap, `${width}x${height}`).toBeLessThan(width / 16);
    }
  });
}

for (const levels of ["flat", "space", "both"]) {
  test(`a frame has all boards above each other in sight: ${levels}`, async ({ page }) => {
    for (const [width, height, flat, both] of [
      [700, 525, 40, 24],
      [1280, 720, 48, 36],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`./embed.html?${width}#/tri-d-chess/play?levels=${levels}`);
      if (levels !== "flat") {
        await expect(page.locator(".space canvas")).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByText("White moves a piece or a board")).toBeInViewport({ ratio: 1 });
      if (levels === "space") continue;
      const least = levels === "flat" ? flat : both;
      await expect.poll(() => cellSize(page)).toBeGreaterThanOrEqual(least);
      await expect(page.locator(".fit > canvas").first()).toBeInViewport({ ratio: 1 });
      const cells = page.getByRole("gridcell");
      for (const cell of [cells.first(), cells.last()]) {
        await expect(cell).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test("a low and wide frame uses its width, and what belongs to the board stays near it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("./embed.html?above#/tri-d-chess/play");
  await expect.poll(() => cellSize(page)).toBeGreaterThanOrEqual(30);
  await page.setViewportSize({ width: 1280, height: 390 });
  await page.goto("./embed.html?one#/folky/play");
  await expect(page.locator(".tray").first()).toBeVisible();
  const edges = () =>
    page.locator("board-game").evaluate((board) => {
      const parts = [...(board.shadowRoot?.querySelectorAll("canvas, .tray") ?? [])];
      const all = parts.map((part) => part.getBoundingClientRect());
      const boxes = all.filter(({ width }) => width > 0);
      const [left, right] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.max(...boxes.map((box) => box.right)),
      ];
      // Both sides of the frame have the same room left.
      return { wide: right - left, apart: Math.abs(left - (innerWidth - right)) };
    });
  await expect.poll(async () => (await edges()).wide).toBeLessThan(720);
  expect((await edges()).apart).toBeLessThan(60);
});

test("a page that gives a frame the height it asks for gets boards of the whole width", async ({
  page,
}) => {
  await page.route("**/around.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><script>
          addEventListener("message", ({ data }) => {
            if (data.type === "resize") document.querySelector("iframe").style.height = data.height + "px";
          });
        </script>
        <iframe title="FOLKY" src="./embed.html#/folky/replay/1.%20Rh7%20Ra3?lang=en"
          style="width: 100%; aspect-ratio: 4/3; border: 0"></iframe>`,
    }),
  );
  const canvas = page.frameLocator("iframe").locator("canvas:visible").first();
  const board = async () => Math.round((await boxOf(canvas)).width);
  await page.setViewportSize({ width: 466, height: 900 });
  await page.goto("./around.html");
  await expect.poll(board).toBe(432);
  const before = (await boxOf(page.locator("iframe"))).height;
  await page.setViewportSize({ width: 386, height: 900 });
  await expect.poll(board).toBe(352);
  expect((await boxOf(page.locator("iframe"))).height).toBeLessThan(before - 70);
});

const BAD = [
  ["", "The address of the frame names no game. It looks like embed.html#/folky/replay/…"],
  ["#/folky/watch", /The address of the frame has an unknown mode “watch”\. Available: /],
  ["#/folky/play?colour=red", /The address of the frame has an unknown parameter “colour”\. /],
  ["#/folky/play/%zz", /The part “%zz” of the address of the frame is badly escaped/],
  [
    "#/chess/play",
    /^There is no game “chess” here\. Available: (?:[a-z-]+, )*folky, mixtour(, [a-z-]+)*\.$/,
  ],
  ["#/folky/play?lang=fr", "The attribute lang cannot be “fr”. Accepted: cs, en, sk, de, pl."],
  ["#/folky/replay/1. Rh7 Ra3 2. Ne5", "Line 1, column 15: No knight can go to e5."],
] as const;

for (const [hash, message] of BAD) {
  test(`a bad address of a frame is explained: ${hash || "nothing"}`, async ({ page }) => {
    await page.goto(`./embed.html${hash}`);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveText(message);
  });
}

for (const [shows, width] of [
  ["tri-d-chess/play?levels=space", 700],
  ["tri-d-chess/diagram?levels=both", 900],
  ["raindropchess/play", 700],
  ["raindropchess/play", 380],
  ["folky/replay/1. Rh7 Ra3", 700],
] as const) {
  test(`a frame asks for one height while it loads: ${shows}, ${width} wide`, async ({ page }) => {
    await page.route("**/around.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><script>
            window.heard = [];
            addEventListener("message", ({ data }) => {
              if (data.type === "resize") window.heard.push(data.height);
            });
          </script>
          <iframe title="Game" src="./embed.html#/${shows}" width="${width}" height="400"></iframe>`,
      }),
    );
    await page.goto("./around.html");
    const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
    await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
    const frame = page.frameLocator("iframe");
    if (shows.includes("levels")) await expect(frame.locator(".space canvas")).toBeVisible();
    // All that was still to come has come.
    await page.waitForLoadState("networkidle");
    expect(await heard()).toHaveLength(1);
  });
}

for (const [shows, width, height] of [
  ["folky/play", 700, 700],
  ["folky/replay/1. h3 a6", 900, 500],
  ["tri-d-chess/play", 700, 700],
] as const) {
  test(`the empty board of a frame stays where its game comes: ${shows}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route("**/*.wasm", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`./embed.html#/${shows}`);
    const canvas = page.locator("board-game canvas:visible").first();
    await expect(canvas).toBeVisible();
    // Fitted into the frame.
    const place = () => boxOf(canvas).then(({ x, y, height: high }) => [x, y, high]);
    await expect.poll(async () => (await boxOf(canvas)).height).toBeLessThan(height - 44);
    const empty = await place();
    come();
    await expect(page.getByText(/to move|moves|places/).first()).toBeVisible();
    await expect(page.locator(".status")).toBeVisible();
    await expect.poll(place).toEqual(empty);
  });
}

test("what castles in a frame without names stands clear of every square", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const record = '[Klubovna "1"]\n[Game "tri-d-chess"]\n\n1. b4N a6B 2. c3W *';
  await page.goto(`./embed.html#/tri-d-chess/analyse?record=${encodeURIComponent(record)}`);
  const castle = page.locator(".commands button");
  await expect(castle).toBeVisible();
  const { y } = await boxOf(castle);
  const rook = await boxOf(new Board(page).place("e0KL1"));
  expect(y).toBeGreaterThanOrEqual(rook.y + rook.height - 1);
});

/** How often a board is fitted anew or gets another shape, during some frames. */
const unrest = (page: Page) =>
  page.locator("board-game").evaluate(async (board) => {
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(board, { attributeFilter: ["class"] });
    const stage = board.shadowRoot?.querySelector(".stage");
    if (stage) observer.observe(stage, { attributeFilter: ["style", "class"] });
    for (let at = 0; at < 20; at++) await new Promise(requestAnimationFrame);
    changes += observer.takeRecords().length;
    observer.disconnect();
    return stage ? changes : -1;
  });

test("three boards in a frame come to rest in every size", async ({ page }) => {
  await page.goto("./embed.html#/tri-d-chess/replay/1. Nb3W");
  for (const [width, height] of [
    [1024, 768],
    [900, 768],
    [900, 690],
    [700, 900],
    [500, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => unrest(page), `${width} x ${height}`).toBe(0);
  }
});
