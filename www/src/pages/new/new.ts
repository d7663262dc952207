import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { app } from "../../app/context";
import { gameCard } from "../../app/games";
import { Page } from "../../app/page";
import { to, type Route, goFromHere } from "../../app/router";
import { startGame } from "../../app/save-game";
import { attempt } from "../../app/trouble";
import { GAME_IDS, levelsOf, loadGame } from "../../engine/rules/load";
import type { CardMode, GameSessions } from "../../engine/rules/session";
import { Match } from "../../game/match";
import { GameError } from "../../game-error";
import type { GameInfo } from "../../generated/types/GameInfo";
import type { OptionField } from "../../generated/types/OptionField";
import type { Problem } from "../../generated/types/Problem";
import { namesBefore } from "../../i18n/beside";
import type { Messages } from "../../i18n/messages";
import { isMissingPart, part } from "../../loading/part";
import { cardSource } from "./card-source";
import { deckForm, optionsOf, STANDARD, type Decks } from "./deck-form";
import { optionField } from "./option-field";
import { playersForm, Seating } from "./players-form";
import { positionField } from "./start-position";
import type { MixChange, VariantMixer } from "./variant-mixer";

import "../shared/form.css";

/** The options that say what lies in the decks: they have a control of their own. */
const DECKS = ["white_deck", "black_deck"] as const;

/** How many seats a table has by its options. */
const seatsIn = (options: Readonly<Record<string, string>>): number =>
  options["seats"] === "4" ? 4 : 2;

