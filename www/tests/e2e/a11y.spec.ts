import { expect, test } from "@playwright/test";

import { BlindPlayer } from "./support/blind-player";
import { Board } from "./support/board";
import { fromMenu } from "./support/page";
import { contrast, paintedAt } from "./support/paint";
import { newGame, openForm } from "./support/play";
import { ROUTES, visit } from "./support/routes";

/** Whether a square has lines on it, so that it is told from others without colours. */
async function isLined(board: Board, cell: string): Promise<boolean> {
  const ground = await paintedAt(board, cell, 0.3);
  const inside = Array.from({ length: 20 }, (_, at) => 0.3 + at / 50);
  const painted = await Promise.all(inside.map((at) => paintedAt(board, cell, at)));
  return painted.some((colour) => contrast(colour, ground) > 2);
}

test("nothing is wider than a window of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await visit(page, route);
      expect(await wider()).toBe(0);
    });
  }
  for (const game of ["folky", "mixtour", "raindropchess"] as const) {
    const board = await newGame(page, game, {
      white: "A rather long name",
      black: "Another long one",
    });
    expect(await wider()).toBe(0);
    await expect(board.cell("a1")).toBeInViewport({ ratio: 1 });
    await expect(board.place(game === "mixtour" ? "e5" : "h8")).toBeInViewport({ ratio: 1 });
  }
  // Beside the name stands what chooses between plan and space.
  await page.setViewportSize({ width: 320, height: 568 });
  await newGame(page, "tri-d-chess", { white: "Kateřina Němcová", black: "Kateřina Němcová" });
  expect(await wider()).toBe(0);
});

test("a larger font of the browser enlarges the texts of boards", async ({ page }) => {
  const sizes = () =>
    page.locator("board-game").evaluate((element) => {
      const all = [...(element.shadowRoot?.querySelectorAll<HTMLElement>(".board *") ?? [])];
      const texts = all.filter((one) => one.innerText?.trim() && one.checkVisibility());
      return texts.map((one) => parseFloat(getComputedStyle(one).fontSize));
    });
  for (const game of ["folky", "raindropchess", "tri-d-chess"] as const) {
    await newGame(page, game);
    await expect.poll(sizes).not.toEqual([]);
    const before = await sizes();
    await page.evaluate(() => (document.documentElement.style.fontSize = "150%"));
    expect(await sizes(), game).toEqual(before.map((size) => size * 1.5));
    await page.reload();
  }
});

test("with forced colours the board is drawn in the colours of the system", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  for (const game of ["folky", "mixtour", "raindropchess"] as const) {
    const board = await newGame(page, game);
    await expect(board.cell("a1")).toBeVisible();
    // What is painted: more than one colour, so that something is to be seen.
    const colours = await page
      .locator("board-game canvas")
      .first()
      .evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0;
        const { width, height } = canvas;
        const copy = new OffscreenCanvas(width, height).getContext("2d");
        copy?.drawImage(canvas, 0, 0);
        const { data } = copy?.getImageData(0, 0, width, height) ?? { data: [] };
        const seen = new Set<number>();
        for (let at = 0; at + 3 < data.length; at += 4 * 97) {
          seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
        }
        return seen.size;
      });
    expect(colours).toBeGreaterThan(1);
  }
  expect(faults).toEqual([]);
});

