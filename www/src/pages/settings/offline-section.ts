import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { GAMES } from "../../games";
import { AppElement } from "../../app/page";
import { type KeptParts, keptParts, notKept } from "../../offline/release";
import { keepGames } from "../../offline/worker";
import { askToLast, lasting } from "../../offline/lasting";
import { customElement, state } from "../../ui/view-element";

/** What works without a network, how much room it takes, and a button to have all of it. */
@customElement("offline-section")
export class OfflineSection extends AppElement {
  @state() private parts: KeptParts | null = null;
  /** Bytes that have come since the button was pressed; null while nothing is fetched. */
  @state() private fetched: number | null = null;
  @state() private message = "";
  /** Whether the browser promises to forget nothing; null where it makes no promises. */
  @state() private lasts: boolean | null = null;
  readonly #refused = notKept();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
    // The pages are kept as soon as this one is at rest.
    if (!this.#refused) void navigator.serviceWorker.ready.then(() => this.#look());
  }

  async #look(): Promise<void> {
    this.lasts = await lasting();
    if (!this.#refused) this.parts = await keptParts();
  }

  async #keepAll(): Promise<void> {
    this.message = "";
    this.fetched = 0;
    try {
      // Some browsers ask the person first, who may answer whenever they like.
      void this.#ask();
      await keepGames(
        GAMES.map(({ id }) => id),
        (bytes) => (this.fetched = (this.fetched ?? 0) + bytes),
      );
    } catch (thrown) {
      this.message = await app.explain(thrown);
    }
    this.fetched = null;
    await this.#look();
  }

  async #ask(): Promise<void> {
    this.lasts = await askToLast();
  }

  protected override render(): TemplateResult {
    return html`
      ${this.#refused ? html`<p>${this.t(`offline-${this.#refused}`)}</p>` : this.#kept()}
      ${this.#promise()}
    `;
  }

  #kept(): TemplateResult {
    const { parts, fetched } = this;
    const left = parts ? parts.all - parts.kept : 1;
    return html`
      <p role="status">${this.#state()}</p>
      ${this.message ? html`<p class="wrong" role="alert">${this.message}</p>` : nothing}
      ${
        left === 0
          ? nothing
          : html`<div class="actions">
              <button type="button" ?disabled=${fetched !== null} @click=${() => this.#keepAll()}>
                ${parts ? this.t("offline-keep-more", { size: this.#size(left) }) : this.t("offline-keep")}
              </button>
              ${
                fetched === null
                  ? nothing
                  : html`<progress
                      aria-label=${this.t("offline-fetching")}
                      max=${parts?.all ?? nothing}
                      .value=${fetched}
                    ></progress>`
              }
            </div>`
      }
    `;
  }

  #state(): string {
    const { parts } = this;
    if (!parts?.pages) return this.t("offline-nothing");
    const [all, kept] = [this.#size(parts.all), this.#size(parts.kept)];
    if (parts.kept === parts.all) return this.t("offline-all", { all });
    const names = parts.games.map((id) => this.t(`${id}-name`));
    const games = new Intl.ListFormat(app.language).format(names);
    return this.t("offline-some", { all, kept, count: names.length, games });
  }

  #promise(): TemplateResult | typeof nothing {
    if (this.lasts === null) return nothing;
    if (this.lasts) return html`<p class="help">${this.t("offline-lasting")}</p>`;
    return html`<p class="help">${this.t("offline-passing")}</p>
      <div class="actions">
        <button type="button" @click=${() => this.#ask()}>${this.t("offline-ask")}</button>
      </div>`;
  }

  /** Megabytes. */
  #size(bytes: number): string {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return new Intl.NumberFormat(app.language, digits).format(bytes / 1e6);
  }
}
