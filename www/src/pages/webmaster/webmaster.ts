import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { Debounce } from "../../app/debounce";
import { GAMES, gameCard } from "../../games";
import { Page } from "../../app/page";
import { attempt } from "../../app/trouble";
import { DEFAULT_SETTINGS } from "../../board/core/model";
import { partsOf } from "../../board/element/ahead";
import { MODES } from "../../board/element/attributes";
import "../../board/define";
import { levelsOf } from "../../engine/rules/load";
import { languageName, LANGUAGES } from "../../i18n/language";
import { part } from "../../loading/part";
import { inertText } from "../../loading/trusted";
import { copyText, downloadBlob } from "../../ui/copy";
import { segments } from "../../ui/segments";
import { boardOf, type Choice, isTold } from "./choice";
import { elementCode, frameCode, policyOf } from "./code";
import { reference } from "./reference";
import { canZip, siteZip } from "./site-zip";
import { type TasteName, tasteForm } from "../shared/samples/taste-form";
import { customElement, state } from "../../ui/view-element";

import "../shared/form.css";
import "./webmaster.css";

const SIZES = [320, 480, 640, 0] as const;
const THEMES = ["", "auto", "light", "dark"] as const;
const WAYS = ["element", "frame"] as const;
const PLACES = ["page", "wordpress", "joomla"] as const;

/** What stands around the board in a frame: its margins and the link below it. */
const ROUND = 52;
/** Whoever types is not disturbed by each letter. */
const PAUSE = 400;

/** How a board gets on somebody else's page: what to choose, the code, and all that there is to know. */
@customElement("webmaster-page")
export class WebmasterPage extends Page {
  @state() private choice: Choice = {
    game: GAMES[0]?.id ?? "",
    mode: "play",
    record: "",
    position: "",
    level: 1,
    lang: "",
    theme: "",
    board: "wood",
    set: "house",
    coordinates: "inside",
    size: 480,
  };
  @state() private way: (typeof WAYS)[number] = "element";
  @state() private place: (typeof PLACES)[number] = "page";
  @state() private base = canZip() ? new URL("./", location.href).href : "/klubovna/";
  @state() private levels = 0;
  /** Of the board in the preview. */
  @state() private height = 560;
  @state() private copied = "";
  /** What has become of the archive. */
  @state() private zipped = "";
  @state() private zipping = false;
  #shown = "";

  override get heading(): string {
    return this.t("webmaster-title");
  }

  override async prepare(): Promise<void> {
    await app.load("webmaster", "home", "board", ...GAMES.map(({ id }) => id));
    this.levels = await levelsOf(this.choice.game, {});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#preview.cancel();
    this.#watch.disconnect();
  }

