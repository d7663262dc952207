import { expect, type Page, test } from "@playwright/test";

import { boxOf } from "./support/board";
import { clubPage } from "./support/club-page";
import { expectAccessible } from "./support/axe";
import { countFrames, settled } from "./support/frames";
import { expectSeen } from "./support/page";
import { newGame } from "./support/play";
import { expectResult } from "./support/result";
import { DRAWN, expectSame, inSpace, openSpace, pointOf, pose, shown } from "./support/space";
import { byKeyboard, byMouse, play, triD } from "./support/trid";
import { CASTLE_TO_MATE, RIDE } from "./support/trid-games";

test("castling, board moves and a delayed promotion up to mate, in space", async ({ page }) => {
  const board = await triD(page, CASTLE_TO_MATE.position);
  await openSpace(board);
  await expectSame(board);
  for (const { presses, on } of CASTLE_TO_MATE.moves) {
    await play(board, inSpace(board), ...presses);
    for (const [cell, what] of Object.entries(on)) await board.expectOn(cell, what);
    await expectSame(board);
  }
  await expectResult(page, CASTLE_TO_MATE.result);
});

test("all men of both sides can be taken from where they are seen", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  await openSpace(board, "Space");
  // Pawns, a knight behind pawns and below a board, and the answers from the other side.
  // From the front the king hides the knight that stands below him.
  await page.getByRole("button", { name: "Side", exact: true }).click();
  for (const [from, to] of [
    ["b2W", "b4N"],
    ["b7B", "b5B"],
    ["c2W", "c4N"],
    ["c7B", "c6B"],
    ["d1W", "c3N"],
  ] as const) {
    await play(board, inSpace(board), from, to);
    await expectSame(board);
  }
  await board.expectOn("c3N", "white knight");
  await board.expectOn("c6B", "black pawn");
});

test("what is chosen in one picture is chosen in the other", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  await openSpace(board);
  await play(board, byMouse(board), "b2W");
  await expectSame(board);
  await expect.poll(async () => (await shown(page)).marks).toContain("selected b2W");
  await play(board, inSpace(board), "b4N");
  await board.expectOn("b4N", "white pawn");
  await play(board, inSpace(board), "c7B");
  await expect(board.place("c7B")).toHaveAttribute("aria-selected", "true");
  await play(board, byMouse(board), "c6B");
  await board.expectOn("c6B", "black pawn");
  await expectSame(board);
});

test("Escape lays down what was taken up in space", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  await openSpace(board, "Space");
  await play(board, inSpace(board), "b2W");
  await expect.poll(async () => (await shown(page)).marks).toContain("selected b2W");
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await shown(page)).marks).not.toContain("selected b2W");
});

test("what is pointed at lights up in the other picture, with its column", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  await openSpace(board);
  const at = await pointOf(page, "b4W");
  await page.mouse.move(at.x, at.y);
  await expect(board.place("b4N")).toHaveClass(/lens/);
  await board.place("c3W").hover();
  await expect.poll(async () => (await shown(page)).marks).toContain("lens c3N");
});

test("a stand is dragged in space, and its board comes along with its passenger", async ({
  page,
}) => {
  const board = await triD(page, RIDE);
  await openSpace(board, "Space");
  await play(board, inSpace(board), { drag: ["QL1", "QL3"] });
  await board.expectOn("z3QL3", "white pawn");
  const { boards, pieces } = await shown(page);
  expect(boards).toContain("QL3");
  expect(boards).not.toContain("QL1");
  expect(pieces).toContainEqual({ cell: "z3QL3", kind: "pawn", side: 0 });
});

test("with the plan out of sight the keyboard still plays, and the focus is seen in space", async ({
  page,
}) => {
  const board = await newGame(page, "tri-d-chess");
  await openSpace(board, "Space");
  await play(board, byKeyboard(board), "b2W");
  await expect.poll(async () => (await shown(page)).marks).toContain("focus b2W");
  await play(board, byKeyboard(board), "b4N");
  await board.expectOn("b4N", "white pawn");
  await expectSame(board);
});

test("why something cannot be done is said where it was tried", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  await openSpace(board, "Space");
  await play(board, inSpace(board), "QL1");
  const reason = page.locator(".space [data-float] p");
  await expect(reason).toHaveText(/There are 4 pieces on the board at QL1/);
  const [box, at] = [await reason.boundingBox(), await pointOf(page, "QL1")];
  expect(Math.abs((box?.y ?? 0) - at.y)).toBeLessThan(200);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("an idle view in space asks for no frame at all", async ({ page }) => {
    await countFrames(page);
    const board = await triD(page, RIDE);
    await openSpace(board);
    const moved = await settled(page);
    await play(board, inSpace(board), "QL1", "QL3");
    await board.expectOn("z3QL3", "white pawn");
    // The board is seen moving.
    const before = await settled(page);
    expect(before).toBeGreaterThan(moved + 5);
    await page.evaluate(() => new Promise((later) => setTimeout(later, 1000)));
    expect(await settled(page)).toBe(before);
  });
});

