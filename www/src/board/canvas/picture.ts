import type { Context2D, Item, Rect } from "../core/dirty";

/** Where pictures are painted before they are shown: one for all, empty again after each. */
let easel: OffscreenCanvas | null = null;

/** A canvas that screen readers pass over; it keeps nothing, and has no place, until something is shown on it. */
export function hidden(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  canvas.width = canvas.height = 0;
  canvas.hidden = true;
  return canvas;
}

/**
 * Shows items as a finished picture of `width` times `height` device pixels. Without a graphics
 * card a browser copies every canvas that can be painted on with each frame of the page.
 */
export function showPicture(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  items: readonly Item[],
): void {
  easel ??= new OffscreenCanvas(width, height);
  easel.width = width;
  easel.height = height;
  const context = easel.getContext("2d");
  if (!context) return;
  paintItems(context, items, { x: 0, y: 0, w: width, h: height });
  showBitmap(canvas, easel.transferToImageBitmap());
}

/** Shows what is painted already, and nothing else any more. */
export function showBitmap(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const { width, height } = bitmap;
  // Even the same size would throw away what it has.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas.hidden = false;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
}

/** Empties it. */
export function showNothing(canvas: HTMLCanvasElement): void {
  if (!canvas.width) return;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(null);
  canvas.width = canvas.height = 0;
  canvas.hidden = true;
}

/** Paints items, each with a pen of its own; `dirty` is what is seen of them. */
export function paintItems(context: Context2D, items: readonly Item[], dirty: Rect): void {
  for (const item of items) {
    context.save();
    item.draw(context, dirty);
    context.restore();
  }
}
