import type { Page } from "@playwright/test";

/** What watches the window and the page, counted from the beginning. */
export interface Watchers {
  /** Listeners of the window to `scroll` and `resize`. */
  listeners: number;
  /** Observers of sizes and of the page's attributes that observe something. */
  observers: number;
  /** Elements whose size is watched. */
  sizes: number;
}

/** Counts what is listened to and observed on this page. */
export async function countWatchers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live: Watchers = { listeners: 0, observers: 0, sizes: 0 };
    Object.assign(window, { live });
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...wanted: Parameters<typeof listen>) => {
      const [type, , options] = wanted;
      if (type === "scroll" || type === "resize") {
        live.listeners++;
        const { signal } = typeof options === "object" ? options : {};
        signal?.addEventListener("abort", () => live.listeners--);
      }
      return listen(...wanted);
    };
    for (const { prototype } of [ResizeObserver, MutationObserver]) {
      const watched = new WeakMap<object, Set<unknown>>();
      const { observe, disconnect } = prototype;
      const change = (observer: object, by: (all: Set<unknown>) => void) => {
        const all = watched.get(observer) ?? new Set();
        watched.set(observer, all);
        const before = all.size;
        by(all);
        live.observers += Number(all.size > 0) - Number(before > 0);
        if (prototype === ResizeObserver.prototype) live.sizes += all.size - before;
      };
      prototype.observe = function (this: object, ...wanted: [never, never]) {
        change(this, (all) => all.add(wanted[0]));
        return Reflect.apply(observe, this, wanted);
      };
      prototype.disconnect = function (this: object) {
        change(this, (all) => all.clear());
        return Reflect.apply(disconnect, this, []);
      };
      if (!("unobserve" in prototype)) continue;
      const { unobserve } = prototype;
      prototype.unobserve = function (this: object, element: Element) {
        change(this, (all) => all.delete(element));
        return Reflect.apply(unobserve, this, [element]);
      };
    }
  });
}

export const watchers = (page: Page): Promise<Watchers> =>
  page.evaluate(() => ({ ...(window as unknown as { live: Watchers }).live }));
