import type { MoveNode } from "../../generated/types/MoveNode";
import type { Moves } from "../../game/moves";

/** The moves from the start through a node to the end of its line, as a person writes them. */
export function lineText(moves: Moves, node: number): string {
  let last = node;
  for (let next = moves.onward(last); next && last !== moves.end; next = moves.onward(last)) {
    last = next.id;
  }
  const words: string[] = [];
  let before: MoveNode | undefined;
  for (const move of moves.pathTo(last)) {
    if (move.implied && move.id !== last) continue;
    if (!before || before.number !== move.number) {
      words.push(`${move.number}${move.side === 0 ? "." : "..."}`);
    }
    words.push(move.text);
    before = move;
  }
  return words.join(" ");
}
