import { union, whole, type Item } from "./dirty";
import { Layer } from "./layer";

/** What the pointer carries: painted once, not to be seen until it is moved, and then only moved. */
export class Hand {
  readonly #layer = new Layer();
  /** The middle of the picture from its corner, in device pixels. */
  #left = 0;
  #top = 0;

  readonly canvas = this.#layer.canvas;
  readonly #style = this.canvas.style;

  /** Takes what `paint` gives for a middle at a point; `ratio` device pixels are a CSS pixel. */
  take(paint: (at: { x: number; y: number }) => Item[], ratio: number): void {
    const [first, ...more] = paint({ x: 0, y: 0 });
    if (!first) return this.drop();
    const { x, y, w, h } = whole(more.reduce(union, first));
    this.#left = -x;
    this.#top = -y;
    this.#layer.resize(w, h);
    this.#layer.show([[0, paint({ x: -x, y: -y })]]);
    this.#style.transform = "scale(0)";
    this.#style.width = `${w / ratio}px`;
    this.#style.height = `${h / ratio}px`;
  }

  /** Moves the middle to a point of the board, on whole device pixels. */
  move(x: number, y: number, ratio: number): void {
    const left = Math.round(x - this.#left) / ratio;
    const top = Math.round(y - this.#top) / ratio;
    this.#style.transform = `translate(${left}px,${top}px)`;
  }

  drop(): void {
    if (this.canvas.width) this.#layer.resize(0, 0);
  }
}
