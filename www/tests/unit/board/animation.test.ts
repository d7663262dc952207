import { describe, expect, it } from "vitest";

import { duration, ease, pace, plan, progress } from "../../../src/board/core/animation";
import { token } from "./choices";

const distance = (from: string, to: string) =>
  Math.hypot(from.charCodeAt(0) - to.charCodeAt(0), from.charCodeAt(1) - to.charCodeAt(1));

const disc = (cell: string, level: number, side: number) => token(cell, "disc", side, level);

describe("the plan of an animation", () => {
  it("is empty between equal scenes", () => {
    const scene = [token("a1"), token("h1")];
    expect(plan(scene, [...scene].toReversed(), distance)).toEqual({
      moves: [],
      gone: [],
      come: [],
    });
  });

  it("moves a piece from where one of its look has left", () => {
    const found = plan([token("a1"), token("h1")], [token("a1"), token("h7")], distance);
    expect(found.moves).toEqual([{ from: token("h1"), to: token("h7") }]);
    expect(found.gone).toEqual([]);
  });

  it("prefers the nearest origin", () => {
    const found = plan([token("a1"), token("h8")], [token("a2"), token("h7")], distance);
    expect(found.moves).toContainEqual({ from: token("a1"), to: token("a2") });
    expect(found.moves).toContainEqual({ from: token("h8"), to: token("h7") });
  });

  it("never turns a piece into one of another kind or side", () => {
    const found = plan(
      [token("a1", "rook", 0)],
      [token("a2", "rook", 1), token("a3", "knight", 0)],
      distance,
    );
    expect(found.moves).toEqual([]);
    expect(found.gone).toHaveLength(1);
    expect(found.come).toHaveLength(2);
  });

  it("moves the lifted part of a stack in its order", () => {
    const before = [disc("c4", 0, 0), disc("c4", 1, 0), disc("c4", 2, 0), disc("d3", 0, 1)];
    const after = [disc("c4", 0, 0), disc("d3", 0, 1), disc("d3", 1, 0), disc("d3", 2, 0)];
    expect(
      plan(before, after, distance).moves.map(({ from, to }) => [from.level, to.level]),
    ).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

describe("times", () => {
  it("adds 30 ms for each further disc, up to 350", () => {
    expect(duration(200, 1)).toBe(200);
    expect(duration(200, 3)).toBe(260);
    expect(duration(200, 9)).toBe(350);
    expect(duration(500, 3)).toBe(500);
    expect(duration(0, 5)).toBe(0);
  });

  it.each([
    [30, 0],
    [60, 0],
    [180, 80],
    [300, 160],
    [420, 240],
    [3600, 240],
  ])("in a game of %i s an animation of 200 ms takes %i ms", (seconds, milliseconds) => {
    expect(pace(200, seconds)).toBe(milliseconds);
  });

  it("eases from 0 to 1, slowly at both ends", () => {
    expect(ease(0)).toBe(0);
    expect(ease(0.5)).toBe(0.5);
    expect(ease(1)).toBe(1);
    expect(ease(0.1)).toBeLessThan(0.1);
    expect(ease(0.9)).toBeGreaterThan(0.9);
  });

  it("is over at its end and has not begun before its start", () => {
    const flight = { start: 1000, time: 200 };
    expect(progress(flight, 900)).toBe(0);
    expect(progress(flight, 1100)).toBe(0.5);
    expect(progress(flight, 1200)).toBe(1);
  });
});
