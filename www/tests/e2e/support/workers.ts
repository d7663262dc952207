import type { Page } from "@playwright/test";

/** What a page has done with workers. */
export interface WorkerCount {
  readonly begun: number;
  readonly alive: number;
  /** Questions, and those of them that got their answer. */
  readonly asked: number;
  readonly answered: number;
  /** What was told of an answer before it was there. */
  readonly told: number;
}

interface Watched {
  readonly workers: Set<Worker>;
  begun: number;
  asked: number;
  answered: number;
  told: number;
  /** The worker that gets the next question dies over it. */
  doomed: boolean;
}

/** What a page marks in its own timeline; a question that is called off ends too. */
export const ASKED = "engine-asked";
export const ANSWERED = "engine-answered";

/** Counts the workers of a page and what they are asked; before it is opened. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(
    ([askedMark, answeredMark]) => {
      const watched: Watched = {
        workers: new Set(),
        begun: 0,
        asked: 0,
        answered: 0,
        told: 0,
        doomed: false,
      };
      Object.assign(window, { watched });
      window.Worker = class extends Worker {
        constructor(...args: ConstructorParameters<typeof Worker>) {
          super(...args);
          watched.begun++;
          watched.workers.add(this);
          this.addEventListener("message", ({ data }: MessageEvent<{ done?: boolean }>) => {
            if (data.done === false) {
              watched.told++;
              return;
            }
            watched.answered++;
            performance.mark(answeredMark);
          });
        }
        override postMessage(message: unknown) {
          watched.asked++;
          performance.mark(askedMark);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
          super.postMessage(message);
          if (watched.doomed) super.terminate();
          watched.doomed = false;
        }
        override terminate() {
          watched.workers.delete(this);
          performance.mark(answeredMark);
          super.terminate();
        }
      };
    },
    [ASKED, ANSWERED] as const,
  );
}

export const countWorkers = (page: Page): Promise<WorkerCount> =>
  page.evaluate(() => {
    const { workers, ...counts } = (window as unknown as { watched: Watched }).watched;
    const { begun, asked, answered, told } = counts;
    return { begun, alive: workers.size, asked, answered, told };
  });

/** Ends every worker behind the back of the page. */
export const killWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { workers } = (window as unknown as { watched: Watched }).watched;
    // The page keeps its reference to a worker that is no more.
    for (const worker of workers)
      Object.getPrototypeOf(Object.getPrototypeOf(worker)).terminate.call(worker);
  });

/** Ends the worker that gets the next question, as soon as it has it. */
export const killOverQuestion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { watched: Watched }).watched.doomed = true;
  });
