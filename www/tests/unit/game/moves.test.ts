import { describe, expect, test, vi } from "vitest";

import { ALL } from "../../../src/engine/rules/session";
import { Match } from "../../../src/game/match";
import { Moves } from "../../../src/game/moves";
import { ACTS } from "./acts";
import { counted } from "./counted";
import { FakeSession } from "./fake-session";
import { lineOf, treeOf } from "./tree";

const ids = (nodes: readonly { readonly id: number }[]) => nodes.map(({ id }) => id);

describe("a tree that is read once", () => {
  test("knows the main line and the way to a node", () => {
    const moves = new Moves(
      treeOf([...lineOf(3), { id: 4, after: 1, ply: 2 }, { id: 5, after: 4, ply: 3 }]),
    );
    expect(ids(moves.line)).toEqual([1, 2, 3]);
    expect(ids(moves.pathTo(5))).toEqual([1, 4, 5]);
    expect(moves.isMain({ id: 4, ply: 2 })).toBe(false);
    expect(moves.codesTo(0)).toEqual([]);
  });

  test("takes in a new move and leaves all others the same objects", () => {
    const moves = new Moves(treeOf(lineOf(6)));
    const before = [...moves.line];
    const known = moves.version;
    moves.update(4, treeOf([...lineOf(6), { id: 7, after: 6, ply: 7 }], 4, 7));
    expect(ids(moves.line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(moves.line.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(moves.line.slice(0, 3).every((node, at) => node === before[at])).toBe(true);
    expect(moves.changedSince(known)).toEqual([4, Infinity]);
  });

  test("follows the line that has become the main one", () => {
    const moves = new Moves(treeOf(lineOf(6)));
    const [first, ...others] = lineOf(6);
    const tree = [first, { id: 9, after: 1, ply: 2 }, ...others].filter((one) => !!one);
    moves.update(1, treeOf(tree, 1, 2));
    expect(ids(moves.line)).toEqual([1, 9]);
    expect(moves.get(3)).toBeDefined();
  });

  test("says which plies a variation hangs on, and no others", () => {
    const moves = new Moves(treeOf(lineOf(40)));
    const known = moves.version;
    const tree = [...lineOf(40), { id: 41, after: 10, ply: 11 }];
    moves.update(10, treeOf(tree, 10, 11));
    expect(moves.changedSince(known)).toEqual([10, 11]);
    const again = moves.version;
    moves.update(41, treeOf([...tree, { id: 42, after: 41, ply: 12 }], 41, 12));
    expect(moves.changedSince(again)).toEqual([10, 11]);
    expect(ids(moves.pathTo(42)).slice(-3)).toEqual([10, 41, 42]);
    expect(moves.changedSince(moves.version)).toEqual([Infinity, 0]);
  });

  test("knows where a turn begins", () => {
    const moves = new Moves(
      treeOf([
        { id: 1, after: 0, ply: 1, side: 0 },
        { id: 2, after: 1, ply: 2, side: 1, text: "=" },
        { id: 3, after: 2, ply: 3, side: 1, text: ":N" },
        { id: 4, after: 3, ply: 4, side: 1 },
      ]),
    );
    expect(moves.beforeTurn(4)).toBe(1);
    expect(moves.beforeTurn(1)).toBe(0);
    expect(moves.beforeTurn(0)).toBe(0);
    expect(moves.awaitsChance(2)).toBe(true);
    expect(moves.awaitsChance(3)).toBe(false);
  });
});

/** What a match asks of its session during `run`, by method, and how many moves it reads. */
function asked(plies: number, mode: "play" | "analyse", run: (match: Match) => void) {
  const fake = new FakeSession();
  for (let ply = 0; ply < plies; ply++) fake.play("abcde"[ply % 5] ?? "");
  const { session, during } = counted(fake);
  const match = new Match(session, mode);
  match.moves();
  const { moves } = fake;
  let nodes = 0;
  fake.moves = (after, until, style) => {
    const tree = moves.call(fake, after, until, style);
    nodes += tree.nodes.length;
    return tree;
  };
  const calls = during(() => run(match));
  return { nodes, calls };
}

describe("a match", () => {
  const ply = (match: Match) => {
    match.play("b");
    match.moves();
    void [match.tags, match.tags, match.awaitsChance, match.snapshot];
  };
  const look = (match: Match) => {
    match.goBack();
    match.goBack();
    match.goForward();
    void [match.tags, match.tags, match.awaitsChance, match.snapshot];
  };

  test.each(["play", "analyse"] as const)("asks the same for a ply of any game: %s", (mode) => {
    const [short, long] = [asked(10, mode, ply), asked(2000, mode, ply)];
    expect(long).toEqual(short);
    expect(long.nodes).toBeLessThan(4);
  });

  test.each(["play", "analyse"] as const)("asks the same for a step of any game: %s", (mode) => {
    const [short, long] = [asked(10, mode, look), asked(2000, mode, look)];
    expect(long).toEqual(short);
    expect(long.nodes).toBe(0);
  });

  test.each(["play", "analyse"] as const)("holds the tree that the session has: %s", (mode) => {
    const session = new FakeSession();
    const match = new Match(session, mode);
    for (const [at, act] of ACTS.entries()) {
      match.moves();
      act(match);
      const fresh = session.moves(0, ALL, "en").nodes;
      expect(
        fresh.map(({ id }) => match.moves().get(id)),
        `after ${at}`,
      ).toEqual(fresh);
      expect(ids(match.moves().line), `line after ${at}`).toEqual(
        ids(new Moves(session.moves(0, ALL, "en")).line),
      );
    }
  });

  test("answers presses that come faster than pictures together: the last one wins", () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    let where = 0;
    const { calls } = asked(30, "analyse", (match) => {
      for (let press = 0; press < 20; press++) match.walk("previous");
      match.walk("next");
      frames.shift()?.();
      where = match.snapshot.ply;
      // Nothing is left over.
      while (frames.length) frames.shift()?.();
      expect(match.snapshot.ply).toBe(where);
      // What else happens meanwhile has the last word.
      match.walk("next");
      match.walk("next");
      match.goToStart();
      while (frames.length) frames.shift()?.();
      expect(match.snapshot.ply).toBe(0);
    });
    vi.unstubAllGlobals();
    expect(where).toBe(11);
    expect(calls).toEqual({ goTo: 4 });
  });
});
