import { CatmullRomCurve3, CylinderGeometry, Group, Mesh, TubeGeometry, Vector3 } from "three";

import type { Materials } from "./materials";
import type { Point } from "./scene-layout";

const vector = ({ x, y, z }: Point, up = 0) => new Vector3(x, y + up, z);

/** Lines in the air: the way of what is chosen, and the column that is looked at. */
export class Guides {
  readonly group = new Group();
  readonly #arc: Mesh;
  readonly #beam: Mesh;
  #arcKey = "";

  constructor(materials: Materials) {
    this.#arc = new Mesh(undefined, materials.legal);
    this.#beam = new Mesh(new CylinderGeometry(0.018, 0.018, 1, 8), materials.beam);
    // Over all glass: it is about what lies on it.
    this.#beam.renderOrder = 5000;
    this.#arc.visible = this.#beam.visible = false;
    this.group.add(this.#arc, this.#beam);
  }

  /** A bow from one place to another; none. */
  arc(way: readonly [from: Point, to: Point] | null): void {
    const key = JSON.stringify(way);
    if (key === this.#arcKey) return;
    this.#arcKey = key;
    this.#arc.visible = !!way;
    if (!way) return;
    const [from, to] = [vector(way[0], 0.12), vector(way[1], 0.12)];
    const high = 0.5 + 0.12 * from.distanceTo(to);
    const top = from.clone().lerp(to, 0.5);
    top.y = Math.max(from.y, to.y) + high;
    const quarter = (a: Vector3, part: number) => {
      const at = from.clone().lerp(to, part);
      at.y = a.y + (top.y - a.y) * 0.78;
      return at;
    };
    const curve = new CatmullRomCurve3([from, quarter(from, 0.22), top, quarter(to, 0.78), to]);
    this.#arc.geometry.dispose();
    this.#arc.geometry = new TubeGeometry(curve, 48, 0.026, 10);
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
  }
}
