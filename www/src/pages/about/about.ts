import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import { GAMES } from "../../app/games";
import { app } from "../../app/context";
import { Page } from "../../app/page";
import { to } from "../../app/router";

import "./about.css";

/** What this is, what it does not do, and whose the games and the parts are. */
@customElement("about-page")
export class AboutPage extends Page {
  override get heading(): string {
    return this.t("about-title");
  }

  override async prepare(): Promise<void> {
    await app.load("about", ...GAMES.map(({ id }) => id));
  }

  protected override render(): TemplateResult {
    return html`
      <div class="page-head"><h1 tabindex="-1">${this.heading}</h1></div>
      <div class="prose">
        <p>${this.t("about-what")}</p>
        <h2>${this.t("about-privacy")}</h2>
        <p>${this.t("about-privacy-requests")}</p>
        <p>
          ${this.t("about-privacy-device")}
          <a href=${to.settings}>${this.t("about-privacy-delete")}</a>
        </p>
        <h2>${this.t("about-games")}</h2>
        <ul class="dashes">
          ${GAMES.map(
            ({ id }) =>
              html`<li>
                ${this.t(`about-game-${id}`)} <a href=${to.rules(id)}>${this.t("about-rules")}</a>
              </li>`,
          )}
        </ul>
        <p>${this.t("about-independent")}</p>
        <h2>${this.t("about-licences")}</h2>
        <p>${this.t("about-own")}</p>
        <p>${this.t("about-parts")}</p>
        <ul class="dashes">
          <li lang="en">Lit: BSD-3-Clause, Google LLC</li>
          <li lang="en">Fluent (@fluent/bundle): Apache-2.0, Mozilla</li>
          <li lang="en">three.js: MIT, three.js authors</li>
          <li lang="en">Lucide: ISC, Lucide Contributors</li>
          <li lang="en">Literata: SIL Open Font License 1.1, The Literata Project Authors</li>
        </ul>
      </div>
    `;
  }
}
