import type { MoveNode } from "../../../src/generated/types/MoveNode";
import type { MoveTree } from "../../../src/generated/types/MoveTree";

/** A node of a tree: its text, and those that follow it, the main one first. */
export interface Branch {
  readonly id: number;
  readonly after: number;
  readonly ply: number;
  readonly text?: string;
  readonly comment?: string;
  readonly implied?: boolean;
  readonly side?: number;
}

/** A tree of moves without any rules: what follows `from`, but not behind the ply `until`. */
export function treeOf(
  branches: readonly Branch[],
  from = 0,
  until = Infinity,
  held = -1,
): MoveTree {
  const behind = new Map<number, number[]>();
  for (const { id, after } of branches) {
    const known = behind.get(after);
    if (known) known.push(id);
    else behind.set(after, [id]);
  }
  const childrenOf = (id: number) => behind.get(id) ?? [];
  const wanted = new Set([from]);
  const nodes: MoveNode[] = [];
  for (const branch of branches) {
    const { id, after, ply, text = `m${id}`, comment = null, implied = false } = branch;
    if (!wanted.has(after) || ply > until) continue;
    wanted.add(id);
    nodes.push({
      id,
      parent: after,
      children: childrenOf(id),
      ply,
      number: Math.ceil(ply / 2),
      side: branch.side ?? (ply - 1) % 2,
      code: text,
      text,
      glyphs: [],
      comment,
      chance: text.startsWith(":"),
      implied,
      spent: null,
    });
  }
  let end = 0;
  for (let next = childrenOf(end)[0]; next !== undefined; next = childrenOf(end)[0]) {
    if (end === held) break;
    end = next;
  }
  return { comment: null, children: childrenOf(from), end, nodes };
}

/** A game of so many plies without variations: node 1 to node `plies`. */
export const lineOf = (plies: number, from = 0): Branch[] =>
  Array.from({ length: plies }, (_, at) => ({
    id: from + at + 1,
    after: from + at,
    ply: from + at + 1,
  }));
