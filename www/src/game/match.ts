import type { Claim } from "../generated/types/Claim";
import type { GameInfo } from "../generated/types/GameInfo";
import type { Layout } from "../generated/types/Layout";
import type { Refusal } from "../generated/types/Refusal";
import type { ResultView } from "../generated/types/ResultView";
import type { Sight } from "../generated/types/Sight";
import type { Snapshot } from "../generated/types/Snapshot";
import type { Step } from "../generated/types/Step";
import { Deal } from "./deal";
import { hasPart } from "./parts";
import type { Annotation } from "./annotation";
import type { GameSession, Style, Tags } from "../engine/rules/session";
import type { Moves } from "./moves";
import { type Navigation, stepFrom } from "./navigation";
import { Pace } from "./pace";
import { Players } from "./players";
import { TreeReader } from "./tree-reader";

/** What is to be noted about a move, or (node 0) before the first one; what is missing stays. */
export interface Note {
  readonly node: number;
  readonly comment?: string;
  readonly glyphs?: readonly number[];
}

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

/**
 * How moves are taken. In a game there is one live position: looking back at earlier
 * ones changes nothing, and a new move becomes the main line. In analysis every
 * position is live and a new move becomes a variation.
 */
export type Mode = "play" | "analyse";

/**
 * A game in progress as the page sees it: the session of the rules, what follows from it, read
 * or worked out once for every change, and an event for whoever shows or stores it. Every
 * method may throw a `GameError` and then has changed nothing.
 */
export class Match extends EventTarget {
  readonly info: GameInfo;
  readonly layout: Layout;
  readonly options: Readonly<Record<string, string>>;
  /** What people have drawn on the board at each node; no record keeps it. */
  readonly drawings = new Map<number, readonly Annotation[]>();
  readonly deal: Deal;
  readonly #session: GameSession;
  #mode: Mode;
  #here: Snapshot;
  #live: Snapshot;
  // What follows from the session: null until somebody wants it, and after a change of it.
  readonly #tree: TreeReader;
  #levels: number | null = null;
  #tags: Tags | null = null;
  #shown: Snapshot | null = null;
  #players: Players | null = null;
  /** Where presses that are not answered yet lead to. */
  #bound: number | null = null;
  readonly #pace = new Pace(() => this.#arrive());

  constructor(session: GameSession, mode: Mode = "play") {
    super();
    this.#session = session;
    this.#tree = new TreeReader(session);
    this.deal = new Deal(session, this, (tags, now) => this.#tagged(tags, now));
    this.#mode = mode;
    this.info = session.info();
    this.layout = session.layout();
    this.options = session.options();
    this.#here = session.snapshot();
    this.#live = this.#here;
  }

  get game(): string {
    return this.info.id;
  }

  get mode(): Mode {
    return this.#mode;
  }

  /** From a game to analysis or back; the position on view becomes the live one. */
  set mode(mode: Mode) {
    this.#mode = mode;
    this.#live = this.#here;
    this.#announce("navigate", "program");
  }

  /** The position on view. Only the live one offers choices. */
  get snapshot(): Snapshot {
    this.#shown ??= this.isLive && !this.awaitsChance ? this.#here : { ...this.#here, choices: [] };
    return this.#shown;
  }

  /** Chance has to decide, and players have no say in it. */
  get awaitsChance(): boolean {
    return (
      this.#mode === "play" && this.#live.scene.turn.kind === "chance" && this.deal.source !== "own"
    );
  }

  /** The position where the game goes on. */
  get live(): Snapshot {
    return this.#live;
  }

  get isLive(): boolean {
    return this.#mode === "analyse" || this.#here.node === this.#live.node;
  }

  /** How the game ended, where the position on view is its end. */
  get result(): ResultView | null {
    const { scene, atEnd, gameResult } = this.#here;
    return scene.result ?? (atEnd ? gameResult : null);
  }

  /** How many levels of opponents there are; 0 where no engine plays this game. */
  get levels(): number {
    this.#levels ??= this.#session.opponents();
    return this.#levels;
  }

  get tags(): Tags {
    this.#tags ??= this.#session.tags();
    return this.#tags;
  }

  /** Who plays, and whose turn it is. */
  get players(): Players {
    const { tags, live, levels } = this;
    this.#players ??= new Players({ tags, live, levels, plays: this.#mode === "play" });
    return this.#players;
  }

  /** The tree of moves, in the letters in which it was last asked for unless told otherwise. */
  moves(style?: Style): Moves {
    return this.#tree.read(style);
  }

  record(style: Style): string {
    return this.#session.record(style);
  }

  explain(steps: readonly Step[]): Refusal | null {
    return this.isLive ? this.#session.explain(steps) : null;
  }

  sight(cell: string): Sight[] {
    return this.#session.sight(cell);
  }

  // Playing

  play(code: string, via: Via = "program"): void {
    this.returnToLive();
    this.#played(this.#session.play(code), via);
  }

  playText(text: string, via: Via = "text"): void {
    this.returnToLive();
    this.#played(this.#session.playText(text), via);
  }

  /** Lets chance decide what it has to decide here. */
  draw(): void {
    this.returnToLive();
    const before = this.#here.node;
    let after = this.#goOn(this.#here);
    do after = this.#session.draw();
    while (after.scene.turn.kind === "chance");
    this.#tree.grow(before, after.ply, this.#mode === "play");
    this.#moved("play", after);
  }

  #played(after: Snapshot, via: Via): void {
    const before = this.#here;
    const end = this.#tree.known?.line.at(-1)?.id ?? null;
    let now = this.#goOn(after);
    // Cards are chosen in analysis and where decks lie on the table; a throw never is.
    const chosen = () =>
      hasPart(this.layout, "cards") && (this.#mode === "analyse" || this.deal.source === "own");
    if (now.scene.turn.kind === "chance" && !chosen()) {
      now = this.#answer(now, before, now === after ? null : end);
    }
    this.#tree.grow(before.node, now.ply, this.#mode === "play");
    this.#moved("play", now, via);
  }

  /** In a game what is played is the main line: what was taken back stays as a variation. */
  #goOn(after: Snapshot): Snapshot {
    const moves = this.#tree.known;
    const known = moves?.get(after.node);
    const goesOn = after.atEnd || (known && moves?.isMain(known));
    return this.#mode === "play" && !goesOn ? this.#session.promote(after.node) : after;
  }

