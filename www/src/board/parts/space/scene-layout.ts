import type { Board } from "../../../generated/types/Board";
import type { Layout } from "../../../generated/types/Layout";
import type { Placement } from "../../../generated/types/Placement";
import { hangs, isAttack } from "../../core/levels";

/** From one level to the next, in cells: a king stands below the next board with room to spare. */
export const RISE = 1.16;
/** How thick a board is. */
export const THICK = 0.07;
/** How far the glass reaches beyond the cells. */
export const RIM = 0.07;

/** How far below the lowest board the foot stands, and how wide it is. */
export const FOOT = { y: -0.9, r: 1 };

/** A point in cells: x to the right and z towards the first side, y up. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface SpaceCell {
  readonly id: string;
  readonly board: string;
  /** The middle of its upper face. */
  readonly at: Point;
}

export interface SpaceBoard {
  readonly board: Board;
  readonly placement: Placement;
  /** The middle of its upper face. */
  readonly at: Point;
}

/** A corner of a main board, where an attack board stands or can come. */
export interface Pin {
  /** The name of the attack board there. */
  readonly id: string;
  /** The corner, on the face that the board stands on or hangs from. */
  readonly foot: Point;
  /** Where the stand of the board ends. */
  readonly head: Point;
  readonly side: number | null;
  readonly free: boolean;
}

/** Where everything is in space. Free places are there as well, as places only. */
export interface SceneLayout {
  readonly boards: ReadonlyMap<string, SpaceBoard>;
  /** The cells that are there now. */
  readonly cells: ReadonlyMap<string, SpaceCell>;
  readonly pins: ReadonlyMap<string, Pin>;
  /** Main boards, from the lowest. */
  readonly mains: readonly SpaceBoard[];
  /** The corners of every board and of what may stand on it: what the camera has to see. */
  readonly hull: readonly Point[];
}

/** Room for a king on a board and for the name of a board beside it, in cells. */
const TALL = 0.95;
const NAME = 0.68;

export function sceneLayoutOf(layout: Layout, placements: readonly Placement[]): SceneLayout {
  const middle = middleOf(layout, placements);
  const boards = new Map<string, SpaceBoard>();
  const cells = new Map<string, SpaceCell>();
  const hull: Point[] = [];
  for (const board of layout.boards) {
    const placement = placements.find((one) => one.board === board.id);
    if (!placement) continue;
    const [w, h] = [board.columns / 2, board.rows / 2];
    const at: Point = {
      x: placement.x + w - middle.x,
      y: placement.z * RISE,
      z: middle.y - placement.y - h,
    };
    boards.set(board.id, { board, placement, at });
    // Boards that may come are looked at too: otherwise the camera would step back for them.
    // Names of attack boards stand beside them.
    const beside = isAttack(board.id) ? Math.sign(at.x) * NAME : 0;
    for (const dx of [-w + Math.min(0, beside), w + Math.max(0, beside)]) {
      for (const dz of [-h, h]) {
        for (const dy of [0, TALL]) hull.push({ x: at.x + dx, y: at.y + dy, z: at.z + dz });
      }
    }
    if (placement.free) continue;
    for (const { id, col, row } of board.cells) {
      const [x, y] = placement.turned
        ? [board.columns - 1 - col, board.rows - 1 - row]
        : [col, row];
      const place = { x: at.x - w + x + 0.5, y: at.y, z: at.z + h - y - 0.5 };
      cells.set(id, { id, board: board.id, at: place });
    }
  }
  const floor = Math.min(...[...boards.values()].map(({ at }) => at.y)) + FOOT.y;
  for (const dx of [-FOOT.r, FOOT.r]) {
    for (const dz of [-FOOT.r, FOOT.r]) hull.push({ x: dx, y: floor, z: dz });
  }
  const mains = [...boards.values()]
    .filter(({ board }) => !isAttack(board.id))
    .toSorted((a, b) => a.at.y - b.at.y);
  return { boards, cells, pins: pinsOf(boards), mains, hull };
}

function pinsOf(boards: ReadonlyMap<string, SpaceBoard>): Map<string, Pin> {
  const pins = new Map<string, Pin>();
  for (const { board, placement, at } of boards.values()) {
    if (!isAttack(board.id)) continue;
    const down = hangs(board.id);
    const main = at.y + (down ? RISE : -RISE);
    // The middle of an attack board lies above the corner of its main board.
    const foot = { ...at, y: down ? main - THICK : main };
    const head = { ...at, y: down ? at.y : at.y - THICK };
    const { side, free } = placement;
    pins.set(board.id, { id: board.id, foot, head, side, free });
  }
  return pins;
}

/** The middle of the plan, in columns and rows. */
function middleOf({ boards }: Layout, placements: readonly Placement[]) {
  const sizes = new Map(boards.map((board) => [board.id, board]));
  const xs = placements.flatMap(({ board, x }) => [x, x + (sizes.get(board)?.columns ?? 0)]);
  const ys = placements.flatMap(({ board, y }) => [y, y + (sizes.get(board)?.rows ?? 0)]);
  const half = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return placements.length ? { x: half(xs), y: half(ys) } : { x: 0, y: 0 };
}

/** How far two cells or pins are from each other. */
export function distance(layout: SceneLayout, from: string, to: string): number {
  const [a, b] = [layout.cells.get(from)?.at, layout.cells.get(to)?.at];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) : Infinity;
}

/** The cells above and below a cell, with it, from the lowest. */
export function columnAt(layout: SceneLayout, cell: string): readonly SpaceCell[] {
  const own = layout.cells.get(cell);
  if (!own) return [];
  return [...layout.cells.values()]
    .filter(({ at }) => Math.hypot(at.x - own.at.x, at.z - own.at.z) < 0.1)
    .toSorted((a, b) => a.at.y - b.at.y);
}
