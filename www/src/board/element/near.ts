/** How far beyond what is seen of the page a board is made ready. */
const MARGIN = "300px";

/** What has not begun yet, in the order of the page's asking. */
const waiting = new Map<Element, () => Promise<unknown>>();
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
    waiting.set(element, () => {
      const loading = load();
      loading.then(resolve, reject);
      return loading;
    });
    observer?.observe(element);
    rest();
  });
}

function watch(): IntersectionObserver {
  addEventListener("beforeprint", () => {
    for (const element of waiting.keys()) void begin(element);
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void begin(target);
    },
    { rootMargin: MARGIN },
  );
}

/** Whoever asked hears what comes of it; here it is only waited for. */
async function begin(element: Element): Promise<void> {
  const load = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  // One that has been taken away asks again when it comes back.
  if (element.isConnected) await load?.().catch(() => {});
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

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  const later = () =>
    "requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
