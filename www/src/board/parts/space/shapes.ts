import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Shape,
  SphereGeometry,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

/** Pieces in cells: the foot at 0, y up, their faces towards -z. Group 0 is the body, 1 what is drawn on it. */
const ROUND = 28;
/** Pieces of each curve of an outline. */
const FINE = 5;
const SIZE = 0.96;

/** The outline of a turned piece, as a pen draws it upwards from the middle of the foot. */
type Profile = (pen: Path) => void;

/** The foot that all pieces share: a flat disc, a bead and a hollow. */
function foot(pen: Path, r: number): void {
  pen.moveTo(0, 0);
  pen.lineTo(r - 0.012, 0);
  pen.quadraticCurveTo(r, 0, r, 0.014);
  pen.lineTo(r, 0.05);
  pen.quadraticCurveTo(r, 0.066, r - 0.016, 0.068);
  pen.bezierCurveTo(r + 0.004, 0.075, r + 0.004, 0.125, r - 0.04, 0.132);
}

/** A ring round a neck. */
function collar(pen: Path, r: number, y: number, thick: number): void {
  pen.lineTo(r - thick / 2, y);
  pen.bezierCurveTo(r + thick * 0.2, y, r + thick * 0.2, y + thick, r - thick / 2, y + thick);
}

const PAWN: Profile = (pen) => {
  foot(pen, 0.235);
  pen.bezierCurveTo(0.12, 0.18, 0.1, 0.27, 0.082, 0.345);
  collar(pen, 0.14, 0.345, 0.034);
  pen.lineTo(0.075, 0.392);
  pen.absarc(0, 0.49, 0.125, -0.9, Math.PI / 2, false);
};

const ROOK: Profile = (pen) => {
  foot(pen, 0.275);
  pen.bezierCurveTo(0.17, 0.19, 0.165, 0.3, 0.152, 0.45);
  collar(pen, 0.2, 0.455, 0.034);
  pen.bezierCurveTo(0.165, 0.5, 0.215, 0.52, 0.215, 0.56);
  pen.lineTo(0.215, 0.6);
  pen.lineTo(0.13, 0.6);
  pen.lineTo(0.115, 0.585);
  pen.lineTo(0, 0.585);
};

const BISHOP: Profile = (pen) => {
  foot(pen, 0.265);
  pen.bezierCurveTo(0.12, 0.21, 0.105, 0.34, 0.085, 0.5);
  collar(pen, 0.155, 0.5, 0.034);
  collar(pen, 0.125, 0.538, 0.026);
  pen.lineTo(0.085, 0.566);
  pen.bezierCurveTo(0.175, 0.62, 0.155, 0.72, 0.035, 0.812);
  pen.absarc(0, 0.846, 0.043, -0.75, Math.PI / 2, false);
};

const QUEEN: Profile = (pen) => {
  foot(pen, 0.29);
  pen.bezierCurveTo(0.13, 0.22, 0.115, 0.38, 0.09, 0.6);
  collar(pen, 0.175, 0.6, 0.036);
  collar(pen, 0.14, 0.64, 0.028);
  pen.lineTo(0.1, 0.67);
  pen.bezierCurveTo(0.11, 0.74, 0.15, 0.82, 0.192, 0.86);
  pen.lineTo(0.16, 0.868);
  pen.bezierCurveTo(0.13, 0.85, 0.1, 0.9, 0.062, 0.915);
  pen.lineTo(0.03, 0.92);
  pen.absarc(0, 0.955, 0.046, -0.85, Math.PI / 2, false);
};

const KING: Profile = (pen) => {
  foot(pen, 0.295);
  pen.bezierCurveTo(0.14, 0.22, 0.125, 0.38, 0.1, 0.62);
  collar(pen, 0.18, 0.62, 0.036);
  collar(pen, 0.145, 0.66, 0.028);
  pen.lineTo(0.1, 0.69);
  pen.bezierCurveTo(0.112, 0.76, 0.15, 0.83, 0.176, 0.862);
  pen.bezierCurveTo(0.185, 0.885, 0.16, 0.895, 0.13, 0.905);
  pen.bezierCurveTo(0.09, 0.925, 0.05, 0.93, 0, 0.935);
};

const KNIGHT_FOOT: Profile = (pen) => {
  foot(pen, 0.275);
  pen.bezierCurveTo(0.2, 0.155, 0.195, 0.175, 0.185, 0.185);
  pen.quadraticCurveTo(0.18, 0.2, 0.15, 0.205);
  pen.lineTo(0, 0.205);
};

function turned(profile: Profile): BufferGeometry {
  const pen = new Path();
  profile(pen);
  return new LatheGeometry(pen.getPoints(FINE), ROUND);
}

/** Six merlons on the wall of a rook. */
function merlons(): BufferGeometry[] {
  const [inner, outer, gap] = [0.13, 0.215, 0.17];
  return Array.from({ length: 6 }, (_, at) => {
    const from = (at * Math.PI) / 3 + gap;
    const to = ((at + 1) * Math.PI) / 3 - gap;
    const wall = new Shape();
    wall.absarc(0, 0, outer, from, to, false);
    wall.absarc(0, 0, inner, to, from, true);
    return new ExtrudeGeometry(wall, { depth: 0.1, bevelEnabled: false, curveSegments: 6 })
      .rotateX(-Math.PI / 2)
      .translate(0, 0.595, 0);
  });
}

