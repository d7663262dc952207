import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { AppElement } from "../../app/page";
import { Room } from "../../app/room";
import "../../board/define";
import type { GameSessions, Options } from "../../engine/rules/session";
import type { GameInfo } from "../../generated/types/GameInfo";
import type { Mix } from "../../generated/types/Mix";
import type { MixRule } from "../../generated/types/MixRule";
import type { MixVariant } from "../../generated/types/MixVariant";
import type { Messages } from "../../i18n/messages";
import { Match } from "../../game/match";
import { arrayForm, arrayRow, Arrays } from "./array-form";
import { customElement, state } from "../../ui/view-element";

import "./variant-mixer.css";

/** Other options were chosen. */
export class MixChange extends Event {
  static readonly type = "mix-change";

  constructor(
    readonly options: Options,
    /** The mix in short, and from how many positions it can begin. */
    readonly summary: readonly [string, string],
    /** How many variants are in it. */
    readonly count: number,
  ) {
    super(MixChange.type);
  }
}

const NONE: Mix = { name: "", starts: 1, variants: [], rules: [], rows: [] };

/**
 * The form of a game whose options are variants: what can be mixed, what excludes what and
 * why, and what comes of it in words, in numbers and as a picture of the start.
 */
@customElement("variant-mixer")
export class VariantMixer extends AppElement {
  /** Where there is room, every variant is in view; elsewhere groups open on request. */
  readonly #room = new Room(this);
  @state() info: GameInfo | null = null;
  @state() sessions: GameSessions | null = null;
  @state() private chosen: Options = {};
  @state() private mix: Mix = NONE;
  @state() private arrays = new Arrays();
  @state() private starts = 1;
  /** The game as it would begin. */
  @state() private match: Match | null = null;
  /** Why the last thing that was pressed cannot be chosen. */
  @state() private refusal = "";

  override connectedCallback(): void {
    super.connectedCallback();
    if (Object.keys(this.chosen).length === 0) this.#clear();
    else this.#preview();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#let();
    this.updated();
  }

  protected override get words(): Messages {
    return this.info ? app.words.of(this.info.id) : app.words;
  }

  /** The game that was drawn here, to be played; it is not the mixer's any more. */
  take(): Match | null {
    const { match } = this;
    if (!match || !this.arrays.fair) return null;
    if (match.awaitsChance) match.draw();
    this.match = null;
    return match;
  }

