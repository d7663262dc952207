import { describe, expect, it } from "vitest";

import { anyChoice, buildTrie, retrace, stepKey, targets } from "../../../src/board/core/choices";
import { advance, meanings, otherCounts } from "../../../src/board/core/walks";
import { FOLKY, MIXTOUR, PROMOTION, cell, count, option, pawn } from "./choices";

const start = (choices: Parameters<typeof buildTrie>[0]) => {
  const node = buildTrie(choices);
  return { path: [], node };
};

describe("the trie of ways", () => {
  it("keeps steps of different kinds apart", () => {
    const steps = [
      cell("a1"),
      pawn,
      count(1),
      option("a1"),
      { board: "a1" },
      { command: "a1" },
    ] as const;
    expect(new Set(steps.map(stepKey)).size).toBe(steps.length);
  });

  it("leads along either way to the same choice", () => {
    const direct = advance(start(FOLKY), cell("h3"), null);
    const tray = advance(start(FOLKY), pawn, null);
    expect(direct?.node.choice?.code).toBe("@h3");
    expect(tray && advance(tray, cell("h3"), null)?.node.choice?.code).toBe("@h3");
  });

  it("refuses a step that begins nothing", () => {
    expect(advance(start(FOLKY), cell("e5"), null)).toBeNull();
    expect(retrace(start(FOLKY).node, [cell("h1"), cell("e5")])).toBeNull();
  });

  it("takes a count with a single possibility by itself", () => {
    const walk = advance(start(MIXTOUR), cell("a1"), null);
    expect(walk?.path).toEqual([cell("a1"), count(1)]);
    expect(walk && advance(walk, cell("a2"), null)?.node.choice?.code).toBe("a1:1-a2");
  });

  it("waits where several counts are possible, and takes the one that was lifted", () => {
    expect(advance(start(MIXTOUR), cell("c4"), null)?.path).toEqual([cell("c4")]);
    expect(advance(start(MIXTOUR), cell("c4"), 2)?.path).toEqual([cell("c4"), count(2)]);
    expect(advance(start(MIXTOUR), cell("c4"), 4)?.path).toEqual([cell("c4")]);
  });

  it("takes a single option by itself and waits for a choice among two", () => {
    const single = advance(
      start([{ code: "x", ways: [[cell("a1"), option("stay")]], label: null }]),
      cell("a1"),
      null,
    );
    expect(single?.node.choice?.code).toBe("x");
    const walk = advance(start(PROMOTION), cell("a1"), null);
    const there = walk && advance(walk, cell("a2"), null);
    expect(there?.node.choice).toBeNull();
    expect(there && meanings(there.node)).toEqual([option("promote"), option("stay")]);
  });

  it("finds targets past counts, with their labels", () => {
    const walk = advance(start(MIXTOUR), cell("c4"), null);
    expect(walk && [...targets(walk.node)]).toEqual([
      ["d3", "1"],
      ["c1", "3"],
    ]);
  });

  it("names the counts that could be taken instead", () => {
    const walk = advance(start(MIXTOUR), cell("c4"), 2);
    const root = buildTrie(MIXTOUR);
    expect(walk && otherCounts(root, walk.path)).toEqual([1, 2, 3]);
    expect(otherCounts(root, [])).toEqual([]);
  });

  it("finds a choice below any point, and none in an empty trie", () => {
    expect(anyChoice(buildTrie(PROMOTION))?.code).toBe("a1a2+");
    expect(anyChoice(buildTrie([]))).toBeNull();
  });
});
