import "../../board/define";
import { app } from "../../app/context";
import { demonstrate } from "./recorded-match";
import type { Match } from "../../game/match";
import type { Demonstration } from "../../generated/types/Demonstration";
import { part } from "../../loading/part";
import css from "./demonstrations.css?inline";

const FILES = import.meta.glob<Demonstration>("../../generated/types/demonstrations/*.ts", {
  import: "SHOWN",
});

/** Milliseconds from one move to the next, that the last position stays, and of a move itself. */
const STEP = 800;
const END = 2400;
const SPEED = 450;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** A card of the home page that was shown. */
interface Shown {
  readonly match: Match;
  /** The number of its last position. */
  readonly last: number;
}

/**
 * A few moves of a game in the place of its emblem, of one card at a time: the one that a person
 * is at, else those in sight in turn, until a person stops one. Without motion it is the last of
 * the positions, and each press another.
 */
export class Demonstrations {
  readonly #ending = new AbortController();
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #shown = new Map<HTMLElement, Promise<Shown>>();
  /** Those that a person has stopped. */
  readonly #stopped = new Set<HTMLElement>();
  /** The card that moves, or is about to. */
  #moving: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last one that a person has set going. */
  #pressed: HTMLElement | null = null;
  /** Those in sight, while cards move by themselves; null once a person has stopped one. */
  #turns: Set<HTMLElement> | null = null;
  /** The last one whose turn it was. */
  #turn: HTMLElement | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Tells which cards are in sight, once they move in turn. */
  #seen: IntersectionObserver | null = null;
  /** Out of sight, and on no page any more, nothing moves, wherever the pointer is. */
  readonly #sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (!isIntersecting) this.#rest(target);
  });
  /** Fingers point at nothing: the card in the middle of the window moves. */
  readonly #middle = new IntersectionObserver(
    (entries) => {
      // Not in the place of what a person has set going, wherever that is in sight.
      if (this.#moving && this.#moving === this.#pressed) return;
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) this.#show(target);
        else this.#rest(target);
      }
    },
    { rootMargin: "-35% 0px -35% 0px" },
  );

  constructor(private readonly list: Element) {
    const { signal } = this.#ending;
    const look = () => {
      this.#rest(this.#moving);
      this.#goOn();
    };
    document.addEventListener("visibilitychange", look, { signal });
    this.#calm.addEventListener("change", look, { signal });
    for (const type of ["pointerover", "focusin"] as const) {
      list.addEventListener(type, (event) => this.come(event));
    }
    for (const type of ["pointerout", "focusout"] as const) {
      list.addEventListener(type, (event) => {
        const card = cardOf(event.target);
        const { relatedTarget } = event as PointerEvent | FocusEvent;
        if (card && cardOf(relatedTarget) !== card) this.#rest(card);
      });
    }
  }

  /** The page is left: nothing moves, and nothing holds its boards. */
  dispose(): void {
    this.#rest(this.#moving);
    this.#moving = this.#turns = null;
    clearTimeout(this.#pause);
    for (const observer of [this.#sight, this.#middle, this.#seen]) observer?.disconnect();
    this.#ending.abort();
  }

  /** Cards in sight show their boards from now on, and move in turn. */
  takeTurns(): void {
    const turns = new Set<HTMLElement>();
    this.#turns = turns;
    this.#seen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const card = cardOf(target);
          if (!card) continue;
          if (isIntersecting) {
            turns.add(card);
            this.#board(card).catch(() => undefined);
          } else turns.delete(card);
        }
        this.#goOn();
      },
      { threshold: 0.7 },
    );
    for (const emblem of this.list.querySelectorAll(".emblem")) this.#seen.observe(emblem);
  }

  /** The next card has its turn, unless a person has another one move meanwhile. */
  #goOn(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      const turns = this.#turns;
      if (!turns || this.#moving || document.hidden || this.#calm.matches) return;
      const cards = [...this.list.querySelectorAll<HTMLElement>(".game")];
      const from = this.#turn ? cards.indexOf(this.#turn) + 1 : 0;
      const [next] = [...cards.slice(from), ...cards.slice(0, from)].filter(
        (card) => turns.has(card) && !this.#stopped.has(card),
      );
      if (!next) return;
      this.#turn = next;
      this.#show(next);
    }, STEP);
  }

  /** A person has come near a card. */
  come(event: Event): void {
    if (event instanceof PointerEvent && event.pointerType !== "mouse") {
      for (const emblem of this.list.querySelectorAll(".emblem")) this.#middle.observe(emblem);
    } else this.#show(event.target);
  }

  /** A person stops it, or has it go on. */
  async press({ target }: Event): Promise<void> {
    const card = cardOf(target);
    if (!card) return;
    if (this.#moving === card && this.#timer !== undefined) {
      this.#stopped.add(card);
      this.#turns = null;
      this.#rest(card);
    } else {
      this.#stopped.delete(card);
      this.#pressed = card;
      await this.#begin(card, true);
    }
  }

  /** Begins or goes on, unless a person has stopped it. */
  #show(at: EventTarget | null): void {
    const card = cardOf(at);
    if (!card || this.#stopped.has(card) || this.#moving === card) return;
    // Who only comes near a card is told nothing of what could not be loaded.
    this.#begin(card).catch(() => undefined);
  }

  /** Stays as it is until it is shown again. */
  #rest(at: EventTarget | null): void {
    const card = cardOf(at);
    if (!card || card !== this.#moving) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#moving = null;
    pressed(card, false);
    this.#goOn();
  }

  /** Where nothing is to move, each press shows the next position. */
  async #begin(card: HTMLElement, press = false): Promise<void> {
    this.#rest(this.#moving);
    this.#moving = card;
    const again = this.#shown.has(card);
    try {
      const { match, last } = await this.#board(card);
      if (this.#moving !== card) return;
      if (this.#calm.matches) {
        this.#rest(card);
        return match.goTo(press && again ? after(match, last) : last);
      }
      if (match.snapshot.node === last) match.goTo(0);
      pressed(card, true);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#step, STEP, match, last);
    } catch (thrown) {
      this.#rest(card);
      throw thrown;
    }
  }

  readonly #step = (match: Match, last: number) => {
    const next = after(match, last);
    match.goTo(next);
    this.#timer =
      next === last
        ? setTimeout(this.#end, END, match, last)
        : setTimeout(this.#step, STEP, match, last);
  };

  /** Begins again where a person is at the card; else it is the turn of the next one. */
  readonly #end = (match: Match, last: number) => {
    const card = this.#moving;
    if (card === this.#pressed || card?.matches(":hover, :focus-within") || !this.#turns) {
      return this.#step(match, last);
    }
    this.#rest(card);
  };

  /** The board of a card, which is made once. */
  #board(card: HTMLElement): Promise<Shown> {
    let shown = this.#shown.get(card);
    if (!shown) {
      shown = this.#load(card);
      this.#shown.set(card, shown);
      shown.catch(() => this.#shown.delete(card));
    }
    return shown;
  }

  async #load(card: HTMLElement): Promise<Shown> {
    const emblem = emblemOf(card);
    const { game = "" } = emblem.dataset;
    const load = FILES[`../../generated/types/demonstrations/${game}.ts`];
    if (!load) throw new TypeError(`${game} shows nothing`);
    const moves = await part(load);
    const match = demonstrate(moves);
    const board = document.createElement("board-game");
    board.inert = true;
    board.ariaHidden = "true";
    const { language, settings } = app;
    const attributes = { mode: "diagram", bare: "", coordinates: "false", speed: String(SPEED) };
    for (const [name, value] of Object.entries({
      ...attributes,
      lang: language,
      pieces: settings.pieces,
      set: settings.set,
      board: settings.board,
    })) {
      board.setAttribute(name, value);
    }
    board.match = match;
    board.addEventListener("bg-ready", () => (emblem.dataset["shown"] = ""), { once: true });
    emblem.append(board);
    this.#sight.observe(emblem);
    const last = moves.scenes.length - 1;
    // Its last position says more of the game than the start, which may be an empty board.
    match.goTo(last);
    return { match, last };
  }
}

function emblemOf(card: HTMLElement): HTMLElement {
  const emblem = card.querySelector<HTMLElement>(".emblem");
  if (!emblem) throw new TypeError("a card without an emblem");
  return emblem;
}

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(".game") : null;

/** The next position; after the last one the first. */
const after = ({ snapshot: { node } }: Match, last: number) => (node === last ? 0 : node + 1);

function pressed(card: HTMLElement, on: boolean): void {
  card.querySelector(".show")?.setAttribute("aria-pressed", String(on));
}

/** From now on cards show moves, beginning with the one that somebody has come near. */
export async function begin(list: Element, event?: Event): Promise<Demonstrations> {
  const all = new Demonstrations(list);
  if (event && event.type !== "click") all.come(event);
  return all;
}
