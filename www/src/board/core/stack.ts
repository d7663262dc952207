import type { Token } from "../../generated/types/Token";
import type { Geometry } from "./geometry";

/** A disc seen a little from the side, in cells: half width and half depth of its face. */
export const DISC_RX = 0.36;
export const DISC_RY = 0.245;

/** Centre of the bottom of a stack above the lower edge of its cell, in cells. */
export const FOOT = 0.4;

const THICK = 0.105;
const FANNED = 0.2;
/** A stack is never drawn higher than this, and a fanned one not higher than the second. */
const TALL = 0.52;
const TALL_FANNED = 1.1;

/** How a stack is shown: 0 closed to 1 fanned out; its top `lift` discs float. */
export interface Pose {
  readonly fan: number;
  readonly lift: number;
}

export const AT_REST: Pose = { fan: 0, lift: 0 };

/** Thickness of a disc in a stack of `height`. */
export function thickness(height: number): number {
  return Math.min(THICK, TALL / height);
}

/** Centre of the face of the disc at `level`, in cells above the lower edge of the cell. */
export function faceAt(level: number, height: number, pose: Pose = AT_REST): number {
  const closed = thickness(height);
  const open = Math.max(closed, Math.min(FANNED, TALL_FANNED / height));
  const gap = height > 1 ? closed + (open - closed) * pose.fan : closed;
  const floats = pose.lift > 0 && level >= height - pose.lift ? 0.13 : 0;
  return FOOT + closed + level * gap + floats;
}

/** How far a stack must sink so that its top stays on the canvas, in device pixels. */
export function sink(geometry: Geometry, bottom: number, height: number, pose: Pose): number {
  const top = bottom - (faceAt(height - 1, height, pose) + DISC_RY) * geometry.cell;
  return Math.max(0, 1 - top);
}

/** What stands on each cell, from the bottom up. */
export function stacks(tokens: readonly Token[]): Map<string, Token[]> {
  const found = new Map<string, Token[]>();
  for (const token of tokens) {
    const stack = found.get(token.cell);
    if (stack) stack.push(token);
    else found.set(token.cell, [token]);
  }
  for (const stack of found.values()) stack.sort((a, b) => a.level - b.level);
  return found;
}
