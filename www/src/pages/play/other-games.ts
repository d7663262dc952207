import { saveGame, startGame } from "../../app/save-game";
import { controlsOf, controlTags } from "../../clock/control";
import { openText } from "../../engine/rules/load";
import { Match } from "../../game/match";
import { rematch } from "../../game/rematch";
import { seated } from "../../game/programs";
import { strengthAt } from "../../game/seats";
import { restore } from "../../storage/games";
import { matchedLevel } from "../shared/matched-level";
import type { PlayedGame } from "./played-game";

/** Begins the same game once more with colours swapped; its id. */
export async function startRematch({ match, bottom }: PlayedGame): Promise<string> {
  const fresh = await rematch(match);
  const { players } = match;
  fresh.setTags(matchedAnew(fresh));
  const controls = controlsOf(match.tags);
  // A handicap goes with the player, too.
  if (controls) fresh.setTags(controlTags([controls[1], controls[0]]));
  const signed = players.withProgram || players.name(0) || players.name(1);
  return startGame(fresh, signed ? 1 - bottom : bottom);
}

/** Seats of the program that matches its player, at the level of now. */
function matchedAnew({ game, tags, live }: Match): readonly (readonly [string, string])[] {
  const seats = Array.from({ length: live.scene.turn.seats }, (_, seat) => seat);
  const matched = seats.filter((seat) => strengthAt(tags, seat)?.by === "match");
  return matched.flatMap((seat) => seated(tags, seat, { by: "match", amount: matchedLevel(game) }));
}

/**
 * Saves a copy of a game, to look through from the position on view, where every move becomes a
 * variation; its id. The game itself stays as it is.
 */
export async function copyToAnalyse({ match, bottom }: PlayedGame): Promise<string> {
  const session = await openText(match.record("en"), match.game);
  restore(session, match.moves().codesTo(match.snapshot.node));
  return saveGame(new Match(session, "analyse"), undefined, bottom);
}
