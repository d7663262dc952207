import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { gameCard } from "../../games";
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
import { controlTags } from "../../clock/control";
import { clockField } from "./clock-field";
import { controlsFor, NO_CLOCK, wrongNumber } from "./clock-choice";
import { deckForm, optionsOf, STANDARD, type Decks } from "./deck-form";
import {
  computerForm,
  isBadTime,
  type Known,
  type Opponent,
  opponentChoice,
  strengthOf,
} from "./opponent-form";
import { optionField } from "./option-field";
import { playersForm } from "./players-form";
import { positionField } from "./start-position";
import type { MixChange, VariantMixer } from "./variant-mixer";
import { keepOpponents, loadOpponents } from "../../storage/opponents";
import { matchedLevel } from "../shared/matched-level";
import { Seating, sideByLot } from "../shared/seating";
import { TIMES } from "../shared/strength-choices";
import { customElement, state } from "../../ui/view-element";

import "../shared/form.css";

/** The options that say what lies in the decks: they have a control of their own. */
const DECKS = ["white_deck", "black_deck"] as const;

/** How many seats a table has by its options. */
const seatsIn = (options: Readonly<Record<string, string>>): number =>
  options["seats"] === "4" ? 4 : 2;

/** The opponent of the last game, on a side by lot. */
function opponentOf(who: Opponent["who"]): Opponent {
  const { level, strength, seconds, ponder } = loadOpponents();
  const ownTime = !TIMES.includes(seconds);
  return { who, by: strength, level, seconds, ownTime, ponder, side: "lot" };
}

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
  /** The mix in short, and how many variants are in it. */
  @state() private mix: Pick<MixChange, "summary" | "count"> = { summary: ["", ""], count: 0 };
  @state() private chosen: Readonly<Record<string, string>> = {};
  @state() private opponent = opponentOf("computer");
  @state() private seating = new Seating();
  @state() private decks: Decks = STANDARD;
  @state() private source: CardMode = "random";
  @state() private clock = NO_CLOCK;
  /** The device is to lie between two people. */
  @state() private lies = false;
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
    const { game, table } = route;
    this.opponent = opponentOf(table ? "table" : "computer");
    if (!GAME_IDS.includes(game)) {
      throw GameError.of("unknown-game", { game, known: GAME_IDS.join(", ") });
    }
    const [sessions] = await Promise.all([
      loadGame(game),
      app.load("new", "clock", "engine", ...namesBefore(game), game, `${game}-options`),
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
      app.load("mixer", "play", "play-dialogs", "cards", `${game}-mix`),
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
    if (sideByLot() === 1) this.seating = this.seating.swapped;
    const { first } = this.seating;
    this.drawn = first ? this.t("new-drawn", { name: first }) : this.t("new-drawn-nameless");
  }

  /** Where no engine plays with these options, people do. */
  get #alone(): boolean {
    return this.opponent.who === "computer" && this.seating.levels > 0;
  }

  get #known(): Known {
    const { id } = this.#info;
    const { levels } = this.seating;
    return { levels, matched: matchedLevel(id), comparison: to.rules(id, "levels") };
  }

  /** Who sits where once the game begins. */
  get #seated(): Seating {
    if (!this.#alone) return this.seating;
    const { side } = this.opponent;
    const own = side === "lot" ? sideByLot() : Number(side === "second");
    return this.seating.against(strengthOf(this.opponent, this.#known.matched), own);
  }

  readonly #submit = (event: Event) => {
    event.preventDefault();
    void attempt(() => this.#start());
  };

  async #start(): Promise<void> {
    // A second press while the first is at work would begin a second game.
    if (this.#starting) return;
    const number = wrongNumber(this.clock);
    const badTime = this.#alone && isBadTime(this.opponent);
    const wrong = badTime ? "#new-seconds" : number && `#clock-${number}`;
    if (wrong) {
      const field = this.querySelector<HTMLElement>(wrong);
      this.#unfold(field);
      return field?.focus();
    }
    this.#starting = true;
    const goOn = goFromHere();
    try {
      const match = await this.#match();
      const seating = this.#seated.withLevels(match.levels);
      seating.signInto(match);
      match.setTags(controlTags(controlsFor(this.clock)));
      if (this.#between) await this.#layDown();
      if (this.#alone) {
        const { by, level, seconds, ponder } = this.opponent;
        keepOpponents({
          strength: by,
          level,
          ponder,
          ...(isBadTime(this.opponent) ? {} : { seconds }),
        });
      }
      goOn(to.game(startGame(match, seating.bottom)));
    } catch (thrown) {
      this.#starting = false;
      if (isMissingPart(thrown)) throw thrown;
      await app.explain(thrown);
      this.problem = GameError.from(thrown).problem;
      await this.updateComplete;
      this.#unfold(this.querySelector("#new-position"));
      if (!this.#clash) this.querySelector<HTMLElement>("#new-position")?.focus();
    }
  }

  /** What is to be corrected has to be in sight. */
  #unfold(field: EventTarget | null): void {
    const folded = field instanceof Element ? field.closest("details") : null;
    if (!folded) return;
    folded.open = true;
    this.#unfold(folded.parentElement);
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
      <form
        class="form"
        @submit=${this.#submit}
        @invalid=${{ handleEvent: ({ target }: Event) => this.#unfold(target), capture: true }}
      >
        ${this.seating.levels > 0 ? opponentChoice(this.words, this.opponent, this.#against) : nothing}
        ${
          this.#alone
            ? computerForm(this.words, this.opponent, this.#known, this.#against)
            : html`${seats ? this.#option(seats) : nothing}
              ${playersForm(this.words, this.seating, {
                matched: this.#known.matched,
                drawn: this.drawn,
                change: (seating) => (this.seating = seating),
                draw: () => this.#drawColours(),
              })}
              ${this.#between ? this.#table() : nothing}`
        }
        ${this.#mixed ? this.#mixer(this.#mixed) : nothing}
        <details class="more">
          <summary>${this.t("new-more")}</summary>
          ${seats && this.#alone ? this.#option(seats) : nothing}
          ${
            gameCard(id)?.cards
              ? cardSource(this.words, this.source, (source) => (this.source = source))
              : nothing
          }
          ${decks ? deckForm(app.words, this.decks, (chosen) => this.#chooseDecks(chosen)) : nothing}
          ${clockField(this.words, this.clock, gameCard(id)?.clocks ?? [], (clock) => (this.clock = clock))}
          ${others.map((field) => this.#option(field))}
          ${positionField(this.words, {
            position: this.position,
            problem: clash ? null : this.problem,
            change: (position) => {
              this.position = position;
              this.problem = null;
            },
          })}
        </details>
        <div role="alert">${clash ? html`<p class="wrong">${clash}</p>` : nothing}</div>
        <div class="actions begin">
          ${
            this.mix.count > 0
              ? html`<p aria-hidden="true">
                  <strong>${this.mix.summary[0]}</strong> ${this.mix.summary[1]}
                </p>`
              : nothing
          }
          <button class="primary large">${this.t("new-start")}</button>
        </div>
      </form>
    `;
  }

  /** Whether people alone sit at the table. */
  get #between(): boolean {
    const { seating } = this;
    return !this.#alone && seating.seats.every((seat) => !seating.strength(seat));
  }

  /** The page of the game asks how the device lies. */
  async #layDown(): Promise<void> {
    const { keepTableMode } = await part(() => import("../../storage/table-mode"));
    keepTableMode(this.lies);
  }

  #table(): TemplateResult {
    return optionField(
      this.words,
      { id: "table", kind: { type: "switch" }, default: "false" },
      {
        message: "new-table",
        value: String(this.lies),
        choose: (value) => (this.lies = value === "true"),
      },
    );
  }

  readonly #against = (opponent: Opponent) => (this.opponent = opponent);

  /** Variants to mix, folded: what is chosen stands on the fold. */
  #mixer(sessions: GameSessions): TemplateResult {
    const { count } = this.mix;
    return html`<details class="more">
      <summary>${this.t("new-variants", { count })}</summary>
      <variant-mixer
        .info=${this.#info}
        .sessions=${sessions}
        @mix-change=${(change: MixChange) => {
          this.chosen = change.options;
          this.mix = change;
        }}
      ></variant-mixer>
    </details>`;
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
