import { expect } from "@playwright/test";

import { test } from "./support";

/** Pictures of pixels take some browsers a while. */
const PATIENCE = { timeout: 40_000 };

/** What was given to be saved: its first letters, and how long it is. */
async function given(): Promise<readonly (readonly [string, number])[]> {
  const { kept } = window as unknown as { readonly kept: readonly Blob[] };
  return Promise.all(
    kept.map(async (blob) => {
      const start = new Uint8Array(await blob.slice(1, 4).arrayBuffer());
      return [String.fromCharCode(...start), blob.size] as const;
    }),
  );
}

test("a game is handed on by link, as pictures and on paper", async ({ person, host }) => {
  const { driver } = person;
  const moves = "1. c1 c2 2. c1:1-c2 d2 3. c2:2-d2 c2 *";
  await driver.open(`${host.address}#/open?text=${encodeURIComponent(moves)}`);
  await person.on("d2", "stack of 3");
  await driver.run(() => {
    const kept: Blob[] = [];
    Object.assign(window, { kept, print: () => undefined });
    URL.createObjectURL = (blob: Blob) => {
      kept.push(blob);
      return "#";
    };
    HTMLAnchorElement.prototype.click = () => undefined;
  }, null);
  await person.click({ button: "More" });
  await person.click({ button: "Share" });
  const address = () => document.querySelector<HTMLTextAreaElement>("#share-address")?.value ?? "";
  await expect.poll(() => driver.run(address, null), PATIENCE).toMatch(/#\/open\/1[\w-]+$/);
  const link = await driver.run(address, null);

  await person.click({ selector: "dialog label:has(input[value=picture])" });
  await person.sees(() => !!document.querySelector(".preview canvas"), null, true);
  for (const [at, [button, start]] of [
    ["Save as PNG", "PNG"],
    ["Save as SVG", "svg"],
    ["Save as animated GIF", "IF8"],
  ].entries()) {
    await person.sees(() => !document.querySelector("share-picture button:disabled"), null, true);
    await person.click({ button: button ?? "" });
    await expect.poll(async () => (await driver.run(given, null))[at]?.[0], PATIENCE).toBe(start);
  }
  for (const [, size] of await driver.run(given, null)) expect(size).toBeGreaterThan(5000);

  await person.click({ selector: "dialog label:has(input[value=paper])" });
  await person.click({ button: "Print" });
  await person.sees(
    () =>
      [...document.querySelectorAll("body > .printout td")].some(
        ({ textContent }) => textContent === "c2:2-d2",
      ),
    null,
    true,
  );

  await driver.open(`${host.address}#/`);
  await driver.open(link);
  await person.on("d2", "stack of 3");
  await driver.open(link.slice(0, -1));
  await person.reads(/This link is not whole/);
});
