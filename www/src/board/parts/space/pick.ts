import { type Mesh, type PerspectiveCamera, Raycaster, Vector2 } from "three";

import type { Boards, Target } from "./boards";
import type { Camera } from "./camera";
import type { Pieces } from "./pieces";
import type { Point, SceneLayout } from "./scene-layout";

const ray = new Raycaster();

/** Everything under a point of the picture (from -1 to 1), the nearest first. */
export function beneath(
  point: { readonly x: number; readonly y: number },
  lens: PerspectiveCamera,
  meshes: Mesh[],
  layout: SceneLayout,
): readonly { readonly cell: string; readonly solid: boolean }[] {
  ray.setFromCamera(new Vector2(point.x, point.y), lens);
  return ray.intersectObjects(meshes, false).flatMap((hit) => {
    const { cell, board, solid = false } = hit.object.userData as Target;
    const found = cell ?? (board === undefined ? undefined : cellAt(layout, board, hit.point));
    return found === undefined ? [] : [{ cell: found, solid }];
  });
}

/** The cell of a board at a point of its face. */
function cellAt(layout: SceneLayout, board: string, { x, z }: Point): string | undefined {
  for (const { id, board: own, at } of layout.cells.values()) {
    if (own === board && Math.abs(at.x - x) <= 0.5 && Math.abs(at.z - z) <= 0.5) return id;
  }
  return undefined;
}

/**
 * What a hand means: the first thing that something can be done with, since one sees and
 * points through glass, but not through pieces; else simply the first.
 */
export function meant(
  hits: readonly { readonly cell: string; readonly solid: boolean }[],
  useful: (cell: string) => boolean,
  idle: (cell: string) => boolean,
): string | null {
  for (const { cell, solid } of hits) {
    if (useful(cell)) return cell;
    if (solid) break;
  }
  return hits.find(({ cell }) => !idle(cell))?.cell ?? null;
}

/** A finger hits what is this many CSS pixels away. */
const REACH = 20;

/** What stands in space, to be pointed at. */
export interface Things {
  readonly layout: SceneLayout;
  readonly boards: Boards;
  readonly pieces: Pieces;
}

/** From places in the window to cells, and back. */
export class Finder {
  /** `useful` tells whether something can be done with a cell right now. */
  constructor(
    private readonly camera: Camera,
    private readonly useful: (cell: string) => boolean,
  ) {}

  /** The cell that a hand means here. A finger also means what is near: one of `near`. */
  cellAt(things: Things, x: number, y: number, near: Iterable<string> = []): string | null {
    if (!this.camera.open) return null;
    const { pins } = things.layout;
    const found = meant(
      this.#hits(things, x, y),
      this.useful,
      (cell) => pins.get(cell)?.free ?? false,
    );
    if (found !== null && this.useful(found)) return found;
    let best: { cell: string | null; away: number } = { cell: found, away: REACH };
    for (const cell of near) {
      const [middle] = pointsOf(things, cell);
      const at = middle ? this.camera.toWindow(middle) : null;
      const away = at ? Math.hypot(at.x - x, at.y - y) : Infinity;
      if (away < best.away) best = { cell, away };
    }
    return best.cell;
  }

  /** The first thing at a place of the window, also a free pin, which is nothing to point at. */
  firstAt(things: Things, x: number, y: number): string | null {
    return this.camera.open ? (this.#hits(things, x, y)[0]?.cell ?? null) : null;
  }

  #hits({ layout, boards, pieces }: Things, x: number, y: number) {
    const meshes = [...boards.targets, ...pieces.targets];
    return beneath(this.camera.toPicture(x, y), this.camera.lens, meshes, layout);
  }

  /** Where a cell, or what stands on it, is in the window; rather where nothing is before it. */
  pointOf(things: Things, cell: string): { readonly x: number; readonly y: number } | null {
    const points = pointsOf(things, cell).flatMap((at) => this.camera.toWindow(at) ?? []);
    return points.find(({ x, y }) => this.cellAt(things, x, y) === cell) ?? points[0] ?? null;
  }
}

/** Points of a stand, a piece or a square; the best ones first. */
function pointsOf({ layout, pieces }: Things, cell: string): readonly Point[] {
  const pin = layout.pins.get(cell);
  if (pin) {
    const up = Math.sign(pin.head.y - pin.foot.y);
    const parts = pin.free ? [0.1, 0.3] : [0.45, 0.7, 0.2, 0.06];
    return parts.map((part) => ({ ...pin.foot, y: pin.foot.y + up * part }));
  }
  const at = layout.cells.get(cell)?.at;
  if (!at) return [];
  const taken = pieces.tokens.some((token) => token.cell === cell);
  if (taken) return [0.2, 0.5, 0.05, 0.65].map((up) => ({ ...at, y: at.y + up }));
  const off = [0, -0.35, 0.35];
  return off.flatMap((dz) => off.map((dx) => ({ ...at, x: at.x + dx, z: at.z + dz })));
}
