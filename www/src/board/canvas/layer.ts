import { type Context2D, changes, meet, merge, type Item, type Rect } from "../core/dirty";
import { hidden, paintItems, showBitmap } from "./picture";

/**
 * A canvas that shows lists of items, one over the other, and repaints only what changed.
 * Lists share a canvas because each canvas costs time and memory of its own.
 */
export class Layer {
  readonly canvas = hidden();
  /** What stands in its place while it rests. */
  #picture: HTMLCanvasElement | null = null;
  /** Counts what makes a picture that is being made useless. */
  #turn = 0;
  #lists: (readonly Item[])[] = [];
  #size = { width: 0, height: 0 };

  /** Sets the size in device pixels; what was shown is forgotten. */
  resize(width: number, height: number): void {
    this.#size = { width, height };
    this.#lists = [];
    this.#wake();
    // No backing store until there is something to paint.
    this.canvas.width = this.canvas.height = 0;
  }

  /** Shows lists by their number from below; those that are not named stay as they are. */
  show(lists: readonly (readonly [at: number, items: readonly Item[]])[]): void {
    const dirty: Rect[] = [];
    for (const [at, items] of lists) {
      if (this.canvas.width) dirty.push(...changes(this.#lists[at] ?? [], items));
      this.#lists[at] = items;
    }
    if (this.canvas.width) {
      if (dirty.length) this.#wake();
      for (const rect of merge(dirty)) this.#repaint(rect);
    } else if (this.#lists.some((items) => items.length)) {
      const { width, height } = this.#size;
      this.canvas.width = width;
      this.canvas.height = height;
      // Empty and as large as it is: nothing to clear or to spare.
      const context = this.canvas.getContext("2d");
      if (context) this.#paint(context, { x: 0, y: 0, w: width, h: height });
    }
  }

  /** Nothing will change for a while: a finished picture takes the place of the canvas. */
  async rest(): Promise<void> {
    const { canvas } = this;
    if (!canvas.width || this.#picture) return;
    const turn = ++this.#turn;
    const bitmap = await createImageBitmap(canvas).catch(() => null);
    if (turn !== this.#turn) return bitmap?.close();
    if (!bitmap) return;
    const picture = hidden();
    showBitmap(picture, bitmap);
    canvas.replaceWith(picture);
    this.#picture = picture;
  }

  /** Paints the lists somewhere else as well, all but those of these numbers. */
  copy(context: CanvasRenderingContext2D, without: readonly number[]): void {
    const { width: w, height: h } = this.#size;
    const lists = this.#lists.filter((_, at) => !without.includes(at));
    this.#paint(context, { x: 0, y: 0, w, h }, lists);
  }

  #wake(): void {
    this.#turn++;
    this.#picture?.replaceWith(this.canvas);
    this.#picture = null;
  }

  #repaint(rect: Rect): void {
    const context = this.canvas.getContext("2d");
    if (!context) return;
    const { x, y, w, h } = rect;
    context.save();
    context.beginPath();
    context.rect(x, y, w, h);
    context.clip();
    context.clearRect(x, y, w, h);
    this.#paint(context, rect);
    context.restore();
  }

  #paint(context: Context2D, rect: Rect, lists = this.#lists): void {
    const seen = lists.flat().filter((item) => meet(item, rect));
    paintItems(context, seen, rect);
  }
}
