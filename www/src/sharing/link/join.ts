import { ALL, type GameSession, type Style } from "../../engine/rules/session";
import { Match } from "../../game/match";
import { Moves } from "../../game/moves";
import { GameError } from "../../game-error";
import { describe, type SavedGame } from "../../storage/games";
import { compare, played, type Relation } from "./compare";
import { merge, tag } from "./merge";

/** What the game of a link is to the one that is here, and what that becomes with it. */
export interface Joined {
  readonly relation: Relation;
  /** What is to be saved; null where nothing changes. */
  readonly game: SavedGame | null;
}

/**
 * Joins the game of a link with the one that is here, `saved`. Where the link goes on with it, all
 * that only the game here has stays in it. Both sessions are of no use afterwards.
 */
export function join(
  saved: SavedGame,
  mine: GameSession,
  theirs: GameSession,
  style: Style,
): Joined {
  const whole = saved.mode !== "play";
  const relation = compare(played(mine, whole, style), played(theirs, true, style));
  try {
    if (relation.kind === "same") {
      const before = mine.record("en");
      merge(mine, theirs);
      const changed = mine.record("en") !== before;
      return { relation, game: changed ? written(saved, mine) : null };
    }
    if (relation.kind !== "newer") return { relation, game: null };
    return { relation, game: gone(saved, mine, theirs) };
  } catch (thrown) {
    // A variation of the one is none of the other.
    if (thrown instanceof GameError) return { relation: { kind: "apart" }, game: null };
    throw thrown;
  }
}

/** The game as it has gone on. */
function gone(saved: SavedGame, mine: GameSession, theirs: GameSession): SavedGame {
  merge(theirs, mine);
  // Names that somebody has written here stay.
  for (const [name, value] of Object.entries(mine.tags())) tag(theirs, name, value);
  if (saved.secret) theirs.cards("", saved.secret);
  const { line } = new Moves(theirs.moves(0, ALL, "en"));
  const { gameResult } = theirs.goTo(line.at(-1)?.id ?? 0);
  return written({ ...saved, mode: gameResult ? "analyse" : "play" }, theirs);
}

function written({ id, created, bottom, mode }: SavedGame, session: GameSession): SavedGame {
  return describe(new Match(session, mode), { id, created, bottom });
}
