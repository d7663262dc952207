/** A rectangle in device pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

export function covers({ x, y, w, h }: Rect, left: number, top: number): boolean {
  return left >= x && left < x + w && top >= y && top < y + h;
}

export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    w: Math.max(a.x + a.w, b.x + b.w) - x,
    h: Math.max(a.y + a.h, b.y + b.h) - y,
  };
}

/** The rectangle grown to whole pixels. */
export function whole({ x, y, w, h }: Rect): Rect {
  const left = Math.floor(x);
  const top = Math.floor(y);
  return { x: left, y: top, w: Math.ceil(x + w) - left, h: Math.ceil(y + h) - top };
}

/** Rectangles that cover the same pixels without any two of them meeting. */
export function merge(rects: Iterable<Rect>): Rect[] {
  const merged: Rect[] = [];
  for (const rect of rects) {
    let grown = whole(rect);
    for (let at = 0; at < merged.length;) {
      const other = merged[at];
      if (other && meet(grown, other)) {
        grown = union(grown, other);
        merged.splice(at, 1);
        at = 0;
      } else {
        at++;
      }
    }
    merged.push(grown);
  }
  return merged;
}

/** What is painted on: a canvas of the page, or one that is nowhere to be seen. */
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Something painted: its key tells everything that its picture depends on. */
export interface Item extends Rect {
  readonly key: string;
  /** Paints it; of use for large items: only what meets `dirty` is seen. */
  draw(context: Context2D, dirty: Rect): void;
}

/** What has to be painted again when `before` becomes `after`. */
export function changes(before: readonly Item[], after: readonly Item[]): Rect[] {
  const old = new Map(before.map((item) => [item.key, item]));
  const fresh = after.filter((item) => !old.delete(item.key));
  return merge([...old.values(), ...fresh]);
}
