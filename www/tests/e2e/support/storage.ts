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

/** How many games are kept; none where nothing has been kept yet. */
export const countStored = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Whoever opens a database makes it.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === "klubovna")) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("klubovna");
      opening.addEventListener("error", () => reject(new Error("no storage")));
      opening.addEventListener("success", () => {
        const request = opening.result.transaction("games").objectStore("games").count();
        request.addEventListener("error", () => reject(new Error("not counted")));
        request.addEventListener("success", () => {
          opening.result.close();
          resolve(request.result);
        });
      });
    });
  });

export const stored = (page: Page, id: string): Promise<unknown> => games(page, id);

export const store = (page: Page, id: string, value: unknown): Promise<unknown> =>
  games(page, id, { value });
