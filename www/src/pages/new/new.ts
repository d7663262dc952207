import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { GameError } from "../../game-error";
import { GAME_IDS, levelsOf, loadGame } from "../../engine/rules/load";
import type { GameSessions } from "../../engine/rules/session";
import type { GameInfo } from "../../generated/types/GameInfo";
import type { OptionField } from "../../generated/types/OptionField";
import type { Place } from "../../generated/types/Place";
import type { Problem } from "../../generated/types/Problem";
import type { Messages } from "../../i18n/messages";
import { Match } from "../../game/match";
import { isMissingPart, part } from "../../loading/part";
import { programAt, seated } from "../../game/seats";
import { levelChoices } from "../shared/seats-sheet";
import { CARD_SOURCES } from "../../game/cards";
import type { CardMode } from "../../engine/rules/session";
import type { MixChange, VariantMixer } from "./variant-mixer";
import { deckForm, optionsOf, STANDARD, type Decks } from "./deck-form";
import { gameCard } from "../../app/games";
import { app } from "../../app/context";
import { icon } from "../../ui/icons";
import { startGame } from "../../app/save-game";
import { Page } from "../../app/page";
import { to, type Route, wayOn } from "../../app/router";
import { attempt } from "../../app/trouble";

import "../shared/form.css";

/** The options that say what lies in the decks: they have a control of their own. */
const DECKS = ["white_deck", "black_deck"] as const;

const TAGS = ["White", "Black", "White2", "Black2"] as const;
type Tag = (typeof TAGS)[number];

