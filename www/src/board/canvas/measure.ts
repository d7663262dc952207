type Resized = (width: number, height: number) => void;

const sizes = new Map<Element, Resized>();

/** One observer for all boards of a page, made when the first one comes. */
let observer: ResizeObserver | null = null;

function tell(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect, devicePixelContentBoxSize } of entries) {
    // Exact pixels where the browser tells them and they are those of this screen.
    const { width, height } = contentRect;
    const [exact] = devicePixelContentBoxSize ?? [];
    const near = exact && Math.abs(exact.inlineSize - width * devicePixelRatio) < 2;
    sizes.get(target)?.(
      near ? exact.inlineSize : Math.round(width * devicePixelRatio),
      near ? exact.blockSize : Math.round(height * devicePixelRatio),
    );
  }
}

/** Tells the size of an element in device pixels, now and whenever it changes. */
export function watchSize(element: Element, resized: Resized): () => void {
  observer ??= new ResizeObserver(tell);
  sizes.set(element, resized);
  try {
    observer.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(element);
  }
  return () => {
    sizes.delete(element);
    observer?.unobserve(element);
  };
}
