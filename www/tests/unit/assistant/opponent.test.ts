import { beforeEach, describe, expect, test, vi } from "vitest";

import { Opponent, takeBack } from "../../../src/assistant/opponent";
import type { EngineClient, ThinkOptions } from "../../../src/engine/search/client";
import { EngineTeam } from "../../../src/engine/search/team";
import type { Question } from "../../../src/engine/search/question";
import { Match } from "../../../src/game/match";
import { MatchChange } from "../../../src/game/match-change";
import { fixed, type Plan } from "../../../src/game/plan";
import { seated } from "../../../src/game/programs";
import { type Strength } from "../../../src/game/seats";
import type { ReportView } from "../../../src/generated/types/ReportView";
import { FakeSession, FakeTable } from "../game/fake-session";

/** What the engine was asked last, and how to answer it. */
interface Call extends ThinkOptions {
  readonly question: Question;
  answer(code: string): void;
}

let calls: Call[] = [];
let updates = 0;

const report = (code: string): ReportView => ({
  lines: [
    { codes: [code], moves: [code], score: { kind: "points", points: 0 }, win: 500 } as never,
  ],
  depth: 1,
  nodes: 1,
  effort: 0,
});

const client = {
  think: (question: Question, options: ThinkOptions = {}) =>
    new Promise<ReportView>((resolve, reject) => {
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
      calls.push({ ...options, question, answer: (code) => resolve(report(code)) });
    }),
} as unknown as EngineClient;

/** A game in which the program begins, with so much time by its clock. */
async function game(strength: Strength, allowance?: number | Plan, session = new FakeSession()) {
  for (const [tag, value] of seated({}, 0, strength)) session.setTag(tag, value);
  const match = new Match(session);
  if (allowance !== undefined) {
    const plan = typeof allowance === "number" ? fixed(allowance) : allowance;
    match.timer = { timed: () => ({ spent: 0, clock: 0 }), plan: () => plan };
  }
  const update = () => updates++;
  const opponent = new Opponent({ match, client, seed: 1, idle: () => false, update });
  opponent.begin({ game: "toy", options: {}, position: "" });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const [call] = calls;
  if (!call) throw new Error("nothing was asked");
  return { match, opponent, call };
}

beforeEach(() => {
  calls = [];
  updates = 0;
});

describe("taking back until a person is on turn", () => {
  test("is one change, and none at all where no person was on turn", async () => {
    const { call, match } = await game({ by: "level", amount: 3 }, undefined, new FakeTable());
    call.answer("a");
    await vi.waitFor(() => expect(match.live.ply).toBe(1));
    const heard: Event[] = [];
    match.addEventListener(MatchChange.type, (event) => heard.push(event));
    const { live } = match;
    expect(takeBack(match)).toBe(false);
    expect(heard).toEqual([]);
    expect(match.live).toBe(live);
    match.play("b");
    match.play("c");
    heard.length = 0;
    expect(takeBack(match)).toBe(true);
    expect(heard).toHaveLength(1);
    expect(match.live.ply).toBe(1);
    match.redo();
    match.redo();
    expect(match.live.position).toBe("abc");
  });
});

