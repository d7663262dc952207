import { expect, test } from "@playwright/test";

import type { BoardGame } from "../../src/board";
import { Board, boxOf } from "./support/board";
import { clubPage, ready, told } from "./support/club-page";
import { FOLKY_REPETITION } from "./support/games";
import { Mouse } from "./support/mouse";

const MOVES = "1. Rh7 Ra3 2. h3 a6 {Both have placed.} 3. Bf4 *";

const types = async (page: Parameters<typeof told>[0]) =>
  (await told(page)).map(({ type }) => type);

/** What is painted at a point of the window: red, green, blue, alpha. */
const colourAt = (page: Parameters<typeof told>[0], x: number, y: number) =>
  page.evaluate(
    ([x, y]) => {
      const canvas = document.querySelector("board-game")?.shadowRoot?.querySelector("canvas");
      const { left, top, width } = canvas?.getBoundingClientRect() ?? new DOMRect();
      const scale = (canvas?.width ?? 0) / width;
      const at = [(x - left) * scale, (y - top) * scale] as const;
      const copy = new OffscreenCanvas(1, 1).getContext("2d");
      if (canvas) copy?.drawImage(canvas, -Math.floor(at[0]), -Math.floor(at[1]));
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
    },
    [x, y] as const,
  );

test("a game is played on somebody else's page", async ({ page }) => {
  await clubPage(page, `<board-game game="folky" mode="play"></board-game>`);
  const board = new Board(page);
  await ready(page);
  const mouse = new Mouse(board);
  for (const code of FOLKY_REPETITION) await mouse.play(code, "click", "White");
  await expect.poll(() => types(page)).toContain("bg-end");
  const events = await told(page);
  expect(events[0]).toEqual({ type: "bg-ready", detail: { game: "folky" } });
  expect(events.filter(({ type }) => type === "bg-move")).toHaveLength(FOLKY_REPETITION.length);
  expect(events.find(({ type }) => type === "bg-move")?.detail).toMatchObject({
    code: "b1c3",
    ply: 1,
    via: "click",
    position: expect.stringMatching(/^rnb2bnr\//),
  });
  expect(events.at(-1)).toEqual({
    type: "bg-end",
    detail: { winner: null, reason: "threefold" },
  });
});

test("a page sets the colours, and one that is none spoils no other", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const colours = "--bg-square-a: rgb(1, 200, 3); --bg-square-b: nothing like a colour";
  await clubPage(
    page,
    `<board-game game="folky" style="${colours}; color: rgb(9, 8, 7)"></board-game>`,
  );
  await ready(page);
  // The corners away from letters: a4 is light, a5 is dark, and both are empty.
  const corner = async (name: string) => {
    const { x, y } = await new Board(page).middle(name);
    return colourAt(page, x, y);
  };
  await expect.poll(() => corner("a4")).toEqual([1, 200, 3, 255]);
  expect(await corner("a5")).toEqual([9, 8, 7, 255]);
  expect(errors).toEqual([]);
});

