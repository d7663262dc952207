import { describe, expect, test } from "vitest";

import { callOf, cardOddsOf } from "../../../src/assistant/card-odds";
import type { Choice } from "../../../src/generated/types/Choice";
import type { Layout } from "../../../src/generated/types/Layout";
import type { LineView } from "../../../src/generated/types/LineView";
import type { Snapshot } from "../../../src/generated/types/Snapshot";
import type { TurnKind } from "../../../src/generated/types/TurnKind";
import { FakeSession } from "../game/fake-session";

const DECK = "deck-1";
const layout: Layout = {
  ...new FakeSession().layout(),
  trays: [{ id: DECK, side: 1, role: "deck" }],
};

function at(kind: TurnKind, choices: readonly Choice[]): Snapshot {
  const snapshot = new FakeSession().snapshot();
  const item = (card: string, count: number) => ({
    kind: card,
    side: 1,
    count,
    capacity: null,
    faceDown: false,
  });
  const items = [item("queen", 1), item("pawn", 3), item("rook", 0)];
  const turn = { ...snapshot.scene.turn, kind, side: 1 };
  return {
    ...snapshot,
    choices: [...choices],
    scene: { ...snapshot.scene, turn, trays: [{ id: DECK, items }] },
  };
}

const card = (code: string, kind: string): Choice => ({
  code,
  ways: [[{ tray: { tray: DECK, kind } }]],
  label: null,
});
const line = (code: string, win: number): LineView => ({
  codes: [code],
  moves: [code],
  score: { points: 0 },
  win,
});
const move: Choice = { code: "m", ways: [[{ cell: "a1" }]], label: null };

describe("the odds of cards", () => {
  test("opens where a card may be called for", () => {
    const call: Choice = {
      code: "c",
      ways: [[{ command: "draw" }], [{ tray: { tray: DECK, kind: "back" } }]],
      label: null,
    };
    expect(callOf(at("side", [move, call]), layout)).toBe("c");
    expect(callOf(at("side", [move]), layout)).toBeNull();
    // The call has been made.
    expect(callOf(at("chance", [card("q", "queen")]), layout)).toBeNull();
    // Not a deck.
    expect(callOf(at("side", [call]), { ...layout, trays: [] })).toBeNull();
  });

  test("weighs what every card would be worth", () => {
    const report = { lines: [line("q", 900), line("p", 500)], depth: 2, nodes: 9, effort: 0 };
    const odds = cardOddsOf(report, at("chance", [card("q", "queen"), card("p", "pawn")]));
    expect(odds?.chances.map(({ kind, count }) => [kind, count])).toEqual([
      ["queen", 1],
      ["pawn", 3],
    ]);
    expect(odds).toMatchObject({ side: 1, cards: 4, win: 600 });
  });

  test("is closed where no card comes", () => {
    const report = { lines: [line("m", 900)], depth: 2, nodes: 9, effort: 0 };
    expect(cardOddsOf(report, at("side", [move]))).toBeNull();
    expect(cardOddsOf(report, at("chance", [{ ...move, code: "m" }]))).toBeNull();
    expect(cardOddsOf({ ...report, lines: [] }, at("chance", []))).toBeNull();
  });
});
