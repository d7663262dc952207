import type { MoveNode } from "../../generated/types/MoveNode";
import type { Moves } from "../../game/moves";

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
  readonly lines: readonly ScoreLine[];
}

/**
 * Moves of a variation in running text, up to where another one branches off. They stand one
 * behind the other, not inside each other: variations may nest as deep as they like.
 */
export interface ScoreLine {
  /** How many variations it is inside of. */
  readonly depth: number;
  /** How many of the lines behind it are variations of its last move, and theirs. */
  readonly inside: number;
  readonly items: readonly ScoreItem[];
}

export interface ScoreItem {
  readonly node: MoveNode;
  /** Whether the number has to be said. */
  readonly numbered: boolean;
}

/** So many numbers of the score sheet are made, and shown, together. */
const BLOCK = 32;

/** The part of the score sheet with the numbers of one block. */
export interface ScoreBlock {
  readonly number: number;
  /** How many moves of the main line come before it. */
  readonly before: number;
  readonly parts: readonly (ScoreRow | ScoreNote)[];
}

/**
 * The tree as a score sheet: main line in rows, notes between them. Kept, and made again where
 * the tree has changed.
 */
export class ScoreSheet {
  #moves: Moves | null = null;
  #version = 0;
  #blocks: ScoreBlock[] = [];

  get blocks(): readonly ScoreBlock[] {
    return this.#blocks;
  }

  /** Follows the tree; what has not changed stays the same objects. */
  update(moves: Moves): void {
    const [behind, until] = this.#moves === moves ? moves.changedSince(this.#version) : EVERYTHING;
    const known = this.#moves === moves ? this.#blocks : [];
    this.#moves = moves;
    this.#version = moves.version;
    if (behind >= until) return;
    const { line } = moves;
    const first = blockOf(line[Math.max(0, behind - 1)]);
    const last = blockOf(line[Math.min(until, line.length) - 1]);
    const blocks = known.filter(({ number }) => number < first);
    let at = Math.max(0, behind - 1);
    while (at > 0 && blockOf(line[at - 1]) === first) at--;
    while (at < line.length && blockOf(line[at]) <= last) {
      const block = blockMade(moves, at);
      blocks.push(block.made);
      at = block.end;
    }
    const later = until < Infinity ? known.filter(({ number }) => number > last) : [];
    this.#blocks = line.length ? [...blocks, ...later] : startOf(moves);
  }

  /** The block in which a move stands. */
  find(node: MoveNode): number {
    const moves = this.#moves;
    let { ply } = node;
    for (let at = moves?.get(node.id); at && !moves?.isMain(at); at = moves?.get(at.parent)) {
      // Variations stand behind the move that they replace.
      ({ ply } = at);
    }
    return this.#blocks.findLastIndex(({ before }) => before < ply);
  }
}

const EVERYTHING = [0, Infinity] as const;

/** What was tried before a game has begun. */
const startOf = (moves: Moves): ScoreBlock[] => {
  const lines = linesOf(moves, moves.children(0));
  return lines.length
    ? [{ number: 0, before: 0, parts: [{ kind: "note", comment: null, lines }] }]
    : [];
};

const blockOf = (node: MoveNode | undefined): number => Math.floor((node?.number ?? 0) / BLOCK);

/** The block that begins behind the first moves of the main line, and where it ends. */
function blockMade(
  moves: Moves,
  before: number,
): { readonly made: ScoreBlock; readonly end: number } {
  const { line } = moves;
  const number = blockOf(line[before]);
  const parts: (ScoreRow | ScoreNote)[] = [];
  /** The row that more moves may join; null behind a note. */
  let open: { number: number; first: MoveNode[] | null; second: MoveNode[] } | null = null;
  let end = before;
  for (; end < line.length && blockOf(line[end]) === number; end++) {
    const node = line[end];
    if (!node || node.implied) continue;
    if (open === null || open.number !== node.number) {
      open = { number: node.number, first: node.side === 0 ? [] : null, second: [] };
      parts.push({ kind: "row", number: open.number, moves: [open.first, open.second] });
    }
    (node.side === 0 && open.first ? open.first : open.second).push(node);
    const [, ...instead] = moves.children(node.parent);
    // What was tried behind the end of the game stands behind its last move.
    const others = node.id === moves.end ? [...instead, ...moves.children(node.id)] : instead;
    const { comment } = node;
    if (comment === null && others.length === 0) continue;
    open = null;
    parts.push({ kind: "note", comment, lines: linesOf(moves, others) });
  }
  return { made: { number, before, parts }, end };
}

/** The nodes that are shown: what the next move takes for granted is passed over. */
function shown(moves: Moves, ids: readonly number[]): readonly MoveNode[] {
  return ids.flatMap((id) => {
    const node = moves.get(id);
    if (!node) return [];
    return node.implied ? shown(moves, node.children) : [node];
  });
}

/** Where a line goes on: a move, and those that could be played instead. */
interface Fork {
  readonly node: MoveNode;
  readonly others: readonly MoveNode[];
  readonly depth: number;
}

/** Counts for each line how many behind it are deeper. */
function counted(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  const made: ScoreLine[] = [];
  /** Lines behind that are not inside of another one, the nearest last. */
  const open: number[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at];
    if (!line) continue;
    while (open.length && (lines[open.at(-1) ?? 0]?.depth ?? 0) > line.depth) open.pop();
    made.push({ ...line, inside: (open.at(-1) ?? lines.length) - at - 1 });
    open.push(at);
  }
  return made.toReversed();
}

/** The lines that begin with these moves. */
function linesOf(moves: Moves, firsts: readonly number[]): readonly ScoreLine[] {
  const lines: ScoreLine[] = [];
  const begin = (nodes: readonly MoveNode[], depth: number): readonly Fork[] =>
    nodes.map((node) => ({ node, others: [], depth })).toReversed();
  const work: Fork[] = [...begin(shown(moves, firsts), 0)];
  for (let fork = work.pop(); fork; fork = work.pop()) {
    const { depth } = fork;
    const items: ScoreItem[] = [];
    let numbered = true;
    let at: Fork | undefined = fork;
    while (at) {
      const { node, others }: Fork = at;
      items.push({ node, numbered: numbered || node.side === 0 });
      numbered = node.comment !== null;
      const [next, ...more] = shown(moves, node.children);
      at = next && { node: next, others: more, depth };
      if (others.length === 0) continue;
      // The others stand behind the move that they replace; then it goes on.
      if (at) work.push(at);
      work.push(...begin(others, depth + 1));
      break;
    }
    lines.push({ depth, inside: 0, items });
  }
  return counted(lines);
}
