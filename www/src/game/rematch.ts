import { loadGame, startOf } from "../engine/rules/load";
import { Match } from "./match";
import { nameTag, typeTag } from "./seats";

/** The same game once more from the same start, with the players on each other's seats. */
export async function rematch(match: Match): Promise<Match> {
  const { game, options, tags, deal } = match;
  const [sessions, start] = await Promise.all([loadGame(game), startOf(match.record("en"), game)]);
  let session = sessions.create(game, options, "");
  if (session.snapshot().position !== start) {
    session.free();
    session = sessions.create(game, options, start);
  }
  if (deal.source !== "random") session.cards(deal.source, "");
  for (const [seat, other] of [1, 0, 3, 2].entries()) {
    for (const tag of [nameTag, typeTag]) session.setTag(tag(seat), tags[tag(other)] ?? "");
  }
  return new Match(session);
}
