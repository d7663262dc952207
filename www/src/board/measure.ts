/** Tells the size of an element in device pixels, now and whenever it changes. */
export function watchSize(
  element: Element,
  resized: (width: number, height: number) => void,
): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    // Exact pixels where the browser tells them and they are those of this screen.
    const { width, height } = entry.contentRect;
    const [exact] = entry.devicePixelContentBoxSize ?? [];
    const near = exact && Math.abs(exact.inlineSize - width * devicePixelRatio) < 2;
    resized(
      near ? exact.inlineSize : Math.round(width * devicePixelRatio),
      near ? exact.blockSize : Math.round(height * devicePixelRatio),
    );
  });
  try {
    observer.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(element);
  }
  return () => observer.disconnect();
}

/** Calls back when elements may have moved in the window. */
export function watchPlace(moved: () => void): () => void {
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  for (const type of ["scroll", "resize"]) addEventListener(type, moved, options);
  return () => ending.abort();
}
