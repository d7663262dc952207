import { beforeEach, describe, expect, test, vi } from "vitest";

import { ALL } from "../../../src/engine/rules/session";
import { canRestore, promote, remove, restore } from "../../../src/game/edit";
import { Match } from "../../../src/game/match";
import { MatchChange } from "../../../src/game/match-change";
import { Moves } from "../../../src/game/moves";
import { FakeSession } from "./fake-session";

let session: FakeSession;
let match: Match;
let changes: string[];

function start(mode: "play" | "analyse"): void {
  session = new FakeSession();
  match = new Match(session, mode);
  changes = [];
  match.addEventListener(MatchChange.type, (event) => {
    if (event instanceof MatchChange) changes.push(`${event.cause} ${event.via}`);
  });
}

/** Moves of the main line, and of every line in brackets after it. */
function line(): string {
  const moves = new Moves(session.moves(0, ALL, "en"));
  const main = moves.line.map((node) => node.code);
  const side = session
    .moves(0, ALL, "en")
    .nodes.flatMap((node) => (moves.isMain(node) ? [] : node.code));
  return main.join("") + (side.length ? ` (${side.join("")})` : "");
}

describe("a game", () => {
  beforeEach(() => start("play"));

  test("plays moves and says how they were entered", () => {
    match.play("a", "drag");
    match.play("b");
    match.playText("C");
    expect(line()).toBe("abc");
    expect(match.snapshot.ply).toBe(3);
    expect(changes).toEqual(["play drag", "play program", "play text"]);
  });

  test("what follows from the position is worked out once for every change", () => {
    const follows = () => [match.snapshot, match.live, match.players, match.tags, match.moves()];
    match.play("a");
    match.play("b");
    match.goBack();
    const [snapshot, live, players, tags, moves] = follows();
    expect(follows().every((one, at) => one === [snapshot, live, players, tags, moves][at])).toBe(
      true,
    );
    match.returnToLive();
    expect(match.snapshot).not.toBe(snapshot);
    expect(match.players).not.toBe(players);
    // Playing changes no name.
    match.play("c");
    expect(match.tags).toBe(tags);
  });

  test("offers no choice at a position that only is looked at", () => {
    match.play("a");
    match.play("b");
    match.goBack();
    expect(match.isLive).toBe(false);
    expect(match.snapshot.ply).toBe(1);
    expect(match.snapshot.choices).toEqual([]);
    expect(match.live.ply).toBe(2);
    match.returnToLive();
    expect(match.isLive).toBe(true);
    expect(match.snapshot.choices).toHaveLength(7);
  });

  test("plays at the live position, wherever one is looking", () => {
    match.play("a");
    match.play("b");
    match.goToStart();
    match.play("c");
    expect(line()).toBe("abc");
  });

  test("goes on with the new move after a take-back and keeps the old one beside it", () => {
    match.play("a");
    match.play("b");
    match.undo();
    match.play("c");
    expect(line()).toBe("ac (b)");
    expect(match.live.atEnd).toBe(true);
  });

  test("takes back and plays again", () => {
    match.play("a");
    match.undo();
    expect(match.live.ply).toBe(0);
    match.redo();
    expect(match.live.ply).toBe(1);
    expect(match.isLive).toBe(true);
  });

  test("walks to both ends and stops there", () => {
    for (const code of "abc") match.play(code);
    match.goToStart();
    match.goBack();
    expect(match.snapshot.ply).toBe(0);
    match.goToEnd();
    match.goForward();
    expect(match.snapshot.ply).toBe(3);
    expect(match.isLive).toBe(true);
  });

  test("reads the tree once on the way to an end, however long the game", () => {
    for (const code of "abcde".repeat(8)) match.play(code);
    match.goToStart();
    const moves = vi.spyOn(session, "moves");
    match.goToEnd();
    expect(match.snapshot.ply).toBe(40);
    expect(moves).toHaveBeenCalledTimes(1);
  });

  test("does not announce going where one is", () => {
    match.goTo(match.snapshot.node);
    expect(changes).toEqual([]);
  });

  test.each([
    ["resignation", () => match.resign(0)],
    ["an agreed draw", () => match.agreeDraw()],
  ])("%s ends the game wherever one is looking", (_, end) => {
    match.play("a");
    match.play("b");
    match.goBack();
    end();
    expect(match.isLive).toBe(true);
    expect(match.live.gameResult).not.toBeNull();
  });

  test("ends by resignation, and undo takes the resignation back first", () => {
    match.play("a");
    match.resign(1);
    expect(match.live.gameResult).toEqual({ winner: 0, reason: "resignation" });
    expect(changes.at(-1)).toBe("end program");
    match.undo();
    expect(match.live.gameResult).toBeNull();
    expect(match.live.ply).toBe(1);
  });

  test("is looked through after a resignation, with variations behind its end, too", () => {
    match.play("a");
    match.resign(1);
    expect(match.snapshot.choices).toEqual([]);
    match.mode = "analyse";
    expect(match.snapshot.choices).not.toEqual([]);
    match.play("b");
    expect(line()).toBe("a (b)");
    expect(match.live.gameResult).toEqual({ winner: 0, reason: "resignation" });
    match.goBack();
    match.undo();
    match.mode = "play";
    match.play("c");
    expect(line()).toBe("ac (b)");
  });

  test("ends by agreement", () => {
    match.play("a");
    match.agreeDraw();
    expect(match.live.gameResult).toEqual({ winner: null, reason: "agreement" });
  });

  test("changes nothing when the rules refuse", () => {
    match.play("a");
    const before = match.snapshot;
    expect(() => match.play("x")).toThrow();
    expect(match.snapshot.node).toBe(before.node);
    expect(line()).toBe("a");
    expect(changes).toEqual(["play program"]);
  });

  test("keeps comments, glyphs and names", () => {
    match.play("a");
    const { node } = match.snapshot;
    match.note([{ node, comment: "good", glyphs: [1] }]);
    match.setTags([["White", "Anna"]]);
    expect(match.moves().get(node)).toMatchObject({ comment: "good", glyphs: [1] });
    expect(match.tags).toEqual({ White: "Anna" });
    expect(changes.slice(1)).toEqual(["edit program", "tags program"]);
  });

  test("gives the memory of the rules back", () => {
    match.close();
    expect(session.freed).toBe(true);
  });
});

