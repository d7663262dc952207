import { describe, expect, it } from "vitest";

import { arrange } from "../../../src/board/core/geometry";
import { STANDS } from "../../../src/board/core/levels";
import { skeletonOf } from "../../../src/board/element/skeleton";
import { steer } from "../../../src/board/access/grid";
import { flatten } from "../../../src/board/parts/levels/levels";
import type { Arrangement } from "../../../src/board/parts/levels/plan";
import type { Placement } from "../../../src/generated/types/Placement";

const model = skeletonOf("tri-d-chess");
if (!model) throw new Error("no skeleton");

/** The boards of a game as `change` has them. */
const changed = (change: (one: Placement) => Placement) => ({
  ...model,
  scene: { ...model.scene, placements: model.scene.placements.map(change) },
});

const EVERYWHERE = changed((one) => ({ ...one, free: false }));

function geometryOf(
  what: typeof model,
  arrangement: Arrangement,
  box: { readonly width: number; readonly height: number },
  turned = false,
) {
  if (!what) throw new Error("nothing");
  const { layout, scene } = flatten(what, arrangement);
  return arrange(layout, scene.placements, turned, box, 1);
}

describe("boards side by side", () => {
  it.each([300, 477, 900, 1501])("lie apart in %i pixels, whichever side is below", (height) => {
    for (const turned of [false, true]) {
      const box = { width: 2 * height, height };
      const geometry = geometryOf(EVERYWHERE, "wide", box, turned);
      const cells = [...geometry.cells.values()];
      for (const [at, a] of cells.entries()) {
        for (const b of cells.slice(at + 1)) {
          const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
          expect(apart, `${a.id} and ${b.id}`).toBeGreaterThanOrEqual(geometry.cell);
        }
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + a.w).toBeLessThanOrEqual(geometry.width + 1);
        expect(a.y).toBeGreaterThanOrEqual(0);
        expect(a.y + a.h).toBeLessThanOrEqual(geometry.height + 1);
      }
    }
  });

  it("have squares that touch within a board, whatever the size", () => {
    for (let height = 300; height < 1200; height++) {
      const geometry = geometryOf(EVERYWHERE, "wide", { width: 2 * height, height });
      for (const place of geometry.cells.values()) {
        if (place.board.id === STANDS || place.file === 0) continue;
        expect(geometry.at(place.x - 1, place.cy)?.board.id, place.id).toBe(place.board.id);
      }
    }
  });

  it("have larger squares than one behind the other where there is as much width as height", () => {
    const box = { width: 868, height: 624 };
    const [wide, tall] = (["wide", "tall"] as const).map((one) => geometryOf(model, one, box).cell);
    expect(wide).toBeGreaterThanOrEqual(52);
    expect(tall).toBeLessThan(52);
  });

  it("are walked over by arrows from one to the next", () => {
    const geometry = geometryOf(model, "wide", { width: 868, height: 624 });
    const walk = (from: string, key: string) => {
      const place = geometry.cells.get(from);
      return place && steer(geometry, place, key, false);
    };
    expect(walk("d4W", "ArrowRight")).toBe("a6N");
    expect(walk("a6N", "ArrowLeft")).toBe("d4W");
    expect(walk("a1W", "ArrowDown")).toBe("QL1");
    expect(walk("QL1", "ArrowDown")).toBe("z1QL1");
    expect(walk("d8B", "ArrowUp")).toBe("KL6");
    expect(walk("KL6", "ArrowUp")).toBe("e8KL6");
  });
});
