import { ALL, type GameSession } from "../../engine/rules/session";
import { Moves } from "../../game/moves";
import { typeTag } from "../../game/seats";
import { GameError } from "../../game-error";

/** The seats at a board; no game has more. */
export const SEATS = [0, 1, 2, 3];

/** Whether a person or the program sits on a seat: each device says that for itself. */
export const SEAT_TYPES: readonly string[] = SEATS.map(typeTag);

/**
 * Adds to a game what another record of the same game has besides: variations, comments, marks
 * and names, but not who is the program. Nothing that is there is changed or goes. Throws a
 * `GameError` where a variation cannot be added; the session is then of no use any more.
 */
export function merge(into: GameSession, from: GameSession): void {
  const theirs = from.moves(0, ALL, "en");
  const mine = new Moves(into.moves(0, ALL, "en"));
  const { node: cursor } = into.snapshot();
  note(into, 0, mine.comment, theirs.comment);
  /** Where `into` stands: going back and forth takes longer than what is added. */
  let here = cursor;
  /** Nodes of `into` by those of `from` that they are the same as. */
  const same = new Map([[0, 0]]);
  // Parents come before their children.
  for (const node of theirs.nodes) {
    const parent = same.get(node.parent) ?? 0;
    const there = mine.children(parent).map((id) => mine.get(id));
    const known = there.find((one) => one?.code === node.code);
    let id = known?.id;
    if (id === undefined) {
      if (here !== parent) into.goTo(parent);
      here = id = into.play(node.code).node;
    }
    same.set(node.id, id);
    note(into, id, known?.comment ?? null, node.comment);
    const glyphs = new Set([...(known?.glyphs ?? []), ...node.glyphs]);
    if (glyphs.size > (known?.glyphs.length ?? 0)) into.glyphs(id, Uint8Array.from(glyphs));
  }
  into.goTo(cursor);
  const tags = into.tags();
  for (const [name, value] of Object.entries(from.tags())) {
    if (!(name in tags) && !SEAT_TYPES.includes(name)) tag(into, name, value);
  }
}

function note(session: GameSession, node: number, mine: string | null, theirs: string | null) {
  const both = bothNotes(mine ?? "", theirs ?? "");
  if (both !== (mine ?? "")) session.comment(node, both);
}

/** What two people have said, each line once. */
function bothNotes(mine: string, theirs: string): string {
  const more = missing(mine, theirs);
  if (!more.length) return mine;
  return mine && missing(theirs, mine).length ? [mine, ...more].join("\n") : theirs;
}

/** The lines of `text` that do not stand in `known`. */
function missing(known: string, text: string): readonly string[] {
  const there = new Set(known.split("\n"));
  return text ? text.split("\n").filter((line) => !there.has(line)) : [];
}

/** Sets a tag, unless it is one that only the rules write. */
export function tag(session: GameSession, name: string, value: string): void {
  try {
    session.setTag(name, value);
  } catch (thrown) {
    if (!(thrown instanceof GameError)) throw thrown;
  }
}
