import { expect, test, type Page } from "@playwright/test";

import type { BoardGame } from "../../src/board";
import type { Match } from "../../src/game/match";
import type { PartName } from "../../src/generated/types/PartName";
import { clubPage, ready, told } from "./support/club-page";

/** Gives a board a game of its own page, which no line of the front end names. */
const showNim = (page: Page, parts: readonly PartName[]) =>
  page.evaluate((parts) => {
    const cells = ["a1", "b1", "c1"].map((id, col) => ({ id, col, row: 0, tint: "plain" }));
    const token = (cell: string) => ({ cell, level: 0, kind: "stick", side: 0, state: "" });
    const played: string[] = [];
    const match = Object.assign(new EventTarget(), {
      game: "nim",
      layout: {
        boards: [
          {
            id: "main",
            style: "wood",
            columns: 3,
            rows: 1,
            cells,
            columnLabels: ["a", "b", "c"],
            rowLabels: ["1"],
          },
        ],
        trays: [{ id: "score-0", side: 0, role: "score" }],
        parts,
        kinds: [],
      },
      snapshot: {
        node: 0,
        ply: 0,
        scene: {
          placements: [],
          tokens: [token("a1"), token("b1")],
          trays: [
            {
              id: "score-0",
              items: [{ kind: "stick", side: 0, count: 2, capacity: null, faceDown: false }],
            },
          ],
          marks: [],
          tallies: [],
          turn: { kind: "side", side: 0, seat: 0, seats: 2 },
          phase: "play",
          prompt: { code: "nim-prompt", args: {} },
          notes: [],
          result: null,
        },
        choices: [
          { code: "take", ways: [[{ cell: "a1" }, { cell: "c1" }]], label: null },
          { code: "pass", ways: [[{ command: "pass" }]], label: null },
        ],
        news: [],
        position: "",
      },
      tags: {},
      drawings: new Map(),
      played,
      play: (code: string) => played.push(code),
      explain: () => null,
      sight: () => [],
    });
    const board = document.querySelector<BoardGame>("board-game");
    if (board) board.match = match as unknown as Match;
  }, parts);

const played = (page: Page) =>
  page.evaluate(() => {
    const match = document.querySelector<BoardGame>("board-game")?.match;
    return (match as unknown as { played: string[] }).played;
  });

test("a game that the front end has never heard of is shown and played", async ({ page }) => {
  await clubPage(page, `<board-game></board-game>`);
  await showNim(page, ["trays"]);
  await ready(page);
  const cells = page.locator("board-game [data-cell]");
  await expect(cells).toHaveCount(3);
  await expect(page.locator("board-game .tray.score .item")).toHaveCount(1);
  await cells.first().click();
  await cells.last().click();
  await page.locator("board-game .commands button").click();
  expect(await played(page)).toEqual(["take", "pass"]);
});

for (const [language, message] of [
  ["en", "This game needs a part of the board that is not in this release: “dice”."],
  ["cs", "Tato hra potřebuje část desky, která v tomto vydání není: „dice“."],
] as const) {
  test(`a part that is not there is told by its name (${language})`, async ({ page }) => {
    await clubPage(page, `<board-game lang="${language}" game="folky"></board-game>`);
    await ready(page);
    await showNim(page, ["trays", "dice" as PartName]);
    await expect(page.locator("board-game .fault")).toContainText(message);
    const error = (await told(page)).find(({ type }) => type === "bg-error");
    expect(error?.detail["problem"]).toMatchObject({ code: "unknown-part" });
  });
}
