import { ease, type Flight } from "../core/animation";
import type { Item } from "../core/dirty";
import type { Point } from "../core/geometry";
import { mix, type Path, paths, rise, SEEN } from "./painters/flight";
import { spriteItem, type PieceView } from "./painters/pieces";
import { hidden, showPicture } from "./picture";

/** `ease` as a browser knows it, exactly: its two halves are cubic. */
const HALVES = ["cubic-bezier(0.3333, 0, 0.6667, 0)", "cubic-bezier(0.3333, 1, 0.6667, 1)"];
/** A hop is no cubic: it is cut into so many straight pieces. */
const PIECES = 16;
/** More pictures than these are not kept. */
const MOST = 12;

/**
 * What is on its way while the boards stay: a picture of each thing, painted once, which the
 * browser moves by itself. No script runs, and nothing is painted, until all have arrived.
 */
export class Flyers {
  #flight: Flight | null = null;
  /** What is on its way, and what it is a picture of. */
  readonly #shown = new Map<HTMLCanvasElement, string>();
  #moving: Animation[] = [];
  /** Pictures of earlier flights: what moves often is not painted again. */
  #kept: (readonly [key: string, canvas: HTMLCanvasElement])[] = [];
  #view: PieceView | null = null;

  /** `below` is what they fly over; `arrived` is told when they are there. */
  constructor(
    private readonly below: HTMLElement,
    private readonly arrived: () => void,
  ) {}

  /** Shows a flight, or none; one that is on its way goes on. */
  show(flight: Flight | null, view: PieceView): void {
    if (flight === this.#flight) return;
    this.clear();
    this.#flight = flight;
    if (!flight) return;
    this.below.after(...paths(view, flight).map((path) => this.#send(path, flight, view)));
    const [first] = this.#moving;
    if (first) first.onfinish = this.arrived;
    else this.arrived();
  }

  clear(): void {
    for (const animation of this.#moving) animation.cancel();
    for (const [canvas, key] of this.#shown) {
      canvas.remove();
      this.#kept.push([key, canvas]);
    }
    this.#kept = this.#kept.slice(-MOST);
    this.#moving = [];
    this.#shown.clear();
    this.#flight = null;
  }

  #send(path: Path, { start, time }: Flight, view: PieceView): HTMLCanvasElement {
    const { name, token, height, from, to, hop, alpha, scale } = path;
    const { ratio } = view.geometry;
    const at = (point: Point) => spriteItem(view, name, token, height, point);
    const [begins, ends] = [at(from), at(to)];
    const { w, h } = ends;
    const canvas = this.#picture(at({ x: w / 2, y: h / 2 }), view);
    const [left, top] = [[begins.x, ends.x] as const, [begins.y, ends.y] as const];
    const frames = <T>(show: (part: number) => T) => [0, 0.5, 1].map(show);
    const move = (keyframes: PropertyIndexedKeyframes) => {
      const animation = canvas.animate(keyframes, { duration: time, fill: "both" });
      animation.startTime = start;
      this.#moving.push(animation);
    };
    move({
      transform: frames((part) => {
        const moved = `translate(${mix(left, part) / ratio}px,${mix(top, part) / ratio}px)`;
        return scale === SEEN ? moved : `${moved} scale(${mix(scale, part)})`;
      }),
      // What a browser need not work out for every frame is not said.
      ...(alpha === SEEN ? {} : { opacity: frames((part) => mix(alpha, part)) }),
      easing: HALVES,
    });
    if (hop) {
      const parts = Array.from({ length: PIECES + 1 }, (_, piece) => ease(piece / PIECES));
      move({ translate: parts.map((part) => `0 ${-rise(hop, part) / ratio}px`) });
    }
    return canvas;
  }

  /** A picture of `item`, which lies at its corner. */
  #picture(item: Item, view: PieceView): HTMLCanvasElement {
    const { key, w, h } = item;
    const { geometry, theme, sprites } = this.#view ?? view;
    const same = [view.geometry === geometry, view.theme === theme, view.sprites === sprites];
    if (same.includes(false)) this.#kept = [];
    this.#view = view;
    const at = this.#kept.findIndex(([name]) => name === key);
    const canvas = this.#kept.splice(at, at < 0 ? 0 : 1)[0]?.[1] ?? hidden();
    if (at < 0) {
      canvas.className = "flyer";
      canvas.style.width = `${w / view.geometry.ratio}px`;
      canvas.style.height = `${h / view.geometry.ratio}px`;
      showPicture(canvas, w, h, [item]);
    }
    this.#shown.set(canvas, key);
    return canvas;
  }
}
