import { covers, union, whole, type Item, type Rect } from "../core/dirty";
import { Layer } from "./layer";

/** Where the board is in the window, and how many of its pixels are one of the window's. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Takes a point of the window, in CSS pixels. */
export type Follow = (x: number, y: number) => void;

/** What the pointer carries: painted once, not to be seen until it is moved, and then only moved. */
export class Hand {
  readonly #layer = new Layer();
  /** The middle of the picture from its corner, in device pixels. */
  #left = 0;
  #top = 0;
  /** Device pixels in a CSS pixel. */
  #ratio = 1;

  readonly canvas = this.#layer.canvas;
  readonly #style = this.canvas.style;

  /** Takes what `paint` gives for a middle at a point, to be carried `rise` above the pointer. */
  take(paint: (at: { x: number; y: number }) => Item[], ratio: number, rise: number): void {
    const [first, ...more] = paint({ x: 0, y: 0 });
    if (!first) {
      if (this.canvas.width) this.#layer.resize(0, 0);
      return;
    }
    const { x, y, w, h } = whole(more.reduce(union, first));
    this.#left = -x;
    this.#top = rise - y;
    this.#ratio = ratio;
    this.#layer.resize(w, h);
    this.#layer.show([[0, paint({ x: -x, y: -y })]]);
    this.#style.transform = "scale(0)";
    this.#style.width = `${w / ratio}px`;
    this.#style.height = `${h / ratio}px`;
  }

  /**
   * Gives what brings the middle to a point of the window, on whole device pixels, while the
   * board stays in its place. `enter` hears of every point outside the rectangle it last gave.
   *
   * It runs once a frame and never gets warm: one function over plain numbers is the fastest.
   */
  follow({ left, top, scale }: Place, enter: (x: number, y: number) => Rect | undefined): Follow {
    const style = this.#style;
    const [dx, dy, ratio] = [this.#left, this.#top, this.#ratio];
    let over: Rect | undefined;
    return (clientX, clientY) => {
      const x = (clientX - left) * scale;
      const y = (clientY - top) * scale;
      style.transform = `translate(${Math.round(x - dx) / ratio}px,${Math.round(y - dy) / ratio}px)`;
      // Most steps end on the cell where they began.
      if (!over || !covers(over, x, y)) over = enter(x, y);
    };
  }
}
