import { beforeEach, describe, expect, test, vi } from "vitest";

import { ALL } from "../../../src/engine/rules/session";
import { Match, MatchChange } from "../../../src/game/match";
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
    match.promote(match.snapshot.node);
    expect(line()).toBe("ac (b)");
  });

  test("removes a line and stands before it", () => {
    match.play("a");
    match.play("b");
    match.remove(match.snapshot.node);
    expect(line()).toBe("a");
    expect(match.snapshot.ply).toBe(1);
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
