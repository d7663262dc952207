import { expect, type Page, test } from "@playwright/test";

import type { BoardGameElement } from "../../src/board";
import { Board } from "./support/board";
import { clubPage, ready, told } from "./support/club-page";
import { Mouse } from "./support/mouse";

/** What a method of the first board answers, or the code and the words that it rejects with. */
const call = <T>(page: Page, run: (board: BoardGameElement) => Promise<T>): Promise<T> =>
  page.locator("board-game").first().evaluate(run);

const refusal = (page: Page, run: (board: BoardGameElement) => Promise<unknown>) =>
  page
    .locator("board-game")
    .first()
    .evaluate(async (board, text) => {
      try {
        await new Function("board", `return (${text})(board)`)(board);
        return null;
      } catch (thrown) {
        const { code, message, problem } = thrown as Record<string, string>;
        return { code, message, problem: typeof problem };
      }
    }, run.toString());

test("a page loads, plays and looks at a game, and asks for its record", async ({ page }) => {
  // Nobody waits for the board: methods do.
  await clubPage(page, `<board-game game="folky" lang="en"></board-game>`);
  const first = await call(page, async (board) => {
    await board.load({ game: "folky", record: "1. Rh7 Ra3 2. h3", mode: "replay" });
    return [await board.position(), await board.record()];
  });
  expect(first[0]).toMatch(/^rnb2bnr\/8/);
  expect(first[1]).toMatch(/^\[Klubovna "1"\][^]*1\. Rh7 Ra3 2\. h3/);
  const board = new Board(page);
  await board.expectOn("h1", "white rook");
  // A page that reports a game adds a move at its end.
  const move = await call(page, (board) => board.play("a6"));
  expect(move).toMatchObject({ via: "program", ply: 4 });
  await board.expectOn("a6", "black pawn");
  const places = await call(page, async (board) => [
    await board.goTo(1),
    await board.goTo("start"),
    await board.goTo("end"),
    await board.goTo({ node: 2 }),
  ]);
  expect(places.map(({ ply }) => ply)).toEqual([1, 0, 4, 2]);
  expect(places[3]?.node).toBe(2);
  const events = (await told(page)).map(({ type }) => type);
  expect(events.filter((type) => type === "bg-move")).toHaveLength(1);
  expect(events.filter((type) => type === "bg-navigate").length).toBeGreaterThanOrEqual(4);
  expect(await call(page, (board) => board.record("cs"))).toContain("1. Vh7 Va3");
});

test("a loaded game stays until the page sets an attribute that says another", async ({ page }) => {
  await clubPage(page, `<board-game game="folky" lang="en"></board-game>`);
  const board = new Board(page);
  await call(page, (board) => board.load({ game: "mixtour" }));
  await board.expectOn("c3", "empty");
  await new Mouse(board).play("c3", "click", "White");
  await page.locator("board-game").evaluate((element) => element.setAttribute("lang", "cs"));
  await expect(page.getByRole("gridcell", { name: /^c3, bílý kámen/ })).toHaveCount(1);
  // The same once more begins a new game.
  await call(page, (board) => board.load({ game: "mixtour" }));
  await expect(page.getByRole("gridcell", { name: /^c3, prázdné/ })).toHaveCount(1);
  await page.locator("board-game").evaluate((board) => {
    (board as BoardGameElement).game = "animal-shogi";
    (board as BoardGameElement).lang = "en";
  });
  await expect(page.locator("board-game").getByRole("gridcell", { name: /^5i/ })).toHaveCount(1);
});

