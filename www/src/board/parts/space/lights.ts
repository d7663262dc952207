import { DirectionalLight, Group, HemisphereLight } from "three";

import { axes, type Pose } from "./pose";
import type { SceneLayout } from "./scene-layout";

/** How far away the lamp is, in cells, and how many pixels its shadows have. */
const AWAY = 24;
const SHADOW = 2048;

/** Soft light from everywhere, and a lamp whose shadows tell what stands where. */
export class Lights {
  readonly group = new Group();
  readonly #lamp = new DirectionalLight(0xfff6e8, 2.3);

  constructor() {
    const lamp = this.#lamp;
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(SHADOW, SHADOW);
    lamp.shadow.radius = 5;
    lamp.shadow.bias = -0.0006;
    lamp.shadow.normalBias = 0.02;
    this.group.add(new HemisphereLight(0xffffff, 0x9a8f80, 1.15), lamp, lamp.target);
  }

  /** It shines on all boards, and on nothing else. */
  fit({ hull }: SceneLayout): void {
    const { target, shadow } = this.#lamp;
    const heights = hull.map(({ y }) => y);
    target.position.y = (Math.min(...heights) + Math.max(...heights)) / 2;
    const reach = Math.max(...hull.map(({ x, y, z }) => Math.hypot(x, y - target.position.y, z)));
    const { camera } = shadow;
    camera.left = camera.bottom = -reach;
    camera.right = camera.top = reach;
    camera.near = 1;
    camera.far = 2 * AWAY + reach;
    camera.updateProjectionMatrix();
  }

  /** It hangs over the left shoulder of whoever looks, as if the boards were turned below it. */
  follow(pose: Pose): void {
    const { right, back } = axes({ ...pose, elevation: 0 });
    const side = (name: "x" | "z") => (back[name] * 0.22 - right[name] * 0.38) * AWAY;
    this.#lamp.position.set(side("x"), this.#lamp.target.position.y + AWAY, side("z"));
  }

  dispose(): void {
    this.#lamp.dispose();
  }
}