describe("an analysis", () => {
  beforeEach(() => start("analyse"));

  test("plays where one looks and adds a variation", () => {
    match.play("a");
    match.play("b");
    match.goBack();
    expect(match.isLive).toBe(true);
    match.play("c");
    expect(line()).toBe("ab (c)");
  });

  test("makes a variation the main line", () => {
    match.play("a");
    match.play("b");
    match.goBack();
    match.play("c");
    promote(match, match.snapshot.node);
    expect(line()).toBe("ac (b)");
  });

  test("removes a line and stands before it", () => {
    match.play("a");
    match.play("b");
    remove(match, match.snapshot.node);
    expect(line()).toBe("a");
    expect(match.snapshot.ply).toBe(1);
  });
});

describe("what is tried in a game", () => {
  beforeEach(() => {
    start("play");
    for (const code of "abc") match.play(code);
    match.tries = true;
  });

  test("is a variation anywhere, and the game is where it was when people come back", () => {
    match.play("d");
    match.play("e");
    expect(line()).toBe("abc (de)");
    expect(match.live.position).toBe("abc");
    expect(match.isLive).toBe(false);
    match.goToStart();
    expect(match.snapshot.choices).toHaveLength(7);
    match.play("b");
    expect(line()).toBe("abc (deb)");
    match.tries = false;
    expect(match.snapshot.position).toBe("abc");
    expect(match.isLive).toBe(true);
    match.play("f");
    expect(line()).toBe("abcf (deb)");
    expect(match.live.gameResult?.reason).toBe("f");
  });

  test("may end there: the game does not", () => {
    match.play("f");
    expect(match.snapshot.scene.result).not.toBeNull();
    expect(match.live.gameResult).toBeNull();
    match.tries = false;
    expect(match.live.gameResult).toBeNull();
    expect(match.result).toBeNull();
  });

  test("stays a variation where the game goes the same way", () => {
    for (const code of "de") match.play(code);
    match.tries = false;
    match.play("d");
    expect(line()).toBe("abcd (e)");
    expect(match.live.canRedo).toBe(false);
    match.play("a");
    expect(line()).toBe("abcda (e)");
  });

  test("beside moves that were taken back: these can be played again", () => {
    match.tries = false;
    match.undo();
    match.tries = true;
    match.play("d");
    match.goTo(3);
    match.play("e");
    match.tries = false;
    expect(line()).toBe("abc (ed)");
    match.redo();
    expect(match.live.position).toBe("abc");
    expect(match.live.canRedo).toBe(false);
  });

  test("people walk through it, and not beyond the game where they do not try", () => {
    match.play("d");
    match.goBack();
    expect(match.leadsOn).toBe(true);
    match.goForward();
    expect(match.snapshot.position).toBe("abcd");
    match.goToStart();
    match.goToEnd();
    expect(match.snapshot.position).toBe("abc");
    match.goToEnd();
    expect(match.snapshot.position).toBe("abcd");
    match.tries = false;
    expect(match.leadsOn).toBe(false);
    match.goForward();
    expect(match.snapshot.position).toBe("abc");
  });

  test.each([
    ["a take-back", () => match.undo(), "ab"],
    ["a resignation", () => match.resign(0), "abc"],
    ["a flag that falls", () => match.timeOut(0), "abc"],
  ])("%s is one of the game", (_, act, position) => {
    match.play("d");
    act();
    expect(match.tries).toBe(false);
    expect(match.live.position).toBe(position);
    expect(match.isLive).toBe(true);
  });

  test("cards are chosen, and a throw is not", () => {
    match.play("=");
    expect(match.snapshot.choices.map(({ code }) => code)).toEqual([":K", ":N"]);
    match.play(":K");
    match.tries = false;
    session.parts = [];
    match = new Match(session);
    match.tries = true;
    match.play("=");
    expect(match.snapshot.position).toBe("abc=:N");
  });

  test("a card of the game comes where one was tried", () => {
    session.cards("provable", "");
    match.play("=");
    match.play(":K");
    match.play("a");
    match.tries = false;
    match.play("=");
    expect(line()).toBe("abc=:N (:Ka)");
    expect(match.live.position).toBe("abc=:N");
    expect(match.isLive).toBe(true);
    match.play("b");
    expect(line()).toBe("abc=:Nb (:Ka)");
  });

  test("nothing pledged is turned over in it", () => {
    session.parts = [];
    session.cards("provable", "");
    match = new Match(session);
    match.tries = true;
    expect(() => match.play("=")).toThrow();
    expect(line()).toBe("abc");
    expect(match.live.position).toBe("abc");
  });

  test("is not tried in a game that is over, nor where every move is a variation", () => {
    match.resign(0);
    match.tries = true;
    expect(match.tries).toBe(false);
    start("analyse");
    match.tries = true;
    expect(match.tries).toBe(false);
  });

  test("takes no time", () => {
    match.timer = {
      timed: () => ({ spent: 5, clock: 5 }),
      plan: () => ({ least: 0, planned: 0, most: 0 }),
    };
    match.play("d");
    expect(match.moves().get(match.snapshot.node)?.spent).toBeNull();
  });
});

