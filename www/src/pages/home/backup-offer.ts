import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { AppElement } from "../../app/page";
import { attempt } from "../../app/trouble";
import { isTold, keepTold } from "../../storage/told";
import { saveBackup } from "../shared/save-backup";
import { customElement, state } from "../../ui/view-element";

/** Under this it is remembered that somebody has answered. */
const ANSWERED = "backup";

/** Offers a backup, until somebody has answered. */
@customElement("backup-offer")
export class BackupOffer extends AppElement {
  @state() private shown = false;
  @state() private done = "";

  override connectedCallback(): void {
    super.connectedCallback();
    // Nobody has asked for it: without its words it is for another time.
    this.#begin().catch(() => undefined);
  }

  async #begin(): Promise<void> {
    // Where nothing is kept, it would be offered again and again.
    if (app.games.keeping !== "kept" || isTold(ANSWERED)) return;
    await app.load("backup");
    this.shown = true;
  }

  async #save(): Promise<void> {
    const { file, count } = await saveBackup();
    this.done = this.t("backup-saved", { file, count });
    keepTold(ANSWERED);
  }

  #later(): void {
    this.shown = false;
    keepTold(ANSWERED);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.shown) return nothing;
    if (this.done) return html`<p class="notice" role="status">${this.done}</p>`;
    return html`<div class="notice">
      <p>${this.t("backup-offer")}</p>
      <div class="actions">
        <button type="button" @click=${() => attempt(() => this.#save())}>
          ${this.t("backup-save")}
        </button>
        <button type="button" class="quiet" @click=${() => this.#later()}>
          ${this.t("backup-later")}
        </button>
      </div>
    </div>`;
  }
}
