import { describe, expect, it } from "vitest";

import { flightOf } from "../../../src/board/core/animation";
import type { Geometry } from "../../../src/board/core/geometry";
import { AT_REST, stacks } from "../../../src/board/core/stack";
import { along, paths, places, rise } from "../../../src/board/canvas/painters/flight";
import type { PieceView } from "../../../src/board/canvas/painters/pieces";
import { Sprites } from "../../../src/board/canvas/sprites";
import { UNREAD } from "../../../src/board/canvas/theme";
import { DEFAULT_SETTINGS } from "../../../src/board/core/model";
import type { Token } from "../../../src/generated/types/Token";
import { token } from "./choices";

/** A board of cells of 100 pixels. */
const geometry = {
  cell: 100,
  ratio: 1,
  cells: new Map(
    [..."abcdefgh"].map((file, x) => {
      const place = { x: x * 100, y: 0, w: 100, h: 100, cx: x * 100 + 50, cy: 50 };
      return [`${file}1`, place];
    }),
  ),
} as unknown as Geometry;

const viewOf = (tokens: readonly Token[]): PieceView => ({
  geometry,
  theme: UNREAD,
  sprites: new Sprites(DEFAULT_SETTINGS),
  stacks: stacks(tokens),
  poseOf: () => AT_REST,
  carried: null,
});

const settings = { speed: 200, dropped: false };

describe("a flight", () => {
  it("goes from cell to cell, and what is captured fades beneath what captures", () => {
    const [before, after] = [[token("a1"), token("c1", "knight", 1)], [token("c1")]];
    const now = { tokens: after, geometry };
    const flight = flightOf({ tokens: before, geometry }, now, settings);
    if (!flight) throw new Error("nothing flies");
    const [gone, moved] = paths(viewOf(after), flight);
    expect(gone).toMatchObject({ name: "gone", alpha: [1, 0], from: { x: 250, y: 50 } });
    expect(moved).toMatchObject({ from: { x: 50, y: 50 }, to: { x: 250, y: 50 }, hop: 0 });
    expect(moved && along(moved, 0.25)).toEqual({ x: 100, y: 50 });
  });

  it("lifts a disc and puts it down again", () => {
    expect([0, 0.5].map((part) => rise(25, part))).toEqual([0, 25]);
    expect(rise(25, 1)).toBeCloseTo(0);
    expect(rise(0, 0.5)).toBe(0);
  });

  it("begins where the one that it replaces has brought a piece", () => {
    const [first, second, third] = ["a1", "e1", "h1"].map((cell) => [token(cell)]);
    if (!first || !second || !third) throw new Error("no tokens");
    const flight = flightOf({ tokens: first, geometry }, { tokens: second, geometry }, settings);
    if (!flight) throw new Error("nothing flies");
    const now = flight.start + flight.time / 2;
    const begun = places(viewOf(second), flight, now);
    const before = { tokens: second, geometry, places: begun };
    const next = flightOf(before, { tokens: third, geometry }, settings);
    const [path] = next ? paths(viewOf(third), next) : [];
    expect(path).toMatchObject({ from: { x: expect.closeTo(250), y: 50 }, to: { x: 750, y: 50 } });
  });
});
