import { ease } from "../../core/animation";
import { between, type Pose } from "./pose";

/** Milliseconds in which the camera goes to another place that a button names. */
const GLIDE = 300;

/** From where the boards are looked at now, and the way to another place. */
export class Viewpoint {
  #glide: { readonly from: Pose; readonly to: Pose; readonly start: number } | null = null;

  constructor(public pose: Pose) {}

  get moving(): boolean {
    return this.#glide !== null;
  }

  /** There at once. */
  jump(pose: Pose): void {
    this.#glide = null;
    this.pose = pose;
  }

  /** There in a moment. */
  glide(to: Pose): void {
    this.#glide = { from: this.pose, to, start: performance.now() };
  }

  /** Goes on to where it is at `now`. */
  step(now: number): void {
    if (!this.#glide) return;
    const { from, to, start } = this.#glide;
    const part = Math.min(1, (now - start) / GLIDE);
    if (part < 1) this.pose = between(from, to, ease(Math.max(0, part)));
    else this.jump(to);
  }
}
