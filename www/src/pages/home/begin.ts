import { startGame } from "../../app/save-game";
import { loadGame } from "../../engine/rules/load";
import { Match } from "../../game/match";
import { loadOpponents } from "../../storage/opponents";
import { matchedLevel } from "../shared/matched-level";
import { Seating, sideByLot } from "../shared/seating";

/** Begins a game of one person, on a side by lot, against the program as strong as the last time. */
export async function beginAgainstProgram(game: string): Promise<string> {
  const sessions = await loadGame(game);
  const match = new Match(sessions.create(game, {}, ""));
  const { strength: by, level, seconds } = loadOpponents();
  const amount = { level, match: matchedLevel(game), time: seconds }[by];
  const seating = new Seating(2, match.levels).against({ by, amount }, sideByLot());
  seating.signInto(match);
  return startGame(match, seating.bottom);
}
