import { beforeEach, describe, expect, test } from "vitest";

import { controlTags } from "../../../src/clock/control";
import { type BegunTurn, ClockChange, GameClock } from "../../../src/clock/game-clock";
import { ASLEEP } from "../../../src/clock/stopwatch";
import { clockText, spentText } from "../../../src/clock/time-text";
import { Match } from "../../../src/game/match";
import { written } from "../../../src/storage/games";
import { Journal } from "../../../src/storage/journal";
import { FakeSession } from "../game/fake-session";
import { controlOf } from "./some-control";

/** Time that passes when a test says so; whoever wants to be called back is, in order. */
class FakeTime {
  at = 5_000_000;
  #waiting: { run: () => void; at: number }[] = [];

  now = () => this.at;
  later = (run: () => void, wait: number) => {
    const entry = { run, at: this.at + wait };
    this.#waiting.push(entry);
    return () => void (this.#waiting = this.#waiting.filter((other) => other !== entry));
  };

  pass(milliseconds: number): void {
    const end = this.at + milliseconds;
    for (;;) {
      const next = this.#waiting.toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > end) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.at = Math.max(this.at, next.at);
      next.run();
    }
    this.at = end;
  }

  /** The device sleeps: nobody is called back meanwhile. */
  sleep(milliseconds: number): void {
    this.at += milliseconds;
    this.pass(0);
  }

  get waiting(): number {
    return this.#waiting.length;
  }
}

let time: FakeTime;
let session: FakeSession;
let match: Match;
let clock: GameClock;

function start(control: string, begun: BegunTurn | null = null): void {
  time = new FakeTime();
  const both = controlOf(control);
  clock = new GameClock(match, [both, both], time, time.later, begun);
}

beforeEach(() => {
  session = new FakeSession();
  match = new Match(session);
  match.moves();
});

const shown = () => [clock.shown(0), clock.shown(1)].map((left) => left / 1000);

describe("a clock", () => {
  test("begins to run behind the first move, which costs nothing", () => {
    start("60+5");
    time.pass(100_000);
    expect(clock.state).toBe("ready");
    match.play("a");
    expect(shown()).toEqual([65, 60]);
    time.pass(7_000);
    expect(clock.state).toBe("runs");
    expect(shown()).toEqual([65, 53]);
    match.play("b");
    expect(shown()).toEqual([65, 58]);
    expect(match.moves().line.map(({ spent }) => spent)).toEqual([0, 7_000]);
  });

  test("is the same for whoever opens the game again, with the turn that had begun", () => {
    start("60+5");
    match.play("a");
    time.pass(7_000);
    match.play("b");
    time.pass(2_500);
    const { begun } = clock;
    const before = shown();
    clock.dispose();
    match = new Match(session);
    start("60+5", begun);
    expect([clock.state, clock.pause]).toEqual(["stands", "left"]);
    expect(shown()).toEqual(before);
    time.pass(60_000);
    expect(shown()).toEqual(before);
    clock.goOn();
    time.pass(1_000);
    expect(shown()).toEqual([(before[0] ?? 0) - 1, before[1]]);
  });

  test.each([Infinity, NaN, -5, "1e999", null])(
    "takes no time from a stored turn of %s",
    (passed) => {
      match.play("a");
      start("60+5", { ply: 1, passed: passed as number });
      expect(shown()).toEqual([65, 60]);
      clock.goOn();
      expect(match.live.gameResult).toBeNull();
    },
  );

  test("ends the game when the time is over, once", () => {
    start("10");
    match.play("a");
    time.pass(9_999);
    expect(match.live.gameResult).toBeNull();
    time.pass(1);
    expect(match.live.gameResult).toEqual({ winner: 0, reason: "time" });
    expect(clock.state).toBe("over");
    expect(shown()).toEqual([10, 0]);
    expect(time.waiting).toBe(0);
  });

  test("stands while people want it to, also when the program moves meanwhile", () => {
    start("60");
    match.play("a");
    time.pass(5_000);
    clock.stand();
    time.pass(50_000);
    expect(shown()).toEqual([60, 55]);
    match.play("b");
    expect([clock.state, clock.pause]).toEqual(["stands", "asked"]);
    time.pass(50_000);
    expect(shown()).toEqual([60, 55]);
    clock.goOn();
    time.pass(1_000);
    expect(shown()).toEqual([59, 55]);
  });

  test("does not count the time in which the device slept, and says so", () => {
    start("600");
    match.play("a");
    time.pass(4_000);
    time.sleep(ASLEEP + 1);
    expect([clock.state, clock.pause]).toEqual(["stands", "asleep"]);
    expect(shown()).toEqual([600, 596]);
  });

  test("counts on in a tab that is out of sight, where callbacks are rare", () => {
    start("600");
    match.play("a");
    time.sleep(60_000);
    time.sleep(60_000);
    expect([clock.state, shown()]).toEqual(["runs", [600, 480]]);
  });

  test("gives the time of moves back that are taken back", () => {
    start("60");
    match.play("a");
    time.pass(5_000);
    match.play("b");
    time.pass(9_000);
    match.undo();
    expect(shown()).toEqual([60, 60]);
    time.pass(2_000);
    expect(shown()).toEqual([60, 58]);
    match.undo();
    expect([clock.state, shown()]).toEqual(["ready", [60, 60]]);
    expect(time.waiting).toBe(0);
  });

  test("stands as it was when people take a resignation back, until they start it", () => {
    start("60");
    match.play("a");
    time.pass(5_000);
    match.resign(1);
    match.mode = "analyse";
    expect([clock.state, shown()]).toEqual(["over", [60, 55]]);
    match.undo();
    match.mode = "play";
    time.pass(5_000);
    expect([clock.state, clock.pause, shown()]).toEqual(["stands", "asked", [60, 55]]);
    clock.goOn();
    time.pass(1_000);
    expect(shown()).toEqual([60, 54]);
  });

  test("gives the time of a turn back where its end by time is taken back", () => {
    start("10|5x3");
    match.play("a");
    time.pass(30_000);
    expect(match.live.gameResult?.reason).toBe("time");
    expect([shown(), clock.periods(1)]).toEqual([[10, 0], 0]);
    match.undo();
    expect([clock.state, clock.pause, shown()]).toEqual(["stands", "asked", [10, 10]]);
    clock.goOn();
    time.pass(2_000);
    expect(shown()).toEqual([10, 8]);
  });

  test("does nothing while somebody only looks back", () => {
    start("60");
    match.play("a");
    time.pass(3_000);
    match.goToStart();
    time.pass(3_000);
    expect(shown()).toEqual([60, 54]);
    match.returnToLive();
    expect(shown()).toEqual([60, 54]);
  });

  test("looks seldom, and more often at the end", () => {
    start("30");
    let looks = 0;
    match.play("a");
    clock.addEventListener(ClockChange.type, () => looks++);
    time.pass(10_000);
    expect(looks).toBeLessThanOrEqual(11);
    time.pass(1_000);
    expect(looks).toBeGreaterThanOrEqual(18);
  });

  test("is kept in what is stored, with every move", () => {
    start("60");
    const journal = new Journal();
    journal.begin(match, written(match));
    match.play("a");
    time.pass(3_000);
    match.play("b");
    // Codes behind a record would lose the times.
    expect(journal.write(match).since).toBeUndefined();
    expect(controlTags(clock.controls)[0]).toEqual(["TimeControl", "60"]);
  });
});

test.each([
  [3_723_000, "1:02:03"],
  [123_000, "2:03"],
  [20_001, "0:21"],
  [20_000, "0:20.0"],
  [3_401, "0:03.5"],
  [1, "0:00.1"],
  [0, "0:00.0"],
])("%d ms are shown as %s", (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));

test("what was used is told in whole seconds", () => {
  expect([400, 7_499, 61_000, 3_600_000].map(spentText)).toEqual([
    "0:00",
    "0:07",
    "1:01",
    "1:00:00",
  ]);
});
