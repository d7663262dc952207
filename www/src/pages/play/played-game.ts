import { app } from "../../app/context";
import type { BegunTurn } from "../../clock/game-clock";
import { Debounce } from "../../app/debounce";
import type { Match } from "../../game/match";
import { MatchChange } from "../../game/match-change";
import { describe, type SavedGame } from "../../storage/games";
import type * as Drawings from "../../storage/drawings";
import type { Journal } from "../../storage/journal";
import { TabLock } from "../../storage/tab-lock";
import { part } from "../../loading/part";
import type { OpenedGame } from "./open-saved";

/** Milliseconds that a position has to be on view before that is saved. */
const PAUSE = 300;

/** What the page hears from its game. */
interface Listener {
  /** The match has changed; nothing is saved yet. */
  changed(event: Event): void;
  /** Another tab writes the game now: here one can only look. */
  becameReadOnly(): void;
}

/** A saved game that is open: its match, and what is saved of it and when. */
export class PlayedGame {
  readonly id: string;
  readonly match: Match;
  readonly created: number;
  /** It has been played by a clock on this device. */
  readonly hadClock: boolean;
  /** The turn that has begun, where it is played by a clock that runs here. */
  begun: (() => BegunTurn) | null = null;
  /** The side of the board that is nearer. */
  bottom: number;
  /** The side of whoever plays by links here. */
  readonly side: number | undefined;
  /** Another tab writes this game. */
  readOnly = false;
  /** Another tab has played on since, or has deleted it: it is to be opened anew. */
  outdated = false;
  /** No person has made a move yet: nothing is in any list. */
  fresh = false;
  /** Whether the program was to move, and a person waited, before the last change. */
  #programMoves: boolean;
  /** Chance acts before anybody has made a move. */
  #dealing = false;
  #ended: boolean;
  /** Where the game goes on, or how it has ended. */
  #liveState: string;
  /** Settled when the last change is written, or cannot be now. */
  #saving: Promise<boolean> | null = null;
  readonly #listener: Listener;
  /** The right to write the game. */
  readonly lock: TabLock<SavedGame | null>;
  /** What has been stored of the game; until it is here, all of the game is written each time. */
  #journal: Journal | null = null;
  /** What keeps drawings for as long as the tab is open, once those of before are back. */
  #drawings: typeof Drawings | null = null;
  /** What was opened; null as soon as something in it has changed. */
  opened: SavedGame | null;
  /** Saves where somebody who looks through a game has come to. */
  readonly #viewed = new Debounce(() => this.save(), PAUSE);

