import type { Page } from "@playwright/test";

/** As browsers tell it; the types of the DOM have no such entry yet. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Notes what moves after the first picture of a board, from the next page that is loaded. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: { picture: number; shifts: Shift[] } = { picture: 0, shifts: [] };
    Object.assign(globalThis, { seen });
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => (seen.picture ||= performance.now()));
    port1.start();
    // After the frame that shows it.
    const ready = () => requestAnimationFrame(() => port2.postMessage(null));
    addEventListener("bg-ready", ready, true);
    new PerformanceObserver((list) => seen.shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
  });

/** Whether the first picture is there. */
export const isPictured = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as { seen: { picture: number } }).seen.picture > 0);

/** What has moved since the first picture. */
export const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { picture, shifts } = (
      globalThis as unknown as { seen: { picture: number; shifts: readonly Shift[] } }
    ).seen;
    const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(" ");
    return shifts
      .filter(({ startTime }) => startTime > picture)
      .flatMap(({ sources }) => sources)
      .filter(
        // Chromium says of drawings beside a board, whenever they are laid out, that they came from the corner
        // of the window: wherever they were.
        ({ node, previousRect: { x, y } }) => node || x >= 1 || y >= 1,
      )
      .map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.localName : (node?.textContent ?? "in a board");
        return `${name}: ${rect(previousRect)} -> ${rect(currentRect)}`;
      });
  });
