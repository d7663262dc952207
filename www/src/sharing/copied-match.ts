import { openText } from "../engine/rules/load";
import { Match } from "../game/match";
import type { Moves } from "../game/moves";

/** A copy of a match, to look through; whoever makes it closes it. */
export interface CopiedMatch {
  readonly match: Match;
  /** Nodes of the copy by those of the match. */
  readonly nodes: ReadonlyMap<number, number>;
}

/** Copies what `record` has of a match, and what is drawn on its board there. */
export async function copiedMatch(original: Match, record: string): Promise<CopiedMatch> {
  const match = new Match(await openText(record, original.game), "analyse");
  const nodes = twins(original.moves(), match.moves());
  for (const [node, drawn] of original.drawings) {
    const twin = nodes.get(node);
    if (twin !== undefined) match.drawings.set(twin, drawn);
  }
  return { match, nodes };
}

/** The nodes of a copy by those of the game that it was made of. */
function twins(original: Moves, copy: Moves): ReadonlyMap<number, number> {
  const found = new Map([[0, 0]]);
  for (const waiting = [0]; waiting.length > 0;) {
    const from = waiting.pop() ?? 0;
    for (const id of original.children(from)) {
      const code = original.get(id)?.code;
      const twin = copy.children(found.get(from) ?? 0).find((one) => copy.get(one)?.code === code);
      if (twin === undefined) continue;
      found.set(id, twin);
      waiting.push(id);
    }
  }
  return found;
}
