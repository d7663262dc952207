import type { Claim } from "../generated/types/Claim";
import type { GameInfo } from "../generated/types/GameInfo";
import type { Layout } from "../generated/types/Layout";
import type { Refusal } from "../generated/types/Refusal";
import type { ResultView } from "../generated/types/ResultView";
import type { Sight } from "../generated/types/Sight";
import type { Snapshot } from "../generated/types/Snapshot";
import type { Step } from "../generated/types/Step";
import type { CardsReport } from "../generated/types/CardsReport";
import { drawsCards } from "./draws-cards";
import type { Annotation } from "./annotation";
import { ALL, type CardMode, type GameSession, type Style } from "../engine/rules/session";
import { Moves } from "./moves";
import { Pace } from "./pace";

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

/** Where to go in a game that is looked through. */
export type Navigation = "start" | "previous" | "next" | "end";

/**
 * How moves are taken. In a game there is one live position: looking back at earlier
 * ones changes nothing, and a new move becomes the main line. In analysis every
 * position is live and a new move becomes a variation.
 */
export type Mode = "play" | "analyse";

/**
 * A game in progress as the page sees it: the session of the rules, its snapshot read
 * once for every change, and an event for whoever shows or stores it. Every method may
 * throw a `GameError` and then has changed nothing.
 */
export class Match extends EventTarget {
  readonly info: GameInfo;
  readonly layout: Layout;
  /** What people have drawn on the board at each node; no record keeps it. */
  readonly drawings = new Map<number, readonly Annotation[]>();
  readonly #session: GameSession;
  #mode: Mode;
  #here: Snapshot;
  #live: Snapshot;
  #moves: Moves | null = null;
  #style: Style = "en";
  #tags: Readonly<Record<string, string>> | null = null;
  #pledge: string | null = null;
  /** Where presses that are not answered yet lead to. */
  #bound: number | null = null;
  readonly #pace = new Pace(() => this.#arrive());

  constructor(session: GameSession, mode: Mode = "play") {
    super();
    this.#session = session;
    this.#mode = mode;
    this.info = session.info();
    this.layout = session.layout();
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
    return this.isLive && !this.awaitsChance ? this.#here : { ...this.#here, choices: [] };
  }

  /** Chance has to decide, and players have no say in it. */
  get awaitsChance(): boolean {
    return this.#mode === "play" && this.#live.scene.turn.kind === "chance" && !this.#ownCards;
  }

