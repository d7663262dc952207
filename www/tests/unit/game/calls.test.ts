import { describe as group, expect, test } from "vitest";

import { Match } from "../../../src/game/match";
import { MatchChange } from "../../../src/game/match-change";
import { seated } from "../../../src/game/programs";
import { describe } from "../../../src/storage/games";
import { Journal } from "../../../src/storage/journal";
import { counted, sum } from "./counted";
import { FakeSession } from "./fake-session";

/** Into the rules of the game: no ply may take more. */
const MOST = 6;

/** A match about which all is asked after every change, several times, as pages do it. */
function watched(mode: "play" | "analyse" = "play", fake = new FakeSession()) {
  const { session, during } = counted(fake);
  const match = new Match(session, mode);
  const journal = new Journal();
  const look = () => {
    for (let time = 0; time < 3; time++) {
      const { snapshot, live, players, tags, options, levels, deal, result, isLive } = match;
      void [snapshot, live, tags, options, levels, result, isLive, match.awaitsChance];
      void [players.people, players.programActs, players.personActs, players.withProgram];
      void [deal.source, deal.secret, deal.pledge, deal.word, deal.takesWord, deal.revealed];
      match.moves();
    }
    describe(match, { id: "one", created: 0, bottom: 0 }, 0, journal.write(match));
  };
  look();
  match.addEventListener(MatchChange.type, look);
  return { match, fake, during };
}

group("calls into the rules", () => {
  test("two for a ply, whoever asks how often", () => {
    const { match, during } = watched();
    expect(during(() => match.play("a"))).toEqual({ play: 1, moves: 1 });
    expect(during(() => match.playText("B"))).toEqual({ playText: 1, moves: 1 });
  });

  test("the same against the program", () => {
    const { match, during } = watched();
    match.setTags(seated({}, 0, { by: "level", amount: 3 }));
    expect(during(() => match.play("a"))).toEqual({ play: 1, moves: 1 });
    expect(match.players.programActs).toBe(true);
    expect(during(() => match.play("b"))).toEqual({ play: 1, moves: 1 });
  });

  test("the same in analysis, in the middle of the game", () => {
    const { match, during } = watched("analyse");
    for (const code of "abc") match.play(code);
    match.goBack();
    expect(during(() => match.play("d"))).toEqual({ play: 1, moves: 1 });
  });

  test("three for a ply and its card", () => {
    const { match, during } = watched();
    match.play("a");
    expect(during(() => match.play("="))).toEqual({ play: 1, draw: 1, moves: 1 });
  });

  test("never more than six: cards that are pledged, after a move was taken back", () => {
    const fake = new FakeSession();
    fake.cards("provable", "");
    const { match, during } = watched("play", fake);
    match.play("a");
    match.undo();
    const calls = during(() => match.play("="));
    expect(calls).toEqual({ play: 1, promote: 1, draw: 1, moves: 1 });
    expect(sum(calls)).toBeLessThanOrEqual(MOST);
    expect(match.moves().line.map(({ code }) => code)).toEqual(["=", ":N"]);
  });

  test("one for a look back, two for what was noted", () => {
    const { match, during } = watched();
    for (const code of "abc") match.play(code);
    expect(during(() => match.goBack())).toEqual({ goTo: 1 });
    match.returnToLive();
    // What is noted stands in the record.
    const notes = [{ node: 2, comment: "good" }];
    expect(during(() => match.note(notes))).toEqual({ comment: 1, moves: 1, record: 1 });
    expect(match.moves().get(2)?.comment).toBe("good");
  });
});
