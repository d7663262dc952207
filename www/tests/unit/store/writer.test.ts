import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Writer } from "../../../src/store/writer";

type Callback = (lock: object | null) => unknown;

/** What Writer uses of the Web Locks of a browser, with all tabs in one place. */
class FakeLocks {
  readonly #held = new Map<string, { steal: (reason: unknown) => void }>();

  request(name: string, options: { steal?: boolean; ifAvailable?: boolean }, callback: Callback) {
    const holder = this.#held.get(name);
    if (holder && !options.steal) return Promise.resolve(callback(null));
    holder?.steal(new DOMException("stolen", "AbortError"));
    return new Promise((resolve, reject) => {
      const mine = { steal: reject };
      this.#held.set(name, mine);
      const finish = async () => {
        const value = await callback({});
        if (this.#held.get(name) === mine) this.#held.delete(name);
        resolve(value);
      };
      void finish();
    });
  }
}

beforeEach(() => vi.stubGlobal("navigator", { locks: new FakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((done) => setTimeout(done));

test("the first tab writes, the second only looks", async () => {
  const first = new Writer("one", () => {});
  const second = new Writer("one", () => {});
  expect(await first.take()).toBe(true);
  expect(await second.take()).toBe(false);
  expect(second.holds).toBe(false);
});

test("games do not stand in each other's way", async () => {
  expect(await new Writer("one", () => {}).take()).toBe(true);
  expect(await new Writer("two", () => {}).take()).toBe(true);
});

test("a tab that asks takes the game over, and the other one learns of it", async () => {
  const lost = vi.fn();
  const first = new Writer("one", lost);
  const second = new Writer("one", () => {});
  await first.take();
  expect(await second.take(true)).toBe(true);
  await settle();
  expect(lost).toHaveBeenCalledOnce();
  expect(first.holds).toBe(false);
});

test("a tab that leaves makes room", async () => {
  const first = new Writer("one", () => {});
  await first.take();
  first.release();
  await settle();
  expect(await new Writer("one", () => {}).take()).toBe(true);
});

test("where there are no locks, one may write", async () => {
  vi.stubGlobal("navigator", {});
  const writer = new Writer("one", () => {});
  expect(await writer.take()).toBe(true);
  expect(writer.holds).toBe(true);
});