/** More values than this are a list to open, not segments. */
const SEGMENTS = 4;

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
  /** The mix in short. */
  @state() private mix: MixChange["summary"] = ["", ""];
  @state() private chosen: Readonly<Record<string, string>> = {};
  @state() private names: Readonly<Record<Tag, string>> = {
    White: "",
    Black: "",
    White2: "",
    Black2: "",
  };
  /** The level of the program on each chair; 0 is a person. */
  @state() private program: Readonly<Record<Tag, number>> = {
    White: 0,
    Black: 0,
    White2: 0,
    Black2: 0,
  };
  /** How many levels there are with these options. */
  @state() private levels = 0;
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
      app.load("new", "board", "engine", game, `${game}-options`),
    ]);
    const info = sessions.games().find(({ id }) => id === game);
    if (info) this.#info = info;
    this.chosen = Object.fromEntries(this.#info.options.map((field) => [field.id, field.default]));
    this.levels = await levelsOf(game, this.chosen);
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

  get #mixer(): VariantMixer | null {
    return this.querySelector("variant-mixer");
  }

  #starting = false;

  get #tags(): readonly Tag[] {
    return this.chosen["seats"] === "4" ? TAGS : TAGS.slice(0, 2);
  }

  #choose(id: string, value: string): void {
    this.chosen = { ...this.chosen, [id]: value };
    this.problem = null;
    void this.#count(this.chosen);
  }

  /** Variants may have other levels; options that cannot be played are found later. */
  async #count(options: Readonly<Record<string, string>>): Promise<void> {
    const levels = await levelsOf(this.#info.id, options).catch(() => this.levels);
    if (options === this.chosen) this.levels = levels;
  }

  /** Lets chance say who has which colour: swaps the sides or leaves them. */
  #draw(): void {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    const { White, Black, White2, Black2 } = this.names;
    if (byte % 2 === 1) {
      const { White: first, Black: second, White2: third, Black2: fourth } = this.program;
      this.names = { White: Black, Black: White, White2: Black2, Black2: White2 };
      this.program = { White: second, Black: first, White2: fourth, Black2: third };
    }
    const names = this.#tags.filter((_, at) => at % 2 === 0).map((tag) => this.#signed(tag));
    const first = names.filter(Boolean).join(" + ");
    this.drawn = first ? this.t("new-drawn", { name: first }) : this.t("new-drawn-nameless");
  }

  /** Who has signed, or the program's name. */
  #signed(tag: Tag): string {
    return this.#programs(tag) ? programAt(this.program[tag]).name : this.names[tag];
  }

  readonly #start = (event: Event) => {
    event.preventDefault();
    void attempt(() => this.#begin());
  };

  async #begin(): Promise<void> {
    // A second press while the first is at work would begin a second game.
    if (this.#starting) return;
    this.#starting = true;
    const on = wayOn();
    try {
      const match = await this.#match();
      const levels = await levelsOf(this.#info.id, match.options);
      for (const [seat, tag] of this.#tags.entries()) {
        const name = this.names[tag].trim();
        if (name) match.setTag(tag, name);
        const level = Math.min(this.program[tag], levels);
        for (const [key, value] of seated({}, seat, level)) match.setTag(key, value);
      }
      // One sits at the own side of the board.
      const [White, Black] = [this.program.White, this.program.Black];
      const bottom = levels > 0 && White > 0 && Black === 0 ? 1 : 0;
      on(to.game(startGame(match, bottom)));
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
    const drawn = position ? null : this.#mixer?.take();
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
    return html`
      <div class="page-head">
        <h1 tabindex="-1">${this.heading}</h1>
        <p>${this.t(`${id}-tagline`)} <a href=${to.rules(id)}>${this.t("new-rules")}</a></p>
      </div>
      <form class="form" @submit=${this.#start}>
        ${seats ? this.#option(seats) : nothing} ${this.#players()}
        ${gameCard(id)?.cards ? this.#sources() : nothing}
        ${decks ? deckForm(app.words, this.decks, (chosen) => this.#stack(chosen)) : nothing}
        ${others.map((field) => this.#option(field))}
        ${
          this.#mixed
            ? html`<variant-mixer
                .info=${this.#info}
                .sessions=${this.#mixed}
                @mix-change=${({ options, summary }: MixChange) => {
                  this.chosen = options;
                  this.mix = summary;
                }}
              ></variant-mixer>`
            : nothing
        }
        ${this.#position()}
        <div role="alert">${this.#clash ? html`<p class="wrong">${this.#clash}</p>` : nothing}</div>
        <div class="actions begin">
          ${
            this.#mixed
              ? html`<p aria-hidden="true"><strong>${this.mix[0]}</strong> ${this.mix[1]}</p>`
              : nothing
          }
          <button class="primary large">${this.t("new-start")}</button>
        </div>
      </form>
    `;
  }

  #stack(chosen: Decks): void {
    this.decks = chosen;
    for (const [at, deck] of optionsOf(chosen).entries()) this.#choose(DECKS[at] ?? "", deck);
  }

  /** Where the cards come from; each way in one sentence. */
  #sources(): TemplateResult {
    return html`<fieldset class="field sources">
      <legend class="label">${this.t("new-cards")}</legend>
      ${CARD_SOURCES.map(
        (source) =>
          html`<label class="source">
            <input
              type="radio"
              name="cards"
              value=${source}
              aria-describedby="cards-${source}-help"
              .checked=${source === this.source}
              @change=${() => (this.source = source)}
            />
            <span>${this.t(`new-cards-${source}`)}</span>
            <span class="help" id="cards-${source}-help">
              ${this.t(`new-cards-${source}.help`)}
            </span>
          </label>`,
      )}
    </fieldset>`;
  }

  #players(): TemplateResult {
    return html`<fieldset class="players">
      <legend class="label">${this.t("new-names")}</legend>
      <div class="names">
        ${this.#tags.map(
          (tag) =>
            html`<div class="field">
              <label for="new-${tag}">
                <span
                  class="side"
                  data-side=${tag.startsWith("White") ? 0 : 1}
                  aria-hidden="true"
                ></span>
                ${this.t(`new-name-${tag}`)}
              </label>
              ${this.levels > 0 ? this.#sitter(tag) : nothing}
              <input
                id="new-${tag}"
                type="text"
                maxlength="60"
                autocomplete="off"
                placeholder=${this.t("new-name")}
                ?disabled=${this.#programs(tag)}
                .value=${this.#signed(tag)}
                @input=${(event: InputEvent) => {
                  const { value } = event.target as HTMLInputElement;
                  this.names = { ...this.names, [tag]: value };
                }}
              />
            </div>`,
        )}
      </div>
      <div class="actions">
        <button type="button" @click=${() => this.#draw()}>
          ${icon("shuffle")}${this.t("new-draw")}
        </button>
        <p class="help" role="status">${this.drawn || this.t("new-names-help")}</p>
      </div>
    </fieldset>`;
  }

  /** Whether the program plays on a chair. */
  #programs(tag: Tag): boolean {
    return this.levels > 0 && this.program[tag] > 0;
  }

  /** A person, or the program at some level. */
  #sitter(tag: Tag): TemplateResult {
    return html`<select
      data-seat=${tag}
      aria-label=${this.t("seats-who", { chair: this.t(`new-name-${tag}`) })}
      @change=${(event: Event) => {
        const level = Number((event.target as HTMLSelectElement).value);
        this.program = { ...this.program, [tag]: level };
      }}
    >
      ${levelChoices(this.words, this.levels, this.program[tag])}
    </select>`;
  }

  #option(field: OptionField): TemplateResult {
    const message = `${this.#info.id}-option-${field.id}`;
    const label = this.t(message);
    const help = app.words.has(`${message}.help`) ? this.t(`${message}.help`) : "";
    const value = this.chosen[field.id] ?? field.default;
    const name = `option-${field.id}`;
    const helper = help ? html`<p class="help" id="${name}-help">${help}</p>` : nothing;
    const described = help ? `${name}-help` : nothing;
    const set = (event: Event) => this.#choose(field.id, (event.target as HTMLInputElement).value);
    const { kind } = field;
    if (kind.type === "switch") {
      return html`<div class="field">
        <label class="check">
          <input
            type="checkbox"
            aria-describedby=${described}
            .checked=${value === "true"}
            @change=${(event: Event) =>
              this.#choose(field.id, String((event.target as HTMLInputElement).checked))}
          />
          ${label}
        </label>
        ${helper}
      </div>`;
    }
    if (kind.type === "choice" && kind.values.length <= SEGMENTS) {
      return html`<fieldset class="field" aria-describedby=${described}>
        <legend class="label">${label}</legend>
        <div class="segments">
          ${kind.values.map(
            (one) =>
              html`<label>
                <input
                  type="radio"
                  name=${name}
                  value=${one}
                  .checked=${one === value}
                  @change=${set}
                />
                ${this.t(`${message}-${one}`)}
              </label>`,
          )}
        </div>
        ${helper}
      </fieldset>`;
    }
    if (kind.type === "choice") {
      return html`<div class="field">
        <label for=${name}>${label}</label>
        <select id=${name} aria-describedby=${described} @change=${set}>
          ${kind.values.map(
            (one) =>
              html`<option value=${one} ?selected=${one === value}>
                ${this.t(`${message}-${one}`)}
              </option>`,
          )}
        </select>
        ${helper}
      </div>`;
    }
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <input
        id=${name}
        class=${kind.type === "number" ? "short" : ""}
        type=${kind.type}
        min=${kind.type === "number" ? kind.min : nothing}
        max=${kind.type === "number" ? kind.max : nothing}
        ?required=${kind.type === "number"}
        aria-describedby=${described}
        .value=${value}
        @input=${set}
      />
      ${helper}
    </div>`;
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

  #position(): TemplateResult {
    const problem = this.#clash ? null : this.problem;
    const place = problem?.at;
    return html`<details ?open=${problem !== null || this.position !== ""}>
      <summary>${this.t("new-position")}</summary>
      <div class="field">
        <label for="new-position" class="hidden">${this.t("new-position")}</label>
        <input
          id="new-position"
          class="code"
          type="text"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          aria-invalid=${problem ? "true" : "false"}
          aria-describedby="new-position-help"
          .value=${this.position}
          @input=${(event: InputEvent) => {
            this.position = (event.target as HTMLInputElement).value;
            this.problem = null;
          }}
        />
        <div id="new-position-help" aria-live="polite">
          ${
            problem
              ? html`<p class="wrong">${app.words.problem({ ...problem, at: null })}</p>
                  ${place ? this.#place(place) : nothing}`
              : html`<p class="help">${this.t("new-position-help")}</p>`
          }
        </div>
      </div>
    </details>`;
  }

  /** The position with the wrong place marked. */
  #place({ start, end }: Place): TemplateResult {
    const text = this.position.trim();
    const last = Math.max(end, start + 1);
    const wrong = html`<mark>${text.slice(start, last) || "…"}</mark>`;
    return html`<p class="code place">${text.slice(0, start)}${wrong}${text.slice(last)}</p>`;
  }
}
