import { expect, type Page, test } from "@playwright/test";

import { type Board, boxOf, middleOf } from "./support/board";
import { countFlights, flights } from "./support/flights";
import { asked, countFrames, frames, settled } from "./support/frames";
import { Mouse } from "./support/mouse";
import { expectSeen } from "./support/page";
import { newGame } from "./support/play";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The reason is seen by the cell, and said to those who listen. */
async function expectRefusal(page: Page, reason: string | RegExp): Promise<void> {
  await expect(page.locator("[data-float] p")).toHaveText(reason);
  await expect(page.getByRole("alert").filter({ hasText: reason })).toHaveCount(1);
}

test("an idle board asks for no frame at all", async ({ page }) => {
  await countFrames(page);
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  const before = await settled(page);
  // A second in which nobody does anything.
  await page.evaluate(() => new Promise((later) => setTimeout(later, 1000)));
  expect(await asked(page)).toBe(before);
});

test("a move by clicks is seen moving, one by drag is there at once", async ({ page }) => {
  await countFlights(page);
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await mouse.click(await board.middle("b1"));
  await mouse.click(await board.middle("c3"));
  await board.expectOn("c3", "white knight");
  await expect.poll(() => flights(page)).toEqual({ begun: 1, left: 0 });
  await mouse.play("b8c6", "drag", "Black");
  await board.expectOn("c6", "black knight");
  await frames(page);
  expect(await flights(page)).toEqual({ begun: 1, left: 0 });
});

test("while a piece flies, no script runs for a frame of it", async ({ page }) => {
  await countFlights(page);
  await countFrames(page);
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await settled(page);
  await mouse.click(await board.middle("b1"));
  await mouse.click(await board.middle("c3"));
  const before = await asked(page);
  await expect.poll(() => flights(page)).toEqual({ begun: 1, left: 0 });
  // What begins it and what puts the piece down, and no more: a frame each would be a dozen.
  expect((await settled(page)) - before).toBeLessThan(6);
  await board.expectOn("c3", "white knight");
});

test("a move that comes while another one flies takes its place", async ({ page }) => {
  await countFlights(page);
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "drag", "White");
  await mouse.play("b8c6", "drag", "Black");
  await board.expectOn("c6", "black knight");
  // What has not been painted yet cannot fly back.
  await frames(page);
  const most = await page.evaluate(async () => {
    const element = document.querySelector("board-game");
    const { seen } = window as unknown as { seen: readonly Element[] };
    let together = 0;
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"]) {
      const begun = seen.length;
      element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
      // Keys for which a busy page has no time are answered together.
      while (seen.length === begun) {
        await new Promise((painted) => requestAnimationFrame(painted));
      }
      const flying = element?.shadowRoot?.querySelectorAll(".flyer").length ?? 0;
      together = Math.max(together, flying);
    }
    return together;
  });
  expect(most).toBe(1);
  await board.expectOn("c6", "black knight");
  await expect.poll(() => flights(page)).toEqual({ begun: 4, left: 0 });
});

test("with reduced motion nothing moves by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countFlights(page);
  const board = await newGame(page, "folky");
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  await frames(page);
  expect(await flights(page)).toEqual({ begun: 0, left: 0 });
});

test("the press selects, not the release", async ({ page }) => {
  const board = await newGame(page, "folky");
  const { x, y } = await board.middle("b1");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(board.place("b1")).toHaveAttribute("aria-selected", "true");
  await expect(board.targets()).toHaveCount(3);
  await page.mouse.up();
  await expect(board.place("b1")).toHaveAttribute("aria-selected", "true");
});

/** Ways to take back what is half done; each begins with the knight on b1. */
const CANCELS: readonly (readonly [
  name: string,
  gesture: (mouse: Mouse, board: Board, page: Page) => Promise<void>,
])[] = [
  [
    "Escape after a click",
    async (mouse, board, page) => {
      await mouse.click(await board.middle("b1"));
      await page.keyboard.press("Escape");
    },
  ],
  [
    "a second click",
    async (mouse, board) => {
      const at = await board.middle("b1");
      await mouse.click(at);
      await mouse.click(at);
    },
  ],
  [
    "the right button during a drag",
    async (_mouse, board, page) => {
      const [from, to] = [await board.middle("b1"), await board.middle("c3")];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.down({ button: "right" });
      await page.mouse.up({ button: "right" });
      await page.mouse.up();
    },
  ],
  [
    "a drop outside",
    async (mouse, board) => {
      const { x, y } = await board.middle("a1");
      await mouse.drag(await board.middle("b1"), { x: x - 120, y });
    },
  ],
  [
    "a drop back where it came from",
    async (_mouse, board, page) => {
      const [from, to] = [await board.middle("b1"), await board.middle("c3")];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.move(from.x, from.y);
      await page.mouse.up();
    },
  ],
  [
    "a click on another square that cannot be reached",
    async (mouse, board) => {
      await mouse.click(await board.middle("b1"));
      await mouse.click(await board.middle("e5"));
    },
  ],
  [
    "a press on the tray and a second one",
    async (mouse, board) => {
      const tray = await middleOf(board.reserve("White"));
      await mouse.click(tray);
      await mouse.click(tray);
    },
  ],
];

for (const [name, gesture] of CANCELS) {
  test(`takes back what is half done: ${name}`, async ({ page }) => {
    const board = await newGame(page, "folky");
    await gesture(new Mouse(board), board, page);
    await expect(board.targets()).toHaveCount(0);
    await expect(board.grid.getByRole("gridcell", { selected: true })).toHaveCount(0);
    await expect(board.reserve("White")).toHaveAttribute("aria-pressed", "false");
    await board.expectOn("b1", "white knight");
    await expectSeen(page, "White moves a piece or places a pawn");
  });
}

