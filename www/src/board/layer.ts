import { changes, meet, type Item, type Rect } from "./dirty";

/** A canvas that shows a list of items and repaints only what changed. */
export class Layer {
  readonly canvas = document.createElement("canvas");
  readonly #context = this.canvas.getContext("2d");
  #items: readonly Item[] = [];

  /** Sets the backing store; what was shown is forgotten. */
  resize(width: number, height: number): void {
    this.canvas.width = width;
    this.canvas.height = height;
    this.#items = [];
  }

  show(items: readonly Item[]): void {
    const dirty = changes(this.#items, items);
    this.#items = items;
    for (const rect of dirty) this.#repaint(rect);
  }

  #repaint(rect: Rect): void {
    const context = this.#context;
    if (!context) return;
    context.save();
    context.beginPath();
    context.rect(rect.x, rect.y, rect.w, rect.h);
    context.clip();
    context.clearRect(rect.x, rect.y, rect.w, rect.h);
    for (const item of this.#items) {
      if (!meet(item, rect)) continue;
      context.save();
      item.draw(context);
      context.restore();
    }
    context.restore();
  }
}
