import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { EngineClient, ThinkOptions } from "../../../src/engine/search/client";
import type { Question } from "../../../src/engine/search/question";
import { EngineTeam } from "../../../src/engine/search/team";
import type { ReportView } from "../../../src/generated/types/ReportView";
import type { ScoreView } from "../../../src/generated/types/ScoreView";

const question: Question = {
  start: { game: "toy", options: {}, position: "" },
  codes: [],
  level: 0,
  seed: 0,
  nodes: 1e9,
  lines: 1,
  milliseconds: 10_000,
  style: "en",
};

const report = (code: string, score: ScoreView): ReportView => ({
  lines: [{ codes: [code], moves: [code], score, win: 500 }],
  depth: 1,
  nodes: 1,
  effort: 0,
});

/** What an engine was asked, to be answered by hand. */
class FakeClient {
  asked: Question[] = [];
  options: ThinkOptions = {};
  answer: (report: ReportView) => void = () => {};
  fail: (reason: unknown) => void = () => {};
  closed = false;

  think(asked: Question, options: ThinkOptions): Promise<ReportView> {
    this.asked.push(asked);
    this.options = options;
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
    });
  }

  close(): void {
    this.closed = true;
  }
}

let clients: FakeClient[] = [];

function teamOf(count: number): EngineTeam {
  const fresh = () => {
    const client = new FakeClient();
    clients.push(client);
    return client as unknown as EngineClient;
  };
  return new EngineTeam(fresh(), count, fresh);
}

beforeEach(() => {
  clients = [];
});
afterEach(() => vi.useRealTimers());

