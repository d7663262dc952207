import { ALL, type GameSession, type Style } from "../engine/rules/session";
import type { MoveTree } from "../generated/types/MoveTree";
import { Moves } from "./moves";

/** The tree of moves of a session: read when somebody wants it, then only where it has changed. */
export class TreeReader {
  #moves: Moves | null = null;
  #style: Style | null = null;

  constructor(private readonly session: GameSession) {}

  /** The tree as it is known; null where nobody has wanted it since it was forgotten. */
  get known(): Moves | null {
    return this.#moves;
  }

  /** The tree, in the letters in which it was last asked for unless told otherwise. */
  read(style = this.#style): Moves {
    if (style !== this.#style) this.forget();
    this.#style = style;
    this.#moves ??= new Moves(this.#read(0, ALL), this.#style);
    return this.#moves;
  }

  /** Moves have gone, or another line is the main one: it is read anew. */
  forget(): void {
    this.#moves = null;
  }

  /**
   * Something was played behind `before`, up to `ply` actions: in a `game` that is the main line,
   * and what is only `tried` belongs to no line that is being played.
   */
  grow(before: number, ply: number, as: "game" | "analysis" | "tried"): void {
    const moves = this.#moves;
    if (!moves) return;
    const known = moves.get(before);
    // Promoting a variation changes the tree above it.
    if (known && as === "game" && !moves.isMain(known)) return this.forget();
    const from = moves.beforeTurn(before);
    const after = moves.get(from)?.ply ?? 0;
    const grown = this.#read(after, ply);
    if (as === "tried") moves.edit(from, grown);
    else moves.update(from, grown);
  }

  /** Something was noted about `node`, while the cursor stands on `cursor`. */
  noted(node: number, cursor: number): void {
    const moves = this.#moves;
    if (!moves) return;
    const parent = moves.get(node)?.parent ?? 0;
    // The rules read on from the way to the cursor.
    if (!moves.leads(parent, cursor)) return this.forget();
    const ply = moves.get(parent)?.ply ?? 0;
    moves.edit(parent, this.#read(ply, ply));
  }

  #read(after: number, until: number): MoveTree {
    return this.session.moves(after, until, this.#style ?? "en");
  }
}
