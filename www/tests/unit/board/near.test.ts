import { afterEach, beforeEach, expect, test, vi } from "vitest";

const never = () => new Promise<never>(() => {});

/** An element of a page, in the window or far below it. */
const boardAt = (top: number): Element => {
  const place = { left: 0, right: 100, top, bottom: top + 100 };
  const board = { isConnected: true, checkVisibility: () => true };
  return { ...board, getBoundingClientRect: () => place } as unknown as Element;
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  const page = { addEventListener: () => {}, innerWidth: 1280, innerHeight: 800 };
  vi.stubGlobal("window", page);
  vi.stubGlobal("top", page);
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a board whose file never comes does not keep others from being told in words", async () => {
  const { whenNear, resting } = await import("../../../src/board/element/near");
  void whenNear(boardAt(0), never);
  await vi.advanceTimersByTimeAsync(0);
  const told = vi.fn<() => void>();
  void resting().then(told);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveBeenCalledOnce();
});

test("a board on its way goes before what is said of others", async () => {
  const { whenNear, resting } = await import("../../../src/board/element/near");
  let come = () => {};
  void whenNear(boardAt(0), () => new Promise<void>((resolve) => (come = resolve)));
  await vi.advanceTimersByTimeAsync(0);
  const told = vi.fn<() => void>();
  void resting().then(told);
  await vi.advanceTimersByTimeAsync(500);
  expect(told).not.toHaveBeenCalled();
  come();
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toHaveBeenCalledOnce();
});

test("a board far down whose file never comes does not keep those after it away", async () => {
  const { whenNear } = await import("../../../src/board/element/near");
  void whenNear(boardAt(5000), never);
  const came = vi.fn<() => void>();
  void whenNear(boardAt(6000), () => Promise.resolve()).then(came);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(came).toHaveBeenCalledOnce();
});
