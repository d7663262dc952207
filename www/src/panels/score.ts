import type { MoveNode } from "../generated/types/MoveNode";
import type { MoveTree } from "../generated/types/MoveTree";

/** A line of the score sheet: the moves of one number, a column a side. */
export interface ScoreRow {
  readonly kind: "row";
  readonly number: number;
  /** Moves of the first and of the second side; `null` where the row goes on after a note. */
  readonly moves: readonly [readonly MoveNode[] | null, readonly MoveNode[]];
}

/** What interrupts the columns: a comment or variations. */
export interface ScoreNote {
  readonly kind: "note";
  readonly comment: string | null;
  /** Variations, each as the line that begins with it. */
  readonly lines: readonly ScoreLine[];
}

/** A variation in running text: its moves, and after each what was noted. */
export type ScoreLine = readonly ScoreItem[];

export interface ScoreItem {
  readonly node: MoveNode;
  /** Whether the number has to be said. */
  readonly numbered: boolean;
  readonly comment: string | null;
  readonly lines: readonly ScoreLine[];
}

/** The tree as a score sheet: main line in rows, notes between them. */
export function scoreSheet(tree: MoveTree): readonly (ScoreRow | ScoreNote)[] {
  const byId = new Map(tree.nodes.map((node) => [node.id, node]));
  /** The nodes that are shown: what the next move takes for granted is passed over. */
  const nodesOf = (ids: readonly number[]): readonly MoveNode[] =>
    ids.flatMap((id) => {
      const node = byId.get(id);
      if (!node) return [];
      return node.implied ? nodesOf(node.children) : [node];
    });

  /** The line that begins with `first`, its side lines inside. */
  const line = (first: MoveNode): ScoreLine => {
    const items: ScoreItem[] = [];
    let numbered = true;
    let node: MoveNode | undefined = first;
    let siblings: readonly MoveNode[] = [];
    while (node) {
      const lines = siblings.map(line);
      items.push({ node, numbered: numbered || node.side === 0, comment: node.comment, lines });
      numbered = node.comment !== null || lines.length > 0;
      const [next, ...others]: readonly MoveNode[] = nodesOf(node.children);
      node = next;
      siblings = others;
    }
    return items;
  };

  const sheet: (ScoreRow | ScoreNote)[] = [];
  /** The row that more moves may join; null behind a note. */
  let open: { number: number; first: MoveNode[] | null; second: MoveNode[] } | null = null;
  if (tree.comment !== null) sheet.push({ kind: "note", comment: tree.comment, lines: [] });
  let [node, ...siblings] = nodesOf(tree.children);
  while (node) {
    if (open === null || open.number !== node.number) {
      open = { number: node.number, first: node.side === 0 ? [] : null, second: [] };
      sheet.push({ kind: "row", number: open.number, moves: [open.first, open.second] });
    }
    (node.side === 0 && open.first ? open.first : open.second).push(node);
    const lines = siblings.map(line);
    if (node.comment !== null || lines.length > 0) {
      open = null;
      sheet.push({ kind: "note", comment: node.comment, lines });
    }
    [node, ...siblings] = nodesOf(node.children);
  }
  return sheet;
}

const GLYPHS: Readonly<Record<number, string>> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  10: "=",
  14: "⩲",
  15: "⩱",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
};

/** A glyph as players write it. */
export const glyphText = (glyph: number): string => GLYPHS[glyph] ?? `$${glyph}`;
