import { promote, remove, restore } from "../../../src/game/edit";
import type { Match } from "../../../src/game/match";

/** What people do to a toy game, one thing after the other: play on, take back, go elsewhere. */
export const ACTS: readonly ((match: Match) => void)[] = [
  (match) => match.play("a"),
  (match) => match.play("="),
  (match) => match.play("b"),
  (match) => match.undo(),
  (match) => match.play("c"),
  (match) => match.goBack(),
  (match) => match.play("d"),
  (match) => match.goToStart(),
  (match) => match.play("e"),
  (match) => match.setTags([["White", "Anna"]]),
  (match) => match.play("a"),
  (match) => match.note([{ node: 1, comment: "good", glyphs: [1] }]),
  (match) => promote(match, match.snapshot.node),
  (match) => match.undo(),
  (match) => match.play("="),
  (match) => remove(match, 1),
  (match) => match.play("a"),
  (match) => (match.tries = true),
  (match) => match.play("b"),
  (match) => match.play("="),
  (match) => match.goToStart(),
  (match) => match.play("c"),
  (match) => remove(match, match.snapshot.node),
  (match) => restore(match),
  (match) => (match.tries = false),
  (match) => match.play("b"),
  (match) => match.resign(0),
];
