import {
  type BufferGeometry,
  CatmullRomCurve3,
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  Quaternion,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from "three";

import type { Annotation } from "../../../game/annotation";
import type { Materials } from "./materials";
import type { Point } from "./scene-layout";

/** From one place to another. */
export type Way = readonly [from: Point, to: Point];

/** An arrow or a ring, and where it is. */
export type Note = Annotation & { readonly way: Way };

/** They are painted after all glass, and after names. */
const OVER_ALL = 9500;
const HEAD = { long: 0.38, wide: 0.16 };
const RING = { wide: 0.4, thick: 0.035 };
/** How far a light edge reaches beyond arrows and rings. */
const EDGE = 0.02;
const UP = new Vector3(0, 1, 0);

const vector = ({ x, y, z }: Point, up = 0) => new Vector3(x, y + up, z);

/** A bow in the air. */
function bow(way: Way): CatmullRomCurve3 {
  const [from, to] = [vector(way[0], 0.12), vector(way[1], 0.12)];
  const high = 0.5 + 0.12 * from.distanceTo(to);
  const top = from.clone().lerp(to, 0.5);
  top.y = Math.max(from.y, to.y) + high;
  const quarter = (a: Vector3, part: number) => {
    const at = from.clone().lerp(to, part);
    at.y = a.y + (top.y - a.y) * 0.78;
    return at;
  };
  return new CatmullRomCurve3([from, quarter(from, 0.22), top, quarter(to, 0.78), to]);
}

/** Round what is meant, flat on its board: with it one sees how far away the end of an arrow is. */
function ring({ x, y, z }: Point, wider: number): BufferGeometry {
  return new TorusGeometry(RING.wide, RING.thick + wider, 10, 40)
    .rotateX(Math.PI / 2)
    .translate(x, y + RING.thick, z);
}

/** The shaft and the head of an arrow, `wider` by an edge. */
function arrow(way: Way, wider: number): readonly BufferGeometry[] {
  const points = bow(way).getSpacedPoints(40);
  const [end, start] = [points.at(-1) ?? UP, points[0] ?? UP];
  // Not into its own head, nor out of the middle of what stands where it begins.
  const shaft = points.filter((at) => at.distanceTo(end) > 0.8 * HEAD.long);
  const neck = shaft.at(-1) ?? start;
  const line = new CatmullRomCurve3(shaft.length > 1 ? shaft : [start, end]);
  const long = HEAD.long + 2 * wider;
  const head = new ConeGeometry(HEAD.wide + wider, long, 20).translate(0, wider - long / 2, 0);
  const turned = new Quaternion().setFromUnitVectors(UP, end.clone().sub(neck).normalize());
  head.applyQuaternion(turned).translate(end.x, end.y, end.z);
  return [new TubeGeometry(line, 40, 0.045 + wider, 10), head];
}

/** Lines in the air: the way of what is chosen, what is pointed out, and the column that is looked at. */
export class Guides {
  readonly group = new Group();
  readonly #arc: Mesh;
  readonly #beam: Mesh;
  #arcKey = "";
  readonly #notes = new Group();
  /** The arrows and rings that are there. */
  notes: readonly Note[] = [];

  constructor(private readonly materials: Materials) {
    this.#arc = new Mesh(undefined, materials.legal);
    this.#beam = new Mesh(new CylinderGeometry(0.018, 0.018, 1, 8), materials.beam);
    // Over all glass: it is about what lies on it.
    this.#beam.renderOrder = 5000;
    this.#arc.visible = this.#beam.visible = false;
    this.group.add(this.#arc, this.#beam, this.#notes);
  }

  /** A bow from one place to another; none. */
  arc(way: Way | null): void {
    const key = JSON.stringify(way);
    if (key === this.#arcKey) return;
    this.#arcKey = key;
    this.#arc.visible = !!way;
    if (!way) return;
    this.#arc.geometry.dispose();
    this.#arc.geometry = new TubeGeometry(bow(way), 48, 0.026, 10);
  }

  /** Arrows and rings, over all that stands there as on the plan. */
  point(notes: readonly Note[]): void {
    if (JSON.stringify(notes) === JSON.stringify(this.notes)) return;
    this.notes = notes;
    this.#clear();
    for (const { from, to, way } of notes) {
      // First a light edge, so that it is seen on pieces and squares of any tone.
      const layers = [
        [EDGE, this.materials.halo],
        [0, this.materials.note],
      ] as const;
      for (const [at, [wider, material]] of layers.entries()) {
        const shaft = from === to ? [] : arrow(way, wider);
        for (const geometry of [...shaft, ring(way[1], wider)]) {
          const mesh = new Mesh(geometry, material);
          mesh.renderOrder = OVER_ALL + at;
          this.#notes.add(mesh);
        }
      }
    }
  }

  #clear(): void {
    for (const one of this.#notes.children) if (one instanceof Mesh) one.geometry.dispose();
    this.#notes.clear();
  }

  /** A line through squares above each other; none. */
  beam(column: readonly Point[]): void {
    const [low, high] = [column[0], column.at(-1)];
    this.#beam.visible = !!low && !!high && low !== high;
    if (!low || !high || low === high) return;
    this.#beam.scale.y = high.y - low.y;
    this.#beam.position.set(low.x, (low.y + high.y) / 2, low.z);
  }

  dispose(): void {
    this.#arc.geometry.dispose();
    this.#beam.geometry.dispose();
    this.#clear();
  }
}
