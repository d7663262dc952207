import { describe, expect, it } from "vitest";

import { skeletonOf } from "../../../src/board/element/skeleton";
import { arrange, proportions } from "../../../src/board/core/geometry";
import { covers } from "../../../src/board/core/dirty";
import { discAt } from "../../../src/board/core/disc-at";
import { AT_REST, faceAt, sink, stacks, thickness } from "../../../src/board/core/stack";
import type { Layout } from "../../../src/generated/types/Layout";
import { token } from "./choices";

function layoutOf(game: string): Layout {
  const model = skeletonOf(game);
  if (!model) throw new Error(`no skeleton of ${game}`);
  return model.layout;
}

const FOLKY = layoutOf("folky");
const MIXTOUR = layoutOf("mixtour");
const box = (side: number) => ({ width: side, height: side });

const board = (id: string): Layout["boards"][number] => ({
  id,
  style: "glass",
  columns: 2,
  rows: 1,
  cells: [
    { id: `${id}1`, col: 0, row: 0, tint: "light" },
    { id: `${id}2`, col: 1, row: 0, tint: "dark" },
  ],
  columnLabels: ["1", "2"],
  rowLabels: ["1"],
});

describe("the geometry of a board", () => {
  it.each([390, 480, 563, 701.5, 1170])(
    "has its cells on whole device pixels in a box of %d",
    (side) => {
      for (const layout of [FOLKY, MIXTOUR]) {
        const geometry = arrange(layout, [], false, box(side), 2);
        expect(geometry.width).toBeLessThanOrEqual(side);
        for (const { x, y, w } of geometry.cells.values()) {
          expect([x, y, w].every(Number.isInteger)).toBe(true);
        }
        expect(geometry.width).toBe(geometry.columns * geometry.cell + 2 * geometry.rim);
      }
    },
  );

  it("uses all the room but less than a pixel a column", () => {
    const geometry = arrange(FOLKY, [], false, box(807), 1);
    expect(geometry.cell).toBe(100);
  });

  it("never asks for more than 4096 pixels", () => {
    expect(arrange(FOLKY, [], false, box(9000), 3).width).toBeLessThanOrEqual(4096);
  });

  it("shows a1 at the lower left to the first side and at the upper right to the second", () => {
    const first = arrange(FOLKY, [], false, box(800), 1);
    expect(first.cells.get("a1")).toMatchObject({ x: 0, y: 700 });
    const second = arrange(FOLKY, [], true, box(800), 1);
    expect(second.cells.get("a1")).toMatchObject({ x: 700, y: 0 });
  });

  it.each([false, true])("finds every cell again by its middle (turned: %s)", (turned) => {
    const geometry = arrange(MIXTOUR, [], turned, box(1000), 1);
    for (const place of geometry.cells.values()) {
      expect(geometry.at(place.x + place.w / 2, place.y + place.h / 2)?.id).toBe(place.id);
    }
  });

  it("finds nothing beside the board", () => {
    const geometry = arrange(FOLKY, [], false, box(800), 1);
    expect(geometry.at(-1, 5)).toBeUndefined();
    expect(geometry.at(801, 5)).toBeUndefined();
    expect(geometry.at(5, 801)).toBeUndefined();
  });

  it("lays several boards out in one plan and turns a turned one", () => {
    const layout: Layout = {
      boards: [board("p"), board("q")],
      trays: [],
      parts: [],
      kinds: [],
    };
    const placements = [
      { board: "p", x: 0, y: 0, z: 0, turned: false, side: null, free: false },
      { board: "q", x: 1, y: 1, z: 1, turned: true, side: 0, free: false },
    ];
    const geometry = arrange(layout, placements, false, { width: 30, height: 20 }, 1);
    expect(proportions(layout, placements)).toEqual({ wide: 3, high: 2 });
    expect(geometry.cells.get("p1")).toMatchObject({ x: 0, y: 10 });
    expect(geometry.cells.get("q2")).toMatchObject({ x: 10, y: 0 });
    expect(geometry.cells.get("q1")).toMatchObject({ x: 20, y: 0 });
  });

  it("finds cells of boards that stand between the columns and rows of others", () => {
    const layout: Layout = { boards: [board("p"), board("q")], trays: [], parts: [], kinds: [] };
    const at = { z: 0, turned: false, side: null, free: false };
    const placements = [
      { ...at, board: "p", x: 0, y: 0 },
      { ...at, board: "q", x: 1.5, y: 0.5 },
    ];
    for (const turned of [false, true]) {
      const geometry = arrange(layout, placements, turned, { width: 70, height: 30 }, 1);
      const cells = [...geometry.cells.values()];
      for (let y = -5; y < 35; y++) {
        for (let x = -5; x < 75; x++) {
          const [under] = cells.filter((cell) => covers(cell, x, y));
          expect(geometry.at(x, y)?.id).toBe(under?.id);
        }
      }
    }
  });
});

describe("stacks", () => {
  const geometry = arrange(MIXTOUR, [], false, box(1000), 1);
  const place = geometry.cells.get("c3");
  if (!place) throw new Error("no c3");
  const middle = place.x + place.w / 2;
  const bottom = place.y + place.h;

  it("are found on their cells from the bottom up", () => {
    const found = stacks([token("c3", "disc", 1, 1), token("c3", "disc", 0, 0), token("a1")]);
    expect(found.get("c3")?.map((disc) => disc.level)).toEqual([0, 1]);
    expect(found.get("a1")).toHaveLength(1);
  });

  it.each([
    ["closed", AT_REST],
    ["fanned", { fan: 1, lift: 0 }],
  ])("tell the disc that was hit when %s", (_, pose) => {
    const height = 4;
    for (let level = 0; level < height; level++) {
      // The rim in front: what is seen of every disc, also of a covered one.
      const face = faceAt(level, height, pose);
      const y = bottom - (face - 0.245 - thickness(height) / 2) * geometry.cell;
      expect(discAt(geometry, "c3", height, pose, middle, y)).toBe(height - level);
    }
  });

  it("are not hit beside them", () => {
    expect(discAt(geometry, "c3", 2, AT_REST, place.x + 2, bottom - 20)).toBeNull();
    expect(discAt(geometry, "c3", 0, AT_REST, middle, bottom - 60)).toBeNull();
    expect(discAt(geometry, "nowhere", 2, AT_REST, middle, bottom - 60)).toBeNull();
  });

  it("stay on the canvas, however tall", () => {
    const top = geometry.cells.get("c5");
    const pose = { fan: 1, lift: 2 };
    const low = top ? top.y + top.h : 0;
    const down = sink(geometry, low, 8, pose);
    const crown = low + down - (faceAt(7, 8, pose) + 0.245) * geometry.cell;
    expect(down).toBeGreaterThan(0);
    expect(crown).toBeGreaterThanOrEqual(0);
    expect(sink(geometry, bottom, 1, AT_REST)).toBe(0);
  });
});
