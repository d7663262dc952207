import { Match } from "../../../src/game/match";
import { describe, type SavedGame } from "../../../src/storage/games";
import { Journal } from "../../../src/storage/journal";
import { rulesOf } from "../engine/rules-of";

/** A sequence that is random enough, and the same each time (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Plays up to so many actions at random, with a variation and a comment now and then. */
export function playOn(match: Match, plies: number, seed: number): void {
  const random = chance(seed);
  for (let ply = 0; ply < plies; ply++) {
    if (match.live.gameResult || match.snapshot.scene.result) return;
    const { choices } = match.snapshot;
    const choice = choices[random(choices.length)];
    if (!choice) return;
    match.play(choice.code);
    if (random(6) === 0)
      match.note([{ node: match.snapshot.node, comment: `</script> --> "${ply}" č` }]);
    if (random(8) === 0) match.goBack();
  }
}

/** A game played at random, as it would be stored: with what was played behind its record, too. */
export async function randomGame(game: string, seed: number, plies = 30): Promise<SavedGame> {
  const session = (await rulesOf(game)).create(game, {}, "");
  const match = new Match(session, "analyse");
  match.setTags([["White", `Anna ${seed}`]]);
  playOn(match, plies, seed);
  const journal = new Journal();
  const known = { id: `${game}-${seed}`, created: 1000 + seed, bottom: seed % 2 };
  describe(match, known, 2000, journal.write(match));
  if (!match.snapshot.scene.result) playOn(match, 3, seed + 1);
  const saved = describe(match, known, 2000 + seed, journal.write(match));
  match.close();
  return saved;
}
