import type { Moves } from "../game/moves";

/** Variations that are folded: those behind a move, or those inside of the line that ends with it. */
type Fold = readonly [place: "behind" | "inside", codes: string];

/** Names a fold by one number: a negative one for what is behind a node. */
export const foldBehind = (node: number): number => -1 - node;

const keyOf = (id: string) => `klubovna-folds-${id}`;

/** Keeps which variations of a game are folded, for as long as its tab is open. */
export function keepFolds(id: string, moves: Moves, folded: ReadonlySet<number>): void {
  const folds = [...folded].flatMap((fold): Fold[] => {
    const node = fold < 0 ? foldBehind(fold) : fold;
    // What was taken out of the game is folded no more.
    if (node !== 0 && !moves.get(node)) return [];
    return [[fold < 0 ? "behind" : "inside", moves.codesTo(node).join(" ")]];
  });
  try {
    if (folds.length) sessionStorage.setItem(keyOf(id), JSON.stringify(folds));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Where nothing can be kept they are open again next time.
  }
}

/** The variations of a game that were folded before its page was left or loaded again. */
export function keptFolds(id: string, moves: Moves): Set<number> {
  const found = new Set<number>();
  try {
    const folds: readonly Fold[] = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "[]");
    for (const [place, text] of folds) {
      const codes = text.split(" ").filter(Boolean);
      const path = moves.follow(codes);
      // What was taken out of the game is folded no more.
      if (path.length !== codes.length) continue;
      const node = path.at(-1) ?? 0;
      found.add(place === "behind" ? foldBehind(node) : node);
    }
  } catch {
    // What somebody else wrote there folds nothing.
  }
  return found;
}
