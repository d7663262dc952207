import "../../board/define";
import { app } from "../../app/context";
import { demonstrate } from "../../game/demonstration";
import type { Match } from "../../game/match";
import type { Demonstration } from "../../generated/types/Demonstration";
import { part } from "../../loading/part";

const FILES = import.meta.glob<Demonstration>("../../generated/types/demonstrations/*.ts", {
  import: "SHOWN",
});

/** Milliseconds from one move to the next, that the last position stays, and of a move itself. */
const STEP = 800;
const END = 2400;
const SPEED = 450;

/** A card of the home page that was shown. */
interface Shown {
  readonly match: Match;
  /** The number of its last position. */
  readonly last: number;
}

/**
 * A few moves of a game in the place of its emblem: of one card at a time, while it is shown and
 * until a person stops it. Without motion it is the last of its positions.
 */
export class Demonstrations {
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #ending = new AbortController();
  readonly #shown = new Map<HTMLElement, Promise<Shown>>();
  /** Those that a person has stopped. */
  readonly #stopped = new Set<HTMLElement>();
  /** The card that moves, or is about to. */
  #moving: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Out of sight nothing moves, wherever the pointer is. */
  readonly #sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (!isIntersecting) this.rest(cardOf(target));
  });
  #middle: IntersectionObserver | null = null;

  constructor() {
    const { signal } = this.#ending;
    const rest = () => this.rest(this.#moving);
    document.addEventListener("visibilitychange", () => document.hidden && rest(), { signal });
    this.#calm.addEventListener("change", rest, { signal });
  }

  /** Begins or goes on, unless a person has stopped it. */
  async show(card: HTMLElement): Promise<void> {
    if (!this.#stopped.has(card) && this.#moving !== card) await this.#begin(card);
  }

  /** Stays as it is until it is shown again. */
  rest(card: HTMLElement | null): void {
    if (!card || card !== this.#moving) return;
    clearTimeout(this.#timer);
    this.#moving = null;
    pressed(card, false);
  }

  /** A person stops it, or has it go on. */
  async press(card: HTMLElement): Promise<void> {
    if (this.#moving !== card) {
      this.#stopped.delete(card);
      return this.#begin(card);
    }
    this.#stopped.add(card);
    this.rest(card);
  }

  /** Shows the card in the middle of the window: where there is no pointer that could choose one. */
  follow(cards: Iterable<HTMLElement>): void {
    this.#middle ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const card = cardOf(target);
          if (card && isIntersecting) this.show(card).catch(() => undefined);
          else this.rest(card);
        }
      },
      { rootMargin: "-35% 0px -35% 0px" },
    );
    for (const card of cards) this.#middle.observe(emblemOf(card));
  }

  dispose(): void {
    this.rest(this.#moving);
    this.#ending.abort();
    this.#sight.disconnect();
    this.#middle?.disconnect();
    for (const shown of this.#shown.values()) {
      shown.then(({ match }) => match.close()).catch(() => undefined);
    }
  }

  async #begin(card: HTMLElement): Promise<void> {
    this.rest(this.#moving);
    this.#moving = card;
    let shown = this.#shown.get(card);
    if (!shown) {
      shown = this.#load(card);
      this.#shown.set(card, shown);
      shown.catch(() => this.#shown.delete(card));
    }
    try {
      const { match, last } = await shown;
      if (this.#moving !== card || this.#ending.signal.aborted) return;
      if (this.#calm.matches) {
        this.rest(card);
        return match.goTo(last);
      }
      pressed(card, true);
      this.#timer = setTimeout(this.#step, STEP, match, last);
    } catch (thrown) {
      this.rest(card);
      throw thrown;
    }
  }

  readonly #step = (match: Match, last: number) => {
    const { node } = match.snapshot;
    const next = node === last ? 0 : node + 1;
    match.goTo(next);
    this.#timer = setTimeout(this.#step, next === last ? END : STEP, match, last);
  };

  async #load(card: HTMLElement): Promise<Shown> {
    const { game = "" } = card.dataset;
    const load = FILES[`../../generated/types/demonstrations/${game}.ts`];
    if (!load) throw new TypeError(`${game} shows nothing`);
    const moves = await part(load);
    const match = demonstrate(moves);
    const emblem = emblemOf(card);
    const board = document.createElement("board-game");
    board.inert = true;
    board.ariaHidden = "true";
    const { language, settings } = app;
    const attributes = { mode: "diagram", bare: "", coordinates: "false", speed: String(SPEED) };
    for (const [name, value] of Object.entries({
      ...attributes,
      lang: language,
      pieces: settings.pieces,
    })) {
      board.setAttribute(name, value);
    }
    board.match = match;
    emblem.append(board);
    emblem.dataset["shown"] = "";
    this.#sight.observe(emblem);
    return { match, last: moves.scenes.length - 1 };
  }
}

function emblemOf(card: HTMLElement): HTMLElement {
  const emblem = card.querySelector<HTMLElement>(".emblem");
  if (!emblem) throw new TypeError("a card without an emblem");
  return emblem;
}

const cardOf = (emblem: Element) => emblem.closest<HTMLElement>(".game");

function pressed(card: HTMLElement, on: boolean): void {
  card.querySelector(".show")?.setAttribute("aria-pressed", String(on));
}