describe("an end by players, looked through", () => {
  test("is one position, on view and where moves can be tried", () => {
    start("play");
    match.play("a");
    match.agreeDraw();
    match.goToStart();
    match.mode = "analyse";
    match.goToEnd();
    expect(match.snapshot.choices).toHaveLength(7);
    expect(match.live).toBe(match.snapshot);
    match.play("b");
    expect(match.result).toBeNull();
    expect(match.live).toBe(match.snapshot);
  });
});

describe("what was removed", () => {
  beforeEach(() => start("play"));

  test("comes back with the game as it stood", () => {
    for (const code of "abc") match.play(code);
    expect(canRestore(match)).toBe(false);
    remove(match, 2);
    expect(match.live.position).toBe("a");
    restore(match);
    expect(line()).toBe("abc");
    expect(match.live.position).toBe("abc");
    expect(match.isLive).toBe(true);
    expect(canRestore(match)).toBe(false);
  });

  test("is not offered where the same was played again", () => {
    for (const code of "abc") match.play(code);
    remove(match, 3);
    expect(canRestore(match)).toBe(true);
    match.play("c");
    expect(canRestore(match)).toBe(false);
    match.undo();
    match.play("d");
    expect(canRestore(match)).toBe(false);
    remove(match, match.live.node);
    expect(canRestore(match)).toBe(true);
  });

  test("comes back as a variation where the game has gone on meanwhile", () => {
    for (const code of "abc") match.play(code);
    remove(match, 2);
    match.play("d");
    restore(match);
    expect(match.live.position).toBe("ad");
    expect(match.moves().isMain({ id: 2, ply: 2 })).toBe(false);
  });

  test("is of what was tried: the game hears nothing of it", () => {
    for (const code of "ab") match.play(code);
    match.tries = true;
    for (const code of "cd") match.play(code);
    const live = match.live.node;
    remove(match, 3);
    expect(line()).toBe("ab");
    restore(match);
    expect(line()).toBe("ab (cd)");
    expect(match.snapshot.position).toBe("abcd");
    expect(match.live.node).toBe(live);
  });

  test("what could have been played instead does not become the game", () => {
    for (const code of "ab") match.play(code);
    match.undo();
    match.play("c");
    remove(match, match.live.node);
    expect(line()).toBe("a (b)");
    expect(match.live.canRedo).toBe(false);
  });

  test("leaves the game before it, where somebody looks at something else meanwhile", () => {
    start("play");
    match.play("a");
    match.undo();
    match.play("b");
    match.play("c");
    // The variation with the move that was taken back.
    match.goTo(1);
    remove(match, 2);
    expect([match.live.position, match.snapshot.position, line()]).toEqual(["", "a", " (a)"]);
    restore(match);
    expect([match.live.position, match.snapshot.position]).toEqual(["bc", "a"]);
  });

  test("stays out of a game that has gone on by another move since", () => {
    start("play");
    for (const code of ["a", "b"]) {
      match.play(code);
      match.undo();
    }
    // The way that can be gone again is taken out; the game goes the other way, known already.
    remove(match, 2);
    match.play("a");
    restore(match);
    expect(match.live.position).toBe("a");
    const live = match.moves().get(match.live.node);
    expect(live && match.moves().isMain(live)).toBe(true);
  });
});