/** The head of a knight, looking along +x. */
function head(): BufferGeometry {
  const pen = new Shape();
  pen.moveTo(-0.15, 0);
  pen.bezierCurveTo(-0.2, 0.12, -0.19, 0.34, -0.1, 0.46);
  pen.bezierCurveTo(-0.07, 0.5, -0.05, 0.52, -0.04, 0.55);
  pen.lineTo(-0.035, 0.635);
  pen.quadraticCurveTo(-0.03, 0.65, -0.015, 0.64);
  pen.lineTo(0.045, 0.565);
  pen.bezierCurveTo(0.11, 0.545, 0.15, 0.47, 0.215, 0.385);
  pen.bezierCurveTo(0.25, 0.35, 0.255, 0.31, 0.225, 0.285);
  pen.bezierCurveTo(0.2, 0.262, 0.17, 0.27, 0.15, 0.29);
  pen.bezierCurveTo(0.11, 0.315, 0.06, 0.31, 0.025, 0.3);
  pen.bezierCurveTo(0.08, 0.25, 0.16, 0.2, 0.165, 0);
  pen.closePath();
  const thick = 0.1;
  return new ExtrudeGeometry(pen, {
    depth: thick,
    bevelEnabled: true,
    bevelThickness: 0.045,
    bevelSize: 0.032,
    bevelOffset: -0.022,
    bevelSegments: 3,
    curveSegments: 9,
  })
    .translate(0, 0, -thick / 2)
    .scale(1, 1, 1.05);
}

const ball = (r: number, x: number, y: number, z: number) =>
  new SphereGeometry(r, 10, 8).translate(x, y, z);

/** A cross whose arms widen. */
function cross(): BufferGeometry {
  const pen = new Shape();
  const [thin, wide, long] = [0.016, 0.036, 0.075];
  const corners: (readonly [number, number])[] = [];
  for (let arm = 0; arm < 4; arm++) {
    const [s, c] = [Math.sin((arm * Math.PI) / 2), Math.cos((arm * Math.PI) / 2)];
    for (const [x, y] of [
      [-wide, long],
      [wide, long],
      [thin, thin],
    ] as const) {
      corners.push([x * c + y * s, -x * s + y * c]);
    }
  }
  pen.moveTo(-wide, long);
  for (const [x, y] of corners) pen.lineTo(x, y);
  pen.closePath();
  return new ExtrudeGeometry(pen, {
    depth: 0.03,
    bevelThickness: 0.012,
    bevelSize: 0.01,
    bevelSegments: 2,
  }).translate(0, 1.01, -0.015);
}

/** Points of a crown. */
function crown(): BufferGeometry[] {
  return Array.from({ length: 7 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 7;
    return new ConeGeometry(0.05, 0.085, 10).rotateX(0.28).translate(0, 0.888, 0.17).rotateY(angle);
  });
}

/** The cleft of a mitre, seen from before and from behind. */
const clefts = (): BufferGeometry[] =>
  [0, Math.PI].map((turn) =>
    new CylinderGeometry(0.142, 0.142, 0.018, 12, 1, true, -0.95, 1.9)
      .rotateZ(-0.6)
      .translate(0, 0.69, 0)
      .rotateY(turn),
  );

function eyes(): BufferGeometry[] {
  return [-1, 1].map((side) => ball(0.021, 0.075, 0.672, side * 0.088).scale(1, 1, 1));
}

interface Parts {
  readonly body: readonly BufferGeometry[];
  readonly drawn?: readonly BufferGeometry[];
}

const PARTS: Readonly<Record<string, () => Parts>> = {
  pawn: () => ({ body: [turned(PAWN)] }),
  rook: () => ({ body: [turned(ROOK), ...merlons()] }),
  bishop: () => ({ body: [turned(BISHOP)], drawn: clefts() }),
  queen: () => ({ body: [turned(QUEEN), ...crown()] }),
  king: () => ({ body: [turned(KING), cross()] }),
  knight: () => ({
    body: [turned(KNIGHT_FOOT), head().translate(0, 0.19, 0)],
    drawn: eyes(),
  }),
};

const shapes = new Map<string, BufferGeometry>();

/** The shape of a piece; what is not known stands there as a pawn. */
export function shapeOf(kind: string): BufferGeometry {
  const known = shapes.get(kind);
  if (known) return known;
  const { body, drawn = [] } = (PARTS[kind] ?? PARTS["pawn"])?.() ?? { body: [] };
  const groups = [body, drawn].filter((parts) => parts.length).map(joined);
  const made = mergeGeometries(groups, true);
  // Horses look half to the side: from behind they would be posts.
  if (kind === "knight") made.rotateY(Math.PI / 2 + 0.75);
  // So that a king has air over his cross below the next board.
  made.scale(SIZE, SIZE, SIZE);
  made.computeBoundingSphere();
  shapes.set(kind, made);
  return made;
}

function joined(parts: readonly BufferGeometry[]): BufferGeometry {
  return mergeGeometries(
    parts.map((part) => {
      part.deleteAttribute("uv");
      // Corners that triangles share are worked out once.
      if (!part.index) part.setIndex([...Array(part.getAttribute("position").count).keys()]);
      return part;
    }),
  );
}
