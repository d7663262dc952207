import { ALL, type GameSession, type Style } from "../../engine/rules/session";
import { Moves } from "../../game/moves";
import { chainOf, type Line } from "./chain";

/** A game as far as it counts whether it is the same one: its main line, and how it ended. */
export interface Played extends Line {
  /** The moves in words, one for each code. */
  readonly texts: readonly string[];
  /** Who won and why; "" while the game goes on. */
  readonly end: string;
}

/** What the game of a link is to the one that is here. */
export type Relation =
  /** No move and no end is another one. */
  | { readonly kind: "same" }
  /** It goes on, or has come to its end. */
  | { readonly kind: "newer" }
  /** It goes on by so many actions, and some are moves of whoever plays here. */
  | { readonly kind: "own"; readonly count: number }
  /** It goes on, and ends the game for whoever plays here: by agreement, resignation or a claim. */
  | { readonly kind: "over" }
  /** It does not come so far: it ends after so many actions, of so many. */
  | { readonly kind: "older"; readonly theirs: number; readonly mine: number }
  /** Another action was played; counted from 1. */
  | {
      readonly kind: "differs";
      readonly at: number;
      readonly mine: string;
      readonly theirs: string;
    }
  /** Both are over, but not in the same way. */
  | { readonly kind: "ends" }
  /** What was added to one of them cannot be added to the other. */
  | { readonly kind: "apart" }
  /** It begins otherwise, or is another game altogether. */
  | { readonly kind: "foreign" };

/** What nobody but the person who plays here may agree to. */
export type Asking = Extract<Relation, { readonly kind: "own" | "over" }>;

/**
 * The game of a session up to where it goes on, its cursor; `whole` to the end of its main line.
 * The session is left where it was.
 */
export function played(session: GameSession, whole: boolean, style: Style = "en"): Played {
  const moves = new Moves(session.moves(0, ALL, style));
  const { node } = session.snapshot();
  const last = whole ? (moves.line.at(-1)?.id ?? 0) : node;
  const path = moves.pathTo(last);
  // Cards that were pledged otherwise are another game.
  const start = `${session.goTo(0).position} ${session.tags()["Cards"] ?? ""}`.trim();
  const { gameResult } = session.goTo(last);
  session.goTo(node);
  return {
    game: session.info().id,
    options: session.options(),
    start,
    codes: path.map(({ code }) => code),
    texts: path.map(({ text }) => text),
    end: gameResult ? `${gameResult.winner} ${gameResult.reason}` : "",
  };
}

/** What the game of a link, `theirs`, is to the one that is here. */
export function compare(mine: Played, theirs: Played): Exclude<Relation, Asking> {
  const [own, other] = [chainOf(mine), chainOf(theirs)];
  if (own[0] !== other[0]) return { kind: "foreign" };
  const common = Math.min(own.length, other.length);
  // Each value depends on all before it: where the last ones are the same, all are.
  if (own[common - 1] !== other[common - 1]) {
    const at = own.findIndex((value, ply) => value !== other[ply]);
    return {
      kind: "differs",
      at,
      mine: mine.texts[at - 1] ?? "",
      theirs: theirs.texts[at - 1] ?? "",
    };
  }
  const [here, there] = [mine.codes.length, theirs.codes.length];
  // Where the shorter one has an end, the other cannot have gone on from there.
  if (here > there) return theirs.end ? { kind: "ends" } : older(there, here);
  if (here < there) return mine.end ? { kind: "ends" } : { kind: "newer" };
  if (mine.end === theirs.end) return { kind: "same" };
  if (!theirs.end) return older(there, here);
  return mine.end ? { kind: "ends" } : { kind: "newer" };
}

const older = (theirs: number, mine: number): Extract<Relation, { kind: "older" }> => ({
  kind: "older",
  theirs,
  mine,
});