test("a trembling hand still clicks", async ({ page }) => {
  const board = await newGame(page, "folky");
  const { x, y } = await board.middle("b1");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + 1);
  await page.mouse.up();
  await expect(board.place("b1")).toHaveAttribute("aria-selected", "true");
});

test("what cannot be done says why, and where the rules say so", async ({ page }) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await mouse.drag(await board.middle("a1"), await board.middle("b3"));
  await expectRefusal(page, "A rook moves along its rank or file.");
  await page.getByRole("link", { name: /^Why\? Rule\s3\.1/ }).click();
  await expect(page).toHaveURL(/#\/rules\/folky\/r-3-1$/);
  await page.goBack();
  await expect(page.locator("rules-page")).toHaveCount(0);
  await board.expectOn("a1", "white rook");
  await mouse.click(await board.middle("b4"));
  await expectRefusal(page, /a pawn needs three\.$/);
  await board.expectOn("a1", "white rook");
});

test("Mixtour: the distance that a move must have is told", async ({ page }) => {
  const board = await newGame(page, "mixtour", {
    position: "5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,16 0,0 -",
  });
  const mouse = new Mouse(board);
  await mouse.drag(await mouse.grip("b4", 3), await board.middle("e4"));
  await expectRefusal(
    page,
    /The distance has to be exactly 2, because the stack on e4 is 2 high\./,
  );
  await mouse.drag(await mouse.grip("e1", 2), await board.middle("b4"));
  await expectRefusal(page, /stands in the way from e1 to b4\./);
});

test("Mixtour: what is said of a high stack does not cover it", async ({ page }) => {
  const board = await newGame(page, "mixtour", {
    position: "5/5/1,wbwb,3/5/4,w w 17,18 0,0 -",
  });
  const mouse = new Mouse(board);
  await mouse.click(await mouse.grip("b3", 4));
  await expectRefusal(page, /^This stack cannot move\./);
  // The number on its top, which is above the cell while it is fanned out.
  const cell = await boxOf(board.place("b3"));
  const [x, y] = [cell.x + cell.width / 2, cell.y - cell.height / 10];
  const said = await boxOf(page.locator("[data-float] p"));
  const covered = x > said.x && x < said.x + said.width && y > said.y && y < said.y + said.height;
  expect(covered).toBe(false);
});

test("after it has loaded, a game asks the network for nothing", async ({ page }) => {
  // What a page at rest loads ahead is the last.
  const ahead = ["at-rest", "worker"].map((name) =>
    page.waitForEvent("requestfinished", (request) => request.url().includes(`/assets/${name}-`)),
  );
  const board = await newGame(page, "folky");
  await Promise.all(ahead);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "drag", "White");
  await mouse.play("b8c6", "click", "Black");
  await mouse.drag(await board.middle("a1"), await board.middle("b3"));
  await page.keyboard.press("f");
  await frames(page);
  await board.expectOn("c6", "black knight");
  expect(requests).toEqual([]);
});

test("no request ever leaves for another host", async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  for (const address of [
    "#/",
    "#/new/folky",
    "#/rules/mixtour",
    "#/open",
    "#/settings",
    "#/about",
  ]) {
    await page.goto(`./${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const { origin } = new URL(baseURL ?? "");
  const foreign = requests.filter((url) => !url.startsWith(origin) && !url.startsWith("data:"));
  expect(foreign).toEqual([]);
});

test("circles and arrows are drawn with the right button, and a press wipes them", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const [from, to] = [await board.middle("b1"), await board.middle("c3")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button: "right" });
  expect(await board.drawings()).toEqual([{ from: "b1", to: "c3", colour: 0 }]);
  await board.expectOn("b1", "white knight");
  await new Mouse(board).click(from);
  expect(await board.drawings()).toEqual([]);
  // What was only out of the way comes back.
  await page.keyboard.press("Escape");
  expect(await board.drawings()).toEqual([{ from: "b1", to: "c3", colour: 0 }]);
  await new Mouse(board).click(await board.middle("e4"));
  expect(await board.drawings()).toEqual([]);
});

test("what is drawn is there again when the page is loaded again, with its position", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  const circled = async (cell: string) => {
    const { x, y } = await board.middle(cell);
    await page.mouse.click(x, y, { button: "right" });
  };
  await circled("a1");
  await mouse.play("b1c3", "drag", "White");
  await circled("c3");
  await page.reload();
  await board.expectOn("c3", "white knight");
  await expect.poll(() => board.drawings()).toEqual([{ from: "c3", to: "c3", colour: 0 }]);
  await page.goBack();
  await page.goForward();
  await board.expectOn("c3", "white knight");
  await expect.poll(() => board.drawings()).toEqual([{ from: "c3", to: "c3", colour: 0 }]);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => board.drawings()).toEqual([{ from: "a1", to: "a1", colour: 0 }]);
});

test("drawings stay with their position until a click beside the pieces wipes them", async ({
  page,
}) => {
  const board = await newGame(page, "folky");
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "drag", "White");
  const { x, y } = await board.middle("c3");
  await page.mouse.click(x, y, { button: "right" });
  const circle = { from: "c3", to: "c3", colour: 0 };
  expect(await board.drawings()).toEqual([circle]);
  await mouse.play("b8c6", "click", "Black");
  await board.expectOn("c6", "black knight");
  expect(await board.drawings()).toEqual([]);
  await page.keyboard.press("ArrowLeft");
  expect(await board.drawings()).toEqual([circle]);
  await mouse.click(await board.middle("e8"));
  expect(await board.drawings()).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  expect(await board.drawings()).toEqual([]);
});