describe("the program", () => {
  test("plays like its level, whatever the time; one that matches its player, too", async () => {
    for (const by of ["level", "match"] as const) {
      calls = [];
      const { call, opponent } = await game({ by, amount: 3 });
      expect(call.question).toMatchObject({ level: 3, lines: 1 });
      expect(call.progress).toBeUndefined();
      expect(opponent.canHurry).toBe(false);
    }
  });

  test("plays as well as it can for the seconds that it was given", async () => {
    const { call, match } = await game({ by: "time", amount: 30 });
    expect(call.question).toMatchObject({ level: 0, milliseconds: 30_000 });
    expect(call.question.nodes).toBeGreaterThan(1e12);
    call.answer("c");
    await vi.waitFor(() => expect(match.live.ply).toBe(1));
  });

  test("keeps to its clock, whoever it is, and answers at once when hardly any time is left", async () => {
    const long = await game({ by: "time", amount: 30 }, 4_000);
    expect(long.call.question.milliseconds).toBe(4_000);
    calls = [];
    const level = await game({ by: "level", amount: 3 }, 2_000);
    expect(level.call.question.milliseconds).toBe(2_000);
    calls = [];
    const none = await game({ by: "time", amount: 30 }, 0);
    expect(none.call.question.milliseconds).toBe(0);
    const waits = vi.spyOn(globalThis, "setTimeout");
    none.call.answer("a");
    await vi.waitFor(() => expect(none.match.live.ply).toBe(1));
    // Without the pause in which one sees one's own move.
    const asked = waits.mock.calls.map(([, milliseconds = 0]) => milliseconds);
    expect(asked.filter((milliseconds) => milliseconds > 200 && milliseconds < 1000)).toEqual([]);
    waits.mockRestore();
  });

  test("decides on the way where a clock leaves a choice, but not in games of chance", async () => {
    const plan: Plan = { least: 0, planned: 4_000, most: 12_000 };
    const session = new FakeSession();
    session.parts = [];
    const { call } = await game({ by: "time", amount: 8 }, plan, session);
    // The chosen seconds are never exceeded.
    expect(call.question.milliseconds).toBe(8_000);
    expect(call.enough?.aborted).toBe(false);
    call.answer("a");
    calls = [];
    const chance = await game({ by: "time", amount: 8 }, plan);
    expect(chance.call.question.milliseconds).toBe(4_000);
    expect(chance.call.enough).toBeUndefined();
    for (const [strength, milliseconds] of [
      [{ by: "time", amount: 3 }, 3_000],
      [{ by: "level", amount: 3 }, 4_000],
    ] as const) {
      calls = [];
      const fresh = new FakeSession();
      fresh.parts = [];
      const fixedTime = await game(strength, plan, fresh);
      expect(fixedTime.call.question.milliseconds).toBe(milliseconds);
      expect(fixedTime.call.enough).toBeUndefined();
    }
  });

  test("does not think long about the only move", async () => {
    const session = new FakeSession();
    const snapshot = session.snapshot.bind(session);
    session.snapshot = () => ({ ...snapshot(), choices: snapshot().choices.slice(0, 1) });
    const { call } = await game({ by: "time", amount: 30 }, undefined, session);
    expect(call.question.nodes).toBeLessThan(10_000);
  });

  test("moves at once when it is asked to, with the best that it has found", async () => {
    const { call, match, opponent } = await game({ by: "time", amount: 600 });
    opponent.hurry();
    expect(match.live.ply).toBe(0);
    call.progress?.(report("a"));
    call.progress?.(report("b"));
    // The page is told once that it could.
    expect([opponent.canHurry, updates]).toEqual([true, 1]);
    opponent.hurry();
    expect(call.signal?.aborted).toBe(true);
    expect(match.moves().codesTo(match.live.node)).toEqual(["b"]);
    expect(opponent.canHurry).toBe(false);
  });

  test("keeps no engines of its team in memory once the game is over", async () => {
    const close = vi.spyOn(EngineTeam.prototype, "close");
    const { match, opponent } = await game({ by: "time", amount: 600 });
    opponent.look();
    await Promise.resolve();
    expect(close).not.toHaveBeenCalled();
    match.resign(1);
    opponent.look();
    await Promise.resolve();
    expect(close).toHaveBeenCalledOnce();
    close.mockRestore();
  });

  test("is not hurried from a position that somebody only looks at or tries", async () => {
    const { call, match, opponent } = await game({ by: "time", amount: 600 });
    call.progress?.(report("a"));
    match.tries = true;
    expect(opponent.canHurry).toBe(false);
    match.play("c");
    expect(opponent.canHurry).toBe(false);
    match.returnToLive();
    expect(opponent.canHurry).toBe(true);
  });
});