  /** The players draw from a deck on their table and say what came. */
  get #ownCards(): boolean {
    return this.tags["Cards"] === "own";
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
    const { scene, atEnd, gameResult } = this.snapshot;
    return scene.result ?? (atEnd ? gameResult : null);
  }

  get options(): Readonly<Record<string, string>> {
    return this.#session.options();
  }

  get tags(): Readonly<Record<string, string>> {
    this.#tags ??= this.#session.tags();
    return this.#tags;
  }

  /** The tree of moves, in the letters in which it was last asked for unless told otherwise. */
  moves(style = this.#style): Moves {
    if (style !== this.#style) this.#moves = null;
    this.#style = style;
    this.#moves ??= new Moves(this.#session.moves(0, ALL, style));
    return this.#moves;
  }

  record(style: Style): string {
    return this.#session.record(style);
  }

  diagram(): string {
    return this.#session.diagram();
  }

  explain(steps: readonly Step[]): Refusal | null {
    return this.isLive ? this.#session.explain(steps) : null;
  }

  sight(cell: string): Sight[] {
    return this.#session.sight(cell);
  }

  play(code: string, via: Via = "program"): void {
    this.returnToLive();
    this.#session.play(code);
    this.#played(via);
  }

  /** Lets chance decide what it has to decide here. */
  draw(): void {
    this.returnToLive();
    const before = this.#here.node;
    let after: Snapshot;
    do {
      this.#session.draw();
      after = this.#session.snapshot();
    } while (after.scene.turn.kind === "chance");
    this.#grow(before, after.ply);
    this.#moved("play", "program", after);
  }

  playText(text: string): void {
    this.returnToLive();
    this.#session.playText(text);
    this.#played("text");
  }

  #played(via: Via): void {
    const before = this.#here.node;
    let after = this.#session.snapshot();
    const { node, scene, atEnd } = after;
    const known = this.#moves?.get(node);
    const goesOn = atEnd || (known && this.#moves?.isMain(known));
    // Cards are chosen in analysis and where decks lie on the table; a throw never is.
    const chosen = drawsCards(this.layout) && (this.#mode === "analyse" || this.#ownCards);
    if (scene.turn.kind === "chance" && !chosen) {
      this.#answer(node);
      after = this.#session.snapshot();
    }
    // What was taken back stays as a variation; the game goes on with the new move.
    if (this.#mode === "play" && !goesOn) {
      this.#session.promote(after.node);
      after = this.#session.snapshot();
    }
    this.#grow(before, after.ply);
    this.#moved("play", via, after);
  }

  /** Reads again what actions between `before` and the cursor can have changed of the tree. */
  #grow(before: number, ply: number): void {
    const moves = this.#moves;
    if (!moves) return;
    const known = moves.get(before);
    // Promoting a variation changes the tree above it.
    if (known && this.#mode === "play" && !moves.isMain(known)) {
      this.#moves = null;
      return;
    }
    const from = moves.beforeTurn(before);
    const after = moves.get(from)?.ply ?? 0;
    moves.update(from, this.#session.moves(after, ply, this.#style));
  }

  /** What a call for chance gets at once; where nothing comes, the call has not been made. */
  #answer(call: number): void {
    try {
      this.#session.draw();
    } catch (thrown) {
      this.#session.remove(call);
      throw thrown;
    }
  }

  /** Takes the last move of the game back, or the end that players agreed on. */
  undo(): void {
    this.returnToLive();
    this.#session.undo();
    this.#moved("navigate");
  }

  /** Plays again what was taken back. */
  redo(): void {
    this.returnToLive();
    this.#session.redo();
    this.#moved("navigate");
  }

  /** Looks at a position. */
  goTo(node: number): void {
    if (node === this.#here.node) return;
    this.#session.goTo(node);
    this.#changed("navigate");
  }

  /** Walks through the game; presses that come faster than pictures are answered together. */
  walk(where: Navigation): void {
    this.#bound = this.#stepFrom(this.#bound ?? this.#here.node, where);
    this.#pace.ask();
  }

  #arrive(): void {
    if (this.#bound !== null) this.goTo(this.#bound);
    this.#bound = null;
  }

  goBack(): void {
    this.goTo(this.#stepFrom(this.#here.node, "previous"));
  }

  goForward(): void {
    this.goTo(this.#stepFrom(this.#here.node, "next"));
  }

  goToStart(): void {
    this.goTo(0);
  }

  /** To the end of the line on view. */
  goToEnd(): void {
    this.goTo(this.#stepFrom(this.#here.node, "end"));
  }

  /** Where a step leads: not to a position at which chance decides, there is nothing to see. */
  #stepFrom(node: number, where: Navigation): number {
    if (where === "start") return 0;
    const moves = this.moves();
    const step = (at: number) =>
      where === "previous" ? (moves.get(at)?.parent ?? at) : (moves.next(at)?.id ?? at);
    let at = step(node);
    for (let next = step(at); next !== at; next = step(at)) {
      if (where !== "end" && !moves.awaitsChance(at)) break;
      at = next;
    }
    return at;
  }

  /** Back to where the game goes on. */
  returnToLive(): void {
    if (!this.isLive) this.goTo(this.#live.node);
  }

  promote(node: number): void {
    this.#session.promote(node);
    this.#edited();
  }

  remove(node: number): void {
    this.#session.remove(node);
    this.#moves = null;
    const live = this.#live.node;
    if (live !== 0 && !this.moves().get(live)) this.#moved("edit");
    else this.#edited();
  }

  comment(node: number, text: string): void {
    this.#session.comment(node, text);
    this.#edited();
  }

  glyphs(node: number, glyphs: readonly number[]): void {
    this.#session.glyphs(node, Uint8Array.from(glyphs));
    this.#edited();
  }

  /** What a provable deal is made from; kept secret until the end. */
  get secret(): string {
    return this.#session.cardsSecret();
  }

  /** The fingerprint of all draws that was shown before the first one. */
  get pledge(): string {
    this.#pledge ??= this.#session.cardsPledge();
    return this.#pledge;
  }

  /** From now on cards come from `source`; a pledge is made here. */
  drawFrom(source: CardMode): void {
    this.#session.cards(source, "");
    this.#changed("tags");
  }

  /** What the players have mixed into every card of a pledged game. */
  get word(): string {
    return this.tags["CardsWord"] ?? "";
  }

  /** Whether players may still mix something in: the pledge is known, and no card can be. */
  get takesWord(): boolean {
    const { ply, canRedo } = this.#live;
    // The first version of the pledge knew no words.
    const worded = this.secret !== "" && !this.tags["Cards"]?.startsWith("provable 1 ");
    return worded && ply === 0 && !canRedo;
  }

  /** Mixes a word or a throw of the players' own into every card. */
  mixIn(word: string): void {
    if (word.trim() === this.word) return;
    this.#session.cardsWord(word.trim());
    this.#changed("tags");
  }

  /** After the end: writes what the deal was made from into the record. */
  revealCards(): void {
    this.#session.revealCards();
    this.#changed("tags");
  }

  /** Whether every card of this record is the one that was pledged. */
  verifyCards(): CardsReport {
    return this.#session.verifyCards();
  }

  resign(side: number): void {
    this.returnToLive();
    this.#session.resign(side);
    this.#over();
  }

  agreeDraw(): void {
    this.returnToLive();
    this.#session.agreeDraw();
    this.#over();
  }

  /** The draws that the side to move may claim in the game. */
  claims(style: Style): Claim[] {
    this.returnToLive();
    return this.#session.claims(style);
  }

  /** Ends the game by a claim, with the code of an announced move or an empty one. */
  claim(code: string): void {
    this.returnToLive();
    this.#session.claim(code);
    this.#over();
  }

  setTag(name: string, value: string): void {
    this.#session.setTag(name, value);
    this.#changed("tags");
  }

  /** Gives the memory of the rules back; the match is not used any more. */
  close(): void {
    this.#session.free();
  }

  /** Players have ended the game: what was taken back is no more. */
  #over(): void {
    this.#moves = null;
    this.#moved("end");
  }

  #edited(): void {
    this.#moves = null;
    this.#changed("edit");
  }

  /** The position on view has become the live one. */
  #moved(cause: Cause, via: Via = "program", now = this.#session.snapshot()): void {
    this.#here = now;
    this.#live = now;
    this.#announce(cause, via);
  }

  #changed(cause: Cause, via: Via = "program"): void {
    this.#here = this.#session.snapshot();
    if (this.#mode === "analyse" || this.#here.node === this.#live.node) this.#live = this.#here;
    this.#announce(cause, via);
  }

  #announce(cause: Cause, via: Via): void {
    this.#bound = null;
    if (cause !== "navigate") this.#tags = this.#pledge = null;
    this.dispatchEvent(new MatchChange(cause, via));
  }
}
