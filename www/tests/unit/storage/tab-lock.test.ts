import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TabLock } from "../../../src/storage/tab-lock";
import { takeOver } from "../../../src/storage/take-over";

type Callback = (lock: object | null) => unknown;

interface Holder {
  readonly steal: (reason: unknown) => void;
  readonly done: Promise<unknown>;
}

/** What TabLock uses of the Web Locks of a browser, with all tabs in one place. */
class FakeLocks {
  readonly #held = new Map<string, Holder>();

  async request(
    name: string,
    options: { steal?: boolean; ifAvailable?: boolean },
    callback: Callback,
  ): Promise<unknown> {
    const holder = this.#held.get(name);
    if (holder && options.ifAvailable) return callback(null);
    if (holder && options.steal) holder.steal(new DOMException("stolen", "AbortError"));
    else if (holder) await holder.done;
    return new Promise((resolve, reject) => {
      const done = Promise.resolve(callback({}));
      const mine = { steal: reject, done };
      this.#held.set(name, mine);
      const finish = async () => {
        const value = await done;
        if (this.#held.get(name) === mine) this.#held.delete(name);
        resolve(value);
      };
      void finish();
    });
  }
}

const locks: TabLock<string | null>[] = [];

/** A tab with a game, and what happens in it. */
function tab(id: string, handOver: () => Promise<string | null> = async () => null) {
  const lost = vi.fn();
  const lock = new TabLock<string | null>(id, { handOver, lost });
  locks.push(lock);
  return { lock, lost };
}

beforeEach(() => vi.stubGlobal("navigator", { locks: new FakeLocks() }));
afterEach(() => {
  for (const lock of locks.splice(0)) lock.release();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first tab writes, the second only looks", async () => {
  const { lock: first } = tab("one");
  const { lock: second } = tab("one");
  expect(await first.take()).toBe(true);
  expect(await second.take()).toBe(false);
  expect(second.holds).toBe(false);
});

test("games do not stand in each other's way", async () => {
  expect(await tab("one").lock.take()).toBe(true);
  expect(await tab("two").lock.take()).toBe(true);
});

test("who takes a game over waits until the other tab has saved it", async () => {
  let save = (_game: string) => {};
  const asked = vi.fn();
  const { lock: first, lost } = tab("one", () => {
    asked();
    return new Promise((done) => (save = done));
  });
  const { lock: second } = tab("one");
  await first.take();
  const taken = vi.fn();
  const taking = takeOver(second).then(taken);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(taken).not.toHaveBeenCalled();
  expect(second.holds).toBe(false);
  save("1. a b c");
  await taking;
  expect(taken).toHaveBeenCalledWith("1. a b c");
  expect(first.holds).toBe(false);
  expect(second.holds).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});

test("a tab that does not answer loses the game, and learns of it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { lock: first, lost } = tab("one", () => new Promise(() => {}));
  const { lock: second } = tab("one");
  await first.take();
  const taking = takeOver(second);
  await vi.runOnlyPendingTimersAsync();
  expect(await taking).toBeNull();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  expect(first.holds).toBe(false);
  expect(second.holds).toBe(true);
});

test("a tab that only looks is not asked", async () => {
  const looking = vi.fn(async () => "old");
  const { lock: second } = tab("one", looking);
  const { lock: first } = tab("one", async () => "new");
  await first.take();
  await second.take();
  expect(await takeOver(tab("one", looking).lock)).toBe("new");
  expect(looking).not.toHaveBeenCalled();
});

test("a tab that leaves makes room", async () => {
  const { lock: first } = tab("one");
  await first.take();
  first.release();
  await vi.waitFor(async () => expect(await tab("one").lock.take()).toBe(true));
});

test("where there are no locks, one may write", async () => {
  vi.stubGlobal("navigator", {});
  const { lock } = tab("one");
  expect(await lock.take()).toBe(true);
  expect(lock.holds).toBe(true);
});
