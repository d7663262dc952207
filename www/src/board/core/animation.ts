import type { Token } from "../../generated/types/Token";
import type { Geometry, Point } from "./geometry";

/** What has to move, leave and arrive so that one scene becomes the other. */
export interface Plan {
  readonly moves: readonly { readonly from: Token; readonly to: Token }[];
  readonly gone: readonly Token[];
  readonly come: readonly Token[];
}

const look = (token: Token) => `${token.kind} ${token.side} ${token.state}`;
const byLevel = (a: Token, b: Token) => a.level - b.level;
const spot = (token: Token) => `${look(token)} ${token.cell} ${token.level}`;

/** Compares two scenes: each new token comes from the nearest one of its look that left. */
export function plan(
  before: readonly Token[],
  after: readonly Token[],
  distance: (from: string, to: string) => number,
): Plan {
  const stays = new Set(after.map(spot));
  const stood = new Set(before.map(spot));
  const gone = before.filter((token) => !stays.has(spot(token))).toSorted(byLevel);
  const come: Token[] = [];
  const moves: { from: Token; to: Token }[] = [];
  for (const to of after.filter((token) => !stood.has(spot(token))).toSorted(byLevel)) {
    let nearest: Token | undefined;
    for (const from of gone) {
      if (look(from) !== look(to)) continue;
      if (!nearest || distance(from.cell, to.cell) < distance(nearest.cell, to.cell))
        nearest = from;
    }
    if (nearest) {
      moves.push({ from: nearest, to });
      gone.splice(gone.indexOf(nearest), 1);
    } else {
      come.push(to);
    }
  }
  return { moves, gone, come };
}

/** Milliseconds in which a whole board moves, at the least. */
export const BOARD_TIME = 400;

/** Milliseconds for a plan: a stack takes 30 more for each further disc, up to 350. */
export function duration(speed: number, moves: number): number {
  return speed && moves > 1 ? Math.max(speed, Math.min(350, speed + 30 * (moves - 1))) : speed;
}

/** Speed in a game with a clock: short games are animated less, below a minute not at all. */
export function pace(speed: number, totalSeconds: number): number {
  return Math.round(speed * Math.min(1.2, Math.max(0, ((totalSeconds - 60) / 60) * 0.2)));
}

/** Cubic ease in and out. */
export function ease(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** A running plan: at most one is alive, and a new one takes its place. */
export interface Flight {
  readonly plan: Plan;
  /** What stood before, and where: boards may have gone since. */
  readonly before: readonly Token[];
  readonly from: Geometry;
  /** Where things begin that were in the air. */
  readonly places: ReadonlyMap<Token, Point>;
  readonly start: number;
  readonly time: number;
  /** How far it has come at a time, eased; 1 when it is over. */
  progress(now: number): number;
}

/** The flight from what stood before to what stands now; null where nothing is seen moving. */
export function flightOf(
  {
    tokens: before,
    geometry: from,
    places,
  }: {
    readonly tokens: readonly Token[];
    readonly geometry: Geometry;
    readonly places?: ReadonlyMap<Token, Point> | null;
  },
  {
    tokens: after,
    geometry: to,
  }: { readonly tokens: readonly Token[]; readonly geometry: Geometry },
  { speed, dropped }: { readonly speed: number; readonly dropped: boolean },
): Flight | null {
  const found = plan(before, after, (left, reached) => {
    const [a, b] = [from.cells.get(left), to.cells.get(reached)];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity;
  });
  // What the hand has dropped is already there.
  const seen = dropped ? { ...found, moves: [], come: [] } : found;
  if (!Object.values(seen).flat().length) return null;
  const time = from === to ? duration(speed, seen.moves.length) : Math.max(speed, BOARD_TIME);
  const start = performance.now();
  return {
    plan: seen,
    before,
    from,
    places: places ?? new Map(),
    start,
    time,
    progress: (now) => progress({ start, time }, now),
  };
}

/** How far the flight has come at `now`, eased; 1 when it is over. */
export function progress({ start, time }: Pick<Flight, "start" | "time">, now: number): number {
  return ease(Math.min(1, Math.max(0, now - start) / time));
}
