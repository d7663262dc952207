import { html, nothing, type TemplateResult } from "lit/html.js";

import type { GameError } from "../../game-error";
import type { Remedy } from "../../loading/part";
import { app } from "../../app/context";
import { Page } from "../../app/page";
import { to } from "../../app/router";
import { customElement } from "../../ui/view-element";

type Reason =
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "error"; readonly error: GameError; readonly remedy: Remedy };

/** When a page cannot be shown: why, and where to go on. */
@customElement("error-page")
export class ErrorPage extends Page {
  #reason: Reason = { kind: "address", address: "" };

  static of(reason: Reason): ErrorPage {
    const page = new ErrorPage();
    page.#reason = reason;
    page.className = "page narrow";
    return page;
  }

  override get heading(): string {
    return this.t(`page-error-${this.#reason.kind}-title`);
  }

  protected override render(): TemplateResult {
    const reason = this.#reason;
    return html`<div class="page-message">
      <h1 tabindex="-1">${this.heading}</h1>
      <p>
        ${
          reason.kind === "address"
            ? this.t("page-error-address", { address: reason.address })
            : app.words.problem(reason.error.problem)
        }
      </p>
      <div class="actions">
        <a class="button primary" href=${to.home}>${this.t("page-error-home")}</a>
        <a class="button" href=${to.open()}>${this.t("app-open")}</a>
        ${
          reason.kind === "error"
            ? html`<button type="button" @click=${reason.remedy.run}>
                ${this.t(reason.remedy.label)}
              </button>`
            : nothing
        }
      </div>
    </div>`;
  }
}
