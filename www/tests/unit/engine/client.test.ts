import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { EngineClient, isCalledOff } from "../../../src/engine/search/client";
import { GameError } from "../../../src/game-error";
import type { Answer, Asked, Enough, Question } from "../../../src/engine/search/question";
import type { ReportView } from "../../../src/generated/types/ReportView";

const question = (code: string): Question => ({
  start: { game: "toy", options: {}, position: "" },
  codes: [code],
  level: 1,
  seed: 0,
  nodes: 0,
  lines: 1,
  milliseconds: 1000,
  style: "en",
});

const report = (depth: number): ReportView => ({ lines: [], depth, nodes: 0, effort: 0 });

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly asked: Asked[] = [];
  ended = false;

  /** Questions that were told to be over. */
  readonly enough: number[] = [];

  postMessage(asked: Asked | Enough): void {
    if ("enough" in asked) this.enough.push(asked.enough);
    else this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  get codes(): readonly string[] {
    return this.asked.flatMap((asked) => asked.question.codes);
  }

  tell(answer: Answer): void {
    this.dispatchEvent(new MessageEvent("message", { data: answer }));
  }

  /** Answers the question asked last. */
  answer(depth: number, done = true): void {
    this.tell({ id: this.asked.at(-1)?.id ?? 0, report: report(depth), done });
  }
}

let workers: FakeWorker[] = [];
let client: EngineClient;
const latest = () => workers.at(-1) ?? new FakeWorker();

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  client = new EngineClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
});
afterEach(() => vi.useRealTimers());