  readonly #watch = new ResizeObserver(([entry]) => {
    // Lines of a page are no part of a board that has nothing to show.
    const height = Math.ceil(entry?.contentRect.height ?? 0);
    if (height > 100) this.height = height;
  });

  async #choose(change: Partial<Choice>): Promise<void> {
    const before = this.choice;
    // What was written for one game is nothing in another.
    const other = change.game !== undefined && change.game !== before.game;
    this.choice = { ...before, ...(other ? { record: "", position: "" } : {}), ...change };
    this.copied = "";
    if (other) {
      const { game } = this.choice;
      const levels = await levelsOf(game, {}).catch(() => this.levels);
      // Another one may have been chosen meanwhile.
      if (game !== this.choice.game) return;
      this.levels = levels;
    }
    if (this.choice.level > this.levels) this.choice = { ...this.choice, level: this.levels };
  }

  async #sample(): Promise<void> {
    const { game } = this.choice;
    const kind = gameCard(game)?.samples[0];
    if (!kind) return;
    const { sampleRecord } = await part(() => import("../../games/samples"));
    const record = await sampleRecord(game, kind, app.language);
    if (game === this.choice.game) await this.#choose({ record });
  }

  protected override updated(): void {
    super.updated();
    this.#preview.schedule();
  }

  readonly #preview = new Debounce(() => {
    const place = this.querySelector(".preview");
    const { attributes, record } = boardOf(this.choice);
    const source = JSON.stringify([attributes, record, app.language]);
    if (!place || source === this.#shown) return;
    this.#shown = source;
    const board = document.createElement("board-game");
    for (const [name, value] of attributes) board.setAttribute(name, value);
    if (!this.choice.lang) board.setAttribute("lang", app.language);
    if (record) {
      const text = document.createElement("script");
      text.type = "text/plain";
      text.textContent = inertText(record);
      board.append(text);
    }
    place.replaceChildren(board);
    this.#watch.disconnect();
    this.#watch.observe(board);
  }, PAUSE);

  get #code(): string {
    const { choice, base } = this;
    if (this.way === "element") return elementCode(choice, base);
    const wide = this.querySelector(".preview board-game")?.clientWidth ?? 0;
    // A board grows with its width, what stands round it does not.
    const height = this.height + (choice.size && wide ? choice.size - wide : 0) + ROUND;
    return frameCode(choice, base, this.t(`${choice.game}-name`), height);
  }

  async #copy(text: string): Promise<void> {
    this.copied = this.t((await copyText(text)) ? "webmaster-copied" : "webmaster-by-hand");
  }

  async #zip(): Promise<void> {
    if (this.zipping) return;
    this.zipping = true;
    try {
      const blob = await siteZip((done, all) => {
        this.zipped = this.t("webmaster-zipping", { done, all });
      });
      downloadBlob(blob, "klubovna-site.zip");
      this.zipped = this.t("webmaster-zipped", { size: Math.ceil(blob.size / 1e5) / 10 });
    } catch (thrown) {
      this.zipped = await app.explain(thrown);
    } finally {
      this.zipping = false;
    }
  }

  protected override render(): TemplateResult {
    return html`
      <div class="page-head"><h1 tabindex="-1">${this.heading}</h1></div>
      <div class="form webmaster">
        <p>${this.t("webmaster-lead")}</p>
        ${this.#choices()}
        <section aria-labelledby="webmaster-preview">
          <h2 id="webmaster-preview">${this.t("webmaster-preview")}</h2>
          <div class="preview"></div>
        </section>
        ${this.#result()} ${this.#download()}
        <section aria-labelledby="webmaster-reference">
          <h2 id="webmaster-reference">${this.t("webmaster-reference")}</h2>
          <p>${this.t("webmaster-reference-what")}</p>
          ${reference(this.words)}
          <h3>${this.t("webmaster-frame-talk")}</h3>
          <p>${this.t("webmaster-frame-talk-what")}</p>
          <pre class="code" lang="en" tabindex="0">${TALK}</pre>
        </section>
      </div>
    `;
  }

  #choices(): TemplateResult {
    const { game, mode, record, position, level, lang, theme, size } = this.choice;
    const levels = Array.from({ length: this.levels + 1 }, (_, at) => at);
    return html`
      <div class="field wide">
        <label for="webmaster-game">${this.t("webmaster-game")}</label>
        <select
          id="webmaster-game"
          @change=${(event: Event) => this.#choose({ game: valueOf(event) })}
        >
          ${GAMES.map(
            ({ id }) =>
              html`<option value=${id} ?selected=${id === game}>${this.t(`${id}-name`)}</option>`,
          )}
        </select>
      </div>
      ${this.#segments("mode", MODES, mode, (mode) => this.#choose({ mode }))}
      ${
        isTold(mode)
          ? html`<div class="field wide">
              <label for="webmaster-record">${this.t("webmaster-record")}</label>
              <textarea
                id="webmaster-record"
                class="record"
                rows="6"
                spellcheck="false"
                .value=${record}
                @input=${(event: Event) => this.#choose({ record: valueOf(event) })}
              ></textarea>
              ${
                gameCard(game)?.samples.length
                  ? html`<div class="actions">
                      <button type="button" @click=${() => attempt(() => this.#sample())}>
                        ${this.t("webmaster-sample")}
                      </button>
                    </div>`
                  : nothing
              }
            </div>`
          : html`<div class="field wide">
              <label for="webmaster-position">${this.t("webmaster-position")}</label>
              <input
                id="webmaster-position"
                type="text"
                spellcheck="false"
                autocomplete="off"
                aria-describedby="webmaster-position-what"
                .value=${position}
                @input=${(event: Event) => this.#choose({ position: valueOf(event) })}
              />
              <p class="help" id="webmaster-position-what">${this.t("webmaster-position-what")}</p>
            </div>`
      }
      ${
        mode === "play" && this.levels > 0
          ? html`<div class="field wide">
              <label for="webmaster-level">${this.t("webmaster-level")}</label>
              <select
                id="webmaster-level"
                @change=${(event: Event) => this.#choose({ level: Number(valueOf(event)) })}
              >
                ${levels.map(
                  (one) =>
                    html`<option value=${one} ?selected=${one === level}>
                      ${one ? this.t("webmaster-computer", { level: one }) : this.t("webmaster-people")}
                    </option>`,
                )}
              </select>
            </div>`
          : nothing
      }
      ${this.#languages(lang)}
      ${this.#segments("theme", THEMES, theme, (theme) => this.#choose({ theme }))} ${this.#taste()}
      ${this.#segments("size", SIZES, size, (size) => this.#choose({ size }))}
    `;
  }

  /** How the board looks, each value as it will. */
  #taste(): TemplateResult {
    const { game, board, set, coordinates } = this.choice;
    const names: readonly TasteName[] = partsOf(game).includes("chessmen")
      ? ["board", "set", "coordinates"]
      : ["board", "coordinates"];
    return html`${tasteForm(
      this.words,
      { names, prefix: "webmaster" },
      { ...DEFAULT_SETTINGS, pieces: "animals", board, set, coordinates },
      (change) => this.#choose(change),
    )}`;
  }

  #result(): TemplateResult {
    const code = this.#code;
    const policy = policyOf(this.way, this.base);
    return html`<section aria-labelledby="webmaster-code">
      <h2 id="webmaster-code">${this.t("webmaster-code")}</h2>
      ${this.#segments("way", WAYS, this.way, (way) => {
        this.way = way;
        this.copied = "";
      })}
      <p class="help">${this.t(`webmaster-way-${this.way}-what`)}</p>
      <div class="field wide">
        <label for="webmaster-base">${this.t("webmaster-base")}</label>
        <input
          id="webmaster-base"
          type="text"
          spellcheck="false"
          autocomplete="off"
          aria-describedby="webmaster-base-what"
          .value=${this.base}
          @input=${(event: Event) => (this.base = valueOf(event))}
        />
        <p class="help" id="webmaster-base-what">${this.t("webmaster-base-what")}</p>
      </div>
      <textarea
        class="record"
        id="webmaster-text"
        rows="8"
        readonly
        lang="en"
        aria-label=${this.t("webmaster-code")}
        .value=${code}
      ></textarea>
      <div class="actions">
        <button type="button" class="primary" @click=${() => this.#copy(code)}>
          ${this.t("webmaster-copy")}
        </button>
        <p role="status">${this.copied}</p>
      </div>
      ${this.#segments("place", PLACES, this.place, (place) => (this.place = place))}
      <ol class="steps">
        ${this.t(`webmaster-steps-${this.place}`)
          .split("\n")
          .map((step) => html`<li>${step}</li>`)}
      </ol>
      <h3>${this.t("webmaster-policy")}</h3>
      <p>${this.t("webmaster-policy-what")}</p>
      <pre class="code" id="webmaster-policy" lang="en" tabindex="0">${policy}</pre>
      ${this.way === "element" ? html`<p class="help">${this.t("webmaster-foreign")}</p>` : nothing}
    </section>`;
  }

  #download(): TemplateResult {
    return html`<section aria-labelledby="webmaster-site">
      <h2 id="webmaster-site">${this.t("webmaster-site")}</h2>
      <p>${this.t("webmaster-site-what")}</p>
      ${
        canZip()
          ? html`<div class="actions">
              <button
                type="button"
                aria-disabled=${this.zipping ? "true" : "false"}
                @click=${() => this.#zip()}
              >
                ${this.t("webmaster-zip")}
              </button>
              <p role="status">${this.zipped}</p>
            </div>`
          : html`<p class="notice">${this.t("webmaster-no-zip")}</p>`
      }
    </section>`;
  }

  /** Each language under its own name. */
  #languages(chosen: string): TemplateResult {
    return html`<fieldset class="field">
      <legend class="label">${this.t("webmaster-lang")}</legend>
      ${segments({
        name: "webmaster-lang",
        values: [null, ...LANGUAGES],
        chosen: LANGUAGES.find((language) => language === chosen) ?? null,
        label: (value) => (value ? languageName(value) : this.t("webmaster-lang-none")),
        lang: (value) => value ?? app.language,
        choose: (value) => this.#choose({ lang: value ?? "" }),
      })}
    </fieldset>`;
  }

  #segments<T extends string | number>(
    name: string,
    values: readonly T[],
    chosen: T,
    choose: (value: T) => void,
  ): TemplateResult {
    return html`<fieldset class="field">
      <legend class="label">${this.t(`webmaster-${name}`)}</legend>
      ${segments({
        name: `webmaster-${name}`,
        values,
        chosen,
        label: (value) => this.t(`webmaster-${name}-${value || "none"}`),
        choose,
      })}
    </fieldset>`;
  }
}

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;

const TALK = `// A frame of another site has to name yours: embed.html#/folky/replay?origins=https://club.example
const frame = document.querySelector("iframe");
addEventListener("message", ({ source, data }) => {
  if (source === frame.contentWindow && data.type === "move") console.log(data.code, data.ply);
});
frame.contentWindow.postMessage({ v: 1, id: 1, type: "goTo", where: "end" }, "*");`;