test("dark squares are hatched as long as colours are forced, also from the middle of a game on", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  await expect.poll(() => isLined(board, "c5")).toBe(false);
  for (const forcedColors of ["active", "none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    await expect.poll(() => isLined(board, "c5"), forcedColors).toBe(forcedColors === "active");
    expect(await isLined(board, "c4")).toBe(false);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`with colours that are forced during a game, ${colorScheme}, all tiles have them`, async ({
    page,
  }) => {
    const board = await newGame(page, "animal-shogi", {
      position: "4k4/9/1ppp5/9/9/9/PPPPPPPPP/9/4K4 b P 1",
    });
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const ground = colorScheme === "light" ? 255 : 0;
    // Below its head and beside it, on tiles that are painted first and on copies of them.
    for (const cell of ["9g", "8g", "1g", "5i", "8c", "6c"]) {
      const apart = async () =>
        contrast(await paintedAt(board, cell, 0.8), [ground, ground, ground]);
      await expect.poll(apart, cell).toBeLessThan(1.5);
    }
    const tile = page.locator("board-game .near .token .body").first();
    await expect(tile).toHaveCSS("fill", `rgb(${ground}, ${ground}, ${ground})`);
  });

  test(`with forced colours, ${colorScheme}, White is light and the current move is read`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto(`./#/open?text=${encodeURIComponent("1. Vh7 Va3 2. h3 *")}`);
    await expect(page.getByRole("gridcell", { name: /^h3/ })).toBeVisible();
    // A dark square has lines, a light one has none.
    const board = new Board(page);
    for (const [cell, lines] of [
      ["c5", true],
      ["c4", false],
    ] as const) {
      await expect.poll(() => isLined(board, cell), cell).toBe(lines);
    }
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => {
          const value = getComputedStyle(element).getPropertyValue(name);
          const [red = 0, green = 0, blue = 0] = value.match(/\d+/g)?.map(Number) ?? [];
          return red + green + blue;
        }, property);
    for (const [white, black, property] of [
      ['.player[data-side="0"] .disc', '.player[data-side="1"] .disc', "background-color"],
      ["board-game .near .s0 .body", "board-game .far .s1 .body", "fill"],
    ] as const) {
      expect(await styleOf(white, property)).toBeGreaterThan(await styleOf(black, property));
    }
    // Text that is forced stands on a ground of its own.
    const current = page.locator("move-list [aria-current]");
    await expect(current).toHaveCSS("forced-color-adjust", "none");
    const ground = await styleOf("move-list [aria-current]", "background-color");
    const ink = await styleOf("move-list [aria-current]", "color");
    expect(Math.abs(ground - ink)).toBeGreaterThan(200);
  });
}

test("with forced colours one sees who is on turn, and what has the focus where it is chosen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await newGame(page, "mixtour");
  const dot = page.locator(".player .name[data-turn]").first();
  const drawn = await dot.evaluate((element) => {
    const { borderTopColor, borderTopWidth, inlineSize, blockSize } = getComputedStyle(
      element,
      "::after",
    );
    const ground = getComputedStyle(document.body).backgroundColor;
    return { seen: borderTopColor !== ground, borderTopWidth, inlineSize, blockSize };
  });
  expect(drawn).toEqual({
    seen: true,
    borderTopWidth: "4px",
    inlineSize: "8px",
    blockSize: "8px",
  });
  await fromMenu(page, "Table mode");
  await expect(page.locator(".half[data-turn]")).toHaveCSS("outline-style", "solid");
  await expect(page.locator(".half:not([data-turn])")).toHaveCSS("outline-style", "none");

  await page.goto("./#/settings");
  for (const [group, chosen] of [
    ["Board", ".looks > label:has(:checked)"],
    ["Language", ".segments > label:has(:checked)"],
  ] as const) {
    const fields = page.getByRole("group", { name: group, exact: true });
    await fields.getByRole("radio", { checked: true }).focus();
    await page.keyboard.press("Shift");
    await expect(fields.locator(chosen)).toHaveCSS("outline-width", "3px");
  }
});

test("FOLKY: the board in the accessible tree", async ({ page }) => {
  const board = await newGame(page, "folky");
  await expect(board.grid.getByRole("row")).toHaveCount(8);
  await expect(board.grid).toMatchAriaSnapshot(`
    - grid "Board, FOLKY®":
      - row:
        - gridcell "a8, black rook"
        - gridcell "b8, black knight"
        - gridcell "c8, black bishop"
        - gridcell "d8, empty"
        - gridcell "e8, empty"
        - gridcell "f8, black bishop"
        - gridcell "g8, black knight"
        - gridcell "h8, black rook"
      - row:
        - gridcell "a7, empty"
      - row:
        - gridcell "a6, empty, Black can place here"
        - gridcell "h6, empty, Black can place here"
      - row:
        - gridcell "a5, empty"
      - row:
        - gridcell "a4, empty"
      - row:
        - gridcell "a3, empty, White can place here"
        - gridcell "h3, empty, White can place here"
      - row:
        - gridcell "a2, empty"
      - row:
        - gridcell "a1, white rook"
        - gridcell "b1, white knight"
        - gridcell "c1, white bishop"
        - gridcell "d1, empty"
        - gridcell "e1, empty"
        - gridcell "f1, white bishop"
        - gridcell "g1, white knight"
        - gridcell "h1, white rook"
  `);
  await expect(page.getByRole("toolbar", { name: "White’s reserve" })).toMatchAriaSnapshot(`
    - toolbar "White’s reserve":
      - button "8 white pawns"
  `);
});

