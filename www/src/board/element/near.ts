import { Turns } from "./turns";

/** How far beyond what is seen of the page a board is made ready, in CSS pixels. */
const MARGIN = 300;

/** Milliseconds that what is said of a board may wait for a moment of rest. */
const PATIENCE = 300;

/** Milliseconds that others wait for a board on its way: a file from elsewhere may never come. */
const SLOW = 3000;

/** What has not begun yet, in the order of the page's asking. */
const waiting = new Map<Element, () => Promise<unknown>>();
/** Those of them that nobody knows the place of yet. */
let fresh: Element[] = [];
/** Boards that come within reach together make their pictures by turns. */
export const pictures = new Turns();
let observer: IntersectionObserver | null = null;
let idle = false;

/**
 * Does `load` when `element` comes near what is seen of the page, or the page is about to be
 * printed; else when there is nothing better to do, one after the other: paper shows boards
 * that nobody has scrolled to, and waits for none.
 */
export function whenNear<T>(element: Element, load: () => Promise<T>): Promise<T> {
  observer ??= watch();
  return new Promise((resolve, reject) => {
    waiting.set(element, () => load().then(resolve, reject));
    // When all that ask together have done so, each with the room that it keeps.
    if (!fresh.length) queueMicrotask(place);
    fresh.push(element);
    rest();
  });
}

/** How many boards that are near are on their way. */
let coming = 0;
/** Boards with their pictures that are only looked at: what is said of them can wait. */
const quiet: (() => void)[] = [];
let pausing = false;

/** When nothing better is to be done than to tell such a board in words: one after the other. */
export function resting(): Promise<void> {
  return new Promise((resolve) => {
    quiet.push(resolve);
    pause();
  });
}

function pause(): void {
  if (pausing || coming || !quiet.length) return;
  pausing = true;
  const tell = () => {
    pausing = false;
    if (!coming) quiet.shift()?.();
    pause();
  };
  // Also on a page that never rests.
  whenFree(tell, { timeout: PATIENCE });
}

/** Begins those that are near at once; the others are watched, which tells a frame later. */
function place(): void {
  const asked = fresh;
  fresh = [];
  // All places are read before anything is drawn: the page is laid out once.
  // In a frame only the observer knows whether the page around has scrolled to it.
  const near = new Set(window === top ? asked.filter(isNear) : []);
  for (const element of asked) {
    if (near.has(element)) void begin(element);
    else if (waiting.has(element)) observer?.observe(element);
  }
}

/** Whether a board is in the window or not far from it. */
function isNear(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const across = right > -MARGIN && left < innerWidth + MARGIN;
  const down = bottom > -MARGIN && top < innerHeight + MARGIN;
  return across && down && element.checkVisibility();
}

function watch(): IntersectionObserver {
  addEventListener("beforeprint", () => {
    for (const element of waiting.keys()) void begin(element);
    pictures.release();
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void begin(target);
    },
    { rootMargin: `${MARGIN}px` },
  );
}

/** Whoever asked hears what comes of it; here it is only waited for. */
async function begin(element: Element): Promise<void> {
  const load = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  // One that has been taken away asks again when it comes back.
  if (!element.isConnected || !load) return;
  coming++;
  await new Promise((resolve) => {
    setTimeout(resolve, SLOW);
    void load().then(resolve);
  });
  coming--;
  pause();
}

/** Begins what is left, each in a moment of rest and after the one before. */
function rest(): void {
  if (idle || !waiting.size) return;
  idle = true;
  whenIdle(async () => {
    const [next] = waiting.keys();
    if (next) await begin(next);
    idle = false;
    rest();
  });
}

/** Once the page is loaded and has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (document.readyState === "complete") whenFree(run);
  else addEventListener("load", () => whenFree(run), { once: true });
}

/** Safari has no idle callbacks. */
function whenFree(run: () => void, options?: IdleRequestOptions): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, options);
  else setTimeout(run);
}
