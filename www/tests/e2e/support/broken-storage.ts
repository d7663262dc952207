import type { Page } from "@playwright/test";

/**
 * What is wrong with the database: nothing; it takes nothing more; it breaks and cannot be
 * opened; it never answers.
 */
export type Trouble = "none" | "full" | "dead" | "mute";

const KEY = "test-trouble";

/** From the next page on, the database of this browser has the trouble that `trouble` says. */
export async function breakable(page: Page, at: Trouble = "none"): Promise<void> {
  await page.addInitScript(
    ([key, first]) => {
      sessionStorage.setItem(key, sessionStorage.getItem(key) ?? first);
      const now = () => sessionStorage.getItem(key);
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...given) {
        if (now() === "dead") throw new DOMException("broken", "UnknownError");
        // A request that nobody answers.
        return now() === "mute" ? (new EventTarget() as IDBOpenDBRequest) : open.apply(this, given);
      };
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...given) {
        if (now() === "dead") throw new DOMException("closed", "InvalidStateError");
        return transaction.apply(this, given);
      };
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        if (now() === "full") throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, given);
      };
    },
    [KEY, at] as const,
  );
}

export async function trouble(page: Page, now: Trouble): Promise<void> {
  await page.evaluate(([key, now]) => sessionStorage.setItem(key, now), [KEY, now] as const);
}

/** A newer Klubovna has been here: its database has a version more. */
export async function newerDatabase(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("klubovna", 2);
        opening.addEventListener("error", () => reject(new Error("no storage")));
        opening.addEventListener("success", () => {
          opening.result.close();
          resolve();
        });
      }),
  );
}
