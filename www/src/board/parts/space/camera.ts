import { PerspectiveCamera, Vector3 } from "three";

import { ANGLE, look, type Pose } from "./pose";
import type { Point, SceneLayout } from "./scene-layout";

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The camera, and where its picture is in the window. */
export class Camera {
  readonly lens = new PerspectiveCamera(ANGLE, 1, 0.5, 200);
  readonly #canvas: HTMLElement;
  #rect: DOMRect | null = null;
  #distance = 1;
  #open = false;

  constructor(canvas: HTMLElement) {
    this.#canvas = canvas;
  }

  /** It has looked at something. */
  get open(): boolean {
    return this.#open;
  }

  /** Where the picture is, in CSS pixels of the window. */
  get rect(): DOMRect {
    this.#rect ??= this.#canvas.getBoundingClientRect();
    return this.#rect;
  }

  /** The picture may be somewhere else now. */
  moved(): void {
    this.#rect = null;
  }

  resize(width: number, height: number): void {
    this.lens.aspect = width / height;
    this.lens.updateProjectionMatrix();
    this.moved();
  }

  aim(layout: SceneLayout, pose: Pose): void {
    const { eye, target, up, distance } = look(layout.hull, pose, this.lens.aspect);
    this.lens.position.set(eye.x, eye.y, eye.z);
    this.lens.up.set(up.x, up.y, up.z);
    this.lens.lookAt(target.x, target.y, target.z);
    this.lens.updateMatrixWorld();
    this.#distance = distance;
    this.#open = true;
  }

  /** Where a point in space is in the window; null outside of the picture. */
  toWindow({ x, y, z }: Point): Place | null {
    if (!this.#open) return null;
    const { left, top, width, height } = this.rect;
    const seen = new Vector3(x, y, z).project(this.lens);
    if (Math.abs(seen.x) > 1 || Math.abs(seen.y) > 1) return null;
    return { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height };
  }

  /** A point of the window in the picture, from -1 to 1. */
  toPicture(x: number, y: number): Place {
    const { left, top, width, height } = this.rect;
    return { x: ((x - left) / width) * 2 - 1, y: 1 - ((y - top) / height) * 2 };
  }

  /** How many cells a CSS pixel is, in the middle of the boards. */
  get cellsInPixel(): number {
    return (2 * this.#distance * Math.tan((ANGLE * Math.PI) / 360)) / (this.rect.height || 1);
  }
}
