import { expect, test, vi } from "vitest";

import { ALL } from "../../../src/engine/rules/session";
import { Match } from "../../../src/game/match";
import { MatchChange } from "../../../src/game/match-change";
import { describe, resume, type SavedGame } from "../../../src/storage/games";
import { Journal } from "../../../src/storage/journal";
import { ACTS } from "../game/acts";
import { FakeSession } from "../game/fake-session";

const known = { id: "one", created: 1000, bottom: 0 };

/** A game that is saved after everything that happens, as the page does it. */
function kept(mode: "play" | "analyse" = "play") {
  const session = new FakeSession();
  const match = new Match(session, mode);
  const journal = new Journal();
  const record = vi.spyOn(session, "record");
  const save = (): SavedGame => describe(match, known, 0, journal.write(match));
  save();
  record.mockClear();
  return { session, match, record, save };
}

test("a game that is played on is not written again", () => {
  const { match, record, save } = kept();
  for (const code of "abcabc") {
    match.play(code);
    save();
  }
  expect(record).not.toHaveBeenCalled();
  expect(save()).toMatchObject({
    cursor: null,
    since: [..."abcabc"],
    position: "abcabc",
    plies: 6,
  });
});

test("nor is one that has been opened again", () => {
  const { match, session, save } = kept();
  for (const code of "abc") match.play(code);
  const saved = save();
  const opened = new Match(session);
  const journal = new Journal();
  journal.begin(opened, saved);
  opened.play("d");
  expect(describe(opened, known, 0, journal.write(opened))).toMatchObject({
    record: saved.record,
    since: ["d"],
  });
});

test("what chance has decided is put down too", () => {
  const { match, save } = kept();
  match.play("a");
  save();
  match.play("=");
  expect(save().since).toEqual(["a", "=", ":N"]);
});

test("a long sitting is written now and then", () => {
  const { match, record, save } = kept();
  for (let ply = 0; ply < 1000; ply++) {
    match.play("abcde"[ply % 5] ?? "");
    expect(save().since?.length ?? 0).toBeLessThan(200);
  }
  expect(record.mock.calls.length).toBeLessThan(10);
});

test.each<readonly [string, (match: Match) => void]>([
  ["a name", (match) => match.setTags([["White", "Anna"]])],
  ["a comment", (match) => match.note([{ node: 1, comment: "good" }])],
  ["the end", (match) => match.resign(0)],
  ["a move that was taken back", (match) => match.undo()],
])("%s is written into the record at once", (_, change) => {
  const { match, record, save } = kept();
  match.play("a");
  save();
  match.play("b");
  save();
  change(match);
  expect(save().since).toBeUndefined();
  expect(record).toHaveBeenCalledTimes(1);
});

test("a comment in the middle of play is not lost", () => {
  const { match, record, save } = kept();
  match.play("a");
  save();
  // The tree is known: only the move is read again.
  match.moves();
  match.note([{ node: 1, comment: "good" }]);
  match.play("b");
  expect(save().since).toBeUndefined();
  expect(record).toHaveBeenCalledTimes(1);
});

test("notes about many moves are one record", () => {
  const { match, record, save } = kept();
  for (const code of "abc") match.play(code);
  save();
  record.mockClear();
  match.addEventListener(MatchChange.type, save);
  match.note([1, 2, 3].map((node) => ({ node, comment: "good", glyphs: [1] })));
  expect(record).toHaveBeenCalledTimes(1);
});

test("what is played after a move was taken back is put down where it was played", () => {
  const { match, record, save } = kept();
  for (const code of "abc") match.play(code);
  save();
  match.undo();
  save();
  record.mockClear();
  match.play("d");
  expect(save()).toMatchObject({ cursor: ["a", "b"], since: ["d"] });
  expect(record).not.toHaveBeenCalled();
});

test("looking through a game writes no record", () => {
  const { match, record, save } = kept("analyse");
  for (const code of "abc") match.play(code);
  save();
  record.mockClear();
  match.goBack();
  expect(save().cursor).toEqual(["a", "b"]);
  match.goToEnd();
  expect(save().cursor).toBeNull();
  expect(record).not.toHaveBeenCalled();
});

test.each(["play", "analyse"] as const)("a game comes back as it was saved: %s", (mode) => {
  const { match, session, save } = kept(mode);
  // The record that was written last, as a session would be after it was read.
  let written = new FakeSession();
  const record = vi.spyOn(session, "record").mockImplementation(() => {
    written = session.copy();
    return "as it is now";
  });
  for (const [at, act] of ACTS.entries()) {
    act(match);
    const saved = save();
    const again = written.copy();
    again.goTo(again.mainEnd());
    resume(again, saved);
    const shape = (from: FakeSession) =>
      from.moves(0, ALL, "en").nodes.map(({ code, ply }) => `${ply}${code}`);
    expect(shape(again), `moves after ${at}`).toEqual(shape(session));
    expect(again.snapshot().position, `position after ${at}`).toBe(match.live.position);
  }
  expect(record.mock.calls.length).toBeLessThan(ACTS.length);
});
