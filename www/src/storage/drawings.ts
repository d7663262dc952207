import type { Annotation } from "../game/annotation";
import type { Match } from "../game/match";

/** What is drawn at a node, which is named by the action codes that lead there. */
type Drawn = readonly [codes: string, notes: readonly Annotation[]];

const keyOf = (id: string) => `klubovna-drawings-${id}`;

/** Keeps what is drawn on the board of a game for as long as its tab is open. */
export function keepDrawings(id: string, match: Match): void {
  const moves = match.moves();
  const drawn = [...match.drawings].flatMap(([node, notes]): Drawn[] => {
    const codes = moves.codesTo(node);
    // What was taken out of the game took its drawings along.
    return notes.length && (node === 0 || codes.length) ? [[codes.join(" "), notes]] : [];
  });
  try {
    if (drawn.length) sessionStorage.setItem(keyOf(id), JSON.stringify(drawn));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // A browser that keeps nothing, or has no room left: drawings are the first to go without.
  }
}

/** Brings back what was drawn on the board of a game before its page was left or loaded again. */
export function restoreDrawings(id: string, match: Match): void {
  try {
    const drawn: readonly Drawn[] = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "[]");
    if (!drawn.length) return;
    const moves = match.moves();
    for (const [text, notes] of drawn) {
      const codes = text.split(" ").filter(Boolean);
      const path = moves.follow(codes);
      const node = path.at(-1) ?? 0;
      // What was drawn meanwhile stays.
      if (path.length === codes.length && !match.drawings.has(node))
        match.drawings.set(node, notes);
    }
  } catch {
    // What somebody else wrote there is no drawing.
  }
}
