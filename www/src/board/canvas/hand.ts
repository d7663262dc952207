import { covers, union, whole, type Item, type Rect } from "../core/dirty";
import { hidden, showNothing, showPicture } from "./picture";

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
  /** What is moved: the styles of a canvas itself take a browser longer. */
  readonly element = document.createElement("div");
  readonly #canvas = hidden();
  /** The middle of the picture from its corner, in device pixels. */
  #left = 0;
  #top = 0;
  /** Device pixels in a CSS pixel. */
  #ratio = 1;

  readonly #style = this.element.style;
  /** Where its corner is in the window while nothing moves it and the board is in a place. */
  #home: { readonly left: number; readonly top: number } = { left: 0, top: 0 };
  #place: Place | null = null;

  constructor() {
    this.element.className = "carried";
    this.element.append(this.#canvas);
  }

  /** Takes what `paint` gives for a middle at a point, to be carried `rise` above the pointer. */
  take(paint: (at: { x: number; y: number }) => Item[], ratio: number, rise: number): void {
    const [first, ...more] = paint({ x: 0, y: 0 });
    if (!first) return showNothing(this.#canvas);
    const { x, y, w, h } = whole(more.reduce(union, first));
    this.#left = -x;
    this.#top = rise - y;
    this.#ratio = ratio;
    showPicture(this.#canvas, w, h, paint({ x: -x, y: -y }));
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
  follow(place: Place, enter: (x: number, y: number) => Rect | undefined): Follow {
    const style = this.#style;
    if (place !== this.#place) {
      this.#place = place;
      style.transform = "scale(0)";
      this.#home = this.element.getBoundingClientRect();
    }
    const { left, top, scale } = place;
    const ratio = this.#ratio;
    const dx = this.#home.left * scale + this.#left;
    const dy = this.#home.top * scale + this.#top;
    let over: Rect | undefined;
    return (clientX, clientY) => {
      style.transform = `translate(${Math.round(clientX * scale - dx) / ratio}px,${Math.round(clientY * scale - dy) / ratio}px)`;
      const x = (clientX - left) * scale;
      const y = (clientY - top) * scale;
      // Most steps end on the cell where they began.
      if (!over || !covers(over, x, y)) over = enter(x, y);
    };
  }
}