  /** What a call for chance gets at once; where nothing comes, the call has not been made. */
  #answer({ node, canRedo }: Snapshot, before: Snapshot, end: number | null): Snapshot {
    try {
      return this.#session.draw();
    } catch (thrown) {
      if (canRedo) this.#session.goTo(before.node);
      else this.#session.remove(node);
      if (end !== null) this.#session.promote(end);
      throw thrown;
    }
  }

  /** Takes the last move of the game back, or the end that players agreed on. */
  undo(): void {
    this.returnToLive();
    this.#moved("navigate", this.#session.undo());
  }

  /** Plays again what was taken back. */
  redo(): void {
    this.returnToLive();
    this.#moved("navigate", this.#session.redo());
  }

  resign(side: number): void {
    this.returnToLive();
    this.#over(this.#session.resign(side));
  }

  agreeDraw(): void {
    this.returnToLive();
    this.#over(this.#session.agreeDraw());
  }

  /** The draws that the side to move may claim in the game. */
  claims(style: Style): Claim[] {
    this.returnToLive();
    return this.#session.claims(style);
  }

  /** Ends the game by a claim, with the code of an announced move or an empty one. */
  claim(code: string): void {
    this.returnToLive();
    this.#over(this.#session.claim(code));
  }

  /** Players have ended the game: what was taken back is no more. */
  #over(now: Snapshot): void {
    this.#tree.forget();
    this.#moved("end", now);
  }

  // Looking

  /** Looks at a position. */
  goTo(node: number): void {
    if (node === this.#here.node) return;
    this.#changed("navigate", this.#session.goTo(node));
  }

  /** Walks through the game; presses that come faster than pictures are answered together. */
  walk(where: Navigation): void {
    this.#bound = stepFrom(this.moves(), this.#bound ?? this.#here.node, where);
    this.#pace.ask();
  }

  #arrive(): void {
    if (this.#bound !== null) this.goTo(this.#bound);
    this.#bound = null;
  }

  goBack(): void {
    this.#step("previous");
  }

  goForward(): void {
    this.#step("next");
  }

  goToStart(): void {
    this.goTo(0);
  }

  /** To the end of the line on view. */
  goToEnd(): void {
    this.#step("end");
  }

  #step(where: Navigation): void {
    this.goTo(stepFrom(this.moves(), this.#here.node, where));
  }

  /** Back to where the game goes on. */
  returnToLive(): void {
    if (!this.isLive) this.goTo(this.#live.node);
  }

  // Editing

  promote(node: number): void {
    const now = this.#session.promote(node);
    this.#tree.forget();
    this.#changed("edit", now);
  }

  remove(node: number): void {
    const now = this.#session.remove(node);
    this.#tree.forget();
    const live = this.#live.node;
    if (live !== 0 && !this.moves().get(live)) this.#moved("edit", now);
    else this.#changed("edit", now);
  }

  /** Changes what is noted about moves: one change, however many. */
  note(notes: readonly Note[]): void {
    try {
      for (const { node, comment, glyphs } of notes) {
        if (comment !== undefined) this.#session.comment(node, comment);
        if (glyphs) this.#session.glyphs(node, Uint8Array.from(glyphs));
        this.#tree.noted(node, this.#here.node);
      }
    } finally {
      this.#announce("edit", "program");
    }
  }

  // The header

  /** Sets tags, one after the other, up to one that is refused. */
  setTags(tags: Iterable<readonly [name: string, value: string]>): void {
    let known = this.tags;
    try {
      for (const [name, value] of tags) known = this.#session.setTag(name, value);
    } finally {
      if (known !== this.#tags) this.#tagged(known);
    }
  }

  /** Gives the memory of the rules back; the match is not used any more. */
  close(): void {
    this.#session.free();
  }

  #tagged(tags: Tags, now = this.#here): void {
    this.#tags = tags;
    this.#changed("tags", now);
  }

  /** The position on view has become the live one. */
  #moved(cause: Cause, now: Snapshot, via: Via = "program"): void {
    this.#here = now;
    this.#live = now;
    this.#announce(cause, via);
  }

  #changed(cause: Cause, now: Snapshot): void {
    this.#here = now;
    if (this.isLive) this.#live = now;
    this.#announce(cause, "program");
  }

  #announce(cause: Cause, via: Via): void {
    this.#bound = null;
    this.#shown = this.#players = null;
    this.dispatchEvent(new MatchChange(cause, via));
  }
}
