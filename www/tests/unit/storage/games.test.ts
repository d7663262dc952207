import { describe as suite, expect, test } from "vitest";

import { ALL } from "../../../src/engine/rules/session";
import { Match } from "../../../src/game/match";
import { Moves } from "../../../src/game/moves";
import { describe, isUntouched, restore, resume, STORED_VERSION } from "../../../src/storage/games";
import { hashOf, newId } from "../../../src/storage/ids";
import { FakeSession } from "../game/fake-session";

const known = { id: "one", created: 1000, bottom: 0 };

/** A match as a plain object, so that a part of it can be replaced. */
const shape = (match: Match) => ({
  info: match.info,
  options: match.options,
  live: match.live,
  mode: match.mode,
  tags: match.tags,
  deal: match.deal,
  record: () => match.record("en"),
});

suite("a saved game", () => {
  test("holds the record and what a list shows", () => {
    const match = new Match(new FakeSession());
    match.setTags([["White", "Anna"]]);
    match.play("a");
    match.play("b");
    expect(describe(match, known, 2000)).toEqual({
      version: STORED_VERSION,
      id: "one",
      created: 1000,
      bottom: 0,
      mode: "play",
      game: "toy",
      record: "toy a b",
      cursor: null,
      position: "ab",
      options: "",
      white: "Anna",
      black: "",
      plies: 2,
      turn: 0,
      result: null,
      updated: 2000,
    });
  });

  test("counts what a person would call moves, and keeps the secret of the cards", () => {
    const session = new FakeSession();
    session.cards("provable", "");
    const match = new Match(session);
    match.play("a");
    const tree = session.moves(0, ALL, "en");
    const told = tree.nodes.map((node) => ({ ...node, implied: true }));
    const moves = () => new Moves({ ...tree, nodes: told });
    expect(describe(match, known).plies).toBe(1);
    expect(describe({ ...shape(match), moves }, known)).toMatchObject({
      plies: 0,
      secret: "fresh",
    });
  });

  test("has nobody on turn when it is over", () => {
    const match = new Match(new FakeSession());
    match.resign(0);
    expect(describe(match, known)).toMatchObject({
      turn: null,
      result: { winner: 1, reason: "resignation" },
    });
  });

  test("remembers a cursor in a variation and finds it again", () => {
    const session = new FakeSession();
    const match = new Match(session, "analyse");
    for (const code of "abc") match.play(code);
    match.goBack();
    match.play("d");
    const { cursor } = describe(match, known);
    expect(cursor).toEqual(["a", "b", "d"]);
    session.goTo(0);
    resume(session, { cursor, mode: "analyse" });
    expect(session.snapshot().position).toBe("abd");
  });

  test("follows a cursor as far as it leads", () => {
    const session = new FakeSession();
    session.play("a");
    restore(session, ["a", "x", "b"]);
    expect(session.snapshot().position).toBe("a");
  });

  test("has ids of its own that fit into an address", () => {
    const ids = new Set(Array.from({ length: 200 }, newId));
    expect(ids.size).toBe(200);
    for (const id of ids) expect(encodeURIComponent(id)).toBe(id);
  });

  test("is untouched until somebody moves, notes something or gives up", () => {
    const fresh = () => new Match(new FakeSession());
    expect(isUntouched(fresh())).toBe(true);
    const named = fresh();
    named.setTags([["White", "Anna"]]);
    expect(isUntouched(named)).toBe(true);
    const moved = fresh();
    moved.play("a");
    moved.undo();
    const over = fresh();
    over.resign(0);
    const moves = () => new Moves({ comment: "A start.", children: [], end: 0, nodes: [] });
    for (const match of [moved, over, { ...shape(fresh()), moves }]) {
      expect(isUntouched(match)).toBe(false);
    }
  });

  test("from a link has the id of its text", () => {
    const links = Array.from({ length: 2000 }, (_, at) => hashOf(`1. h${at} Ra3`));
    expect(new Set(links).size).toBe(2000);
    expect(hashOf("1. h7 Ra3")).toBe(links[7]);
    for (const id of links) expect(id).toMatch(/^[a-z0-9]+$/);
  });
});