describe("a game of cards", () => {
  beforeEach(() => start("play"));

  test("asks for a card and gets it in one change", () => {
    match.play("=", "click");
    expect(line()).toBe("=:N");
    expect(changes).toEqual(["play click"]);
    expect(match.live.scene.turn.kind).toBe("side");
  });

  test("waits for the players where they draw from a deck of their own", () => {
    session.cards("own", "");
    match.play("=");
    expect(line()).toBe("=");
    expect(match.awaitsChance).toBe(false);
    expect(match.snapshot.choices.map(({ code }) => code)).toEqual([":K", ":N"]);
    match.play(":K");
    expect(line()).toBe("=:K");
  });

  test("where no card can come, none was asked for", () => {
    match.play("a");
    session.stuck = true;
    expect(() => match.play("=")).toThrow();
    expect(line()).toBe("a");
    expect(match.snapshot.ply).toBe(1);
    session.stuck = false;
    match.play("b");
    expect(line()).toBe("ab");
  });

  test("a pledged card is asked for in the main line, also after a move was taken back", () => {
    session.cards("provable", "");
    match.play("a");
    match.undo();
    match.play("=");
    expect(line()).toBe("=:N (a)");
    expect(changes.at(-1)).toBe("play program");
  });

  test("where no card can come after a take-back, all is as it was", () => {
    for (const code of "abc") match.play(code);
    match.undo();
    match.undo();
    const before = match.moves();
    session.stuck = true;
    expect(() => match.play("=")).toThrow();
    expect(line()).toBe("abc");
    expect(match.live.ply).toBe(1);
    expect(match.moves()).toBe(before);
    session.stuck = false;
    match.redo();
    expect(match.live.position).toBe("ab");
  });

  test("a throw that cannot be made again takes nothing away", () => {
    const session = new FakeSession();
    session.parts = [];
    session.play("=", ":N", "a", "b");
    const match = new Match(session, "analyse");
    match.goToStart();
    session.stuck = true;
    expect(() => match.play("=")).toThrow();
    expect(match.snapshot.ply).toBe(0);
    match.goToEnd();
    expect(match.snapshot.position).toBe("=:Nab");
  });

  test("a throw is never chosen, not even in analysis", () => {
    const session = new FakeSession();
    session.parts = [];
    const match = new Match(session, "analyse");
    match.play("=");
    expect(match.snapshot.position).toBe("=:N");
  });

  test("in analysis the card is chosen", () => {
    match.mode = "analyse";
    match.play("=");
    expect(line()).toBe("=");
    expect(match.snapshot.choices).toHaveLength(2);
  });

  test("a card that was asked for and never came can be drawn later, and not chosen", () => {
    session.play("=");
    match = new Match(session);
    expect(match.awaitsChance).toBe(true);
    expect(match.snapshot.choices).toEqual([]);
    match.draw();
    expect(line()).toBe("=:N");
    expect(match.awaitsChance).toBe(false);
  });

  test("walks past the moment in which chance decides", () => {
    for (const code of ["a", "=", "b"]) match.play(code);
    match.goBack();
    expect(match.snapshot.ply).toBe(3);
    match.goBack();
    expect(match.snapshot.ply).toBe(1);
    match.goForward();
    expect(match.snapshot.ply).toBe(3);
    match.goForward();
    expect(match.snapshot.ply).toBe(4);
    expect(changes.slice(3)).toEqual(Array(4).fill("navigate program"));
  });

  test("keeps what a provable deal is made from out of the record until it is laid open", () => {
    session.cards("provable", "");
    expect(match.deal.secret).toBe("fresh");
    expect(match.deal.pledge).toBe("pledge of fresh");
    expect(match.tags).not.toHaveProperty("CardsSecret");
    expect(match.deal.takesWord).toBe(true);
    match.deal.mixIn("  three sixes ");
    expect(match.deal.word).toBe("three sixes");
    match.play("a");
    expect(match.deal.takesWord).toBe(false);
    expect(() => match.deal.mixIn("four sixes")).toThrow();
    expect(match.deal.word).toBe("three sixes");
    match.deal.reveal();
    expect(match.tags["CardsSecret"]).toBe("fresh");
    expect(changes).toEqual(["tags program", "play program", "tags program"]);
  });
});
