import type { Point } from "./scene-layout";

/** From where the boards are looked at. */
export interface Pose {
  /** Round the boards, in radians: 0 is where the first side sits. */
  readonly azimuth: number;
  /** Above the boards, in radians: 0 is at their height. */
  readonly elevation: number;
  /** 1 shows everything; less is nearer. */
  readonly zoom: number;
  /** How far the picture has been pushed to the side and up, in cells. */
  readonly shift: { readonly x: number; readonly y: number };
}

export const PRESETS = ["white", "black", "side", "top"] as const;
export type Preset = (typeof PRESETS)[number];

/** Vertical angle of view in degrees: long enough for calm lines. */
export const ANGLE = 26;
const LOWEST = 0.04;
const HIGHEST = Math.PI / 2 - 0.001;
const NEAREST = 0.28;
const FARTHEST = 1.6;
/** The picture may be pushed this far. */
const PUSH = 5;
/** Radians a CSS pixel of a drag. */
const TURN = 0.0075;

const centred = { zoom: 1, shift: { x: 0, y: 0 } };

/** A little to the side: pieces that stand one behind the other are all seen. */
const YAW = 0.34;

export function presetPose(preset: Preset, bottom: number): Pose {
  const half = bottom ? Math.PI : 0;
  switch (preset) {
    case "white":
      return { azimuth: YAW, elevation: 0.5, ...centred };
    case "black":
      // The boards go down from here: from higher up they would hide each other.
      return { azimuth: Math.PI + YAW, elevation: 0.26, ...centred };
    case "side":
      return { azimuth: half + Math.PI / 2, elevation: 0.3, ...centred };
    case "top":
      return { azimuth: half, elevation: HIGHEST, ...centred };
  }
}

/** Where a player on this side begins. */
export const homePose = (bottom: number): Pose => presetPose(bottom ? "black" : "white", bottom);

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Turned by a drag of so many CSS pixels. */
export function orbit(pose: Pose, dx: number, dy: number): Pose {
  return {
    ...pose,
    azimuth: pose.azimuth - dx * TURN,
    elevation: clamp(pose.elevation + dy * TURN, LOWEST, HIGHEST),
  };
}

/** Nearer (`factor` below 1) or farther. */
export function zoom(pose: Pose, factor: number): Pose {
  return { ...pose, zoom: clamp(pose.zoom * factor, NEAREST, FARTHEST) };
}

/** Pushed to the side and up, in cells. */
export function push(pose: Pose, dx: number, dy: number): Pose {
  const { x, y } = pose.shift;
  return {
    ...pose,
    shift: { x: clamp(x + dx, -PUSH, PUSH), y: clamp(y + dy, -PUSH, PUSH) },
  };
}

/** Between two poses, the shorter way round. */
export function between(a: Pose, b: Pose, part: number): Pose {
  const mix = (from: number, to: number) => from + (to - from) * part;
  const turn = b.azimuth - a.azimuth;
  const way = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  return {
    azimuth: a.azimuth + way * part,
    elevation: mix(a.elevation, b.elevation),
    zoom: mix(a.zoom, b.zoom),
    shift: { x: mix(a.shift.x, b.shift.x), y: mix(a.shift.y, b.shift.y) },
  };
}

/** Which side the camera looks from: what is written on boards is turned towards it. */
export const facing = ({ azimuth }: Pose): number => (Math.cos(azimuth) < -1e-6 ? 1 : 0);

export interface View {
  readonly eye: Point;
  readonly target: Point;
  readonly up: Point;
  /** From the eye to the target. */
  readonly distance: number;
}

const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y + a.z * b.z;

/** The axes of a camera: to its right, up, and back towards the eye. */
export function axes({ azimuth, elevation }: Pose) {
  const [sa, ca, se, ce] = [
    Math.sin(azimuth),
    Math.cos(azimuth),
    Math.sin(elevation),
    Math.cos(elevation),
  ];
  return {
    right: { x: ca, y: 0, z: -sa },
    up: { x: -se * sa, y: ce, z: -se * ca },
    back: { x: ce * sa, y: se, z: ce * ca },
  };
}

/** Puts the camera where a pose shows all points, as large as the picture allows. */
export function look(points: readonly Point[], pose: Pose, aspect: number): View {
  const { right, up, back } = axes(pose);
  const high = Math.tan((ANGLE * Math.PI) / 360) / 1.03;
  const wide = high * aspect;
  // How far the eye has to be for each edge of the picture to hold every point.
  const edges = { left: -Infinity, right: -Infinity, up: -Infinity, down: -Infinity };
  for (const point of points) {
    const [x, y, z] = [dot(point, right), dot(point, up), dot(point, back)];
    edges.right = Math.max(edges.right, x / wide + z);
    edges.left = Math.max(edges.left, -x / wide + z);
    edges.up = Math.max(edges.up, y / high + z);
    edges.down = Math.max(edges.down, -y / high + z);
  }
  const far = Math.max(edges.left + edges.right, edges.up + edges.down) / 2;
  const distance = (Number.isFinite(far) ? far : 1) * pose.zoom;
  const x = points.length ? ((edges.right - edges.left) / 2) * wide : 0;
  const y = points.length ? ((edges.up - edges.down) / 2) * high : 0;
  const at = (rx: number, ry: number, rz: number): Point => ({
    x: right.x * rx + up.x * ry + back.x * rz,
    y: right.y * rx + up.y * ry + back.y * rz,
    z: right.z * rx + up.z * ry + back.z * rz,
  });
  const [px, py] = [x - pose.shift.x, y - pose.shift.y];
  return { eye: at(px, py, distance), target: at(px, py, 0), up, distance };
}
