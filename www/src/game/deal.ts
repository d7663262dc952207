import type { CardMode, GameSession, Tags } from "../engine/rules/session";
import type { CardsReport } from "../generated/types/CardsReport";
import type { Snapshot } from "../generated/types/Snapshot";
import { sourceOf } from "./cards";

/** What the cards of a match depend on. */
interface Table {
  readonly tags: Tags;
  readonly live: Snapshot;
}

/** Where the cards of a match come from, and whether they are fair. */
export class Deal {
  readonly #session: GameSession;
  readonly #table: Table;
  /** Tells the header as it is now, and where the game stands if that has changed too. */
  readonly #tagged: (tags: Tags, now?: Snapshot) => void;
  /** What is kept beside the header, and the header to which it belongs. */
  #kept: { readonly tags: Tags; readonly secret: string; readonly pledge: string } | null = null;

  constructor(session: GameSession, table: Table, tagged: (tags: Tags, now?: Snapshot) => void) {
    this.#session = session;
    this.#table = table;
    this.#tagged = tagged;
  }

  get source(): CardMode {
    return sourceOf(this.#table.tags);
  }

  /** What a provable deal is made from; kept secret until the end. */
  get secret(): string {
    return this.#read().secret;
  }

  /** The fingerprint of all draws that was shown before the first one. */
  get pledge(): string {
    return this.#read().pledge;
  }

  #read(): { readonly secret: string; readonly pledge: string } {
    const { tags } = this.#table;
    if (this.#kept?.tags === tags) return this.#kept;
    // Nothing is pledged where the header does not say so.
    const provable = this.source === "provable";
    const secret = provable ? this.#session.cardsSecret() : "";
    const pledge = provable ? this.#session.cardsPledge() : "";
    this.#kept = { tags, secret, pledge };
    return this.#kept;
  }

  /** Whether what a provable deal is made from is open to everybody. */
  get revealed(): boolean {
    return "CardsSecret" in this.#table.tags;
  }

  /** What the players have mixed into every card of a pledged game. */
  get word(): string {
    return this.#table.tags["CardsWord"] ?? "";
  }

  /** Whether players may still mix something in: the pledge is known, and no card can be. */
  get takesWord(): boolean {
    const { live, tags } = this.#table;
    // The first version of the pledge knew no words.
    const worded = this.secret !== "" && !tags["Cards"]?.startsWith("provable 1 ");
    return worded && live.ply === 0 && !live.canRedo;
  }

  /** From now on cards come from `source`; a pledge is made here. */
  drawFrom(source: CardMode): void {
    this.#tagged(this.#session.cards(source, ""));
  }

  /** Mixes a word or a throw of the players' own into every card. */
  mixIn(word: string): void {
    if (word.trim() === this.word) return;
    this.#tagged(this.#session.cardsWord(word.trim()));
  }

  /** After the end: writes what the deal was made from into the record. */
  reveal(): void {
    const tags = this.#session.revealCards();
    // Nothing can be taken back any more.
    this.#tagged(tags, this.#session.snapshot());
  }

  /** Whether every card of this record is the one that was pledged. */
  verify(): CardsReport {
    return this.#session.verifyCards();
  }
}
