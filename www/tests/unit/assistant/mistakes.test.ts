import { describe, expect, test } from "vitest";

import type { Evaluation } from "../../../src/assistant/advice";
import { linesOf, mistakesOf, playedLine } from "../../../src/assistant/mistakes";
import type { LineView } from "../../../src/generated/types/LineView";
import type { MoveNode } from "../../../src/generated/types/MoveNode";

const line = (...codes: string[]): LineView => ({
  codes,
  moves: codes.map((code) => code.toUpperCase()),
  score: { points: 10 },
  win: 700,
});

const evaluation = (win: number, side: number, ...lines: LineView[]): Evaluation => ({
  win,
  side,
  chance: false,
  odds: null,
  lines,
  depth: 1,
  effort: 1,
});

const node = (id: number, side: number, code: string): MoveNode => ({
  id,
  parent: id - 1,
  children: [],
  ply: id,
  number: 1,
  side,
  code,
  text: code,
  glyphs: [],
  comment: null,
  chance: false,
  implied: false,
  spent: null,
});

/** The mistakes of one move. */
function mistakes(before: Evaluation, after: Evaluation, move = node(1, 0, "bad")) {
  return mistakesOf([move], (id) => (id === 0 ? before : after));
}

describe("a mistake", () => {
  const before = evaluation(600, 0, line("good", "then"));

  test("is told with what was better, and what was expected after it", () => {
    const [found] = mistakes(before, evaluation(350, 1, line("answer", "and")));
    expect(found).toMatchObject({ lost: 250, glyph: 2 });
    expect(found?.better.codes).toEqual(["good", "then"]);
    expect(found && playedLine(found)).toEqual({
      codes: ["bad", "answer", "and"],
      good: false,
      score: { points: -10 },
    });
  });

  test("is lost one action later than the answer wins", () => {
    const worth = (score: LineView["score"]) => {
      const [found] = mistakes(before, evaluation(0, 1, { ...line("answer"), score }));
      return found && playedLine(found).score;
    };
    expect(worth({ win: 3 })).toEqual({ loss: 4 });
    expect(worth({ loss: 2 })).toEqual({ win: 3 });
  });

  test("has no answer where chance decides next, or the same side goes on", () => {
    const later = evaluation(0, 1, line("answer"));
    expect(mistakes(before, { ...later, chance: true })[0]?.answer).toBeNull();
    expect(mistakes(before, { ...later, side: 0 })[0]?.answer).toBeNull();
    const [found] = mistakes(before, evaluation(0, 1));
    expect(found?.answer).toBeNull();
    expect(found && playedLine(found)).toMatchObject({ codes: ["bad"], score: { points: 0 } });
  });

  test("is not the best move, nor one that gives little away", () => {
    expect(mistakes(before, evaluation(0, 1), node(1, 0, "good"))).toEqual([]);
    expect(mistakes(before, evaluation(501, 1))).toEqual([]);
    expect(mistakes(before, evaluation(500, 1))).toHaveLength(1);
  });

  test("has other reasons when other lines are expected", () => {
    const of = (...codes: string[]) => {
      const [found] = mistakes(before, evaluation(0, 1, line(...codes)));
      return found && linesOf(found);
    };
    expect(of("a", "b")).toBe(of("a", "b"));
    expect(of("a", "b")).not.toBe(of("a"));
  });
});
