import { type Context2D, changes, meet, merge, type Item, type Rect } from "../core/dirty";
import { hidden, paintItems, showBitmap, showNothing, showPicture } from "./picture";

/** Milliseconds without a change after which a picture rests: longer than most flights. */
const QUIET = 280;
/** The same with a hand on it: many frames follow in which nothing of it changes. */
const PRESSED = 0;

/**
 * Shows lists of items, one over the other, and repaints only what changed. What is new or has not
 * changed for a while is a finished picture. Changes are painted on a canvas in its place: without
 * a graphics card a browser copies that with every frame of a drag, and it costs memory.
 * Lists share both because each canvas costs time and memory of its own.
 */
export class Layer {
  /** The picture, and its place in the page. */
  readonly canvas = hidden();
  /** What changes are painted on, as soon as there are any. */
  #live: HTMLCanvasElement | null = null;
  #resting = true;
  #timer = 0;
  /** Counts what makes a picture that is being made useless. */
  #turn = 0;
  #lists: (readonly Item[])[] = [];
  #size = { width: 0, height: 0 };

  /** Sets the size in device pixels; what was shown is forgotten. */
  resize(width: number, height: number): void {
    this.#size = { width, height };
    this.#lists = [];
    this.#show(true);
    this.#live?.remove();
    this.#live = null;
    // No picture until there is something to paint.
    showNothing(this.canvas);
  }

  /** Shows lists by their number from below; those that are not named stay as they are. */
  show(lists: readonly (readonly [at: number, items: readonly Item[]])[], pressed = false): void {
    const { width, height } = this.#size;
    const fresh = !this.canvas.width;
    const dirty: Rect[] = [];
    for (const [at, items] of lists) {
      if (!fresh) dirty.push(...changes(this.#lists[at] ?? [], items));
      this.#lists[at] = items;
    }
    const all = this.#lists.flat();
    if (fresh && all.length) showPicture(this.canvas, width, height, all);
    else if (dirty.length) {
      const context = this.#wake();
      for (const rect of merge(dirty)) repaint(context, all, rect);
    }
    if (this.#resting) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#rest(), pressed ? PRESSED : QUIET);
  }

  /** Nothing will change for a while: the picture is finished. */
  async #rest(): Promise<void> {
    const live = this.#live;
    const turn = ++this.#turn;
    const bitmap = live && (await createImageBitmap(live).catch(() => null));
    if (turn !== this.#turn) return bitmap?.close();
    if (!bitmap) return;
    showBitmap(this.canvas, bitmap);
    this.#show(true);
  }

  /** The canvas that is painted on takes the place of the picture. */
  #wake(): CanvasRenderingContext2D | null {
    const fresh = !this.#live;
    const live = (this.#live ??= hidden());
    if (fresh) {
      Object.assign(live, this.#size, { hidden: false });
      this.canvas.before(live);
    }
    const context = live.getContext("2d");
    if (fresh) context?.drawImage(this.canvas, 0, 0);
    this.#show(false);
    return context;
  }

  #show(resting: boolean): void {
    this.#turn++;
    clearTimeout(this.#timer);
    if (resting === this.#resting) return;
    this.#resting = resting;
    this.canvas.style.visibility = resting ? "" : "hidden";
    if (this.#live) this.#live.style.visibility = resting ? "hidden" : "";
  }

  /** Paints the lists somewhere else as well, all but those of these numbers. */
  copy(context: CanvasRenderingContext2D, without: readonly number[]): void {
    const { width: w, height: h } = this.#size;
    const lists = this.#lists.filter((_, at) => !without.includes(at));
    paintItems(context, lists.flat(), { x: 0, y: 0, w, h });
  }
}

function repaint(context: Context2D | null, items: readonly Item[], rect: Rect): void {
  if (!context) return;
  const { x, y, w, h } = rect;
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  context.clearRect(x, y, w, h);
  const seen = items.filter((item) => meet(item, rect));
  paintItems(context, seen, rect);
  context.restore();
}
