import { describe, expect, it } from "vitest";

import { plan as planFlight, progress } from "../../../src/board/core/animation";
import { arrange, proportions } from "../../../src/board/core/geometry";
import { climb, column, flatten, offPlan, slides } from "../../../src/board/parts/levels/levels";
import { planOf } from "../../../src/board/element/ahead";
import { skeletonOf } from "../../../src/board/element/skeleton";
import { STANDS } from "../../../src/board/core/levels";
import { type BoardModel, DEFAULT_SETTINGS } from "../../../src/board/core/model";
import { flightItems } from "../../../src/board/canvas/painters/flight";
import { Sprites } from "../../../src/board/canvas/sprites";
import { AT_REST, stacks } from "../../../src/board/core/stack";
import { UNREAD } from "../../../src/board/canvas/theme";
import type { Board } from "../../../src/generated/types/Board";
import type { Placement } from "../../../src/generated/types/Placement";
import { PARTS } from "../../../src/generated/types/Parts";

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
  layout: { boards, trays: [], parts: ["levels", "space"], kinds: [] },
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
const geometryOf = (turned: boolean, { layout, scene } = plan) =>
  arrange(layout, scene.placements, turned, { width: 800, height: 1240 }, 1);

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

describe("a board that is moved", () => {
  const there = flatten({
    ...MODEL,
    scene: {
      ...MODEL.scene,
      placements: placements.map((one) =>
        one.board === "QL1"
          ? { ...one, side: null, free: true }
          : one.board === "QL2"
            ? { ...one, side: 0, free: false }
            : one,
      ),
      tokens: MODEL.scene.tokens.map((one) => ({ ...one, cell: "z4QL2" })),
    },
  });
  const geometry = geometryOf(false, there);
  const { tokens } = plan.scene;
  const flight = {
    plan: planFlight(tokens, there.scene.tokens, () => 0),
    before: tokens,
    from: geometryOf(false),
    places: new Map(),
    start: 0,
    time: 400,
    progress: (now: number) => progress({ start: 0, time: 400 }, now),
  };
  const view = {
    geometry,
    theme: UNREAD,
    sprites: new Sprites(DEFAULT_SETTINGS),
    stacks: stacks(there.scene.tokens),
    poseOf: () => AT_REST,
    carried: null,
  };

  it.each([0, 100, 200, 300, 399])("carries its passenger, after %i ms", (now) => {
    const man = flightItems(view, flight, now).find(({ key }) => key.includes("rook"));
    const board = slides(geometry, UNREAD, there, flight, now).find(({ key }) =>
      key.startsWith("slide"),
    );
    if (!man || !board) throw new Error("not seen");
    const [x, y] = [man.x + man.w / 2 - board.x, man.y + man.h / 2 - board.y];
    // On the left square at the front, within a rounded pixel.
    expect(Math.abs(x - geometry.cell / 2)).toBeLessThanOrEqual(1.5);
    expect(Math.abs(y - geometry.cell * 1.5)).toBeLessThanOrEqual(1.5);
  });

  it("goes from its old place to its new one", () => {
    const top = (now: number) =>
      slides(geometry, UNREAD, there, flight, now).find(({ key }) => key.startsWith("slide"))?.y;
    expect(top(0)).toBe(flight.from.cells.get("z1QL1")?.y);
    expect(top(400)).toBe(geometry.cells.get("z5QL2")?.y);
  });

  it("is nowhere on its way while only pieces move", () => {
    expect(slides(geometry, UNREAD, there, { ...flight, from: geometry }, 200)).toEqual([]);
  });
});

it("the room that is kept for boards above each other is that of their plan", () => {
  const games = Object.keys(PARTS).filter((game) => PARTS[game]?.includes("levels"));
  expect(games).not.toEqual([]);
  for (const game of games) {
    const model = skeletonOf(game);
    if (!model) throw new Error(game);
    const { layout, scene } = flatten(model);
    const { wide, high } = proportions(layout, scene.placements);
    const [keptWide, keptHigh] = planOf(game) ?? [];
    expect(keptWide).toBeCloseTo(wide);
    expect(keptHigh).toBeCloseTo(high);
  }
});
