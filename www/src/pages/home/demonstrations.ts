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
 * A few moves of a game in the place of its emblem: of one card at a time, while it is shown and
 * until a person stops it. Without motion it is the last of its positions, and each press another.
 */
export class Demonstrations {
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #shown = new Map<HTMLElement, Promise<Shown>>();
  /** Those that a person has stopped. */
  readonly #stopped = new Set<HTMLElement>();
  /** The card that moves, or is about to. */
  #moving: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last one that a person has set going. */
  #pressed: HTMLElement | null = null;
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
    const rest = () => this.#rest(this.#moving);
    document.addEventListener("visibilitychange", () => document.hidden && rest());
    this.#calm.addEventListener("change", rest);
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
  }

  /** Where nothing is to move, each press shows the next position. */
  async #begin(card: HTMLElement, press = false): Promise<void> {
    this.#rest(this.#moving);
    this.#moving = card;
    let shown = this.#shown.get(card);
    const again = shown !== undefined;
    if (!shown) {
      shown = this.#load(card);
      this.#shown.set(card, shown);
      shown.catch(() => this.#shown.delete(card));
    }
    try {
      const { match, last } = await shown;
      if (this.#moving !== card) return;
      if (this.#calm.matches) {
        this.#rest(card);
        return match.goTo(press && again ? after(match, last) : last);
      }
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
    this.#timer = setTimeout(this.#step, next === last ? END : STEP, match, last);
  };

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

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(".game") : null;

/** The next position; after the last one the first. */
const after = ({ snapshot: { node } }: Match, last: number) => (node === last ? 0 : node + 1);

function pressed(card: HTMLElement, on: boolean): void {
  card.querySelector(".show")?.setAttribute("aria-pressed", String(on));
}

/** From now on cards show moves, beginning with the one that somebody has come near. */
export async function begin(event: Event): Promise<Demonstrations> {
  const list = (event.target as Element).closest(".games");
  if (!list) throw new TypeError("no list of games");
  const all = new Demonstrations(list);
  if (event.type !== "click") all.come(event);
  return all;
}
