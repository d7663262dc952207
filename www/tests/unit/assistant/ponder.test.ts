import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Opponent } from "../../../src/assistant/opponent";
import type { EngineClient, ThinkOptions } from "../../../src/engine/search/client";
import type { Question } from "../../../src/engine/search/question";
import { Match } from "../../../src/game/match";
import { fixed } from "../../../src/game/plan";
import { seated } from "../../../src/game/programs";
import type { Pondering } from "../../../src/game/pondering";
import type { Strength } from "../../../src/game/seats";
import type { ReportView } from "../../../src/generated/types/ReportView";
import { FakeTable } from "../game/fake-session";

/** What the engine was asked, and how to answer it. */
interface Call extends ThinkOptions {
  readonly question: Question;
  answer(...codes: string[]): void;
}

let calls: Call[] = [];

const report = (codes: readonly string[]): ReportView => ({
  lines: [{ codes: [...codes], moves: [...codes], score: { points: 0 }, win: 500 }],
  depth: 1,
  nodes: 1,
  effort: 0,
});

const client = {
  think: (question: Question, options: ThinkOptions = {}) =>
    new Promise<ReportView>((resolve, reject) => {
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
      calls.push({ ...options, question, answer: (...codes) => resolve(report(codes)) });
    }),
} as unknown as EngineClient;

const opponents: Opponent[] = [];

/** A game in which the program begins, plays "a" and expects these answers. */
async function game(
  allowed: Pondering,
  line: readonly string[] = ["b", "c"],
  strength: Strength = { by: "time", amount: 30 },
  planned?: number,
) {
  const session = new FakeTable();
  for (const [tag, value] of seated({}, 0, strength)) session.setTag(tag, value);
  const match = new Match(session);
  if (planned !== undefined) {
    match.timer = { timed: () => ({ spent: 0, clock: 0 }), plan: () => fixed(planned) };
  }
  const after = (codes: readonly string[]) => new FakeTable().play(...codes);
  const opponent = new Opponent({
    match,
    client,
    seed: 1,
    idle: () => false,
    update: () => {},
    ahead: { after, allowed: () => allowed },
  });
  opponents.push(opponent);
  const look = async () => {
    opponent.look();
    for (let turn = 0; turn < 9; turn++) await Promise.resolve();
  };
  opponent.begin({ game: "toy", options: {}, position: "" });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer("a", ...line);
  await vi.waitFor(() => expect(match.live.ply).toBe(1));
  await look();
  return { match, opponent, look };
}

/** What a browser tells of its battery. */
class Battery extends EventTarget {
  charging = true;
  /** Who would hear of a change. */
  listeners = 0;

  override addEventListener(...told: Parameters<EventTarget["addEventListener"]>): void {
    const [, , options] = told;
    super.addEventListener(...told);
    this.listeners++;
    const signal = typeof options === "object" ? options.signal : undefined;
    signal?.addEventListener("abort", () => this.listeners--, { once: true });
  }
}

function stubBattery(battery: Battery | null): void {
  vi.stubGlobal("navigator", {
    hardwareConcurrency: 1,
    ...(battery && { getBattery: async () => battery }),
  });
}

/** A page that can be hidden. */
class Page extends EventTarget {
  hidden = false;
}

let page: Page;

beforeEach(() => {
  calls = [];
  page = new Page();
  vi.stubGlobal("document", page);
  stubBattery(null);
});
afterEach(() => {
  for (const opponent of opponents.splice(0)) opponent.close();
  vi.unstubAllGlobals();
});

describe("on a person's time the program", () => {
  test("thinks about its answer to what it expects, and knows it when that comes", async () => {
    const { match, opponent, look } = await game("always");
    const [, ahead] = calls;
    expect(ahead?.question).toMatchObject({ codes: ["a", "b"], level: 0, lines: 1 });
    // Looking around changes nothing.
    await look();
    expect(calls).toHaveLength(2);
    ahead?.progress?.(report(["d"]));
    expect(opponent.canHurry).toBe(false);
    match.play("b");
    await look();
    expect([ahead?.enough?.aborted, ahead?.signal?.aborted]).toEqual([true, false]);
    // It has all of its time, and could move at once.
    expect(calls[2]?.question).toMatchObject({ codes: ["a", "b"], milliseconds: 30_000 });
    expect(opponent.canHurry).toBe(true);
    opponent.hurry();
    expect(match.live.ply).toBe(3);
  });

  test("begins anew where something else comes, with the same engines", async () => {
    const { match, opponent, look } = await game("always");
    calls[1]?.progress?.(report(["d"]));
    match.play("c");
    await look();
    expect([calls[1]?.enough?.aborted, calls[1]?.signal?.aborted]).toEqual([true, false]);
    expect(calls[2]?.question).toMatchObject({ codes: ["a", "c"], milliseconds: 30_000 });
    expect(opponent.canHurry).toBe(false);
  });

  test("does nothing where it is not allowed, plays like a level or expects nothing", async () => {
    await game("never");
    expect(calls).toHaveLength(1);
    for (const by of ["level", "match"] as const) {
      calls = [];
      await game("always", ["b", "c"], { by, amount: 3 });
      expect(calls).toHaveLength(1);
    }
    calls = [];
    await game("always", []);
    expect(calls).toHaveLength(1);
  });

  test("does not keep engines busy that it needs at once by its clock", async () => {
    const line = ["b", "c"];
    await game("always", line, undefined, 2000);
    expect(calls).toHaveLength(2);
    calls = [];
    await game("always", line, undefined, 1999);
    expect(calls).toHaveLength(1);
  });

  test("asks nothing about cards that nobody has turned", async () => {
    await game("always", ["=", ":K", "b"]);
    expect(calls).toHaveLength(1);
  });

  test("thinks as long as the device has power from outside, where it is told so", async () => {
    await game("plugged");
    expect(calls).toHaveLength(1);
    const battery = new Battery();
    stubBattery(battery);
    calls = [];
    const { match, look } = await game("plugged");
    expect(calls).toHaveLength(2);
    match.play("b");
    await look();
    calls[2]?.answer("c", "d", "e");
    await vi.waitFor(() => expect(match.live.ply).toBe(3));
    await look();
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    // One search listens to it, not all that there have been.
    expect(battery.listeners).toBe(1);
    battery.charging = false;
    battery.dispatchEvent(new Event("chargingchange"));
    expect(calls[3]?.signal?.aborted).toBe(true);
    calls = [];
    await game("plugged");
    expect(calls).toHaveLength(1);
  });

  test("stops at once when the page is hidden, and goes on when it is seen again", async () => {
    const { look } = await game("always");
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(calls[1]?.signal?.aborted).toBe(true);
    await look();
    expect(calls).toHaveLength(2);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    await look();
    expect(calls[2]?.question.codes).toEqual(["a", "b"]);
  });

  test("stops when the game is left or over", async () => {
    const { opponent } = await game("always");
    opponent.close();
    expect(calls[1]?.signal?.aborted).toBe(true);
    page.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
    expect(calls).toHaveLength(2);
    calls = [];
    const { match, look } = await game("always");
    match.resign(1);
    await look();
    expect(calls[1]?.enough?.aborted || calls[1]?.signal?.aborted).toBe(true);
    expect(calls).toHaveLength(2);
  });
});