test("the camera turns, comes nearer, looks from its places and goes home", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  await openSpace(board, "Space");
  const home = await pose(page);
  const box = await page.locator(".space canvas").boundingBox();
  if (!box) throw new Error("no canvas");
  const corner = { x: box.x + 20, y: box.y + 20 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x + 120, corner.y + 30, { steps: 4 });
  await page.mouse.up();
  const turned = await pose(page);
  expect(turned.azimuth).toBeLessThan(home.azimuth - 0.5);
  expect(turned.elevation).toBeGreaterThan(home.elevation);
  // It stops with the hand.
  expect(await pose(page)).toEqual(turned);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await pose(page)).zoom).toBeLessThan(1);
  await page.mouse.dblclick(corner.x, corner.y);
  await expect.poll(() => pose(page)).toEqual(home);
  await page.getByRole("button", { name: "Above", exact: true }).click();
  await expect.poll(async () => (await pose(page)).elevation).toBeGreaterThan(1.5);
  await board.place("b2W").focus();
  await page.keyboard.press("2");
  await expect.poll(async () => Math.cos((await pose(page)).azimuth)).toBeLessThan(0);
  await page.keyboard.press("0");
  await expect.poll(() => pose(page)).toEqual(home);
});

test("what draws in space is loaded when it is opened, and the choice is remembered", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const board = await newGame(page, "tri-d-chess");
  const drawing = () => page.evaluate(() => "__THREE__" in window);
  expect(await drawing()).toBe(false);
  const before = scripts.length;
  await openSpace(board, "Space");
  expect(scripts.length).toBeGreaterThan(before);
  expect(await drawing()).toBe(true);
  await page.reload();
  await expect(page.locator(".space canvas")).toBeVisible(DRAWN);
  await expect(page.getByRole("button", { name: "Space", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

/** A browser without WebGL. */
const noSpace = (page: Page) =>
  page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...wanted: unknown[]
    ) {
      if (String(wanted[0]).startsWith("webgl")) return null;
      return Reflect.apply(real, this, wanted) as RenderingContext | null;
    } as typeof real;
  });

test("where the browser cannot draw in space, it says so and the plan plays on", async ({
  page,
}) => {
  await noSpace(page);
  const board = await newGame(page, "tri-d-chess");
  // What is said of it moves nothing.
  const places = () =>
    Promise.all(
      [board.place("a1W"), page.getByRole("button", { name: "More" })].map((one) => boxOf(one)),
    );
  const before = await places();
  await page.getByRole("button", { name: "Both", exact: true }).click();
  await expectSeen(page, /cannot draw in space here/);
  expect(await places()).toEqual(before);
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(page.getByText(/cannot draw in space here/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Plan", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await play(board, byMouse(board), "b2W", "b4N");
  await board.expectOn("b4N", "white pawn");
});

test("what is said of the missing view beside a diagram is seen whole", async ({ page }) => {
  await noSpace(page);
  await clubPage(
    page,
    `<board-game game="tri-d-chess" mode="diagram" levels="space"></board-game>`,
  );
  await expectSeen(page, /cannot draw in space here/);
  // Nothing reaches out of what is left out of sight as a whole.
  const bottoms = page.locator("board-game :is(.settled, .space-fault)");
  await expect(bottoms).toHaveCount(2);
  const [whole = 0, said = 0] = await bottoms.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().bottom),
  );
  expect(said).toBeLessThanOrEqual(whole);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText(/cannot draw in space here/)).toHaveCount(0);
});

test("what is said of the missing view covers no board and no button for another view", async ({
  page,
}) => {
  await noSpace(page);
  await newGame(page, "tri-d-chess");
  await page.getByRole("button", { name: "Space", exact: true }).click();
  await expectSeen(page, /cannot draw in space here/);
  const covered = () =>
    page.evaluate(() => {
      const root = document.querySelector("board-game")?.shadowRoot;
      const said = root?.querySelector(".space-fault")?.getBoundingClientRect();
      const cells = [
        ...(root?.querySelectorAll<HTMLElement>("[data-cell], [data-picture]:is(button)") ?? []),
      ];
      if (!said?.height || cells.length < 64) return null;
      return cells.flatMap((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        const beside = right <= said.left || said.right <= left;
        const apart = bottom <= said.top || said.bottom <= top;
        return beside || apart ? [] : (cell.dataset["cell"] ?? cell.dataset["picture"]);
      });
    });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(covered, `${width} x ${height}`).toEqual([]);
  }
});

test("what draws in space is asked for before the rules are there", async ({ page }) => {
  const board = await newGame(page, "tri-d-chess");
  await openSpace(board, "Space");
  let asked = () => {};
  const drawing = new Promise<void>((resolve) => (asked = resolve));
  page.on("response", (response) => {
    if (!/space-.*\.js$/.test(response.url())) return;
    const known = response.text().then((text) => text.includes("WebGLRenderer") && asked());
    known.catch(() => undefined);
  });
  // The rules wait for it: were it asked for after them, nothing would ever come.
  await page.route("**/*.wasm", async (route) => {
    await drawing;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator(".space canvas")).toBeVisible(DRAWN);
});

test.describe("with colours that a person needs", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("there is the plan alone", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("klubovna-settings", JSON.stringify({ levels: "space" }));
    });
    const board = await newGame(page, "tri-d-chess");
    await expect(page.getByRole("button", { name: "Space", exact: true })).toBeHidden();
    await expect(page.locator(".space canvas")).toHaveCount(0);
    await play(board, byMouse(board), "b2W", "b4N");
    await board.expectOn("b4N", "white pawn");
  });
});

for (const picture of ["Space", "Both"] as const) {
  test(`the page has no faults of accessibility with ${picture.toLowerCase()}`, async ({
    page,
  }) => {
    await openSpace(await newGame(page, "tri-d-chess"), picture);
    await expectAccessible(page);
  });
}