test("Mixtour: the board in the accessible tree", async ({ page }) => {
  const board = await newGame(page, "mixtour", {
    position: "5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,16 0,0 -",
  });
  await expect(board.grid).toMatchAriaSnapshot(`
    - grid "Board, Mixtour":
      - row:
        - gridcell "a5, empty"
        - gridcell "b5, empty"
        - gridcell "c5, empty"
        - gridcell "d5, empty"
        - gridcell "e5, empty"
      - row:
        - gridcell "a4, empty"
        - gridcell "b4, stack of 3, from the top black, white, white"
        - gridcell "c4, empty"
        - gridcell "d4, empty"
        - gridcell "e4, stack of 2, from the top black, white"
      - row:
        - gridcell "a3, empty"
        - gridcell "b3, empty"
        - gridcell "c3, white disc"
        - gridcell "d3, empty"
        - gridcell "e3, empty"
      - row:
        - gridcell "a2, empty"
        - gridcell "b2, empty"
        - gridcell "c2, empty"
        - gridcell "d2, black disc"
        - gridcell "e2, empty"
      - row:
        - gridcell "a1, empty"
        - gridcell "b1, empty"
        - gridcell "c1, empty"
        - gridcell "d1, empty"
        - gridcell "e1, stack of 2, from the top white, black"
  `);
  await board.place("e4").focus();
  await page.keyboard.press("Enter");
  await expect(board.cell("b4")).toHaveAccessibleName(/can be moved to, distance 3$/);
});

const ANNOUNCED = [
  {
    locale: "en-GB",
    start: "Start playing",
    folky: "White: rook from h1 to h7.",
    mixtour: ["White: a disc enters on c1.", "White: one from c1 onto c2. Height 2, white on top."],
  },
  {
    locale: "cs-CZ",
    start: "Začít hrát",
    folky: /^Bílý: věž z\sh1 na h7\./,
    mixtour: ["Bílý pokládá kámen na c1.", /^Bílý: jeden z\sc1 na c2\. Výška 2, nahoře bílý\./],
  },
] as const;

for (const { locale, start, folky, mixtour } of ANNOUNCED) {
  test.describe(`announcements, ${locale}`, () => {
    test.use({ locale });

    test("every move is said", async ({ page }) => {
      const play = async (...cells: readonly string[]) => {
        for (const cell of cells) {
          await page.locator(`[data-cell="${cell}"]`).focus();
          await page.keyboard.press("Enter");
        }
      };
      const said = (text: string | RegExp) =>
        expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
      await openForm(page, "folky");
      await page.getByRole("button", { name: start }).click();
      await play("h1", "h7");
      await said(folky);
      await openForm(page, "mixtour");
      await page.getByRole("button", { name: start }).click();
      await play("c1");
      await said(mixtour[0]);
      await play("c2", "c1", "c2");
      await said(mixtour[1]);
    });
  });
}

test("FOLKY: a game of one who sees nothing but the accessible tree", async ({ page }) => {
  await newGame(page, "folky");
  const player = new BlindPlayer(page);
  for (let ply = 0; ply < 8; ply++) await player.move();
  expect(player.heard).toHaveLength(8);
});

test("Mixtour: a game of one who sees nothing but the accessible tree", async ({ page }) => {
  await newGame(page, "mixtour");
  const player = new BlindPlayer(page);
  for (let ply = 0; ply < 8; ply++) await player.move();
  expect(player.heard).toHaveLength(8);
});

test("Raindropchess: a game of one who sees nothing but the accessible tree", async ({ page }) => {
  await newGame(page, "raindropchess");
  const player = new BlindPlayer(page);
  // Who is in check by the cards of this game moves and turns none.
  const turn = page.getByRole("button", { name: /^Turn a card/ });
  const inCheck = page.getByText("is in check and has to move");
  for (let ply = 0; ply < 4; ply++) {
    await expect(turn.or(inCheck).first()).toBeVisible();
    if (await turn.isVisible()) await turn.click();
    await player.move();
  }
  expect(player.heard).toHaveLength(4);
});

test("the skip link leads to the content, the language follows, titles name the page", async ({
  page,
}) => {
  await page.goto("./#/settings");
  await expect(page).toHaveTitle("Settings · Klubovna");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("radio", { name: "Čeština" }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await expect(page).toHaveTitle("Nastavení · Klubovna");
});

test("the account of accessibility is a link away from the settings", async ({ page }) => {
  await page.goto("./#/settings");
  await page.getByRole("link", { name: "How accessible Klubovna is" }).click();
  const chapter = page.getByRole("heading", { name: "Accessibility", exact: true });
  await expect(chapter).toBeFocused();
  await expect(chapter).toBeInViewport();
});