describe("a team of engines", () => {
  test("divides the first actions, and answers with what promises most", async () => {
    const heard: string[] = [];
    const progress = ({ lines }: ReportView) => heard.push(lines[0]?.codes[0] ?? "");
    const answer = teamOf(3).think(question, { progress });
    expect(clients.map(({ asked }) => asked[0]?.share)).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    clients[1]?.options.progress?.(report("b", { points: 10 }));
    clients[0]?.options.progress?.(report("a", { loss: 4 }));
    clients[1]?.options.progress?.(report("b", { points: 20 }));
    clients[0]?.answer(report("a", { points: 15 }));
    clients[1]?.answer(report("b", { points: 12 }));
    // Fewer actions than engines: the last one has none.
    clients[2]?.answer({ lines: [], depth: 0, nodes: 0, effort: 0 });
    expect((await answer).lines[0]?.codes).toEqual(["a"]);
    expect(heard).toEqual(["b", "b", "b", "b", "a"]);
  });

  test("ends together when what they have found is enough, and nobody is called off", async () => {
    const enough = new AbortController();
    const answer = teamOf(2).think(question, { enough: enough.signal });
    expect(clients.map(({ options }) => options.enough?.aborted)).toEqual([false, false]);
    enough.abort();
    expect(clients.map(({ options }) => options.enough?.aborted)).toEqual([true, true]);
    clients[0]?.answer(report("a", { points: 1 }));
    clients[1]?.answer(report("b", { points: 2 }));
    expect((await answer).lines[0]?.codes).toEqual(["b"]);
    expect(clients.some(({ options, closed }) => options.signal?.aborted || closed)).toBe(false);
  });

  test("asks nobody for long when it was enough before", async () => {
    const answer = teamOf(2).think(question, { enough: AbortSignal.abort() });
    expect(clients.map(({ options }) => options.enough?.aborted)).toEqual([true, true]);
    clients[0]?.answer(report("a", { points: 1 }));
    clients[1]?.answer(report("b", { win: 3 }));
    expect((await answer).lines[0]?.codes).toEqual(["b"]);
    expect(clients.some(({ options }) => options.signal?.aborted)).toBe(false);
  });

  test("waits no longer for the rest when it is enough after one has ended", async () => {
    vi.useFakeTimers();
    const enough = new AbortController();
    const answer = teamOf(2).think(question, { enough: enough.signal });
    clients[0]?.answer(report("a", { points: 1 }));
    await vi.advanceTimersByTimeAsync(3000);
    enough.abort();
    await vi.advanceTimersByTimeAsync(999);
    expect(clients[1]?.options.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(clients[1]?.options.signal?.aborted).toBe(true);
    expect((await answer).lines[0]?.codes).toEqual(["a"]);
  });

  test("does not wait for one that says nothing more when it is enough", async () => {
    vi.useFakeTimers();
    const enough = new AbortController();
    const answer = teamOf(2).think(question, { enough: enough.signal });
    enough.abort();
    clients[0]?.answer(report("a", { points: 1 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).lines[0]?.codes).toEqual(["a"]);
  });

  test("prefers the earlier win and the later loss", async () => {
    const losing = teamOf(2).think(question);
    clients[0]?.answer(report("a", { loss: 2 }));
    clients[1]?.answer(report("b", { loss: 6 }));
    expect((await losing).lines[0]?.codes).toEqual(["b"]);
  });

  test("stops when one has found a forced win: nothing is better", async () => {
    const answer = teamOf(3).think(question);
    clients[0]?.options.progress?.(report("a", { points: 900 }));
    clients[1]?.options.progress?.(report("b", { win: 5 }));
    expect((await answer).lines[0]?.codes).toEqual(["b"]);
    expect(clients.every(({ options }) => options.signal?.aborted)).toBe(true);
  });

  test("waits for nobody when one has found a forced win, and all that can be told remember what they know", async () => {
    const heard: ReportView[] = [];
    const progress = (report: ReportView) => heard.push(report);
    const team = teamOf(3);
    const { signal } = new AbortController();
    const answer = team.think(question, { progress, enough: signal });
    clients[1]?.options.progress?.(report("b", { win: 5 }));
    expect((await answer).lines[0]?.codes).toEqual(["b"]);
    expect(clients.map(({ options }) => options.enough?.aborted)).toEqual([true, true, true]);
    expect(clients.some(({ options, closed }) => options.signal?.aborted || closed)).toBe(false);
    // What comes later belongs to no question.
    clients[0]?.options.progress?.(report("a", { win: 3 }));
    clients[2]?.fail(new Error("dead"));
    await Promise.resolve();
    expect(heard).toHaveLength(1);
    void team.think(question);
    expect(clients.map(({ asked }) => asked.length)).toEqual([2, 2, 2]);
  });

  test("is over when another question takes the place of this one, and all of them stay", async () => {
    const team = teamOf(3);
    const { signal } = new AbortController();
    const answer = team.think(question, { enough: signal });
    for (const { fail } of clients.slice()) fail(new DOMException("off", "AbortError"));
    await expect(answer).rejects.toThrow("off");
    expect(clients.some(({ options, closed }) => options.signal?.aborted || closed)).toBe(false);
    void team.think(question);
    expect(clients.map(({ asked }) => asked.length)).toEqual([2, 2, 2]);
  });

  test("prefers what somebody has searched to what nobody has", async () => {
    const answer = teamOf(2).think(question);
    clients[0]?.answer({ ...report("a", { points: 0 }), depth: 0 });
    clients[1]?.answer(report("b", { points: -300 }));
    expect((await answer).lines[0]?.codes).toEqual(["b"]);
    // But not where that is lost for sure.
    clients = [];
    const other = teamOf(2).think(question);
    clients[0]?.answer({ ...report("a", { points: 0 }), depth: 0 });
    clients[1]?.answer(report("b", { loss: 2 }));
    expect((await other).lines[0]?.codes).toEqual(["a"]);
  });

  test("is called off at once, all of it", async () => {
    const controller = new AbortController();
    const answer = teamOf(2).think(question, { signal: controller.signal });
    controller.abort(new DOMException("off", "AbortError"));
    await expect(answer).rejects.toThrow("off");
    expect(clients.every(({ options }) => options.signal?.aborted)).toBe(true);
  });

  test("goes on with one engine where there is no room for more, for the time that is left", async () => {
    vi.useFakeTimers();
    const team = teamOf(3);
    const answer = team.think(question);
    clients[0]?.options.progress?.(report("a", { points: 0 }));
    clients[1]?.answer(report("b", { points: 0 }));
    await vi.advanceTimersByTimeAsync(3000);
    clients[2]?.fail(new Error("no memory"));
    // The first one looks at everything.
    await vi.advanceTimersByTimeAsync(0);
    expect(clients[0]?.asked).toHaveLength(2);
    expect(clients[0]?.asked[1]?.share).toBeUndefined();
    expect(clients[0]?.asked[1]?.milliseconds).toBe(7000);
    expect(clients.map(({ closed }) => closed)).toEqual([false, true, true]);
    clients[0]?.answer(report("c", { points: 3 }));
    expect((await answer).lines[0]?.codes).toEqual(["c"]);
    void team.think(question);
    expect(clients.map(({ asked }) => asked.length)).toEqual([3, 1, 1]);
  });

  test("counts what one had found that died, and asks nobody again", async () => {
    const team = teamOf(2);
    const answer = team.think(question);
    clients[1]?.options.progress?.(report("b", { points: 9 }));
    clients[1]?.fail(new Error("dead"));
    await Promise.resolve();
    clients[0]?.answer(report("a", { points: 4 }));
    expect((await answer).lines[0]?.codes).toEqual(["b"]);
    expect(clients.map(({ asked }) => asked.length)).toEqual([1, 1]);
  });

  test("does not wait for one that says nothing when the time is up", async () => {
    vi.useFakeTimers();
    const answer = teamOf(2).think(question);
    await vi.advanceTimersByTimeAsync(10_000);
    clients[0]?.answer(report("a", { points: 4 }));
    await vi.advanceTimersByTimeAsync(1500);
    expect(clients[1]?.options.signal?.aborted).toBe(true);
    expect((await answer).lines[0]?.codes).toEqual(["a"]);
    expect(clients.map(({ asked }) => asked.length)).toEqual([1, 1]);
  });

  test("asks one for a moment where nobody has found anything in the whole time", async () => {
    vi.useFakeTimers();
    const answer = teamOf(2).think(question);
    await vi.advanceTimersByTimeAsync(12_000);
    for (const { fail } of clients.slice()) fail(new Error("dead"));
    await vi.advanceTimersByTimeAsync(0);
    expect(clients[0]?.asked[1]?.milliseconds).toBe(1000);
    clients[0]?.answer(report("a", { points: 4 }));
    expect((await answer).lines[0]?.codes).toEqual(["a"]);
  });

  test("of one engine asks it for everything", async () => {
    const answer = teamOf(1).think(question);
    expect(clients[0]?.asked[0]?.share).toBeUndefined();
    clients[0]?.answer(report("a", { points: 0 }));
    expect((await answer).lines[0]?.codes).toEqual(["a"]);
  });
});
