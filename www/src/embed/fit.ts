/**
 * Keeps all of `element` in sight: a frame is often wider than high, and a board is as high
 * as it is wide, with trays and buttons above and below.
 */
export function fitInto(frame: HTMLElement, element: HTMLElement): void {
  const fit = () => {
    if (!element.isConnected) return observer.disconnect();
    const { width, height } = element.getBoundingClientRect();
    const beside = frame.scrollHeight - height;
    const more = height - width;
    const room = Math.max(LEAST, innerHeight - beside - more);
    const wanted = `${Math.floor(room)}px`;
    if (element.style.maxInlineSize !== wanted) element.style.maxInlineSize = wanted;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(document.documentElement);
  element.addEventListener("bg-ready", () => requestAnimationFrame(fit));
}

/** Smaller than this a board is of no use; rather let the frame scroll. */
const LEAST = 200;
