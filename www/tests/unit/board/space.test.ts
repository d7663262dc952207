import { describe, expect, test } from "vitest";

import { skeletonOf } from "../../../src/board/element/skeleton";
import {
  axes,
  between,
  facing,
  homePose,
  look,
  orbit,
  presetPose,
  PRESETS,
  push,
  zoom,
  ANGLE,
} from "../../../src/board/parts/space/pose";
import { meant } from "../../../src/board/parts/space/pick";
import {
  columnAt,
  RISE,
  sceneLayoutOf,
  THICK,
  type Point,
} from "../../../src/board/parts/space/scene-layout";

const model = skeletonOf("tri-d-chess");
if (!model) throw new Error("no skeleton");
const { layout } = model;
const standard = model.scene.placements;
const site = sceneLayoutOf(layout, standard);

describe("where things are in space", () => {
  test("levels lie above each other, the first side in front", () => {
    const at = (cell: string) => site.cells.get(cell)?.at ?? { x: NaN, y: NaN, z: NaN };
    expect(at("a5N").y - at("a1W").y).toBeCloseTo(2 * RISE);
    expect(at("b1W").x - at("a1W").x).toBe(1);
    expect(at("a2W").z - at("a1W").z).toBe(-1);
    expect(site.mains.map(({ board }) => board.id)).toEqual(["W", "N", "B"]);
  });

  test("a small board stands on the corner of its main board", () => {
    const pin = site.pins.get("QL1");
    const corner = site.cells.get("a1W")?.at;
    expect(pin?.foot).toEqual({ x: (corner?.x ?? 0) - 0.5, y: 0, z: (corner?.z ?? 0) + 0.5 });
    expect(pin?.head.y).toBeCloseTo(RISE - THICK);
    expect(pin?.free).toBe(false);
  });

  test("a column holds the squares above each other, from the lowest", () => {
    expect(columnAt(site, "a1QL1").map(({ id }) => id)).toEqual(["a1W", "a1QL1"]);
    expect(columnAt(site, "b4N").map(({ id }) => id)).toEqual(["b4W", "b4N"]);
    expect(columnAt(site, "nowhere")).toEqual([]);
  });

  test("a board that is not there has no cells; one upside down hangs below its corner", () => {
    const placements = standard.map((one) =>
      one.board === "QL1" ? { ...one, board: "QL6i", free: true, y: 8, z: 3 } : one,
    );
    const boards = layout.boards.map((one) => (one.id === "QL1" ? { ...one, id: "QL6i" } : one));
    const other = sceneLayoutOf({ ...layout, boards }, placements);
    expect(other.cells.has("a1QL1")).toBe(false);
    const pin = other.pins.get("QL6i");
    expect(pin?.foot.y).toBeCloseTo(4 * RISE - THICK);
    expect(pin?.head.y).toBeCloseTo(3 * RISE);
  });

  test("a turned board has its squares the other way round", () => {
    const placements = standard.map((one) =>
      one.board === "KL1" ? { ...one, turned: true } : one,
    );
    const turned = sceneLayoutOf(layout, placements);
    expect(turned.cells.get("d0KL1")?.at).toEqual(site.cells.get("e1KL1")?.at);
  });
});

/** Where a point is in the picture of a view, from -1 to 1. */
function seen(point: Point, pose: Parameters<typeof axes>[0], aspect: number) {
  const { eye } = look(site.hull, pose, aspect);
  const { right, up, back } = axes(pose);
  const dot = (axis: Point) =>
    (point.x - eye.x) * axis.x + (point.y - eye.y) * axis.y + (point.z - eye.z) * axis.z;
  const tan = Math.tan((ANGLE * Math.PI) / 360);
  const depth = -dot(back);
  return { x: dot(right) / (depth * tan * aspect), y: dot(up) / (depth * tan) };
}

describe("the camera", () => {
  test.each(PRESETS)("%s sees every board, on wide and on high screens", (preset) => {
    for (const aspect of [0.6, 1, 1.9]) {
      const pose = presetPose(preset, 0);
      const places = site.hull.map((point) => seen(point, pose, aspect));
      for (const { x, y } of places) {
        expect(Math.abs(x)).toBeLessThanOrEqual(1);
        expect(Math.abs(y)).toBeLessThanOrEqual(1);
      }
      // As large as that allows: one direction is filled from edge to edge.
      const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
      const filled = Math.max(
        Math.min(Math.max(...xs), -Math.min(...xs)),
        Math.min(Math.max(...ys), -Math.min(...ys)),
      );
      expect(filled).toBeGreaterThan(0.9);
    }
  });

  test("each side begins at its own end", () => {
    expect(look(site.hull, homePose(0), 1).eye.z).toBeGreaterThan(5);
    expect(look(site.hull, homePose(1), 1).eye.z).toBeLessThan(-5);
    expect([facing(homePose(0)), facing(homePose(1))]).toEqual([0, 1]);
  });

  test("drags turn it, but never below the boards or over their top", () => {
    const home = homePose(0);
    expect(orbit(home, 100, 0).azimuth).toBeLessThan(home.azimuth);
    expect(orbit(home, 0, 10_000).elevation).toBeLessThan(Math.PI / 2);
    expect(orbit(home, 0, -10_000).elevation).toBeGreaterThan(0);
  });

  test("it can be neither lost far away nor inside a man", () => {
    const home = homePose(0);
    expect(zoom(home, 1e6).zoom).toBeLessThan(2);
    expect(zoom(home, 1e-6).zoom).toBeGreaterThan(0.2);
    expect(Math.abs(push(home, 1e6, -1e6).shift.x)).toBeLessThan(10);
  });

  test("it goes the shorter way round", () => {
    const from = { ...homePose(0), azimuth: 3 };
    const to = { ...homePose(0), azimuth: -3 };
    expect(between(from, to, 0.5).azimuth).toBeCloseTo(Math.PI);
    expect(between(from, to, 0)).toEqual(from);
  });
});

describe("what a hand means", () => {
  const glass = (cell: string) => ({ cell, solid: false });
  const man = (cell: string) => ({ cell, solid: true });
  const useful =
    (...cells: readonly string[]) =>
    (cell: string) =>
      cells.includes(cell);
  const never = () => false;

  test("glass is pointed through where something can be done behind it", () => {
    expect(meant([glass("a1QL1"), glass("a1W")], useful("a1W"), never)).toBe("a1W");
    expect(meant([glass("a1QL1"), glass("a1W")], useful(), never)).toBe("a1QL1");
  });

  test("men are not", () => {
    expect(meant([man("b2W"), glass("c3N")], useful("c3N"), never)).toBe("b2W");
  });

  test("a pin that nothing can come to is nothing", () => {
    expect(meant([glass("QL2")], useful(), useful("QL2"))).toBeNull();
    expect(meant([glass("QL2")], useful("QL2"), useful("QL2"))).toBe("QL2");
  });
});