test("what is wrong with a call is thrown in words, and nothing else happens", async ({ page }) => {
  await clubPage(page, `<board-game game="folky" lang="en"></board-game>`);
  const board = new Board(page);
  await ready(page);
  await new Mouse(board).play("b1c3", "click", "White");
  const refused = (run: Parameters<typeof refusal>[1]) => refusal(page, run);
  const wrong = { problem: "object" };
  expect(await refused((board) => board.play("Ne5"))).toEqual({
    ...wrong,
    code: "folky-none-reaches",
    message: expect.stringContaining("No knight can go to e5"),
  });
  expect(await refused((board) => board.play(7 as never))).toEqual({
    ...wrong,
    code: "api-argument",
    message: "play cannot take “7”. Accepted: Rh7, b1c3 ….",
  });
  expect(await refused((board) => board.goTo(9))).toMatchObject({ code: "api-argument" });
  expect(await refused((board) => board.goTo({ node: 9 }))).toMatchObject({ code: "api-argument" });
  expect(await refused((board) => board.record("runes" as never))).toMatchObject({
    code: "api-argument",
  });
  for (const request of [
    null,
    { record: 5 },
    { level: "3" },
    { level: 1.5 },
    { onload: "alert(1)" },
  ]) {
    expect(
      await refusal(
        page,
        new Function("board", `return board.load(${JSON.stringify(request)})`) as never,
      ),
    ).toMatchObject({ code: expect.stringMatching(/^(api-argument|bad-attribute)$/) });
  }
  expect(await refused((board) => board.load({ mode: "watch" as never }))).toMatchObject({
    code: "bad-attribute",
  });
  expect(await refused((board) => board.load({ record: "1. Rh7", src: "game.txt" }))).toMatchObject(
    { code: "api-several" },
  );
  expect(await refused((board) => board.load({ game: "chess" }))).toMatchObject({
    code: "unknown-game",
  });
  expect(await refused((board) => board.load({ record: `1. Rh7 {${"x".repeat(5e7)}}` }))).toEqual({
    ...wrong,
    code: "record-too-long",
    message: expect.stringContaining("longer than a record can be"),
  });
  await board.expectOn("c3", "white knight");
  // The last of two calls has its way, and the other one hears of it.
  const two = await call(page, (board) =>
    Promise.allSettled([
      board.load({ game: "mixtour" }),
      board.load({ position: "rnb2bnr/8/8/8/8/8/8/RNB2BNR b 0 1" }),
    ]),
  );
  expect(two.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  await board.expectOn("c3", "empty");
});

test("a written move is not made in a position that its writer has not seen", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  await page.route(/\/typed-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await clubPage(page, `<board-game game="mixtour" lang="en"></board-game>`);
  const board = new Board(page);
  await ready(page);
  await board.cell("a1").focus();
  await page.keyboard.type("c4");
  const asked = page.waitForRequest(/\/typed-[^/]*\.js$/);
  await page.keyboard.press("Enter");
  await asked;
  await new Mouse(board).play("c3", "click", "White");
  letGo();
  await expect(page.getByText("The board has changed in the meantime.").first()).toBeAttached();
  await board.expectOn("c4", "empty");
  expect((await told(page)).filter(({ type }) => type === "bg-move")).toHaveLength(1);
});

test("a page calls off moves of people before they are made, however they are entered", async ({
  page,
}) => {
  await clubPage(page, `<board-game game="folky" lang="en"></board-game>`);
  await page.evaluate(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    addEventListener("bg-before-move", (event) => {
      asked.push(event.detail);
      if (event.detail.code !== "g1f3") event.preventDefault();
    });
  });
  const board = new Board(page);
  await ready(page);
  const mouse = new Mouse(board);
  await mouse.play("b1c3", "click", "White");
  await mouse.play("b1c3", "drag", "White");
  await board.expectOn("b1", "white knight");
  await board.cell("a1").focus();
  await page.keyboard.type("Nc3");
  await page.keyboard.press("Enter");
  const asked = () => page.evaluate(() => (window as unknown as { asked: object[] }).asked);
  const said = { code: "b1c3", side: 0, ply: 1, position: expect.stringMatching(/ w 0 1$/) };
  await expect.poll(asked).toEqual([
    { ...said, via: "click" },
    { ...said, via: "drag" },
    { ...said, via: "text" },
  ]);
  expect((await told(page)).map(({ type }) => type)).not.toContain("bg-move");
  await page.keyboard.press("Escape");
  // The page's own moves need nobody's leave.
  await call(page, (board) => board.play("b1c3"));
  await board.expectOn("c3", "white knight");
  expect(await asked()).toHaveLength(3);
});

test("a board that is made by a script is used before it is on the page", async ({ page }) => {
  await clubPage(page, `<board-game game="mixtour"></board-game>`);
  await ready(page);
  const heard = await page.evaluate(async () => {
    const board = document.createElement("board-game") as HTMLElement as BoardGameElement;
    board.game = "folky";
    board.flipped = true;
    board.coordinates = false;
    board.position = "rnb2bnr/8/8/8/8/8/8/RNB2BNR b 0 1";
    const position = board.position();
    const loaded = board.load({ game: "mixtour", mode: "diagram" });
    document.body.append(board);
    await loaded;
    const { attributes } = board;
    return {
      loaded: await position,
      attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      bare: board.bare,
      flipped: board.flipped,
      mode: board.mode,
    };
  });
  expect(heard).toEqual({
    loaded: expect.stringMatching(/^5\/5\/5\/5\/5 w/),
    attributes: {
      game: "folky",
      flipped: "true",
      coordinates: "false",
      position: "rnb2bnr/8/8/8/8/8/8/RNB2BNR b 0 1",
    },
    bare: false,
    flipped: true,
    mode: null,
  });
});

test("what a page sets before the script has come holds, and so does what it sets later", async ({
  page,
}) => {
  await clubPage(
    page,
    `<script>
      const board = document.createElement("board-game");
      board.game = "mixtour";
      board.flipped = true;
      document.body.append(board);
    </script>`,
  );
  await ready(page);
  const read = (board: BoardGameElement) => [board.getAttribute("game"), board.flipped];
  expect(await page.locator("board-game").evaluate(read)).toEqual(["mixtour", true]);
  await call(page, async (board) => (board.game = "folky"));
  await new Board(page).expectOn("a1", "white rook");
});

test("a game that a page loads is there although the page dresses it, and stays as it was asked for", async ({
  page,
}) => {
  await clubPage(page, `<board-game game="mixtour" level="1" lang="en"></board-game>`);
  await ready(page);
  await call(page, async (board) => {
    board.addEventListener("bg-ready", () => (board.caption = "Round 2"));
    await board.load({ game: "folky", record: "1. Rh7 Ra3 2. h3", level: undefined } as never);
  });
  // A level that was not named is that of the attribute.
  const record = () => call(page, (board) => board.record());
  await expect.poll(record).toMatch(/2\. h3 \S{2,} \*/);
  await call(page, async (board) => {
    await board.load({ game: "folky", record: "1. Rh7 Ra3 2. h3", mode: "replay" });
    board.lang = "cs";
  });
  await expect(page.getByRole("gridcell", { name: /^h1, bílá věž/ })).toHaveCount(1);
  await expect(page.locator("board-game").getByRole("button", { name: /^Vh7/ })).toHaveCount(1);
});

test("a page dresses the parts of a board", async ({ page }) => {
  const dress = ["board", "caption", "status", "navigation", "moves"]
    .map((name, at) => `board-game::part(${name}) { outline: ${at + 1}px solid }`)
    .join("");
  await clubPage(
    page,
    `<style>${dress}</style>
     <board-game game="folky" mode="replay" caption="Final">1. Rh7 Ra3</board-game>`,
  );
  await ready(page);
  for (const [at, inner] of [".stage", ".caption", ".status", ".bar", ".moves"].entries()) {
    await expect(page.locator(inner)).toHaveCSS("outline-width", `${at + 1}px`);
  }
});