  #clear(): void {
    const fields = this.info?.options ?? [];
    this.arrays = new Arrays();
    this.#choose(Object.fromEntries(fields.map((field) => [field.id, field.default])));
  }

  #choose(options: Options): void {
    this.chosen = { ...this.chosen, ...options };
    this.refusal = "";
    this.#preview();
    const count = this.mix.name.split(",").filter(Boolean).length;
    this.dispatchEvent(new MixChange(this.chosen, [this.#name, this.#startsText], count));
  }

  #preview(): void {
    const { info, sessions, chosen } = this;
    if (!info || !sessions) return;
    const session = sessions.create(info.id, chosen, "");
    this.mix = session.mix() ?? NONE;
    this.starts = this.mix.starts;
    if (this.arrays.way === "random") {
      // One of all that could have been drawn.
      const open = sessions.create(info.id, { ...chosen, arrays: "open" }, "");
      this.starts = open.mix()?.starts ?? this.starts;
      open.free();
    }
    if (this.arrays.fair) session.cards("provable", "");
    this.#let();
    this.match = new Match(session);
  }

  #let(): void {
    if (this.match) this.#past.push(this.match);
    this.match = null;
  }

  /** Games that the board may still show until it gets another one. */
  readonly #past: Match[] = [];

  protected override updated(): void {
    for (const match of this.#past.splice(0)) match.close();
  }

  get #name(): string {
    return this.mix.name.replaceAll(",", ", ") || this.t("mixer-plain");
  }

  get #startsText(): string {
    return this.t("mixer-starts", { count: this.starts });
  }

  protected override render(): TemplateResult {
    return html`<div class="mixer">
      <div class="choices">
        ${[...new Set(this.mix.variants.map(({ group }) => group))].map((group) => this.#group(group))}
      </div>
      ${this.#summary()}
    </div>`;
  }

  #message({ field, value }: Pick<MixVariant, "field" | "value">): string {
    const id = `${this.info?.id ?? ""}-option-${field}`;
    return value === "true" ? id : `${id}-${value}`;
  }

  #group(id: string): TemplateResult {
    const variants = this.mix.variants.filter(({ group }) => group === id);
    const title = this.t(`${this.info?.id ?? ""}-mix-group-${id}`);
    const chosen = variants.filter(({ field, value }) => this.chosen[field] === value);
    const names = chosen.map((variant) =>
      variant.value === "true" ? this.#short(variant) : this.t(this.#message(variant)),
    );
    return html`<details class="variants" data-group=${id} ?open=${this.#room.wide}>
      <summary>
        <span class="label">${title}</span>
        <span class="now">${names.join(", ") || this.t("mixer-plain")}</span>
      </summary>
      <fieldset>
        <legend class="hidden">${title}</legend>
        <div class="cards">${variants.map((variant) => this.#variant(variant))}</div>
      </fieldset>
      ${id === "setup" ? this.#arrays() : nothing}
    </details>`;
  }

  #arrays(): TemplateResult | typeof nothing {
    return arrayForm({
      words: this.words,
      info: this.info,
      chosen: this.chosen,
      arrays: this.arrays,
      match: this.match,
      change: (arrays, options) => {
        this.arrays = arrays;
        this.#choose(options);
      },
      draw: () => this.#draw(),
    });
  }

  /** The sign of a variant alone: `V.A1`. */
  #short(variant: MixVariant): string {
    return this.t(this.#message(variant)).split(" ")[0] ?? "";
  }

  #draw(): void {
    if (this.match?.awaitsChance) this.match.draw();
    this.requestUpdate();
  }

  #variant(variant: MixVariant): TemplateResult {
    const { field, value, mark, excluded } = variant;
    const game = this.info?.id ?? "";
    const message = this.#message(variant);
    const one = value === "true";
    const checked = this.chosen[field] === value;
    const id = one ? `mix-${field}` : `mix-${field}-${value}`;
    const why = excluded ? this.t(`${game}-excluded-${excluded}`) : "";
    const pick = (event: Event) => {
      // What is excluded can be asked about, but not chosen.
      if (why) {
        event.preventDefault();
        this.refusal = why;
        return;
      }
      const { checked: on } = event.target as HTMLInputElement;
      const array = one ? {} : this.#arrayOf(value);
      this.#choose({ [field]: one ? String(on) : value, ...array });
    };
    return html`<label class="variant" data-mark=${mark} ?data-excluded=${why !== ""}>
      <input
        id=${id}
        type=${one ? "checkbox" : "radio"}
        name=${one ? nothing : `mix-${field}`}
        value=${value}
        aria-labelledby="${id}-name"
        aria-describedby="${id}-help ${id}-by${why ? ` ${id}-why` : ""}"
        aria-disabled=${why ? "true" : nothing}
        .checked=${checked}
        @click=${(event: Event) => (one || why ? pick(event) : undefined)}
        @change=${(event: Event) => (one ? undefined : pick(event))}
      />
      <span class="name" id="${id}-name">${this.t(message)}</span>
      <span class="help" id="${id}-help">${this.t(`${message}.help`)}</span>
      <span class="by" id="${id}-by">
        <span>${this.t(`${message}.author`)}</span>
        <span class="mark" title=${this.t(`${game}-mark-${mark}`)}
          >${this.t(`${game}-mix-mark-${mark}`)}</span
        >
      </span>
      ${why ? html`<span class="why" id="${id}-why">${why}</span>` : nothing}
    </label>`;
  }

  /** Arrays begin with what the set-up is best known for. */
  #arrayOf(setUp: string): Options {
    this.arrays = new Arrays(setUp);
    return this.arrays.options(0);
  }

  #summary(): TemplateResult {
    const { name, rules, rows } = this.mix;
    const changed = rules.filter(({ by }) => by);
    return html`<section class="summary" aria-labelledby="mix-title">
      <header>
        <h2 id="mix-title">${this.t("mixer-title")}</h2>
        <p><strong>${this.#name}</strong> <span role="status">${this.#startsText}</span></p>
      </header>
      <board-game
        mode="diagram"
        bare
        coordinates="false"
        lang=${app.language}
        aria-label=${this.t("mixer-preview")}
        .match=${this.match}
      ></board-game>
      ${
        rows.length > 0 && this.match
          ? arrayRow(this.words, this.match, rows, this.info?.id ?? "")
          : nothing
      }
      <h3>${this.t("mixer-changes")}</h3>
      ${
        changed.length > 0
          ? html`<ul class="changes">
              ${changed.map((rule) => this.#rule(rule))}
            </ul>`
          : html`<p class="help">${this.t("mixer-no-changes")}</p>`
      }
      <details class="all">
        <summary>${this.t("mixer-rules")}</summary>
        <ol>
          ${rules.map((rule) => this.#rule(rule))}
        </ol>
      </details>
      ${
        name
          ? html`<button type="button" @click=${() => this.#clear()}>
              ${this.t("mixer-clear")}
            </button>`
          : nothing
      }
      <p class="hidden" role="alert">${this.refusal}</p>
    </section>`;
  }

  #rule({ id, by }: MixRule): TemplateResult {
    return html`<li ?data-changed=${by !== ""}>
      ${this.t(`${this.info?.id ?? ""}-mix-${id}`)}
      ${by
        .split(",")
        .filter(Boolean)
        .map((name) => html`<span class="tag">${name}</span>`)}
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "variant-mixer": VariantMixer;
  }
}