test("nothing can be typed where nobody plays", async ({ page }) => {
  await clubPage(page, `<board-game game="folky" mode="replay">1. Rh7 Ra3 *</board-game>`);
  await ready(page);
  const cell = new Board(page).grid.getByRole("gridcell").first();
  // A board that is only looked at has the field for moves a moment after somebody comes to it.
  await expect(async () => {
    await cell.focus();
    await page.keyboard.type("Rh7");
    await page.keyboard.press("Enter");
    await expect(page.getByText("No move possible")).not.toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(await types(page)).not.toContain("bg-move");
});

test("the program plays the other side", async ({ page }) => {
  await clubPage(page, `<board-game game="mixtour" level="1"></board-game>`);
  const board = new Board(page);
  await ready(page);
  await new Mouse(board).play("c3", "click", "White");
  const made = async () => (await told(page)).filter(({ type }) => type === "bg-move");
  await expect.poll(async () => (await made()).length).toBe(2);
  const [mine, answer] = await made();
  expect(mine?.detail).toMatchObject({ code: "c3", via: "click", ply: 1 });
  expect(answer?.detail).toMatchObject({ via: "program", ply: 2 });
  // Now it is the person's turn again.
  await expect(board.grid.getByRole("gridcell", { disabled: false })).not.toHaveCount(0);
});

test("the program begins where the person has the other side", async ({ page }) => {
  await clubPage(page, `<board-game game="folky" level="2" flipped></board-game>`);
  await ready(page);
  const made = async () => (await told(page)).filter(({ type }) => type === "bg-move");
  await expect.poll(async () => (await made()).length).toBe(1);
  const a1 = await new Board(page).middle("a1");
  const a8 = await new Board(page).middle("a8");
  expect(a8.y).toBeGreaterThan(a1.y);
});

test("what is to be done and how it ended stand below the board, in the same room", async ({
  page,
}) => {
  await clubPage(page, `<board-game game="folky"></board-game>`);
  const board = new Board(page);
  await ready(page);
  const status = page.locator(".status");
  const height = () => page.locator("board-game").evaluate((element) => element.clientHeight);
  await expect(status).toContainText("White moves a piece or places a pawn");
  const before = await height();
  const undo = status.getByRole("button", { name: "Take back" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  const mouse = new Mouse(board);
  await mouse.play("g1f3", "click", "White");
  await expect(status).toContainText("Black moves a piece or places a pawn");
  await undo.click();
  await board.expectOn("g1", "white knight");
  for (const code of FOLKY_REPETITION) await mouse.play(code, "click", "White");
  await expect(status).toContainText("A draw. The same position for the third time");
  expect(await height()).toBe(before);
  await expect(undo).toHaveCount(0);
  await status.getByRole("button", { name: "New game" }).click();
  await expect(status).toContainText("White moves a piece or places a pawn");
  await board.expectOn("b1", "white knight");
  await mouse.play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
});

test("while the program thinks, that is said; a takeback is of a whole pair", async ({ page }) => {
  await clubPage(page, `<board-game game="mixtour" level="1"></board-game>`);
  const board = new Board(page);
  await ready(page);
  const status = page.locator(".status");
  await new Mouse(board).play("c3", "click", "White");
  await expect(status).toContainText("The computer is thinking…");
  await expect(status).toContainText(/^White/);
  await expect(page.locator(".player")).toHaveText(["Adam", "White"]);
  await status.getByRole("button", { name: "Take back" }).click();
  await expect(board.grid.getByRole("gridcell", { name: /empty/ })).toHaveCount(25);
});

test("a replay of tiles shows beside names where their tiles point", async ({ page }) => {
  const record = `[Klubovna "1"]\n[Game "animal-shogi"]\n[White "Anna"]\n[Black "Boris"]\n\n1. Ch-7f *\n`;
  await clubPage(
    page,
    `<board-game game="animal-shogi" mode="replay" src="game.txt"></board-game>`,
    {
      "game.txt": record,
    },
  );
  await ready(page);
  const players = page.locator(".player");
  await expect(players).toHaveText(["Boris", "Anna"]);
  const signs = players.evaluateAll((all) =>
    all.map((player) => {
      const { display, rotate } = getComputedStyle(player, "::before");
      return [display === "none", rotate];
    }),
  );
  expect(await signs).toEqual([
    [false, "180deg"],
    [false, "none"],
  ]);
});

test("a replay tells in words how the chicks fell", async ({ page }) => {
  const record = `[Klubovna "1"]\n[Game "animal-shogi"]\n[Options "begins=furigoma"]\n\n1. :chhhc Ch-3d 2. Ch-7f *\n`;
  await clubPage(
    page,
    `<board-game game="animal-shogi" mode="replay" src="game.txt"></board-game>`,
    {
      "game.txt": record,
    },
  );
  await ready(page);
  await expect(page.locator("board-game .moves button").first()).toHaveText("3 hens");
});

test("a replay names the players and says the result where it ends", async ({ page }) => {
  const record = `[Klubovna "1"]\n[Game "folky"]\n[White "Anna"]\n[Black "Boris"]\n[Result "1-0"]\n[Reason "resignation"]\n\n1. Rh7 Ra3 1-0\n`;
  const replay = (more: string, inside = "") =>
    `<board-game game="folky" mode="replay" src="game.txt" ${more}>${inside}</board-game>`;
  const files = { "game.txt": record };
  await clubPage(page, replay(""), files);
  await ready(page);
  const players = page.locator(".player");
  await expect(players).toHaveText(["Boris", "Anna"]);
  await page.getByRole("button", { name: "Flip the board" }).click();
  await expect(players).toHaveText(["Anna", "Boris"]);
  const result = page.locator(".status").getByText("White wins. Black resigned.");
  await expect(result).toHaveCount(0);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(result).toBeVisible();
  await expect(page.locator(".status").getByRole("button")).toHaveCount(0);
  // What the page says itself stands instead.
  await clubPage(page, replay("", `<b slot="near">Ann</b>`), files);
  await ready(page);
  await expect(page.locator(".player").filter({ visible: true })).toHaveText(["Boris"]);
  await clubPage(page, replay("bare"), files);
  await ready(page);
  await expect(page.locator(".player, .status")).toHaveCount(0);
});

test("the board is seen with the same eyes at each ply", async ({ page }) => {
  // Three dots low in a square that one's own side may place on; rings high in it for the other.
  const colours = "--bg-aim-own: rgb(1, 200, 3); --bg-aim-other: rgb(200, 1, 3)";
  const dots = async (name: string) => {
    const { x, y, width, height } = await boxOf(new Board(page).place(name));
    return (await colourAt(page, x + width * 0.43, y + height * 0.88)).join();
  };
  const own = "1,200,3,255";
  await clubPage(page, `<board-game game="folky" style="${colours}"></board-game>`);
  const board = new Board(page);
  await ready(page);
  await expect.poll(() => dots("h3")).toBe(own);
  await new Mouse(board).play("b1c3", "click", "White");
  await expect.poll(() => dots("h3")).toBe(own);
  await expect.poll(() => dots("h6")).not.toBe(own);
  // Between two people, those of the side at the bottom are one's own.
  await page.keyboard.press("f");
  await expect.poll(() => dots("h6")).toBe(own);
  // Who plays against the program stays the same person from either end.
  await clubPage(page, `<board-game game="folky" style="${colours}" level="1"></board-game>`);
  await ready(page);
  await expect.poll(() => dots("h3")).toBe(own);
  await board.place("b1").click();
  await page.keyboard.press("f");
  await expect.poll(() => dots("h3")).toBe(own);
});

const RECORDS = [
  ["a file", `<board-game game="folky" mode="replay" src="game.txt"></board-game>`],
  ["text inside", `<board-game game="folky" mode="replay">${MOVES}</board-game>`],
  [
    "a script inside",
    `<board-game game="folky" mode="replay"><script type="text/plain">${MOVES}</script></board-game>`,
  ],
  [
    "what an editor made of its lines",
    `<board-game mode="replay"><!-- no record --><p>[Klubovna “1″]<br>[Game „folky”]</p>
       <p>1. Rh7 Ra3<br>2. h3 a6 {Both <i>have</i> placed.}</p><p>3. Bf4 *</p></board-game>`,
  ],
] as const;

for (const [what, body] of RECORDS) {
  test(`a game is replayed from ${what}`, async ({ page }) => {
    await clubPage(page, body, { "game.txt": MOVES });
    const board = new Board(page);
    await board.expectOn("h1", "white rook");
    const bar = page.getByRole("toolbar", { name: "Go through the game" });
    await bar.getByRole("button", { name: "One move forward" }).click();
    await board.expectOn("h7", "white rook");
    await bar.getByRole("button", { name: "To the end" }).click();
    await board.expectOn("f4", "white bishop");
    await page.getByRole("button", { name: "a6", exact: true }).click();
    await expect(
      page.getByText("Both have placed.", { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await page.keyboard.press("ArrowLeft");
    await board.expectOn("a6", "empty");
    await bar.getByRole("button", { name: "Flip the board" }).click();
    expect((await board.middle("a1")).y).toBeLessThan((await board.middle("a8")).y);
    expect(await types(page)).toContain("bg-navigate");
    // Looking at a game changes nothing in it.
    expect(await types(page)).not.toContain("bg-move");
  });
}

test("a file of a shogi program is replayed", async ({ page }) => {
  const kif = "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n";
  const body = `<board-game game="animal-shogi" mode="replay" src="game.kif"></board-game>`;
  await clubPage(page, body, { "game.kif": kif });
  await ready(page);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(new Board(page).cell("7f")).not.toHaveAccessibleName(/empty/);
});

test("a diagram has a caption, and nothing on it moves", async ({ page }) => {
  await clubPage(
    page,
    `<board-game game="mixtour" mode="diagram" caption="Diagram 4"
       position="5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,16 0,0 -"></board-game>`,
  );
  const board = new Board(page);
  await board.expectOn("b4", "stack of 3, from the top black, white, white");
  await expect(page.getByText("Diagram 4")).toBeVisible();
  const drag = async () =>
    new Mouse(board).drag(await board.middle("e4"), await board.middle("b4"));
  await drag();
  // Hands come with the first touch, and do then what was done before.
  await expect(page.locator("board-game .signs")).toHaveCount(1);
  await drag();
  await board.expectOn("e4", "stack of 2");
  expect(await types(page)).toEqual(["bg-ready"]);
});

const BAD = [
  [
    `<board-game game="folky" mode="watch"></board-game>`,
    "The attribute mode cannot be “watch”. Accepted: play, replay, diagram, analyse.",
  ],
  [
    `<board-game game="chess"></board-game>`,
    /^There is no game “chess” here\. Available: (?:[a-z-]+, )*folky, mixtour(, [a-z-]+)*\.$/,
  ],
  [`<board-game></board-game>`, "Which game is to be shown? The attribute game is missing."],
  [
    `<board-game game="folky" speed="fast"></board-game>`,
    "The attribute speed cannot be “fast”. Accepted: 0–2000.",
  ],
  [
    `<board-game game="mixtour" level="77"></board-game>`,
    "The attribute level cannot be “77”. Accepted: 1–14.",
  ],
  [
    `<board-game game="folky" options="draw_plies=7"></board-game>`,
    "The option “draw_plies” cannot be “7”. It takes: 100, 50.",
  ],
  [
    `<board-game game="folky" position="rnb2bnr/8/8/8/8/8/8/RNB2BNX w 0 1"></board-game>`,
    "Line 1, column 27: There is no piece “X”. White’s are R, B, N and P, Black’s r, b, n and p; digits are empty squares.",
  ],
  [
    `<board-game game="folky" mode="replay">1. Rh7 Ra3 2. Ne5</board-game>`,
    "Line 1, column 15: No knight can go to e5.",
  ],
  [
    `<board-game game="folky" mode="replay" src="lost.txt"></board-game>`,
    "The file “lost.txt” could not be loaded: the server answered 404.",
  ],
  [
    `<board-game game="folky" mode="replay" src="news.html"></board-game>`,
    "The file “news.html” holds no game: it is empty, or a web page.",
  ],
] as const;

for (const [body, message] of BAD) {
  test(`a mistake is told in words: ${message}`, async ({ page }) => {
    await clubPage(page, body);
    await expect(page.getByRole("alert").filter({ hasText: message })).toHaveText(message);
    const errors = (await told(page)).filter(({ type }) => type === "bg-error");
    expect(errors).toHaveLength(1);
    expect(errors[0]?.detail).toMatchObject({
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });
  });
}

test("a mistake leaves what was shown; a correction is taken", async ({ page }) => {
  await clubPage(page, `<board-game game="folky"></board-game>`);
  const board = new Board(page);
  await ready(page);
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  const set = (name: string, value: string) =>
    page.locator("board-game").evaluate(
      (element, [name = "", value = ""]) => {
        element.setAttribute(name, value);
      },
      [name, value],
    );
  await set("position", "nonsense");
  await expect(
    page.getByRole("alert").filter({ hasText: "The position does not say who is to move" }),
  ).toHaveCount(1);
  await board.expectOn("c3", "white knight");
  await set("position", "rnb2bnr/8/8/8/8/8/8/RNB2BNR b 0 1");
  await board.expectOn("c3", "empty");
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
});

test("a mistake in how it looks is told once, until it is corrected", async ({ page }) => {
  await clubPage(page, `<board-game game="folky"></board-game>`);
  await ready(page);
  const speed = (value: string) =>
    page.locator("board-game").evaluate((element, speed) => {
      element.setAttribute("speed", speed);
    }, value);
  const faults = page.getByRole("alert").filter({ hasText: /./ });
  await speed("fast");
  await expect(faults).toHaveText("The attribute speed cannot be “fast”. Accepted: 0–2000.");
  expect((await types(page)).filter((type) => type === "bg-error")).toHaveLength(1);
  await speed("100");
  await expect(faults).toHaveCount(0);
  await new Board(page).expectOn("a1", "white rook");
  // What is changed meanwhile comes with the correction.
  await speed("fast");
  await page.locator("board-game").evaluate((element) => element.setAttribute("game", "mixtour"));
  await expect(faults).toHaveText(/^The attribute speed/);
  await speed("100");
  await expect(faults).toHaveCount(0);
  await new Board(page).expectOn("c3", "empty");
});

test("an array that is drawn is there at once, and can be played from", async ({ page }) => {
  await clubPage(page, `<board-game game="tri-d-chess" options="setup=p5"></board-game>`);
  await ready(page);
  const choices = await page
    .locator("board-game")
    .evaluate((board) => (board as BoardGame).match?.snapshot.choices.length);
  expect(choices).toBeGreaterThan(0);
});

test("without the script the text inside is what one reads", async ({ page }) => {
  await page.route("**/board-game.js", (route) => route.abort());
  await clubPage(page, `<board-game game="folky" mode="replay">${MOVES}</board-game>`);
  await expect(page.getByText("1. Rh7 Ra3 2. h3 a6")).toBeVisible();
});

test("the language is the page's, or what the attribute says", async ({ page }) => {
  await clubPage(
    page,
    `<section lang="cs"><board-game game="folky"></board-game></section>
     <board-game game="folky" lang="en"></board-game>`,
  );
  await expect(page.getByRole("grid", { name: "Hrací deska, FOLKY®" })).toHaveCount(1);
  await expect(page.getByRole("grid", { name: "Board, FOLKY®" })).toHaveCount(1);
  await expect(page.getByRole("gridcell", { name: "a1, bílá věž" })).toHaveCount(1);
});

test("two boards of two games on one page know nothing of each other", async ({ page }) => {
  await clubPage(
    page,
    `<div><board-game game="folky"></board-game></div>
     <div><board-game game="mixtour"></board-game></div>`,
  );
  const folky = new Board(page, page.locator("board-game").first());
  const mixtour = new Board(page, page.locator("board-game").last());
  await ready(page, 2);
  await new Mouse(folky).play("b1c3", "click", "White");
  await page.locator("board-game").last().scrollIntoViewIfNeeded();
  await new Mouse(mixtour).play("c3", "click", "White");
  await mixtour.expectOn("c3", "white disc");
  await folky.expectOn("c3", "white knight");
});

test("a board that is moved on its page keeps its game", async ({ page }) => {
  await clubPage(page, `<board-game game="folky"></board-game><div id="other"></div>`);
  const board = new Board(page);
  await ready(page);
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  await page.evaluate(() => {
    document.querySelector("#other")?.append(document.querySelector("board-game") ?? "");
  });
  await board.expectOn("c3", "white knight");
  await new Mouse(board).play("b8c6", "click", "Black");
  await board.expectOn("c6", "black knight");
});

test("what changes while a board is moved holds where it comes to", async ({ page }) => {
  await clubPage(page, `<board-game game="folky"></board-game><div id="other"></div>`);
  const board = new Board(page);
  await ready(page);
  await new Mouse(board).play("b1c3", "click", "White");
  await board.expectOn("c3", "white knight");
  const move = (name: string, value: string) =>
    page.evaluate(
      ([name, value]) => {
        const board = document.querySelector("board-game");
        board?.remove();
        board?.setAttribute(name, value);
        document.querySelector("#other")?.append(board ?? "");
      },
      [name, value] as const,
    );
  // How it looks costs nobody the game.
  await move("caption", "Elsewhere");
  await expect(page.getByText("Elsewhere")).toBeVisible();
  await board.expectOn("c3", "white knight");
  await move("game", "mixtour");
  await expect(page.getByRole("grid", { name: "Board, Mixtour" })).toBeAttached();
  await board.expectOn("c3", "empty");
});

test("a tap below a board takes neither the focus nor the page elsewhere", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await clubPage(page, `<board-game game="folky" caption="Diagram 4"></board-game>`);
  await ready(page);
  const caption = page.getByText("Diagram 4");
  await caption.scrollIntoViewIfNeeded();
  const seen = () => page.evaluate(() => [scrollY, document.activeElement?.localName]);
  const before = await seen();
  expect(before[0]).toBeGreaterThan(0);
  await caption.click();
  expect(await seen()).toEqual(before);
  await page.locator("board-game").evaluate((element) => element.focus());
  await expect(new Board(page).cell("a1")).toBeFocused();
});

for (const around of [
  "display: flex",
  "display: flex; flex-direction: column; align-items: center",
  "float: left",
]) {
  test(`a board has a width in a box that leaves it to the board: ${around}`, async ({ page }) => {
    await clubPage(page, `<div style="${around}"><board-game game="folky"></board-game></div>`);
    await ready(page);
    const board = page.locator("board-game");
    expect((await boxOf(board)).width).toBe(480);
    await page.setViewportSize({ width: 390, height: 800 });
    expect((await boxOf(board)).width).toBe(390 - 16);
  });
}

test("words beside a board have the page's colour, those on paper their own", async ({ page }) => {
  const dark = "background: rgb(10, 20, 30); color: rgb(220, 230, 240)";
  await clubPage(
    page,
    `<div style="${dark}"><board-game game="folky" caption="Diagram 4"></board-game></div>`,
  );
  await ready(page);
  const words = page.locator(".status p");
  await expect(words).toHaveCSS("color", "rgb(220, 230, 240)");
  await page.locator("board-game").evaluate((element) => element.setAttribute("theme", "light"));
  await expect(words).not.toHaveCSS("color", "rgb(220, 230, 240)");
});

test("how a page writes its own text does not reach the words of a board", async ({ page }) => {
  const own = "direction: rtl; text-transform: uppercase; letter-spacing: 5px; font-style: italic";
  await clubPage(
    page,
    `<style>html { font-size: 62.5% }</style>
     <div style="${own}"><board-game game="folky" mode="replay">1. Rh7 Ra3</board-game></div>`,
  );
  await ready(page);
  const move = page.getByRole("button", { name: "Rh7", exact: true });
  await expect(move).toHaveCSS("direction", "ltr");
  await expect(move).toHaveCSS("text-transform", "none");
  await expect(move).toHaveCSS("letter-spacing", "normal");
  await expect(move).toHaveCSS("font-style", "normal");
  await expect(move).toHaveCSS("font-size", "15px");
});

test("a script that does not wait for the page reads all of a record", async ({ page }) => {
  await page.route("**/slow.js", async (route) => {
    await page.waitForFunction(() => !!customElements.get("board-game"));
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await clubPage(
    page,
    `<script type="module" async src="../board-game.js"></script>
     <board-game game="folky" mode="replay">1. Rh7 Ra3 <script src="../slow.js"></script> 2. h3</board-game>`,
  );
  await ready(page);
  await page.getByRole("button", { name: "To the end" }).click();
  await new Board(page).expectOn("h3", "white pawn");
});

test("a game goes on while what a board shows of it changes", async ({ page }) => {
  await clubPage(page, `<board-game game="folky"></board-game>`);
  const board = new Board(page);
  await ready(page);
  await new Mouse(board).play("b1c3", "click", "White");
  const toggle = (name: string, value = "") =>
    page.locator("board-game").evaluate(
      (element, [name = "", value = ""]) => {
        if (element.hasAttribute(name)) element.removeAttribute(name);
        else element.setAttribute(name, value);
      },
      [name, value],
    );
  await toggle("bare");
  await expect(page.locator(".status")).toHaveCount(0);
  await toggle("bare");
  await expect(page.locator(".status")).toHaveCount(1);
  await board.expectOn("c3", "white knight");
  await toggle("lang", "sk");
  await expect(page.getByRole("gridcell", { name: "c3, biely jazdec" })).toHaveCount(1);
  await toggle("mode", "bogus");
  const fault = page.getByRole("alert").filter({ hasText: /./ });
  await expect(fault).toHaveText(/^Atribút mode nemôže mať hodnotu „bogus“/);
  await toggle("mode");
  await toggle("lang");
  await board.expectOn("c3", "white knight");
  // The page has the last word on which side is below.
  await page.locator("board-game").evaluate((element) => (element as BoardGame).flip());
  const above = async () => (await board.middle("a8")).y < (await board.middle("a1")).y;
  await expect.poll(above).toBe(false);
  await toggle("flipped");
  await expect.poll(above).toBe(false);
  await toggle("flipped");
  await expect.poll(above).toBe(true);
});

test("a look that cannot be loaded is told once, with the game that has another one", async ({
  page,
}) => {
  await page.route(/\/moss-[^/]*\.js/, (route) => route.abort());
  await clubPage(page, `<board-game game="folky" board="moss"></board-game>`);
  await expect(page.getByText("The look that was chosen for the board")).toBeVisible();
  await ready(page);
  await expect.poll(() => types(page)).toEqual(["bg-ready", "bg-error"]);
});