  constructor({ saved, match }: OpenedGame, listener: Listener) {
    this.id = saved.id;
    this.match = match;
    this.created = saved.created;
    this.hadClock = saved.begun !== undefined;
    this.bottom = saved.bottom;
    this.side = saved.side;
    this.#listener = listener;
    this.#ended = match.live.gameResult !== null;
    this.#liveState = liveState(match);
    this.#programMoves = match.players.programAwaited;
    match.moves(app.style);
    this.opened = saved;
    match.addEventListener(MatchChange.type, this.#changed);
    app.games.addEventListener("forgotten", this.#forgotten);
    this.lock = new TabLock(saved.id, {
      handOver: () => this.#handOver(),
      lost: () => {
        this.#stopWriting();
        app.games.handOver(saved.id);
      },
    });
  }

  /** Asks for the right to save; without it here one can only look. */
  async begin(): Promise<void> {
    this.readOnly = !(await this.lock.take());
    this.fresh = app.games.isFresh(this.id);
  }

  /** Brings back what was drawn on the board: the picture needs it no sooner than the hands that draw. */
  async bringDrawings(): Promise<void> {
    const drawings = await part(() => import("../../storage/drawings"));
    drawings.restoreDrawings(this.id, this.match);
    this.#drawings = drawings;
  }

  /** From now on only what is played is written, behind what was stored. */
  async keepJournal(): Promise<void> {
    const { Journal } = await part(() => import("../../storage/journal"));
    const journal = new Journal();
    if (this.opened) journal.begin(this.match, this.opened);
    this.#journal = journal;
  }

  /** Whether it is played by a clock. */
  get isTimed(): boolean {
    return this.match.tags["TimeControl"] !== undefined;
  }

  /** Whether a person may do something now: it is nobody else's turn, and no other tab's. */
  get personActs(): boolean {
    return !this.readOnly && this.match.players.personActs;
  }

  /**
   * Lets chance act where nobody has made a move for it: the game was closed between the call
   * for a card and the card, or its array is not drawn yet.
   */
  deal(): void {
    if (this.readOnly || !this.match.awaitsChance) return;
    this.#dealing = true;
    try {
      this.match.draw();
    } finally {
      this.#dealing = false;
    }
  }

  flip(bottom: number): void {
    this.bottom = bottom;
    this.save();
  }

  readonly #changed = (event: Event) => {
    this.#listener.changed(event);
    if (!(event instanceof MatchChange)) return;
    this.opened = null;
    const { match } = this;
    const { cause } = event;
    if (this.#isOwn(cause)) this.fresh = false;
    this.#programMoves = match.players.programAwaited;
    this.#saveChange(cause);
    // A game that has just ended becomes something to look through.
    if (match.live.gameResult && match.mode === "play" && cause !== "navigate") {
      match.mode = "analyse";
    } else if (!match.live.gameResult && match.mode === "analyse" && cause === "navigate") {
      // The end was taken back.
      if (match.live.atEnd && this.#ended) match.mode = "play";
    }
    this.#ended = match.live.gameResult !== null;
    // A pledged deal is laid open as soon as the game is over.
    const { deal } = match;
    if (match.live.gameResult && deal.secret && !deal.revealed) deal.reveal();
  };

  /** Whether a person has done something to keep: an end without a move of theirs is nothing. */
  #isOwn(cause: MatchChange["cause"]): boolean {
    if (cause === "edit") return true;
    return cause === "play" && !this.#dealing && !this.#programMoves;
  }

  /** Looking at a game saves nothing; where that moves its cursor, it is saved afterwards. */
  #saveChange(cause: MatchChange["cause"]): void {
    const before = this.#liveState;
    this.#liveState = liveState(this.match);
    if (cause !== "navigate") this.save();
    else if (this.match.mode === "analyse") this.#viewed.schedule();
    else if (this.#liveState !== before) this.save();
  }

  /** Saves it, though nobody has made a move: others count on it. */
  keep(): void {
    this.fresh = false;
    this.save();
  }

  /** Every ply is stored before anything else happens. */
  save(): void {
    this.#viewed.cancel();
    if (this.readOnly || !this.lock.holds) return;
    const game = this.#described();
    if (this.fresh) app.games.hold(game);
    else this.#saving = app.games.put(game);
  }

  #described(): SavedGame {
    const { id, created, bottom, side } = this;
    return describe(
      this.match,
      { id, created, bottom, side, ...(this.begun && { begun: this.begun() }) },
      Date.now(),
      this.#journal?.write(this.match),
    );
  }

  #stopWriting(): void {
    this.match.tries = false;
    this.readOnly = true;
    this.#listener.becameReadOnly();
  }

  /** It was deleted with all others, and does not come back with the next move. */
  readonly #forgotten = () => {
    this.outdated = true;
    this.#drawings = null;
    this.#stopWriting();
  };

  /** Leaves the game to another tab: as it is here, when all of it is saved or cannot be. */
  async #handOver(): Promise<SavedGame | null> {
    this.#stopWriting();
    await this.#saving;
    app.games.handOver(this.id);
    return this.fresh ? null : this.#described();
  }

  /** Saves what waits; the page may be gone at any moment. */
  readonly flush = (): void => {
    this.#drawings?.keepDrawings(this.id, this.match);
    if (this.begun) this.save();
    else this.#viewed.flush();
  };

  /** Nobody is at this game any more. */
  leave(): void {
    this.flush();
    this.lock.release();
    // A copy of this tab may go on with what nobody has begun.
    app.games.share(this.id);
    this.match.removeEventListener(MatchChange.type, this.#changed);
    app.games.removeEventListener("forgotten", this.#forgotten);
  }

  /** Nobody has seen this game: the page was overtaken by another one. */
  abandon(): void {
    this.lock.release();
    app.games.removeEventListener("forgotten", this.#forgotten);
    this.match.close();
  }
}

const liveState = ({ live }: Match): string => JSON.stringify([live.node, live.gameResult]);
