import { describe, expect, it } from "vitest";

import { arrange } from "../../../src/board/layout";
import { climb, column, flatten, offPlan, STANDS } from "../../../src/board/levels";
import type { BoardModel } from "../../../src/board/model";
import type { Board } from "../../../src/generated/types/Board";
import type { Placement } from "../../../src/generated/types/Placement";

const FILES = "zabcde";

/** Name, left file, lowest rank, height, side in squares, whether nothing stands there. */
const BOARDS: readonly (readonly [string, number, number, number, number, boolean])[] = [
  ["W", 1, 1, 0, 4, false],
  ["N", 1, 3, 2, 4, false],
  ["B", 1, 5, 4, 4, false],
  ["QL1", 0, 0, 1, 2, false],
  ["QL2", 0, 4, 1, 2, true],
  ["KL1", 4, 0, 1, 2, false],
  ["QL6", 0, 8, 5, 2, false],
];

const boards = BOARDS.map(([id, file, rank, , size]): Board => ({
  id,
  style: "checkered",
  columns: size,
  rows: size,
  cells: Array.from({ length: size * size }, (_, at) => {
    const [col, row] = [at % size, Math.floor(at / size)];
    return { id: `${FILES[file + col] ?? ""}${rank + row}${id}`, col, row, tint: "light" };
  }),
  columnLabels: [],
  rowLabels: [],
}));

const placements = BOARDS.map(([board, x, y, z, , free]): Placement => ({
  board,
  x,
  y,
  z,
  turned: false,
  side: board === "QL6" ? 1 : board.length > 1 ? 0 : null,
  free,
}));

const MODEL: BoardModel = {
  game: "tri-d-chess",
  layout: { boards, trays: [], camera: "levels", kinds: [] },
  scene: {
    placements,
    tokens: [{ cell: "z0QL1", level: 0, kind: "rook", side: 0, state: "" }],
    trays: [],
    marks: [],
    tallies: [],
    turn: { kind: "side", side: 0, seat: 0, seats: 2 },
    phase: "",
    prompt: { code: "", args: {} },
    notes: [],
    result: null,
  },
  choices: [
    {
      code: "QL1-QL2",
      label: null,
      ways: [
        [{ board: "QL1" }, { board: "QL2" }],
        [{ board: "QL1" }, { command: "turn" }],
      ],
    },
  ],
  news: [],
};

const plan = flatten(MODEL);
const geometryOf = (turned: boolean) =>
  arrange(plan.layout, plan.scene.placements, turned, { width: 800, height: 1240 }, 1);

describe("the flat plan of boards above each other", () => {
  it("lays no two cells on one spot, whichever side is below", () => {
    for (const geometry of [geometryOf(false), geometryOf(true)]) {
      const cells = [...geometry.cells.values()];
      for (const a of cells) {
        for (const b of cells) {
          if (a === b) continue;
          const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
          expect(apart, `${a.id} and ${b.id}`).toBeGreaterThanOrEqual(geometry.cell - 1);
        }
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + a.w).toBeLessThanOrEqual(geometry.width + 1);
        expect(a.y).toBeGreaterThanOrEqual(0);
        expect(a.y + a.h).toBeLessThanOrEqual(geometry.height + 1);
        expect(geometry.at(a.cx, a.cy)).toBe(a);
      }
    }
  });

  it("shows squares only of boards that are there, but a stand for every place", () => {
    const { cells } = geometryOf(false);
    expect(cells.has("z0QL1")).toBe(true);
    expect(cells.has("z4QL2")).toBe(false);
    const stands = [...cells.values()].filter(({ board }) => board.id === STANDS);
    expect(stands.map(({ id }) => id).toSorted()).toEqual(["KL1", "QL1", "QL2", "QL6"]);
  });

  it("puts what belongs to whom on the stands", () => {
    expect(plan.scene.tokens.slice(1).map(({ cell, side }) => [cell, side])).toEqual([
      ["QL1", 0],
      ["KL1", 0],
      ["QL6", 1],
    ]);
  });

  it("has steps that can be pressed, and gives them back as the rules know them", () => {
    const ways = plan.choices.flatMap((choice) => choice.ways);
    expect(ways).toEqual([
      [{ cell: "QL1" }, { cell: "QL2" }],
      [{ cell: "QL1" }, { option: "turn" }],
    ]);
    expect(ways.map((way) => way.map(offPlan))).toEqual(MODEL.choices[0]?.ways);
    expect(offPlan({ cell: "a1W" })).toEqual({ cell: "a1W" });
  });

  it("climbs through the squares of a column", () => {
    const geometry = geometryOf(false);
    expect(column(geometry, plan, "a4N")).toEqual(["a4W", "a4N"]);
    expect(column(geometry, plan, "a1W")).toEqual(["a1W", "a1QL1"]);
    expect(climb(geometry, plan, "a1W", 1)).toBe("a1QL1");
    expect(climb(geometry, plan, "a1QL1", 1)).toBeNull();
    expect(climb(geometry, plan, "QL1", 1)).toBeNull();
  });
});
