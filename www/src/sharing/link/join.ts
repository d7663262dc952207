import { ALL, type GameSession, type Style } from "../../engine/rules/session";
import { Match } from "../../game/match";
import { Moves } from "../../game/moves";
import { strengthAt } from "../../game/seats";
import { GameError } from "../../game-error";
import type { MoveNode } from "../../generated/types/MoveNode";
import { describe, isSide, type SavedGame } from "../../storage/games";
import { type Asking, compare, played, type Relation } from "./compare";
import { merge, SEAT_TYPES, SEATS, tag } from "./merge";

/** What the game of a link is to the one that is here, and what that becomes with it. */
export interface Joined {
  readonly relation: Relation;
  /** What is to be saved; null where nothing changes. */
  readonly game: SavedGame | null;
}

/**
 * Joins the game of a link with the one that is here, `saved`. Where the link goes on with it, all
 * that only the game here has stays in it; where it makes moves or an end for whoever plays here,
 * the relation says so, and people have to agree to it. Both sessions are of no use afterwards.
 */
export function join(
  saved: SavedGame,
  mine: GameSession,
  theirs: GameSession,
  style: Style,
): Joined {
  const whole = saved.mode !== "play";
  const here = played(mine, whole, style);
  const relation = compare(here, played(theirs, true, style));
  try {
    if (relation.kind === "same") {
      const before = mine.record("en");
      hold(mine);
      merge(mine, theirs);
      const changed = mine.record("en") !== before;
      return { relation, game: changed ? written(saved, mine) : null };
    }
    if (relation.kind !== "newer") return { relation, game: null };
    const known = here.codes.length;
    const { line } = new Moves(theirs.moves(0, ALL, "en"));
    const side = sideHere(saved, mine, theirs, line[known - 1]);
    const asking = askingOf(side ?? saved.bottom, theirs, line, known);
    // Where the game did not stand as it was handed on, a later link settles it.
    const settled = asking ? saved.side : side;
    return { relation: asking ?? relation, game: gone({ ...saved, side: settled }, mine, theirs) };
  } catch (thrown) {
    // A variation of the one is none of the other.
    if (thrown instanceof GameError) return { relation: { kind: "apart" }, game: null };
    throw thrown;
  }
}

/** Reasons of ends that people make, not the rules. */
const MADE: readonly string[] = ["resignation", "agreement", "claim", "time", "stated"];

/**
 * The side of whoever plays here. The first link that goes on, behind the move `last`, and need not be
 * asked about settles it: the game was handed on with the other side on turn. Whoever turns the board
 * does not change sides. With the program in the game nobody else plays, and none is settled.
 */
function sideHere(
  saved: SavedGame,
  mine: GameSession,
  theirs: GameSession,
  last: MoveNode | undefined,
): number | undefined {
  if (isSide(saved.side)) return saved.side;
  const tags = mine.tags();
  if (SEATS.some((seat) => strengthAt(tags, seat))) return undefined;
  return 1 - theirs.goTo(last?.id ?? 0).scene.turn.side;
}

/** What a link that goes on behind `known` actions does in the place of the side that plays `here`. */
function askingOf(
  here: number,
  theirs: GameSession,
  line: readonly MoveNode[],
  known: number,
): Asking | null {
  const { gameResult } = theirs.goTo(line.at(-1)?.id ?? 0);
  // An end that the rules make is as good as a move; and others may give up.
  const isMade = gameResult !== null && MADE.includes(gameResult.reason);
  if (isMade && gameResult.winner !== here) return { kind: "over" };
  const added = line.slice(known);
  const own = added.some(({ side, chance }) => side === here && !chance);
  return own ? { kind: "own", count: added.length } : null;
}

/** What is added behind the end of a game are variations: nobody has played it there. */
function hold(session: GameSession): void {
  const { end } = new Moves(session.moves(0, ALL, "en"));
  const { node } = session.snapshot();
  session.promote(end, true);
  session.goTo(node);
}

/** The game as it has gone on. */
function gone(saved: SavedGame, mine: GameSession, theirs: GameSession): SavedGame {
  hold(theirs);
  merge(theirs, mine);
  // Names that somebody has written here stay; who is the program is as it was here.
  const tags = mine.tags();
  for (const name of SEAT_TYPES) tag(theirs, name, tags[name] ?? "");
  for (const [name, value] of Object.entries(tags)) tag(theirs, name, value);
  if (saved.secret) theirs.cards("", saved.secret);
  const { line } = new Moves(theirs.moves(0, ALL, "en"));
  const { gameResult } = theirs.goTo(line.at(-1)?.id ?? 0);
  return written({ ...saved, mode: gameResult ? "analyse" : "play" }, theirs);
}

function written(saved: SavedGame, session: GameSession): SavedGame {
  const { id, created, bottom, side, mode, begun } = saved;
  const match = new Match(session, mode);
  // The turn that has begun goes on where nothing was played.
  const clock = begun?.ply === match.live.ply ? { begun } : {};
  return describe(match, { id, created, bottom, side, ...clock });
}
