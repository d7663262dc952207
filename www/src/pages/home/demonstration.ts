import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { app } from "../../app/context";
import type { GameCard } from "../../app/games";
import { AppElement } from "../../app/page";
import { attempt } from "../../app/trouble";
import type { Match } from "../../game/match";
import { EMBLEMS } from "../../generated/emblems";
import { part } from "../../loading/part";
import { art } from "../../ui/art";

/** The one that moves. */
let moving: GameDemonstration | null = null;

/** Milliseconds from one move to the next, and that the last position stays. */
const STEP = 800;
const END = 2400;
/** Of a move itself. */
const SPEED = 450;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** On screens without a pointer that hovers, what is in sight moves once the page was scrolled. */
const touched = matchMedia("(hover: none)");

/**
 * The emblem of a game, and in its place a few moves of it: while a person points at its card or
 * is in it with the keyboard, on phones while it is in sight, and until a person stops it. Nothing
 * of it is loaded before. Without motion it shows the last of its positions.
 */
@customElement("game-demonstration")
export class GameDemonstration extends AppElement {
  @property({ attribute: false }) game!: GameCard;
  @state() private match: Match | null = null;
  @state() private moves = false;
  /** A person has stopped it. */
  #stopped = false;
  #count = 0;
  #loading: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #inSight = false;
  #scrolled = false;
  readonly #sight = new IntersectionObserver(
    (entries) => {
      this.#inSight = entries.at(-1)?.isIntersecting ?? false;
      if (!this.#inSight) this.rest();
      else if (this.#scrolled && touched.matches) void this.show();
    },
    // About the middle of the window.
    { rootMargin: "-30% 0px -30% 0px" },
  );
  /** Out of the window it does not move, wherever the pointer is. */
  readonly #window = new IntersectionObserver((entries) => {
    if (!(entries.at(-1)?.isIntersecting ?? true)) this.rest();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("scroll", this.#scroll, { passive: true });
    document.addEventListener("visibilitychange", this.#hidden);
    calm.addEventListener("change", this.#calmed);
  }

  protected override firstUpdated(): void {
    const emblem = this.querySelector(".emblem");
    if (!emblem) return;
    this.#sight.observe(emblem);
    this.#window.observe(emblem);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.rest();
    this.#sight.disconnect();
    this.#window.disconnect();
    removeEventListener("scroll", this.#scroll);
    document.removeEventListener("visibilitychange", this.#hidden);
    calm.removeEventListener("change", this.#calmed);
    this.match?.close();
    this.match = null;
    this.#loading = null;
  }

  readonly #scroll = () => {
    this.#scrolled = true;
    if (this.#inSight && touched.matches) void this.show();
  };

  readonly #hidden = () => {
    if (document.hidden) this.rest();
  };

  readonly #calmed = () => {
    if (calm.matches) this.#still();
  };

  /** Begins to move or goes on, unless a person has stopped it. */
  async show(): Promise<void> {
    // A person who only points at a card is told nothing of what could not be loaded.
    if (!this.#stopped && !this.moves) await this.#begin().catch(() => undefined);
  }

  /** Stays as it is until it is shown again. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.moves = false;
    if (moving === this) moving = null;
  }

  async #begin(): Promise<void> {
    moving?.rest();
    moving = this;
    await (this.#loading ??= this.#load());
    if (moving !== this || !this.isConnected) return;
    if (calm.matches) return this.#still();
    this.moves = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#step, STEP);
  }

  async #load(): Promise<void> {
    try {
      const { demonstrationOf } = await part(() => import("./demonstrations"));
      const [match, count] = await demonstrationOf(this.game.id);
      if (!this.isConnected) return match.close();
      this.#count = count;
      this.match = match;
    } catch (thrown) {
      this.#loading = null;
      throw thrown;
    }
  }

  readonly #step = () => {
    const { match } = this;
    if (!match || !this.moves) return;
    const next = (match.snapshot.node + 1) % this.#count;
    match.goTo(next);
    this.#timer = setTimeout(this.#step, next === this.#count - 1 ? END : STEP);
  };

  /** The last position tells most of a game. */
  #still(): void {
    this.rest();
    this.match?.goTo(this.#count - 1);
  }

  readonly #press = () => {
    this.#stopped = this.moves;
    if (this.moves) this.rest();
    else void attempt(() => this.#begin());
  };

  protected override render(): TemplateResult {
    const { id, emblem } = this.game;
    const name = this.t(this.moves ? "home-stop" : "home-show", { game: this.t(`${id}-name`) });
    return html`<div class="emblem" data-game=${id} ?data-shown=${this.match !== null}>
        ${this.match ? this.#board(this.match) : art(EMBLEMS[emblem])}
      </div>
      ${
        calm.matches
          ? nothing
          : html`<button
              type="button"
              class=${this.moves ? "pause" : "go-on"}
              aria-label=${name}
              title=${name}
              @click=${this.#press}
            ></button>`
      }`;
  }

  #board(match: Match): TemplateResult {
    return html`<board-game
      inert
      aria-hidden="true"
      mode="diagram"
      bare
      speed=${SPEED}
      lang=${app.language}
      coordinates="false"
      pieces=${app.settings.pieces}
      .match=${match}
    ></board-game>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "game-demonstration": GameDemonstration;
  }
}
