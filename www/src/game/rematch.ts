import { loadGame, startOf } from "../engine/rules/load";
import { sourceOf } from "./cards";
import { Match } from "./match";
import { nameTag, typeTag } from "./seats";

/** The same game once more from the same start, with the players on each other's chairs. */
export async function rematch(match: Match): Promise<Match> {
  const { game, options, tags } = match;
  const [sessions, start] = await Promise.all([loadGame(game), startOf(match.record("en"), game)]);
  let session = sessions.create(game, options, "");
  if (session.snapshot().position !== start) {
    session.free();
    session = sessions.create(game, options, start);
  }
  const source = sourceOf(tags);
  if (source !== "random") session.cards(source, "");
  for (const [chair, other] of [1, 0, 3, 2].entries()) {
    for (const tag of [nameTag, typeTag]) session.setTag(tag(chair), tags[tag(other)] ?? "");
  }
  return new Match(session);
}
