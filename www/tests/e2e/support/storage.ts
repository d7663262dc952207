import type { Page } from "@playwright/test";

/** Reads or writes what the site keeps in this browser, past the site itself. */
async function games(
  page: Page,
  id: string,
  write?: { readonly value: unknown },
): Promise<unknown> {
  return page.evaluate(
    ([id, write]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("klubovna");
        opening.addEventListener("error", () => reject(new Error("no storage")));
        opening.addEventListener("success", () => {
          const store = opening.result.transaction("games", "readwrite").objectStore("games");
          const request = write ? store.put(write.value, id) : store.get(id);
          request.addEventListener("error", () => reject(new Error("not stored")));
          request.addEventListener("success", () => {
            opening.result.close();
            resolve(request.result);
          });
        });
      }),
    [id, write] as const,
  );
}

export const stored = (page: Page, id: string): Promise<unknown> => games(page, id);

export const store = (page: Page, id: string, value: unknown): Promise<unknown> =>
  games(page, id, { value });
