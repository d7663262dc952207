import type { Role } from "../../../generated/art";
import { ANIMAL_COLOURS, FACES, TILE } from "../../../generated/tiles";
import type { KindMoves } from "../../../generated/types/KindMoves";
import { PIECES, type TileSet } from "../../core/taste";
import { addTable, setAmong, tableOf } from "../../canvas/drawings/tables";
import { register, type Drawing, type Layer } from "../../canvas/drawings/registry";

/** Wood of each side: the face and the edge that is seen from below. */
const WOOD = [
  ["oklch(0.94 0.042 86)", "oklch(0.82 0.065 76)"],
  ["oklch(0.865 0.06 75)", "oklch(0.74 0.078 66)"],
] as const;
const CONTOUR = "oklch(0.45 0.06 55)";
const INK = "oklch(0.27 0.03 55)";
const STEP = "oklch(0.46 0.1 40)";
/** Of the promoted side: the rim, what is marked on it, and letters. */
const RIM = "oklch(0.53 0.17 30)";
const RIM_STEP = "oklch(0.98 0.02 85)";
const PROMOTED_INK = "oklch(0.48 0.17 30)";

const CONTOUR_WIDTH = 1.5;
/** Strokes of the sets that are written. */
const WRITTEN: Readonly<Partial<Record<TileSet, number>>> = { kanji: 4, letters: 6 };

/** A ring along the edge of the tile, as wide as a mark of a step needs. */
const RIM_PATH =
  "M32 5.4C33.3 5.4 34.3 5.9 35.6 6.7L49.9 14.9C52.2 16.2 53.2 17.6 53.6 20C55.2 29.6 56.6 41.4 56.8 52C56.8 56.2 55.2 57.9 51.9 58.1C39 58.7 25 58.7 12.1 58.1C8.8 57.9 7.2 56.2 7.2 52C7.4 41.4 8.8 29.6 10.4 20C10.8 17.6 11.8 16.2 14.1 14.9L28.4 6.7C29.7 5.9 30.7 5.4 32 5.4Z";
const RIM_WIDTH = 5.6;

/** Where marks stand: on the straight lines between these points, seen from the middle. */
const MIDDLE = [32, 35] as const;
const EDGE = [
  [32, 6.4],
  [53, 18.6],
  [55.8, 56],
  [8.2, 56],
  [11, 18.6],
] as const;
const DOT = 2.4;
const TIP = 3.7;

/** The point of the edge in a direction: to the right and forward. */
function edgePoint(right: number, forward: number): readonly [number, number] {
  const [cx, cy] = MIDDLE;
  let nearest = Infinity;
  for (const [at, [ax, ay]] of EDGE.entries()) {
    const [bx, by] = EDGE[(at + 1) % EDGE.length] ?? [ax, ay];
    const [ex, ey] = [bx - ax, by - ay];
    const across = right * ey + forward * ex;
    const far = ((ax - cx) * ey - (ay - cy) * ex) / across;
    const along = ((ax - cx) * -forward - (ay - cy) * right) / across;
    // Directions to a corner meet both of its lines.
    if (far > 0 && along > -1e-6 && along < 1 + 1e-6) nearest = Math.min(nearest, far);
  }
  return [cx + right * nearest, cy - forward * nearest];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A dot for a step, an arrow for any distance, at the edge of the tile in its direction. */
export function stepMarks({ steps, slides }: Pick<KindMoves, "steps" | "slides">): string {
  const dots = steps.map(([right, forward]) => {
    const [x, y] = edgePoint(right, forward);
    const [left, end] = [round(x - DOT), round(x + DOT)];
    const half = `A${DOT} ${DOT} 0 1 1`;
    return `M${left} ${round(y)}${half} ${end} ${round(y)}${half} ${left} ${round(y)}Z`;
  });
  const arrows = slides.map(([right, forward]) => {
    const [x, y] = edgePoint(right, forward);
    const length = Math.hypot(right, forward);
    const [ux, uy] = [right / length, -forward / length];
    const point = (along: number, aside: number) =>
      `${round(x + ux * along - uy * aside)} ${round(y + uy * along + ux * aside)}`;
    return `M${point(TIP, 0)}L${point(-TIP, TIP)}L${point(-TIP, -TIP)}Z`;
  });
  return [...dots, ...arrows].join("");
}

/** The kind that a promoted one is before its promotion; null for all others. */
function unpromoted(kind: string): string | null {
  if (kind === "hen") return "chick";
  return kind.startsWith("promoted-") ? kind.slice("promoted-".length) : null;
}

/** On boards without colours: whose a tile is, is seen by where it points. */
const PLAIN: Readonly<Record<Role, string>> = {
  body: "#fff",
  shade: "#fff",
  edge: "#000",
  line: "#000",
  eye: "#000",
};

/** A tile as it is painted; `plain`: black on white. */
function tile(kind: KindMoves, side: number, set: TileSet, plain: boolean): Drawing {
  const faces = tableOf(set);
  const promoted = unpromoted(kind.kind);
  const face = faces[kind.kind] ?? faces[promoted ?? ""] ?? [];
  const width = WRITTEN[set];
  const [wood, edge] = WOOD[side ? 1 : 0];
  const [body, shade] = ANIMAL_COLOURS[kind.kind] ?? [wood, edge];
  const ink = width && promoted ? PROMOTED_INK : INK;
  const paint = (role: Role, colour: string) => (plain ? PLAIN[role] : colour);
  const ground = TILE.map((layer): Layer => {
    const colour = { body: wood, shade: edge }[layer.role as string] ?? CONTOUR;
    return { ...layer, colour: paint(layer.role, colour), width: CONTOUR_WIDTH };
  });
  const rim: Layer = { role: "line", d: RIM_PATH, colour: paint("line", RIM), width: RIM_WIDTH };
  // On a rim they are as light as the tile.
  const role = promoted ? "body" : "eye";
  const marks: Layer = {
    role,
    d: stepMarks(kind),
    colour: paint(role, promoted ? RIM_STEP : STEP),
  };
  const drawn = face.map((layer): Layer => {
    const colour = paint(layer.role, { body, shade }[layer.role as string] ?? ink);
    return width ? { ...layer, colour, width } : { ...layer, colour };
  });
  return { layers: [...ground, ...(promoted ? [rim] : []), marks, ...drawn], points: true };
}

/** Tiles for all kinds of a game, with the moves that its rules give them. */
export function registerTiles(kinds: readonly KindMoves[]): void {
  addTable("animals", FACES);
  for (const kind of kinds) {
    const promoted = kinds.find((other) => unpromoted(other.kind) === kind.kind);
    const draw = (side: number, sets: string) => {
      const plain = sets.split(" ").includes("print");
      return tile(kind, side, setAmong(PIECES, sets), plain);
    };
    register(kind.kind, draw, promoted?.kind);
  }
}