describe("an engine in a worker", () => {
  test("answers question after question in the same worker", async () => {
    const first = client.think(question("a"));
    latest().answer(3);
    expect((await first).depth).toBe(3);
    const second = client.think(question("b"));
    latest().answer(4);
    expect((await second).depth).toBe(4);
    expect(workers.map(({ codes }) => codes)).toEqual([["a", "b"]]);
  });

  test("sends what is new since the question before, and all to another worker", async () => {
    const ask = async (codes: string, game = "toy") => {
      const start = { game, options: {}, position: "" };
      const answer = client.think({ ...question(""), start, codes: [...codes] });
      const { kept, question: asked } = latest().asked.at(-1) ?? {};
      latest().answer(1);
      await answer;
      return [kept, asked?.codes.join("")];
    };
    expect(await ask("abc")).toEqual([0, "abc"]);
    expect(await ask("abcde")).toEqual([3, "de"]);
    expect(await ask("abx")).toEqual([2, "x"]);
    expect(await ask("ab")).toEqual([2, ""]);
    expect(await ask("ab", "other")).toEqual([0, "ab"]);
    expect(await ask("ab", "other")).toEqual([2, ""]);
    // A question that is called off ends its worker.
    const controller = new AbortController();
    const off = client.think(question("a"), { signal: controller.signal });
    controller.abort();
    await expect(off).rejects.toThrow();
    expect(await ask("abc")).toEqual([0, "abc"]);
    // After an error the worker begins anew.
    const wrong = client.think({ ...question(""), codes: [..."abcx"] });
    const { problem } = GameError.of("play-illegal");
    latest().tell({ id: latest().asked.at(-1)?.id ?? 0, problem });
    await expect(wrong).rejects.toThrow();
    expect(await ask("abcd")).toEqual([0, "abcd"]);
  });

  test("asks for reasons between searches, and gets them for what it has asked about", async () => {
    const explained = { codes: ["b", "c"], good: true, score: { points: 0 } } as const;
    const { signal } = new AbortController();
    const reasons = client.explain(question("a"), explained, signal);
    const search = client.think(question("a"));
    expect(latest().asked.at(-1)?.explained).toEqual(explained);
    const phrase = { code: "because-wins", args: {} };
    latest().tell({ id: latest().asked.at(-1)?.id ?? 0, reasons: [phrase] });
    expect(await reasons).toEqual([phrase]);
    expect(latest().asked.at(-1)).not.toHaveProperty("explained");
    latest().answer(2);
    expect((await search).depth).toBe(2);
    // The position is known by now: nothing of it was sent again.
    expect(latest().asked.map(({ kept }) => kept)).toEqual([0, 1]);
  });

  test("tells what it finds on the way", async () => {
    const heard: number[] = [];
    const answer = client.think(question("a"), { progress: ({ depth }) => heard.push(depth) });
    latest().answer(1, false);
    latest().answer(2, false);
    latest().answer(3);
    await answer;
    expect(heard).toEqual([1, 2]);
  });

  test("is told when it is enough, lives on, and a question that waits hears it in its turn", async () => {
    const [one, two] = [new AbortController(), new AbortController()];
    const first = client.think(question("a"), { enough: one.signal });
    const second = client.think(question("b"), { enough: two.signal });
    two.abort();
    const id = latest().asked.at(-1)?.id ?? 0;
    expect([latest().asked.at(-1)?.endable, latest().enough]).toEqual([true, []]);
    one.abort();
    expect(latest().enough).toEqual([id]);
    latest().answer(7);
    expect((await first).depth).toBe(7);
    expect(latest().enough).toEqual([id, id + 1]);
    latest().answer(2);
    expect((await second).depth).toBe(2);
    const third = client.think(question("c"));
    expect(latest().asked.at(-1)?.endable).toBe(false);
    latest().answer(1);
    await third;
    expect(workers).toHaveLength(1);
  });

  test("gives a question the rest of its time that has waited for a search to end", async () => {
    const enough = new AbortController();
    const first = client.think(question("a"), { enough: enough.signal });
    enough.abort();
    const second = client.think({ ...question("b"), milliseconds: 5000 });
    vi.advanceTimersByTime(300);
    latest().answer(1);
    await first;
    expect(latest().asked.at(-1)?.question.milliseconds).toBe(4700);
    latest().answer(2);
    await second;
  });

  test("lets one question wait, and a later one take its place", async () => {
    const first = client.think(question("a"));
    const waiting = client.think(question("b"));
    const later = client.think(question("c"));
    await expect(waiting).rejects.toSatisfy(isCalledOff);
    latest().answer(1);
    await first;
    latest().answer(2);
    expect((await later).depth).toBe(2);
    expect(latest().codes).toEqual(["a", "c"]);
  });

  test("is ended when the question is called off; the next has a fresh worker", async () => {
    for (let time = 0; time < 100; time++) {
      const controller = new AbortController();
      const answer = client.think(question("a"), { signal: controller.signal });
      controller.abort();
      await expect(answer).rejects.toSatisfy(isCalledOff);
      expect(latest().ended).toBe(true);
    }
    const last = client.think(question("b"));
    latest().answer(5);
    expect((await last).depth).toBe(5);
    expect(workers).toHaveLength(101);
  });

  test("drops a question that waits without ending the other", async () => {
    const controller = new AbortController();
    const first = client.think(question("a"));
    const waiting = client.think(question("b"), { signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toSatisfy(isCalledOff);
    latest().answer(1);
    expect((await first).depth).toBe(1);
    expect(client.busy).toBe(false);
  });

  test("is asked again when its worker dies, noticed or not", async () => {
    const answer = client.think(question("a"));
    latest().dispatchEvent(new Event("error"));
    expect(workers).toHaveLength(2);
    // Killed from outside: nobody says so.
    vi.advanceTimersByTime(10_000);
    expect(workers).toHaveLength(3);
    latest().answer(6);
    expect((await answer).depth).toBe(6);
    expect(workers.map(({ codes }) => codes)).toEqual([["a"], ["a"], ["a"]]);
  });

  test("is asked again for the time that is left, and for a moment at least", async () => {
    const answer = client.think({ ...question("a"), milliseconds: 60_000 });
    vi.advanceTimersByTime(45_000);
    latest().dispatchEvent(new Event("error"));
    vi.advanceTimersByTime(14_900);
    latest().dispatchEvent(new Event("error"));
    const times = () =>
      workers.flatMap(({ asked }) => asked.map((one) => one.question.milliseconds));
    expect(times()).toEqual([60_000, 15_000, 1000]);
    latest().answer(6);
    expect((await answer).depth).toBe(6);
    // Another question has its whole time.
    void client.think({ ...question("b"), milliseconds: 60_000 });
    expect(times().at(-1)).toBe(60_000);
  });

  test("answers with what was found where a worker dies when the time is up", async () => {
    const answer = client.think(question("a"), { progress: () => {} });
    latest().answer(4, false);
    vi.advanceTimersByTime(10_000);
    expect((await answer).depth).toBe(4);
    expect(workers).toHaveLength(1);
    expect(client.busy).toBe(false);
  });

  test("is not taken for dead by a page that was asleep: the answer comes first", async () => {
    const answer = client.think(question("a"));
    const before = performance.now();
    const asleep = vi.spyOn(performance, "now").mockReturnValue(before + 3_600_000);
    vi.advanceTimersByTime(9_500);
    expect(workers).toHaveLength(1);
    latest().answer(7);
    expect((await answer).depth).toBe(7);
    // Who does not answer then either is dead.
    const lost = client.think(question("b"));
    asleep.mockReturnValue(before + 7_200_000);
    vi.advanceTimersByTime(3_000);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(2_500);
    expect(workers).toHaveLength(2);
    asleep.mockRestore();
    latest().answer(1);
    expect((await lost).depth).toBe(1);
  });

  test("gives up when worker after worker dies", async () => {
    const answer = client.think(question("a"));
    const failed = expect(answer).rejects.toMatchObject({ code: "engine-failed" });
    for (let time = 0; time < 3; time++) latest().dispatchEvent(new Event("error"));
    await failed;
    expect(workers).toHaveLength(3);
  });

  test("does not ask once more what is enough already when its worker dies", async () => {
    const enough = new AbortController();
    const answer = client.think(question("a"), { enough: enough.signal });
    latest().answer(5, false);
    enough.abort();
    const next = client.think(question("b"));
    latest().dispatchEvent(new Event("error"));
    expect((await answer).depth).toBe(5);
    expect(workers.map(({ codes }) => codes)).toEqual([["a"], ["b"]]);
    latest().answer(1);
    expect((await next).depth).toBe(1);
  });

  test("asks what waited although no worker can be had any more", async () => {
    let isAllowed = true;
    client = new EngineClient(() => {
      if (!isAllowed) throw new Error("forbidden");
      workers.push(new FakeWorker());
      return latest() as unknown as Worker;
    });
    const failed = ["a", "b"].map((code) =>
      expect(client.think(question(code))).rejects.toMatchObject({ code: "engine-failed" }),
    );
    isAllowed = false;
    latest().dispatchEvent(new Event("error"));
    await Promise.all(failed);
  });

  test("refuses with the code that the rules gave", async () => {
    const answer = client.think(question("a"));
    const problem = { code: "play-illegal", args: {}, at: null, message: "" };
    latest().tell({ id: 1, problem });
    await expect(answer).rejects.toBeInstanceOf(GameError);
    await expect(answer).rejects.toMatchObject({ code: "play-illegal" });
  });

  test("does not mind late answers", async () => {
    const controller = new AbortController();
    const first = client.think(question("a"), { signal: controller.signal });
    const dead = latest();
    controller.abort();
    await expect(first).rejects.toSatisfy(isCalledOff);
    const second = client.think(question("b"));
    dead.tell({ id: 2, report: report(9), done: true });
    latest().answer(1);
    expect((await second).depth).toBe(1);
  });

  test("calls everything off when it is closed", async () => {
    const answers = [client.think(question("a")), client.think(question("b"))];
    client.close();
    for (const answer of answers) await expect(answer).rejects.toSatisfy(isCalledOff);
    expect(latest().ended).toBe(true);
  });
});
