import { app } from "../../app/context";
import { Debounce } from "../../app/debounce";
import { type Match, MatchChange } from "../../game/match";
import { keepDrawings, restoreDrawings } from "../../storage/drawings";
import { describe, type SavedGame } from "../../storage/games";
import { Journal } from "../../storage/journal";
import { TabLock } from "../../storage/tab-lock";
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
  #bottom: number;
  #readOnly = false;
  /** Another tab has played on since: it is to be opened anew. */
  #outdated = false;
  /** Nobody has made a move yet. */
  #fresh = false;
  /** Chance acts before anybody has made a move. */
  #dealing = false;
  #ended: boolean;
  /** Where the game goes on, or how it has ended. */
  #liveState: string;
  /** Settled when the last change is written, or cannot be now. */
  #saving: Promise<boolean> | null = null;
  readonly #listener: Listener;
  readonly #lock: TabLock<SavedGame | null>;
  readonly #journal = new Journal();
  /** Saves where somebody who looks through a game has come to. */
  readonly #viewed = new Debounce(() => this.#save(), PAUSE);

  constructor({ saved, match }: OpenedGame, listener: Listener) {
    this.id = saved.id;
    this.match = match;
    this.created = saved.created;
    this.#bottom = saved.bottom;
    this.#listener = listener;
    restoreDrawings(saved.id, match);
    this.#ended = match.live.gameResult !== null;
    this.#liveState = liveState(match);
    match.moves(app.style);
    this.#journal.begin(match, saved);
    match.addEventListener(MatchChange.type, this.#changed);
    this.#lock = new TabLock(saved.id, {
      handOver: () => this.#handOver(),
      lost: () => {
        this.#stopWriting();
        app.games.handOver(saved.id);
      },
    });
  }

  /** Asks for the right to save; without it here one can only look. */
  async begin(): Promise<void> {
    this.#readOnly = !(await this.#lock.take());
    this.#fresh = app.games.isFresh(this.id);
  }

  /** Another tab writes this game. */
  get readOnly(): boolean {
    return this.#readOnly;
  }

  get outdated(): boolean {
    return this.#outdated;
  }

  /** The side of the board that is nearer. */
  get bottom(): number {
    return this.#bottom;
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
    this.#bottom = bottom;
    this.#save();
  }

  readonly #changed = (event: Event) => {
    this.#listener.changed(event);
    if (!(event instanceof MatchChange)) return;
    const { match } = this;
    const { cause } = event;
    if (cause !== "navigate" && cause !== "tags" && !this.#dealing) this.#fresh = false;
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

  /** Looking at a game saves nothing; where that moves its cursor, it is saved afterwards. */
  #saveChange(cause: MatchChange["cause"]): void {
    const before = this.#liveState;
    this.#liveState = liveState(this.match);
    if (cause !== "navigate") this.#save();
    else if (this.match.mode === "analyse") this.#viewed.schedule();
    else if (this.#liveState !== before) this.#save();
  }

  /** Every ply is stored before anything else happens. */
  #save(): void {
    this.#viewed.cancel();
    if (this.readOnly || !this.#lock.holds) return;
    const game = this.#described();
    if (this.#fresh) app.games.hold(game);
    else this.#saving = app.games.put(game);
  }

  #described(): SavedGame {
    const { id, created, bottom } = this;
    return describe(this.match, { id, created, bottom }, Date.now(), this.#journal);
  }

  #stopWriting(): void {
    this.#readOnly = true;
    this.#listener.becameReadOnly();
  }

  /** Leaves the game to another tab: as it is here, when all of it is saved or cannot be. */
  async #handOver(): Promise<SavedGame | null> {
    this.#stopWriting();
    await this.#saving;
    app.games.handOver(this.id);
    return this.#fresh ? null : this.#described();
  }

  /** Takes the game over from the tab that writes it; it has to be opened anew then. */
  async takeOver(): Promise<void> {
    if (this.#outdated) return;
    this.#outdated = true;
    // The other tab may have played on.
    const given = await this.#lock.takeOver();
    if (given) await app.games.put(given);
    this.#lock.release();
    dispatchEvent(new Event("hashchange"));
  }

  /** Saves what waits; the page may be gone at any moment. */
  readonly flush = (): void => {
    keepDrawings(this.id, this.match);
    this.#viewed.flush();
  };

  /** Nobody is at this game any more. */
  leave(): void {
    this.flush();
    this.#lock.release();
    this.match.removeEventListener(MatchChange.type, this.#changed);
  }

  /** Nobody has seen this game: the page was overtaken by another one. */
  abandon(): void {
    this.#lock.release();
    this.match.close();
  }
}

const liveState = ({ live }: Match): string => JSON.stringify([live.node, live.gameResult]);
