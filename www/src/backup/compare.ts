import type { Match } from "../game/match";

/** How two states of a game stand to each other. */
export type Relation = "same" | "more" | "less" | "apart";

/** What `one` has of `other`: `more` where it holds all of that and goes on. */
export function compare(one: Match, other: Match): Relation {
  const [there, here] = [holds(one, other), holds(other, one)];
  if (there && here) return "same";
  if (there) return "more";
  return here ? "less" : "apart";
}

/** Whether all that `other` tells is told by `one`, too: moves, notes, names, the end. */
function holds(one: Match, other: Match): boolean {
  if (one.game !== other.game || JSON.stringify(one.options) !== JSON.stringify(other.options))
    return false;
  const [end, theirs] = [one.live.gameResult, other.live.gameResult];
  if (theirs && (end?.winner !== theirs.winner || end.reason !== theirs.reason)) return false;
  for (const [name, value] of Object.entries(other.tags))
    if (value && one.tags[name] !== value) return false;
  return holdsMoves(one, other);
}

function holdsMoves(one: Match, other: Match): boolean {
  const [own, theirs] = [one.moves(), other.moves()];
  if (theirs.comment && theirs.comment !== own.comment) return false;
  const waiting: (readonly [own: number, theirs: number])[] = [[0, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [mine, his] = next;
    const known = new Map(own.children(mine).map((id) => [own.get(id)?.code, id]));
    for (const id of theirs.children(his)) {
      const there = theirs.get(id);
      const here = known.get(there?.code);
      const node = here === undefined ? undefined : own.get(here);
      if (!there || !node) return false;
      if (there.comment && there.comment !== node.comment) return false;
      if (there.glyphs.some((glyph) => !node.glyphs.includes(glyph))) return false;
      waiting.push([node.id, id]);
    }
  }
  return true;
}
