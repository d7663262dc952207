import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../../app/context";
import { AppElement } from "../../../app/page";
import { boardCode, isSite } from "../../../sharing/board-code";
import { sharedRecord } from "../../../sharing/shared-record";
import { copyText } from "../../../ui/copy";
import { textToCopy } from "../../../ui/text-to-copy";
import type { PlayHost } from "../host";
import { customElement, state } from "../../../ui/view-element";

/** The game as text: its record, the position on view, and a board for a page of one's own. */
@customElement("share-text")
export class TextSection extends AppElement {
  @state() page!: PlayHost;
  @state() close!: (answer: string) => void;
  @state() private said = "";
  /** What the browser did not copy. */
  @state() private refused = "";

  async #copy(text: string): Promise<void> {
    const done = await copyText(text);
    this.refused = done ? "" : text;
    this.said = this.t(done ? "share-copied" : "play-copy-by-hand");
  }

  readonly #copyRecord = async () =>
    this.#copy(await sharedRecord(this.page.game.match, app.style));

  readonly #copyBoard = async () => {
    const { match } = this.page.game;
    await this.#copy(boardCode(match.game, await sharedRecord(match), app.language));
  };

  protected override render(): TemplateResult {
    const { match } = this.page.game;
    return html`<div class="choices">
        <button type="button" @click=${this.#copyRecord}>${this.t("share-copy-record")}</button>
        <button type="button" @click=${() => this.close("record")}>
          ${this.t("share-record")}
        </button>
        <button type="button" @click=${() => this.#copy(match.snapshot.position)}>
          ${this.t("share-copy-position")}
        </button>
        <button type="button" @click=${this.#copyBoard}>${this.t("share-copy-board")}</button>
      </div>
      <p class="help">
        ${this.t("share-copy-board-help")}
        ${isSite() ? nothing : this.t("share-copy-board-file", { page: this.t("app-webmaster") })}
      </p>
      <p role="status">${this.said}</p>
      ${this.refused ? textToCopy(this.t("share-text"), this.refused) : nothing}`;
  }
}
