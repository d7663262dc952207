import { GameError } from "../game-error";
import type { Language } from "../i18n/language";
import { part } from "../loading/part";
import type { SampleKind } from ".";

const RECORDS = import.meta.glob<string>("../../../crates/*/records/*-game.*.txt", {
  query: "?raw",
  import: "default",
});

/** The record of a game with comments; in English where it has none in this language. */
export async function sampleRecord(
  game: string,
  kind: SampleKind,
  language: Language,
): Promise<string> {
  const file = (tag: string) => RECORDS[`../../../crates/${game}/records/${kind}-game.${tag}.txt`];
  const load = file(language) ?? file("en");
  if (!load) throw GameError.of("part-failed");
  return part(load);
}
