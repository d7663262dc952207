import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../../app/context";
import { AppElement } from "../../../app/page";
import { type Code, qrOf } from "../../../sharing/qr/qr";
import { copyText } from "../../../ui/copy";
import type { PlayHost } from "../host";
import { linkOf } from "./link-of";
import { customElement, state } from "../../../ui/view-element";

/** Longer links are cut off by some programs. */
const LONG = 8000;

/** The game as a link: to send, to copy, to photograph; and the digits to compare. */
@customElement("share-link")
export class LinkSection extends AppElement {
  @state() page!: PlayHost;
  @state() private link = "";
  @state() private check = "";
  @state() private code: Code | null = null;
  @state() private said = "";

  override connectedCallback(): void {
    super.connectedCallback();
    this.#make().catch(async (thrown: unknown) => (this.said = await app.explain(thrown)));
  }

  async #make(): Promise<void> {
    const { link, check } = await linkOf(this.page.game);
    this.check = check;
    this.link = link;
    this.code = qrOf(this.link);
    // It can be photographed; an empty game goes with its tab, but for what it has pledged.
    if (this.page.game.match.deal.secret) this.#handOn();
  }

  /** Keeps a game that goes to somebody else. */
  #handOn(): void {
    const { game } = this.page;
    const { match, readOnly } = game;
    if (!readOnly && match.mode === "play" && !match.live.gameResult) game.keep();
  }

  readonly #copy = async () => {
    this.#handOn();
    const done = await copyText(this.link);
    this.said = this.t(done ? "share-copied" : "share-copy-by-hand");
  };

  readonly #send = () => {
    this.#handOn();
    const title = this.page.heading;
    // Whoever closes the window of the system has changed their mind.
    navigator.share({ title, url: this.link }).catch(() => undefined);
  };

  protected override render(): TemplateResult {
    const { link, code } = this;
    const { deal, live } = this.page.game.match;
    const secret = deal.secret && !deal.revealed;
    return html`
      <div class="field">
        <label for="share-address">${this.t("share-address")}</label>
        <textarea
          id="share-address"
          class="code"
          rows="3"
          readonly
          aria-describedby="share-address-help"
          .value=${link}
          @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
          @copy=${() => this.#handOn()}
        ></textarea>
        <p class="help" id="share-address-help">
          ${link ? this.t("share-address-help", { count: link.length }) : this.t("share-making")}
        </p>
      </div>
      <div class="actions">
        <button type="button" class="primary" ?disabled=${!link} @click=${this.#copy}>
          ${this.t("share-copy-link")}
        </button>
        ${
          "share" in navigator
            ? html`<button type="button" ?disabled=${!link} @click=${this.#send}>
                ${this.t("share-send")}
              </button>`
            : nothing
        }
      </div>
      <p role="status">${this.said}</p>
      ${location.protocol === "file:" ? html`<p>${this.t("share-from-file")}</p>` : nothing}
      ${link.length > LONG ? html`<p>${this.t("share-long")}</p>` : nothing}
      <div class="by-link">
        ${link ? this.#picture(code) : nothing}
        <div>
          <p>${this.t("share-check")} <output class="code">${this.check}</output></p>
          <p class="help">${this.t("share-check-help")}</p>
          ${live.gameResult ? nothing : html`<p>${this.t(secret ? "share-secret" : "share-by-link")}</p>`}
        </div>
      </div>
    `;
  }

  #picture(code: Code | null): TemplateResult {
    if (!code) return html`<p class="help">${this.t("share-no-qr")}</p>`;
    return html`<svg
      class="qr"
      role="img"
      aria-label=${this.t("share-qr")}
      viewBox="0 0 ${code.side} ${code.side}"
      shape-rendering="crispEdges"
    >
      <rect width=${code.side} height=${code.side} fill="#fff" />
      <path d=${code.path} fill="#000" />
    </svg>`;
  }
}
