import type { Match } from "../../../game/match";

/** The position at which a game began, as its record tells it; empty where it is the usual one. */
export const ownStart = (match: Pick<Match, "record">): string =>
  /^\[Start "(.*)"\]$/m.exec(match.record("en"))?.[1] ?? "";
