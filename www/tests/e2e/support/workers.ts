import type { Page } from "@playwright/test";

/** What a page has done with workers. */
export interface WorkerCount {
  readonly begun: number;
  readonly alive: number;
}

interface Watched {
  readonly workers: Set<Worker>;
  begun: number;
}

/** Counts the workers of a page; before it is opened. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { workers: new Set(), begun: 0 };
    Object.assign(window, { watched });
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        watched.begun++;
        watched.workers.add(this);
      }
      override terminate() {
        watched.workers.delete(this);
        super.terminate();
      }
    };
  });
}

export const countWorkers = (page: Page): Promise<WorkerCount> =>
  page.evaluate(() => {
    const { begun, workers } = (window as unknown as { watched: Watched }).watched;
    return { begun, alive: workers.size };
  });

/** Ends every worker behind the back of the page. */
export const killWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { workers } = (window as unknown as { watched: Watched }).watched;
    // The page keeps its reference to a worker that is no more.
    for (const worker of workers)
      Object.getPrototypeOf(Object.getPrototypeOf(worker)).terminate.call(worker);
  });
