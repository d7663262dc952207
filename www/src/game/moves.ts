import type { MoveNode } from "../generated/types/MoveNode";
import type { Style } from "../engine/rules/session";
import type { MoveTree } from "../generated/types/MoveTree";

/** From behind one ply up to another, which belongs to it. */
export type Span = readonly [behind: number, until: number];

/**
 * The tree of moves of a game: read once, then brought up to date behind the node where it has
 * changed. Nodes that have not changed stay the same objects.
 */
export class Moves {
  readonly #nodes = new Map<number, MoveNode>();
  #children: readonly number[] = [];
  #comment: string | null = null;
  readonly #line: MoveNode[] = [];
  /** The plies of the main line that each change so far may have touched. */
  readonly #changes: Span[] = [];
  #edits = 0;
  #end = 0;

  /** With the letters in which it was asked for, where somebody has said any. */
  constructor(
    tree: MoveTree,
    readonly style: Style | null = null,
  ) {
    this.update(0, tree);
  }

  /** Takes in what follows `from` now. */
  update(from: number, { children, comment, end, nodes }: MoveTree): void {
    this.#end = end;
    for (const node of nodes) this.#nodes.set(node.id, node);
    const before = this.#nodes.get(from);
    if (before) this.#nodes.set(from, { ...before, children });
    else [this.#children, this.#comment] = [children, comment];
    let fork = this.#nodes.get(from);
    while (fork && !this.isMain(fork)) fork = this.#nodes.get(fork.parent);
    if (fork) this.#line[fork.ply - 1] = fork;
    const kept = fork?.ply ?? 0;
    // A variation stands behind the move that it replaces.
    this.#changes.push([kept, Math.max(kept + 1, this.#follow(kept))]);
  }

  /** Takes in what is noted now about the moves that follow `from`. */
  edit(from: number, tree: MoveTree): void {
    this.#edits++;
    this.update(from, tree);
  }

  /** Follows the main line behind its first `kept` moves, as far as it is another now. */
  #follow(kept: number): number {
    let at = kept;
    for (let node = this.next(this.#line[at - 1]?.id ?? 0); node; node = this.next(node.id)) {
      if (this.#line[at] === node) return at;
      this.#line[at++] = node;
    }
    this.#line.length = at;
    return Infinity;
  }

  get(id: number): MoveNode | undefined {
    return this.#nodes.get(id);
  }

  /** Nodes that follow, the main continuation first; 0 is the start. */
  children(id: number): readonly number[] {
    return id === 0 ? this.#children : (this.#nodes.get(id)?.children ?? []);
  }

  /** The main continuation; behind the end of the main line there are only variations. */
  next(id: number): MoveNode | undefined {
    return id === this.#end ? undefined : this.onward(id);
  }

  /** The first of all continuations. */
  onward(id: number): MoveNode | undefined {
    return this.#nodes.get(this.children(id)[0] ?? -1);
  }

  /** The last node of the main line. */
  get end(): number {
    return this.#end;
  }

  /** The comment before the first move. */
  get comment(): string | null {
    return this.#comment;
  }

  get isEmpty(): boolean {
    return this.#children.length === 0;
  }

  /** The moves of the main line. */
  get line(): readonly MoveNode[] {
    return this.#line;
  }

  isMain({ id, ply }: Pick<MoveNode, "id" | "ply">): boolean {
    return this.#line[ply - 1]?.id === id;
  }

  /** Whether the way to `id` goes through `from`; 0 is the start. */
  leads(from: number, id: number): boolean {
    const first = this.#nodes.get(from);
    if (!first) return from === 0;
    let at = this.#nodes.get(id);
    while (at && at.ply > first.ply && !this.isMain(at)) at = this.#nodes.get(at.parent);
    if (at && at.ply > first.ply) return this.isMain(first);
    return at?.id === from;
  }

  /** The moves from the start to `id`, itself included. */
  pathTo(id: number): readonly MoveNode[] {
    const path: MoveNode[] = [];
    let at = this.#nodes.get(id);
    for (; at && !this.isMain(at); at = this.#nodes.get(at.parent)) path.push(at);
    return [...this.#line.slice(0, at?.ply ?? 0), ...path.toReversed()];
  }

  /** The actions that lead to `id`. */
  codesTo(id: number): readonly string[] {
    return this.pathTo(id).map(({ code }) => code);
  }

  /** The nodes that these actions lead to from the start, as far as they lead. */
  follow(codes: readonly string[]): readonly number[] {
    const path: number[] = [];
    for (const code of codes) {
      const next = this.children(path.at(-1) ?? 0).find((id) => this.get(id)?.code === code);
      if (next === undefined) break;
      path.push(next);
    }
    return path;
  }

  /** Whether chance decides after `id`. */
  awaitsChance(id: number): boolean {
    return this.onward(id)?.chance ?? false;
  }

  /** The node before the turn that `id` belongs to: texts take for granted what is in a turn. */
  beforeTurn(id: number): number {
    let at = this.#nodes.get(id);
    for (let before = at; before && before.side === at?.side;) {
      at = before;
      before = this.#nodes.get(before.parent);
    }
    return at?.parent ?? 0;
  }

  /** Counts changes. */
  get version(): number {
    return this.#changes.length;
  }

  /** Counts those of them in which nothing was played. */
  get edits(): number {
    return this.#edits;
  }

  /** The plies of the main line, with all that hangs on them, that are not as they were then. */
  changedSince(version: number): Span {
    const spans = this.#changes.slice(version);
    return [
      Math.min(Infinity, ...spans.map(([kept]) => kept)),
      Math.max(0, ...spans.map(([, until]) => until)),
    ];
  }
}
