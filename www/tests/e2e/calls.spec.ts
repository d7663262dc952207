import { expect, type Page, test } from "@playwright/test";

import { Board } from "./support/board";
import { Cards } from "./support/cards";
import { fixChance } from "./support/chance";
import { clubPage, ready, told } from "./support/club-page";
import { callsSince, callsSoFar, countWork, type Work, workOf } from "./support/long-game";
import { Mouse } from "./support/mouse";
import { button } from "./support/page";
import { newGame } from "./support/play";
import { byMouse, type Press, play } from "./support/trid";

/** Into the rules of the game: no ply may take more. */
const MOST = 6;

/** What a ply takes: to be played, and to stand in the list of moves. */
const PLY = { session_play: 1, session_moves: 1 };

const sum = (calls: Readonly<Record<string, number>>): number =>
  Object.values(calls).reduce((all, count) => all + count, 0);

/** The calls of a ply, without what a pointer asks that rests on a piece. */
const ofPly = ({ session_sight, ...calls }: Work["calls"]): Work["calls"] => {
  expect(session_sight ?? 0).toBeLessThanOrEqual(MOST - 3);
  return calls;
};

const moves = (page: Page) => page.locator("move-list .move");

/** What a page asks of the rules for each of these plies, until it is at rest. */
async function expectFew(page: Page, plies: readonly (() => Promise<void>)[]): Promise<void> {
  for (const [at, ply] of plies.entries()) {
    const { calls } = await workOf(page, async () => {
      await ply();
      await expect(moves(page)).toHaveCount(at + 1);
    });
    expect(ofPly(calls), `ply ${at + 1}`).toEqual(PLY);
  }
}

const OPENINGS: readonly (readonly [
  game: "folky" | "mixtour" | "animal-shogi" | "tri-d-chess",
  presses: readonly (readonly Press[])[],
])[] = [
  ["mixtour", [["c3"], ["c4"], ["c5"]]],
  [
    "folky",
    [
      ["b1", "c3"],
      ["b8", "c6"],
      ["c3", "b1"],
    ],
  ],
  [
    "animal-shogi",
    [
      ["7g", "7f"],
      ["3c", "3d"],
      ["2g", "2f"],
    ],
  ],
  [
    "tri-d-chess",
    [
      ["b2W", "b3W"],
      ["b7B", "b6B"],
      ["c2W", "c3W"],
    ],
  ],
];

for (const [game, presses] of OPENINGS) {
  test(`two people play ${game}: two calls into the rules for a ply`, async ({ page }) => {
    await countWork(page);
    const board = await newGame(page, game);
    const mouse = byMouse(board);
    await expectFew(
      page,
      presses.map((ply) => () => play(board, mouse, ...ply)),
    );
    // What was taken back stays beside what is played instead.
    const { calls } = await workOf(page, async () => {
      await button(page, "Take back").click();
      await expect(button(page, "One move forward")).toBeEnabled();
    });
    expect(calls).toEqual({ session_undo: 1, session_record: 1 });
  });
}

test("a card that is pledged: three calls for the ply that asks for it", async ({ page }) => {
  await fixChance(page, 1);
  await countWork(page);
  await newGame(page, "raindropchess", { choose: ["With a fingerprint"] });
  const cards = new Cards(page);
  for (let at = 0; at < 2; at++) {
    const asked = await workOf(page, async () => {
      await cards.turn.click();
      await expect(cards.turn).toBeHidden();
    });
    expect(ofPly(asked.calls)).toEqual({ ...PLY, session_draw: 1 });
    const placed = await workOf(page, async () => {
      await page
        .getByRole("gridcell", { name: /^[c-f][3-6], empty$/ })
        .first()
        .click();
      await expect(cards.turn).toBeVisible();
    });
    expect(ofPly(placed.calls)).toEqual(PLY);
  }
});

for (const analysis of [false, true]) {
  const judged = analysis ? " and judges" : "";
  test(`the program plays${judged}: no ply takes more than six calls`, async ({ page }) => {
    await countWork(page);
    await page.addInitScript((text) => {
      localStorage.setItem("klubovna-settings", text);
    }, JSON.stringify({ analysis }));
    const mouse = new Mouse(await newGame(page, "folky", { program: { Black: 1 } }));
    const judgement = page.locator("engine-panel .best-lines li").first();
    if (analysis) await expect(judgement).toBeVisible();
    for (const [at, code] of ["b1c3", "c3b1", "b1c3"].entries()) {
      const before = await callsSoFar(page);
      await mouse.play(code, "click", "White");
      await expect(moves(page)).toHaveCount(2 * at + 2);
      // What the program thinks of its own move's position.
      if (analysis) await expect(judgement).toBeVisible();
      const calls = callsSince(before, await callsSoFar(page));
      expect(calls["session_play"]).toBeGreaterThanOrEqual(2);
      // The person's ply and the program's; at the first one the program is still being loaded.
      const most = at === 0 || analysis ? 2 * MOST : 5;
      expect(sum(calls), JSON.stringify(calls)).toBeLessThanOrEqual(most);
    }
  });
}

for (const level of ["", ` level="1"`]) {
  const against = level ? "against the program" : "between two people";
  test(`an element ${against}: two calls for a ply`, async ({ page }) => {
    await countWork(page);
    await clubPage(page, `<board-game game="folky" mode="play"${level}></board-game>`);
    await ready(page);
    const mouse = new Mouse(new Board(page));
    const plies = level ? 2 : 1;
    for (const [at, code] of (level ? ["b1c3", "c3b1"] : ["b1c3", "b8c6", "c3b1"]).entries()) {
      const { calls } = await workOf(page, async () => {
        await mouse.play(code, "click", "White");
        const made = async () => (await told(page)).filter(({ type }) => type === "bg-move");
        await expect.poll(async () => (await made()).length).toBe((at + 1) * plies);
      });
      expect(ofPly(calls)).toEqual({ session_play: plies, session_moves: plies });
    }
  });
}
