// When a page shows its picture, from frames of its screen: the same for every page, whoever has made it.

/** So much of what changes on the screen may still be missing when the picture counts as there: an empty board misses more. */
const MISSING = 0.02;
/** Frames are compared at this size. */
const SMALL = { width: 80, height: 100 };

/**
 * The first of the frames from which on the screen is nearly as it is in the end, by how much each one differs from the
 * last one.
 */
export function firstPicture(differences) {
  const most = Math.max(...differences);
  return differences.findLastIndex((difference) => difference > MISSING * most) + 1;
}

/** The frames before something came to a page by itself; it has to have a picture by then. */
export function before(frames, came) {
  const film = came === null ? [] : frames.filter(({ time }) => time < came);
  if (!film.length) throw new Error("nothing came by itself, or there was no picture before");
  return film;
}

/** How much each frame, a JPEG in base64, differs from the last one; worked out in `page`. */
export function compare(page, frames) {
  return page.evaluate(
    async ([frames, { width, height }]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      const pixels = async (frame) => {
        const bytes = Uint8Array.from(atob(frame), (char) => char.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
        context.drawImage(picture, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      };
      const last = await pixels(frames.at(-1));
      const differences = [];
      for (const frame of frames) {
        const there = await pixels(frame);
        differences.push(there.reduce((sum, value, at) => sum + Math.abs(value - last[at]), 0));
      }
      return differences;
    },
    [frames, SMALL],
  );
}
