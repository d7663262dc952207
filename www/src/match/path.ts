import type { MoveNode } from "../generated/types/MoveNode";
import type { MoveTree } from "../generated/types/MoveTree";

/** The nodes from the start to `node`, itself included. */
export function pathTo({ nodes }: MoveTree, node: number): readonly MoveNode[] {
  const byId = new Map(nodes.map((known) => [known.id, known]));
  const path: MoveNode[] = [];
  for (let at = byId.get(node); at; at = byId.get(at.parent)) path.unshift(at);
  return path;
}

/** The nodes of the main line. */
export function mainLine({ nodes }: MoveTree): readonly MoveNode[] {
  return nodes.filter((node) => node.main);
}
