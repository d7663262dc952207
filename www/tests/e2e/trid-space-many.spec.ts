import { expect, type Page, test } from "@playwright/test";

import type { BoardGame } from "../../src/board";
import { launchOptions } from "../../tools/chromium.mjs";
import { clubPage } from "./support/club-page";
import { newGame } from "./support/play";
import { openSpace } from "./support/space";

/** As many contexts as this browser lets a page have: a few take less time than the usual sixteen. */
const MOST = 3;

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, `--max-active-webgl-contexts=${MOST}`],
  },
});

/** What each board shows, and whether its picture in space is held by the graphics card. */
const states = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<BoardGame>("board-game")].map((board) => {
      const canvas = board.shadowRoot?.querySelector<HTMLCanvasElement>(".space > canvas");
      const lost = canvas?.getContext("webgl2")?.isContextLost() ?? true;
      const said = board.shadowRoot?.querySelector(".space-fault p")?.textContent ?? "";
      return { shown: board.dataset["shown"] ?? "", live: !lost, said };
    }),
  );

const boards = (count: number, style: string) =>
  `<style>board-game { ${style} }</style>${`<board-game game="tri-d-chess" mode="diagram" bare levels="space"></board-game>`.repeat(count)}`;

type State = Awaited<ReturnType<typeof states>>[number];

/** Waits until every board is as it should be; tells of those that are not. */
const all = (page: Page, what: (one: State) => boolean) =>
  expect
    .poll(async () => (await states(page)).filter((one) => !what(one)), { timeout: 20_000 })
    .toEqual([]);

/** Something is drawn in the picture of a board: more than one colour. */
const drawn = (page: Page, at: number) =>
  page.evaluate((index) => {
    const board = document.querySelectorAll("board-game")[index];
    const canvas = board?.shadowRoot?.querySelector<HTMLCanvasElement>(".space > canvas");
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [40, 40];
    const context = copy.getContext("2d");
    if (!canvas || !context) return Promise.resolve(0);
    // What is drawn is there to be read only in the frame that drew it.
    return new Promise<number>((resolve) => {
      (board as BoardGame).space?.light("b2W");
      requestAnimationFrame(() => {
        context.drawImage(canvas, 0, 0, 40, 40);
        resolve(new Set(new Uint32Array(context.getImageData(0, 0, 40, 40).data.buffer)).size);
      });
    });
  }, at);

test("pictures in space that nobody sees are given back, and taken up again in time", async ({
  page,
}) => {
  const count = 5;
  await clubPage(page, boards(count, "max-width: none; width: 500px; margin-bottom: 1500px"));
  await all(page, ({ shown }) => shown === "space");
  const live = async () => (await states(page)).map((one) => one.live);
  const only = (index: number) => Array.from({ length: count }, (_, at) => at === index);
  await expect.poll(live).toEqual(only(0));
  for (const at of [2, 4, 0]) {
    await page.locator("board-game").nth(at).scrollIntoViewIfNeeded();
    await expect.poll(live).toEqual(only(at));
    await expect.poll(() => drawn(page, at)).toBeGreaterThan(10);
  }
  expect((await states(page)).map(({ said }) => said).join("")).toBe("");
});

test("of more pictures in sight than the graphics card holds, the plan is shown, and why", async ({
  page,
}) => {
  const many = MOST + 2;
  await clubPage(page, boards(many, "display: inline-grid; width: 200px"));
  await all(page, ({ shown, live, said }) =>
    live ? shown === "space" && !said : shown === "flat" && said.includes("graphics card"),
  );
  expect((await states(page)).filter(({ live }) => !live)).toHaveLength(many - MOST);
  // As soon as others are gone, they come back.
  await page.evaluate((kept) => {
    for (const board of [...document.querySelectorAll("board-game")].slice(kept)) board.remove();
  }, MOST);
  await all(page, ({ shown, live, said }) => live && shown === "space" && !said);
});

test("a picture that the graphics card loses gives way to the plan, and comes back", async ({
  page,
}) => {
  const board = await newGame(page, "tri-d-chess");
  await openSpace(board, "Space");
  // A lost context hands out nothing any more: what brings it back is kept.
  const lose = () =>
    page.evaluateHandle(() => {
      const root = document.querySelector("board-game")?.shadowRoot;
      const canvas = root?.querySelector<HTMLCanvasElement>(".space > canvas");
      const card = canvas?.getContext("webgl2")?.getExtension("WEBGL_lose_context");
      card?.loseContext();
      return card;
    });
  const [before] = await states(page);
  expect(before).toEqual({ shown: "space", live: true, said: "" });
  const card = await lose();
  await expect.poll(async () => (await states(page))[0]?.shown).toBe("flat");
  await expect(page.getByText(/^The graphics card has let go of this picture/)).toBeVisible();
  await board.place("b2W").click();
  await board.place("b4N").click();
  await board.expectOn("b4N", "white pawn");
  await card.evaluate((held) => held?.restoreContext());
  await expect.poll(async () => (await states(page))[0]).toEqual(before);
  await expect.poll(() => drawn(page, 0)).toBeGreaterThan(10);
  // Whoever asks for it gets a new one.
  await lose();
  await expect.poll(async () => (await states(page))[0]?.shown).toBe("flat");
  await openSpace(board, "Space");
  expect((await states(page))[0]).toEqual(before);
});
