import type { Token } from "../../../generated/types/Token";
import type { Flight } from "../../core/animation";
import type { Item } from "../../core/dirty";
import type { Point } from "../../core/geometry";
import { stacks } from "../../core/stack";
import { isDisc } from "../sprites";
import { spriteItem, standing, type PieceView } from "./pieces";

/** One thing on its way: all that changes goes from the first value to the second. */
export interface Path {
  readonly name: string;
  readonly token: Token;
  /** Of the stack it is drawn for. */
  readonly height: number;
  readonly from: Point;
  readonly to: Point;
  /** So high it is lifted in the middle of its way. */
  readonly hop: number;
  readonly alpha: readonly [number, number];
  readonly scale: readonly [number, number];
}

/** As large and as plain to be seen as what stands. */
export const SEEN = [1, 1] as const;

/** The ways of all that moves, over everything that stands: what leaves is beneath what comes. */
export function paths(view: PieceView, flight: Flight): Path[] {
  const left = stacks(flight.before);
  const right = view.stacks;
  const stood = { ...view, geometry: flight.from };
  const { gone, moves, come } = flight.plan;
  const found: Path[] = [];
  for (const token of gone) {
    const height = left.get(token.cell)?.length ?? 1;
    const at = flight.places.get(token) ?? standing(stood, token, height);
    if (!at) continue;
    const alpha = [1, 0] as const;
    found.push({ name: "gone", token, height, from: at, to: at, hop: 0, alpha, scale: SEEN });
  }
  for (const { from, to } of moves) {
    const height = right.get(to.cell)?.length ?? 1;
    const a = flight.places.get(from) ?? standing(stood, from, left.get(from.cell)?.length ?? 1);
    const b = standing(view, to, height);
    if (!a || !b) continue;
    // Discs are carried over, pieces are pushed.
    const hop = isDisc(to) ? 0.25 * view.geometry.cell : 0;
    const name = `fly ${from.level}`;
    found.push({ name, token: to, height, from: a, to: b, hop, alpha: SEEN, scale: SEEN });
  }
  for (const token of come) {
    const height = right.get(token.cell)?.length ?? 1;
    const at = standing(view, token, height);
    if (!at) continue;
    const [alpha, scale] = [[0, 1] as const, [1.25, 1] as const];
    found.push({ name: "come", token, height, from: at, to: at, hop: 0, alpha, scale });
  }
  return found;
}

/** Where something is after a part of its way. */
export function along({ from, to, hop }: Path, part: number): Point {
  const y = mix([from.y, to.y], part) - rise(hop, part);
  return { x: mix([from.x, to.x], part), y };
}

/** How far it is lifted after a part of its way. */
export const rise = (hop: number, part: number): number => hop && hop * Math.sin(Math.PI * part);

/** What is on its way at `now`. */
export function flightItems(view: PieceView, flight: Flight, now: number): Item[] {
  const part = flight.progress(now);
  return paths(view, flight).map((path) => {
    const { name, token, height, alpha, scale } = path;
    const at = along(path, part);
    return spriteItem(view, name, token, height, at, mix(alpha, part), mix(scale, part));
  });
}

/** Where each thing that flies is at `now`: another flight begins there. */
export function places(view: PieceView, flight: Flight, now: number): Map<Token, Point> {
  const part = flight.progress(now);
  return new Map(paths(view, flight).map((path) => [path.token, along(path, part)]));
}

/** Between two values, after a part of the way. */
export const mix = ([a, b]: readonly [number, number], part: number): number => a + (b - a) * part;
