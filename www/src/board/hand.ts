import { union, whole, type Item } from "./dirty";
import { Layer } from "./layer";

/** What the pointer carries: painted once, and then only moved. */
export class Hand {
  readonly #layer = new Layer();
  /** The middle of the picture from its corner, in device pixels. */
  #middle = { x: 0, y: 0 };

  readonly canvas = this.#layer.canvas;

  /** Takes what `paint` gives for a middle at a point; `ratio` device pixels are a CSS pixel. */
  take(paint: (at: { x: number; y: number }) => Item[], ratio: number): void {
    const [first, ...more] = paint({ x: 0, y: 0 });
    if (!first) return this.drop();
    const { x, y, w, h } = whole(more.reduce(union, first));
    this.#middle = { x: -x, y: -y };
    this.#layer.resize(w, h);
    this.#layer.show([[0, paint(this.#middle)]]);
    const { style } = this.canvas;
    style.width = `${w / ratio}px`;
    style.height = `${h / ratio}px`;
  }

  /** Moves the middle to a point of the board, on whole device pixels. */
  move(x: number, y: number, ratio: number): void {
    const left = Math.round(x - this.#middle.x) / ratio;
    const top = Math.round(y - this.#middle.y) / ratio;
    this.canvas.style.transform = `translate(${left}px,${top}px)`;
  }

  drop(): void {
    if (this.canvas.width) this.#layer.resize(0, 0);
  }
}
