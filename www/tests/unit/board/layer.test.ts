import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Layer } from "../../../src/board/canvas/layer";
import type { Item } from "../../../src/board/core/dirty";

/** What was done with canvases, in its order. */
let done: string[] = [];

class Canvas {
  width = 0;
  height = 0;
  readonly style = { visibility: "" };
  readonly #context = {
    drawImage: () => done.push("copy"),
    clearRect: (...rect: readonly number[]) => done.push(`clear ${rect.join(" ")}`),
    ...Object.fromEntries(
      ["save", "restore", "beginPath", "rect", "clip"].map((name) => [name, () => undefined]),
    ),
  };
  getContext(kind: string): unknown {
    const transferFromImageBitmap = () => done.push("show");
    return kind === "2d" ? this.#context : { transferFromImageBitmap };
  }
  transferToImageBitmap() {
    return { width: this.width, height: this.height };
  }
  before(): void {
    done.push("live");
  }
  remove(): void {}
}

const item = (key: string, x: number): Item => ({
  key,
  x,
  y: 0,
  w: 10,
  h: 10,
  draw: () => done.push(key),
});

beforeEach(() => {
  done = [];
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("OffscreenCanvas", Canvas);
  vi.stubGlobal("document", { createElement: () => new Canvas() });
  vi.stubGlobal("createImageBitmap", (canvas: Canvas) => {
    done.push("finish");
    return Promise.resolve(canvas.transferToImageBitmap());
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shown(): Layer {
  const layer = new Layer();
  layer.resize(100, 100);
  layer.show([[0, [item("board", 0), item("rook", 40)]]]);
  done = [];
  return layer;
}

describe("a layer", () => {
  it("begins as a finished picture, and stays one while nothing changes", async () => {
    const layer = new Layer();
    layer.resize(100, 100);
    layer.show([[0, []]]);
    expect(done).toEqual([]);
    const board = [item("board", 0)];
    layer.show([[0, board]]);
    layer.show([[0, board]]);
    layer.show([[1, []]]);
    await vi.runAllTimersAsync();
    expect(done).toEqual(["board", "show"]);
  });

  it("paints only what changed again", () => {
    const layer = shown();
    layer.show([[1, [item("dot", 80)]]]);
    expect(done).toEqual(["live", "copy", "clear 80 0 10 10", "dot"]);
    done = [];
    layer.show([[1, [item("ring", 45)]]]);
    expect(done).toEqual(["clear 80 0 10 10", "clear 45 0 10 10", "rook", "ring"]);
  });

  it("is finished once, after changes that follow each other", async () => {
    const layer = shown();
    for (const key of ["leaves", "flies", "lands"]) {
      layer.show([[1, [item(key, 80)]]]);
      await vi.advanceTimersByTimeAsync(250);
    }
    expect(done).not.toContain("finish");
    await vi.runAllTimersAsync();
    expect(done.filter((one) => one === "finish")).toHaveLength(1);
    expect(done.at(-1)).toBe("show");
  });

  it("is finished soon under a hand, and is painted on again after that without a copy", async () => {
    const layer = shown();
    layer.show([[1, [item("dot", 80)]]], true);
    await vi.advanceTimersByTimeAsync(100);
    expect(done.slice(-2)).toEqual(["finish", "show"]);
    done = [];
    layer.show([[1, []]]);
    expect(done).toEqual(["clear 80 0 10 10"]);
  });

  it("drops a picture that is too old when it is finished", async () => {
    const layer = shown();
    layer.show([[1, [item("dot", 80)]]]);
    const finished: ((bitmap: unknown) => void)[] = [];
    const finish = () => new Promise((resolve) => finished.push(resolve));
    vi.stubGlobal("createImageBitmap", finish);
    await vi.runAllTimersAsync();
    layer.show([[1, []]]);
    const close = vi.fn();
    finished[0]?.({ width: 100, height: 100, close });
    await vi.advanceTimersByTimeAsync(0);
    expect(close).toHaveBeenCalledOnce();
    expect(done).not.toContain("show");
  });
});
