import type { GameInfo } from "../generated/types/GameInfo";
import type { Layout } from "../generated/types/Layout";
import type { MoveTree } from "../generated/types/MoveTree";
import type { Refusal } from "../generated/types/Refusal";
import type { Sight } from "../generated/types/Sight";
import type { Snapshot } from "../generated/types/Snapshot";
import type { Step } from "../generated/types/Step";
import type { GameSession, Style } from "../engine/session";

/** What made a match change. */
export type Cause = "play" | "navigate" | "edit" | "end" | "tags";

/** How an action was entered; a dropped piece is not animated again. */
export type Via = "drag" | "click" | "key" | "text" | "program";

export class MatchChange extends Event {
  static readonly type = "change";

  constructor(
    readonly cause: Cause,
    readonly via: Via,
  ) {
    super(MatchChange.type);
  }
}

/** How new moves are taken: in a game they become the main line, in analysis a variation. */
export type Mode = "play" | "analyse";

/**
 * A game in progress as the page sees it: the session of the rules, its snapshot read
 * once for every change, and an event for whoever shows or stores it. Every method may
 * throw a `GameError` and then has changed nothing.
 */
export class Match extends EventTarget {
  readonly info: GameInfo;
  readonly layout: Layout;
  #session: GameSession;
  #snapshot: Snapshot;

  constructor(
    session: GameSession,
    public mode: Mode = "play",
  ) {
    super();
    this.#session = session;
    this.info = session.info();
    this.layout = session.layout();
    this.#snapshot = session.snapshot();
  }

  get game(): string {
    return this.info.id;
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  get options(): Readonly<Record<string, string>> {
    return this.#session.options();
  }

  get tags(): Readonly<Record<string, string>> {
    return this.#session.tags();
  }

  moves(style: Style): MoveTree {
    return this.#session.moves(style);
  }

  record(style: Style): string {
    return this.#session.record(style);
  }

  diagram(): string {
    return this.#session.diagram();
  }

  explain(steps: readonly Step[]): Refusal | null {
    return this.#session.explain(steps);
  }

  sight(cell: string): Sight[] {
    return this.#session.sight(cell);
  }

  play(code: string, via: Via = "program"): void {
    this.#session.play(code);
    this.#played(via);
  }

  playText(text: string): void {
    this.#session.playText(text);
    this.#played("text");
  }

  #played(via: Via): void {
    // What was taken back stays as a variation; the game goes on with the new move.
    if (this.mode === "play") this.#session.promote(this.#session.snapshot().node);
    this.#changed("play", via);
  }

  undo(): void {
    this.#session.undo();
    this.#changed("navigate");
  }

  redo(): void {
    this.#session.redo();
    this.#changed("navigate");
  }

  goTo(node: number): void {
    if (node === this.#snapshot.node) return;
    this.#session.goTo(node);
    this.#changed("navigate");
  }

  /** To the start, or to the end of the line that the cursor stands in. */
  goToStart(): void {
    this.goTo(0);
  }

  goToEnd(): void {
    const { nodes, children } = this.moves("en");
    const byId = new Map(nodes.map((node) => [node.id, node]));
    let at = this.#snapshot.node;
    for (;;) {
      const next = at === 0 ? children[0] : byId.get(at)?.children[0];
      if (next === undefined) break;
      at = next;
    }
    this.goTo(at);
  }

  promote(node: number): void {
    this.#session.promote(node);
    this.#changed("edit");
  }

  remove(node: number): void {
    this.#session.remove(node);
    this.#changed("edit");
  }

  comment(node: number, text: string): void {
    this.#session.comment(node, text);
    this.#changed("edit");
  }

  glyphs(node: number, glyphs: readonly number[]): void {
    this.#session.glyphs(node, Uint8Array.from(glyphs));
    this.#changed("edit");
  }

  resign(side: number): void {
    this.#session.resign(side);
    this.#changed("end");
  }

  agreeDraw(): void {
    this.#session.agreeDraw();
    this.#changed("end");
  }

  setTag(name: string, value: string): void {
    this.#session.setTag(name, value);
    this.#changed("tags");
  }

  /** Gives the memory of the rules back; the match is not used any more. */
  close(): void {
    this.#session.free();
  }

  #changed(cause: Cause, via: Via = "program"): void {
    this.#snapshot = this.#session.snapshot();
    this.dispatchEvent(new MatchChange(cause, via));
  }
}
