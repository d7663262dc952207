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
import { type Cause, MatchChange, type Via } from "./match-change";
import type { MoveTimer } from "./move-timer";
import type { Moves } from "./moves";
import type { Navigation } from "./navigation";
import type { Note } from "./note";
import { Players } from "./players";
import type { Removal } from "./removal";
import { answer, reopen, settle } from "./settle";
import { TreeReader } from "./tree-reader";
import { Walk } from "./walk";

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
  /** The clock by which it is played, if any. */
  timer: MoveTimer | null = null;
  /** What can be put back: what was removed last. */
  removal?: Removal | undefined;
  readonly #session: GameSession;
  #mode: Mode;
  #tries = false;
  #here: Snapshot;
  #live: Snapshot;
  // What follows from the session: null until somebody wants it, and after a change of it.
  readonly #tree: TreeReader;
  #levels: number | null = null;
  #tags: Tags | null = null;
  #shown: Snapshot | null = null;
  #players: Players | null = null;
  readonly #walk = new Walk(
    () => ({ moves: this.moves(), node: this.#here.node, beyond: this.#growth !== "game" }),
    (node) => this.goTo(node),
  );

  constructor(session: GameSession, mode: Mode = "play") {
    super();
    this.#session = session;
    this.#tree = new TreeReader(session);
    this.deal = new Deal(session, this, (tags, now) => this.#tagged(tags, now));
    this.#mode = mode;
    this.info = session.info();
    this.layout = session.layout();
    this.options = session.options();
    this.#here = this.#opened(session.snapshot());
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
    this.#tries = false;
    this.#here = this.#opened(this.#here);
    this.#live = this.#here;
    this.#announce("navigate", "program");
  }

  #opened(now: Snapshot): Snapshot {
    return this.#mode === "analyse" ? reopen(this.#session, now, this.deal) : now;
  }

  /** Whether something is tried in a game: any position takes moves, as variations, and it waits. */
  get tries(): boolean {
    return this.#tries;
  }

  set tries(on: boolean) {
    if (on === this.#tries || this.#mode !== "play" || (on && this.#live.gameResult)) return;
    // What is tried behind the end of the game does not become the game.
    if (on) this.#session.promote(this.moves().end, true);
    this.#tries = on;
    if (on || this.isLive) this.#announce("navigate", "program");
    else this.goTo(this.#live.node);
  }

  /** The position on view. Only the live one offers choices. */
  get snapshot(): Snapshot {
    const open = this.#tries || (this.isLive && !this.awaitsChance);
    return (this.#shown ??= open ? this.#here : { ...this.#here, choices: [] });
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
    return this.#mode === "analyse" || (!this.#tries && this.#here.node === this.#live.node);
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
    return (this.#players ??= new Players({ tags, live, levels, plays: this.#mode === "play" }));
  }

  /** The tree of moves, in the letters in which it was last asked for unless told otherwise. */
  moves(style?: Style): Moves {
    return this.#tree.read(style);
  }

  record(style: Style): string {
    return this.#session.record(style);
  }

  explain(steps: readonly Step[]): Refusal | null {
    return this.#tries || this.isLive ? this.#session.explain(steps) : null;
  }

  sight(cell: string): Sight[] {
    return this.#session.sight(cell);
  }

  // Playing

  play(code: string, via: Via = "program"): void {
    if (!this.#tries) this.returnToLive();
    this.#played(this.#session.play(code), via);
  }

  playText(text: string, via: Via = "text"): void {
    if (!this.#tries) this.returnToLive();
    this.#played(this.#session.playText(text, "en"), via);
  }

  /** Lets chance decide what it has to decide here. */
  draw(): void {
    this.returnToLive();
    const before = this.#here.node;
    let after = this.#goOn(this.#here);
    do after = this.#goOn(this.#session.draw());
    while (after.scene.turn.kind === "chance");
    this.#tree.grow(before, after.ply, this.#growth);
    this.#moved("play", after);
  }

  #played(after: Snapshot, via: Via): void {
    const before = this.#here;
    const end = this.#tree.known?.end ?? null;
    let now = this.#goOn(after);
    const free = this.#tries || this.#mode === "analyse";
    // Cards are chosen where moves are free and where decks lie on the table; a throw never is.
    const chosen = () => hasPart(this.layout, "cards") && (free || this.deal.source === "own");
    if (now.scene.turn.kind === "chance" && !chosen()) {
      now = this.#goOn(answer(this.#session, now, before, now === after ? null : end));
    }
    this.#time(before, after, now);
    this.#tree.grow(before.node, now.ply, this.#growth);
    if (this.#tries) this.#changed("play", now, via);
    else this.#moved("play", now, via);
  }

  /** What a move is that is played now. */
  get #growth(): "game" | "analysis" | "tried" {
    if (this.#tries || this.#here.scene.result) return "tried";
    if (this.#mode === "play") return "game";
    // Behind pledged cards all are variations.
    return this.deal.source === "provable" ? "tried" : "analysis";
  }

  /** Notes how long what was just played took. */
  #time(before: Snapshot, after: Snapshot, now: Snapshot): void {
    if (this.#growth !== "game") return;
    const [{ side }, next] = [before.scene.turn, now.scene.turn.side];
    const time = this.timer?.timed(side, next);
    if (time) this.#session.times(after.node, time.spent, time.clock);
  }

  /** In a game what is played is the main line: what was taken back stays as a variation. */
  #goOn(after: Snapshot): Snapshot {
    return this.#growth === "game" ? settle(this.#session, after, this.#tree.known) : after;
  }

  /**
   * Takes the last move of the game back, or the end that players agreed on. `back` may take more; null where it
   * has left all as it was, and then this is false.
   */
  undo(back = (session: GameSession): Snapshot | null => session.undo()): boolean {
    this.returnToLive();
    const now = back(this.#session);
    if (now) this.#moved("navigate", now);
    return now !== null;
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

  /** The clock of a side has run out. */
  timeOut(side: number): void {
    this.returnToLive();
    this.#over(this.#session.timeOut(side));
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
    this.#walk.go(where);
  }

  goBack(): void {
    this.goTo(this.#walk.to("previous"));
  }

  goForward(): void {
    this.goTo(this.#walk.to("next"));
  }

  goToStart(): void {
    this.goTo(0);
  }

  /** To the end of the line on view. */
  goToEnd(): void {
    this.goTo(this.#walk.to("end"));
  }

  /** Whether there is a way forward from the position on view. */
  get leadsOn(): boolean {
    return this.#walk.to("next") !== this.#here.node;
  }

  /** Back to where the game goes on. */
  returnToLive(): void {
    this.tries = false;
    if (!this.isLive) this.goTo(this.#live.node);
  }

  // Editing

  /** Changes the tree of moves otherwise than by playing. */
  edit(change: (session: GameSession) => Snapshot): void {
    const now = change(this.#session);
    this.#tree.forget();
    const { node } = this.#live;
    if (node !== 0 && !this.moves().get(node)) return this.#moved("edit", now);
    if (!this.isLive) {
      this.#live = this.#session.goTo(node);
      this.#session.goTo(now.node);
    }
    this.#changed("edit", now);
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
    this.#here = this.#opened(now);
    this.#live = this.#here;
    this.#announce(cause, via);
  }

  #changed(cause: Cause, now: Snapshot, via: Via = "program"): void {
    this.#here = this.#opened(now);
    if (this.isLive) this.#live = this.#here;
    this.#announce(cause, via);
  }

  #announce(cause: Cause, via: Via): void {
    this.#walk.forget();
    this.#shown = this.#players = null;
    this.dispatchEvent(new MatchChange(cause, via));
  }
}
