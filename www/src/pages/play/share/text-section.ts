import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../../app/context";
import { AppElement } from "../../../app/page";
import { boardCode, isSite } from "../../../sharing/board-code";
import { copyText } from "../../../ui/copy";
import type { PlayHost } from "../host";
import { customElement, state } from "../../../ui/view-element";

/** The game as text: its record, the position on view, and a board for a page of one's own. */
@customElement("share-text")
export class TextSection extends AppElement {
  @state() page!: PlayHost;
  @state() close!: (answer: string) => void;
  @state() private said = "";

  async #copy(text: string): Promise<void> {
    const done = await copyText(text);
    this.said = this.t(done ? "share-copied" : "share-copy-refused");
  }

  protected override render(): TemplateResult {
    const { match } = this.page.game;
    const code = () => boardCode(match.game, match.record("en"), app.language);
    return html`<div class="choices">
        <button type="button" @click=${() => this.#copy(match.record(app.style))}>
          ${this.t("share-copy-record")}
        </button>
        <button type="button" @click=${() => this.close("record")}>
          ${this.t("share-record")}
        </button>
        <button type="button" @click=${() => this.#copy(match.snapshot.position)}>
          ${this.t("share-copy-position")}
        </button>
        <button type="button" @click=${() => this.#copy(code())}>
          ${this.t("share-copy-board")}
        </button>
      </div>
      <p class="help">
        ${this.t("share-copy-board-help")}
        ${isSite() ? nothing : this.t("share-copy-board-file", { page: this.t("app-webmaster") })}
      </p>
      <p role="status">${this.said}</p>`;
  }
}
