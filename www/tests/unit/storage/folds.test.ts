import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { remove } from "../../../src/game/edit";
import { Match } from "../../../src/game/match";
import { foldBehind, keepFolds, keptFolds } from "../../../src/storage/folds";
import { FakeSession } from "../game/fake-session";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A game with variations of its second move; the nodes of its first move and of the variation. */
function game() {
  const match = new Match(new FakeSession(), "analyse");
  match.play("a");
  const first = match.snapshot.node;
  match.play("b");
  match.goTo(first);
  match.play("c");
  return { match, first, variation: match.snapshot.node };
}

describe("variations that are folded", () => {
  test("stay so, behind a move and inside of a line", () => {
    const { match, first, variation } = game();
    const folded = new Set([foldBehind(first), foldBehind(0), variation]);
    keepFolds("x", match.moves(), folded);
    expect(keptFolds("x", match.moves())).toEqual(folded);
    expect(keptFolds("another", match.moves())).toEqual(new Set());
    keepFolds("x", match.moves(), new Set());
    expect(keptFolds("x", match.moves())).toEqual(new Set());
  });

  test("take no others along when they are removed", () => {
    const { match, first, variation } = game();
    remove(match, variation);
    keepFolds("x", match.moves(), new Set([foldBehind(variation), variation, foldBehind(first)]));
    expect(keptFolds("x", match.moves())).toEqual(new Set([foldBehind(first)]));
  });
});