/** Sets up a new game: who plays, by which options, from which position. */
@customElement("new-page")
export class NewPage extends Page {
  #info: GameInfo = {
    id: "",
    rulesVersion: 0,
    options: [],
    claims: false,
    agreement: true,
    forms: [],
  };
  /** The rules, where options are variants to mix. */
  #mixed: GameSessions | null = null;
  #starting = false;
  /** The mix in short. */
  @state() private mix: MixChange["summary"] = ["", ""];
  @state() private chosen: Readonly<Record<string, string>> = {};
  @state() private seating = new Seating();
  @state() private decks: Decks = STANDARD;
  @state() private source: CardMode = "random";
  @state() private position = "";
  @state() private problem: Problem | null = null;
  /** What the draw of colours has brought, for those who cannot see the fields. */
  @state() private drawn = "";

  override get heading(): string {
    return this.t("new-title", { game: this.t(`${this.#info.id}-name`) });
  }

  protected override get words(): Messages {
    return app.words.of(this.#info.id);
  }

  override async prepare(route: Route): Promise<void> {
    if (route.page !== "new") return;
    const { game } = route;
    if (!GAME_IDS.includes(game)) {
      throw GameError.of("unknown-game", { game, known: GAME_IDS.join(", ") });
    }
    const [sessions] = await Promise.all([
      loadGame(game),
      app.load("new", "engine", ...namesBefore(game), game, `${game}-options`),
    ]);
    const info = sessions.games().find(({ id }) => id === game);
    if (info) this.#info = info;
    this.chosen = Object.fromEntries(this.#info.options.map((field) => [field.id, field.default]));
    this.seating = new Seating(seatsIn(this.chosen), await levelsOf(game, this.chosen));
    const standard = sessions.create(game, {}, "");
    const mix = standard.mix();
    standard.free();
    if (!mix) return;
    this.#mixed = sessions;
    await Promise.all([
      part(() => import("./variant-mixer")),
      app.load("mixer", "play", "cards", `${game}-mix`),
    ]);
  }

  #choose(id: string, value: string): void {
    this.chosen = { ...this.chosen, [id]: value };
    this.seating = this.seating.withCount(seatsIn(this.chosen));
    this.problem = null;
    void this.#countLevels(this.chosen);
  }

  /** Variants may have other levels; options that cannot be played are found later. */
  async #countLevels(options: Readonly<Record<string, string>>): Promise<void> {
    const levels = await levelsOf(this.#info.id, options).catch(() => this.seating.levels);
    if (options === this.chosen) this.seating = this.seating.withLevels(levels);
  }

  #chooseDecks(decks: Decks): void {
    this.decks = decks;
    for (const [at, deck] of optionsOf(decks).entries()) this.#choose(DECKS[at] ?? "", deck);
  }

  /** Lets chance say who has which colour: swaps the sides or leaves them. */
  #drawColours(): void {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte % 2 === 1) this.seating = this.seating.swapped;
    const { first } = this.seating;
    this.drawn = first ? this.t("new-drawn", { name: first }) : this.t("new-drawn-nameless");
  }

  readonly #submit = (event: Event) => {
    event.preventDefault();
    void attempt(() => this.#start());
  };

  /** Who has never played it begins at once, against the weakest program. */
  readonly #tryIt = () => void attempt(() => this.#start(this.seating.againstWeakest));

  async #start(seats = this.seating): Promise<void> {
    // A second press while the first is at work would begin a second game.
    if (this.#starting) return;
    this.#starting = true;
    const goOn = goFromHere();
    try {
      const match = await this.#match();
      const seating = seats.withLevels(match.levels);
      seating.signInto(match);
      goOn(to.game(startGame(match, seating.bottom)));
    } catch (thrown) {
      this.#starting = false;
      if (isMissingPart(thrown)) throw thrown;
      await app.explain(thrown);
      this.problem = GameError.from(thrown).problem;
      await this.updateComplete;
      if (!this.#clash) this.querySelector<HTMLElement>("#new-position")?.focus();
    }
  }

  /** The game to be played: the one whose start was drawn on this page, or a new one. */
  async #match(): Promise<Match> {
    const { id } = this.#info;
    const position = this.position.trim();
    const drawn = position ? null : this.querySelector<VariantMixer>("variant-mixer")?.take();
    if (drawn) return drawn;
    const session = (await loadGame(id)).create(id, this.chosen, position);
    if (this.source !== "random") session.cards(this.source, "");
    return new Match(session);
  }

  protected override render(): TemplateResult {
    const { id, options } = this.#info;
    // Who sits at the table comes before how the game is played.
    const seats = options.find((field) => field.id === "seats");
    const decks = options.some((field) => field.id === DECKS[0]);
    const others = this.#mixed
      ? []
      : options.filter((field) => field !== seats && !DECKS.some((deck) => deck === field.id));
    const clash = this.#clash;
    return html`
      <div class="page-head">
        <h1 tabindex="-1">${this.heading}</h1>
        <p>${this.t(`${id}-tagline`)} <a href=${to.rules(id)}>${this.t("new-rules")}</a></p>
      </div>
      <form class="form" @submit=${this.#submit}>
        ${seats ? this.#option(seats) : nothing}
        ${playersForm(this.words, this.seating, {
          drawn: this.drawn,
          change: (seating) => (this.seating = seating),
          draw: () => this.#drawColours(),
        })}
        ${
          gameCard(id)?.cards
            ? cardSource(this.words, this.source, (source) => (this.source = source))
            : nothing
        }
        ${decks ? deckForm(app.words, this.decks, (chosen) => this.#chooseDecks(chosen)) : nothing}
        ${others.map((field) => this.#option(field))}
        ${this.#mixed ? this.#mixer(this.#mixed) : nothing}
        ${positionField(this.words, {
          position: this.position,
          problem: clash ? null : this.problem,
          change: (position) => {
            this.position = position;
            this.problem = null;
          },
        })}
        <div role="alert">${clash ? html`<p class="wrong">${clash}</p>` : nothing}</div>
        <div class="actions begin">
          ${
            this.#mixed
              ? html`<p aria-hidden="true"><strong>${this.mix[0]}</strong> ${this.mix[1]}</p>`
              : nothing
          }
          ${
            this.seating.levels > 0
              ? html`<button type="button" class="large" @click=${this.#tryIt}>
                  ${this.t("new-try")}
                </button>`
              : nothing
          }
          <button class="primary large">${this.t("new-start")}</button>
        </div>
      </form>
    `;
  }

  #mixer(sessions: GameSessions): TemplateResult {
    return html`<variant-mixer
      .info=${this.#info}
      .sessions=${sessions}
      @mix-change=${({ options, summary }: MixChange) => {
        this.chosen = options;
        this.mix = summary;
      }}
    ></variant-mixer>`;
  }

  #option(field: OptionField): TemplateResult {
    return optionField(this.words, field, {
      message: `${this.#info.id}-option-${field.id}`,
      value: this.chosen[field.id] ?? field.default,
      choose: (value) => this.#choose(field.id, value),
    });
  }

  /** Two options that cannot be played together, as the form calls them. */
  get #clash(): string {
    const { problem } = this;
    if (problem?.code !== "options-excluded") return "";
    const named = (name: string) => {
      const arg = problem.args[name];
      const [field = "", value = ""] = arg && "text" in arg ? arg.text.split("=") : [];
      const option = `${this.#info.id}-option-${field}`;
      return `${this.t(option)}: ${this.t(`${option}-${value}`)}`;
    };
    return this.t("error-options-excluded", { first: named("first"), second: named("second") });
  }
}
