import { describe, expect, test } from "vitest";

import { drawnOf, hintOf } from "../../../src/assistant/hint";
import type { LineView } from "../../../src/generated/types/LineView";
import type { Snapshot } from "../../../src/generated/types/Snapshot";
import type { Step } from "../../../src/generated/types/Step";
import { FakeSession } from "../game/fake-session";

const line: LineView = { codes: ["x"], moves: ["X"], score: { points: 0 }, win: 500 };

function hint(...ways: Step[][]) {
  const snapshot = new FakeSession().snapshot();
  const here: Snapshot = { ...snapshot, choices: [{ code: "x", ways, label: null }] };
  return hintOf(0, here, snapshot, [line], []);
}

describe("a hint", () => {
  test("begins with the piece, and then shows the way", () => {
    const told = hint([{ cell: "a1" }, { cell: "a5" }]);
    expect(told.stage).toBe(1);
    expect(drawnOf(told, 2)).toEqual([{ from: "a1", to: "a1", colour: 2 }]);
    expect(drawnOf({ ...told, stage: 2 }, 2)).toEqual([{ from: "a1", to: "a5", colour: 2 }]);
  });

  test("takes the way that gives least away at first", () => {
    const tray: Step = { tray: { tray: "reserve-0", kind: "pawn" } };
    const told = hint([{ cell: "b2" }], [tray, { cell: "b2" }]);
    expect([told.stage, told.first]).toEqual([1, tray]);
    expect(drawnOf(told, 0)).toEqual([]);
    expect(drawnOf({ ...told, stage: 2 }, 0)).toEqual([{ from: "b2", to: "b2", colour: 0 }]);
  });

  test("begins with a board where it is a board that moves", () => {
    const told = hint(
      [{ board: "KL2" }, { command: "turn" }],
      [{ board: "KL2" }, { cell: "e4KL2" }],
    );
    expect([told.stage, told.cells]).toEqual([1, ["KL2"]]);
    expect(drawnOf(told, 0)).toEqual([{ from: "KL2", to: "KL2", colour: 0 }]);
  });

  test("tells a single click at once", () => {
    expect(hint([{ cell: "b2" }]).stage).toBe(2);
    expect(hint([{ command: "pass" }]).stage).toBe(2);
  });
});
