import { html, nothing, type TemplateResult } from "lit/html.js";

import { type Style, STYLES } from "../../engine/rules/session";
import { ask } from "../../ui/dialog";
import { languageName, LANGUAGES } from "../../i18n/language";
import { type Settings, settingsKeeping, VOLUMES } from "../../storage/settings";
import { forgetOpponents } from "../../storage/opponents";
import { keepTableMode } from "../../storage/table-mode";
import { forgetTold } from "../../storage/told";
import { app } from "../../app/context";
import { Page } from "../../app/page";
import { to } from "../../app/router";
import { segments } from "../../ui/segments";
import { attempt } from "../../app/trouble";
import { tasteForm, TASTES } from "../shared/samples/taste-form";

import "./backup-section";
import "./offline-section";
import { settingsUnknown } from "./unknown";
import { customElement, state } from "../../ui/view-element";

import "../shared/form.css";
import "./settings.css";

/** Rook, bishop and knight in each style. */
const LETTERS: Readonly<Record<Style, string>> = {
  cs: "V S J",
  en: "R B N",
  de: "T L S",
  pl: "W G S",
  figurine: "♖ ♗ ♘",
};

/** Settings that are on or off. */
type Switch = { [N in keyof Settings]: Settings[N] extends boolean ? N : never }[keyof Settings];

const BOARD: readonly Switch[] = ["counts", "sight"];
const TOUCH: readonly Switch[] = ["premove", "touchLift", "confirm", "keys"];

/** What a person chooses for this device. Every change holds at once. */
@customElement("settings-page")
export class SettingsPage extends Page {
  /** What has become of deleting everything. */
  @state() private message = "";

  override get heading(): string {
    return this.t("settings-title");
  }

  override async prepare(): Promise<void> {
    await app.load("settings", "offline", "backup", "home");
  }

  async #deleteAll(): Promise<void> {
    const { games, unreadable } = await app.games.listed();
    const answer = await ask(
      app,
      "settings-delete",
      (words, close) =>
        html`<p>
            ${words.text("settings-delete-what", { count: games.length + unreadable.length })}
          </p>
          <div class="actions">
            <button type="button" @click=${() => close("")}>${words.text("settings-keep")}</button>
            <span class="stretch"></span>
            <button type="button" class="danger primary" @click=${() => close("yes")}>
              ${words.text("settings-delete-now")}
            </button>
          </div>`,
    );
    if (!answer) return;
    try {
      await app.games.clear();
      app.forget();
      forgetTold();
      forgetOpponents();
      keepTableMode(false);
      this.message = this.t("settings-deleted");
    } catch (thrown) {
      this.message = await app.explain(thrown);
    }
  }

  protected override render(): TemplateResult {
    const { settings } = app;
    const kept = settingsKeeping();
    return html`
      <div class="page-head"><h1 tabindex="-1">${this.heading}</h1></div>
      <div role="status">
        ${kept === "kept" ? nothing : html`<p class="notice">${this.t(`settings-${kept}`)}</p>`}
        ${
          kept === "kept" && settingsUnknown()
            ? html`<p class="notice">${this.t("settings-unknown")}</p>`
            : nothing
        }
      </div>
      <div class="settings">
        <section aria-labelledby="settings-look">
          <h2 id="settings-look">${this.t("settings-look")}</h2>
          <div class="items">
            ${this.#choice("language", LANGUAGES, languageName)}
            ${this.#choice("theme", ["auto", "light", "dark"], (value) => this.t(`app-theme-${value}`))}
            ${this.#choice("letters", [null, ...STYLES], (value) =>
              value === null ? this.t("settings-letters-auto") : LETTERS[value],
            )}
          </div>
        </section>
        <section aria-labelledby="settings-board">
          <h2 id="settings-board">${this.t("settings-boards")}</h2>
          <div class="items">
            ${tasteForm(app.words, { names: TASTES, prefix: "settings" }, settings, (change) => this.#set(change))}
            ${BOARD.map((name) => this.#switch(name, settings[name]))}
            ${this.#choice("speed", [0, 120, 250, 500], (value) => this.t(`settings-speed-${value}`))}
          </div>
        </section>
        <section aria-labelledby="settings-hands">
          <h2 id="settings-hands">${this.t("settings-hands")}</h2>
          <div class="items">${TOUCH.map((name) => this.#switch(name, settings[name]))}</div>
        </section>
        <section aria-labelledby="settings-computer">
          <h2 id="settings-computer">${this.t("settings-computer")}</h2>
          <div class="items">${this.#switch("analysis", settings.analysis)}</div>
        </section>
        <section aria-labelledby="settings-sound">
          <h2 id="settings-sound">${this.t("settings-sound")}</h2>
          <div class="items">
            ${this.#choice("volume", VOLUMES, (value) => this.t(`settings-volume-${value}`))}
            ${"vibrate" in navigator ? this.#switch("vibration", settings.vibration) : nothing}
          </div>
        </section>
        <section aria-labelledby="settings-voice">
          <h2 id="settings-voice">${this.t("settings-voice")}</h2>
          <div class="items">
            <p><a href="${to.about}/access">${this.t("settings-access")}</a></p>
            ${this.#choice("spelling", ["plain", "czech", "nato", "anna"], (value) =>
              this.t(`settings-spelling-${value}`),
            )}
          </div>
        </section>
        <section aria-labelledby="offline-title">
          <h2 id="offline-title">${this.t("offline-title")}</h2>
          <offline-section class="items"></offline-section>
        </section>
        <section aria-labelledby="settings-data">
          <h2 id="settings-data">${this.t("settings-data")}</h2>
          <div class="items">
            <p class="help">${this.t("settings-data-what")}</p>
            <backup-section class="items"></backup-section>
            <div class="actions">
              <button type="button" class="danger" @click=${() => attempt(() => this.#deleteAll())}>
                ${this.t("settings-delete")}
              </button>
              <p role="status">${this.message}</p>
            </div>
          </div>
        </section>
      </div>
    `;
  }

  /** What cannot be had, a language for example, is not chosen. */
  #set(changes: Partial<Settings>): void {
    void attempt(() => app.change(changes).finally(() => this.requestUpdate()));
  }

  #choice<N extends keyof Settings>(
    name: N,
    values: readonly Settings[N][],
    label: (value: Settings[N]) => string,
  ): TemplateResult {
    const help = app.words.has(`settings-${name}.help`) ? this.t(`settings-${name}.help`) : "";
    return html`<fieldset class="field">
      <legend class="label">${this.t(`settings-${name}`)}</legend>
      ${segments({
        name: `setting-${name}`,
        values,
        chosen: app.settings[name],
        label,
        choose: (value) => this.#set({ [name]: value }),
        ...(name === "language" ? { lang: String } : {}),
        ...(help ? { describedBy: `setting-${name}-help` } : {}),
      })}
      ${help ? html`<p class="help" id="setting-${name}-help">${help}</p>` : nothing}
    </fieldset>`;
  }

  #switch(name: Switch, value: boolean): TemplateResult {
    return html`<div class="switch">
      <label class="check">
        <input
          type="checkbox"
          aria-describedby="setting-${name}-help"
          .checked=${value}
          @change=${(event: Event) =>
            this.#set({ [name]: (event.target as HTMLInputElement).checked })}
        />
        ${this.t(`settings-${name}`)}
      </label>
      <p class="help" id="setting-${name}-help">${this.t(`settings-${name}.help`)}</p>
    </div>`;
  }
}
