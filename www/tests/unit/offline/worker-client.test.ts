import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openGames } from "../../../src/offline/open-games";
import { keepGames, onWaiting, take } from "../../../src/offline/worker";

/** A service worker, as a page sees it. */
class FakeWorker extends EventTarget {
  readonly said: unknown[] = [];

  constructor(public state: ServiceWorkerState) {
    super();
  }

  postMessage(said: unknown, [port]: readonly MessagePort[] = []): void {
    this.said.push(said);
    port?.postMessage({ end: "kept" });
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }

  get asIs(): ServiceWorker {
    return this as unknown as ServiceWorker;
  }
}

/** What a browser has of service workers; nothing is ever ready by itself. */
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly ready = new Promise<never>(() => {});
  readonly registration: Record<string, FakeWorker | null> = {};
  register = async (): Promise<unknown> => this.registration;
}

let container: FakeContainer;

beforeEach(() => {
  container = new FakeContainer();
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("location", { href: "https://club.example/games/" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unreachable = { code: "part-unreachable" };

test("where no worker can be had, keeping games says so instead of waiting for one", async () => {
  container.register = async () => {
    throw new TypeError("404");
  };
  await expect(keepGames(["mixtour"])).rejects.toMatchObject(unreachable);
});

test("a worker that cannot fetch the pages is told of, and not waited for", async () => {
  const worker = (container.registration["installing"] = new FakeWorker("installing"));
  const keeping = expect(keepGames(["mixtour"])).rejects.toMatchObject(unreachable);
  await Promise.resolve();
  worker.become("redundant");
  await keeping;
});

test("a worker keeps games once it is at work", async () => {
  const worker = (container.registration["installing"] = new FakeWorker("installing"));
  const keeping = keepGames(["mixtour"]);
  await Promise.resolve();
  expect(worker.said).toEqual([]);
  worker.become("activated");
  await keeping;
  expect(worker.said).toEqual([{ keep: ["mixtour"] }]);
});

test("a worker that falls silent is not waited for without an end", async () => {
  vi.useFakeTimers();
  const worker = (container.registration["active"] = new FakeWorker("activated"));
  worker.postMessage = () => {};
  const keeping = expect(keepGames(["mixtour"])).rejects.toMatchObject(unreachable);
  await vi.runAllTimersAsync();
  await keeping;
});

test("a release that was on its way already is told of when it waits", () => {
  const installing = new FakeWorker("installing");
  const active = new FakeWorker("activated");
  const known: Record<string, FakeWorker | null> = { installing, active, waiting: null };
  const registration = Object.assign(new EventTarget(), known);
  const heard = vi.fn();
  onWaiting(registration as unknown as ServiceWorkerRegistration, heard);
  expect(heard).not.toHaveBeenCalled();
  registration["waiting"] = installing;
  installing.become("installed");
  expect(heard).toHaveBeenCalledExactlyOnceWith(installing);
});

test("a release that is there no more is not waited for", async () => {
  const gone = new FakeWorker("redundant");
  expect(await take(gone.asIs)).toBe(false);
  const going = new FakeWorker("installed");
  const taken = take(going.asIs);
  going.become("redundant");
  expect(await taken).toBe(false);
});

test("a release is taken when this page has it", async () => {
  const taken = take(new FakeWorker("installed").asIs);
  container.dispatchEvent(new Event("controllerchange"));
  expect(await taken).toBe(true);
  container.controller = new FakeWorker("activated");
  expect(await take(container.controller.asIs)).toBe(true);
});

test("a browser that does not tell which games are open is not taken for one without", async () => {
  const query = async () => {
    throw new DOMException("no", "UnknownError");
  };
  vi.stubGlobal("navigator", { locks: { query } });
  await expect(openGames()).rejects.toThrow("no");
});
