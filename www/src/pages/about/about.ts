import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { ALL_GAMES, gameCard } from "../../games";
import { Page } from "../../app/page";
import { type Route, to } from "../../app/router";
import type { Article, Block, Item } from "../../content/article";
import { words } from "../shared/words";
import { customElement } from "../../ui/view-element";

import "./about.css";

/** The addresses of games that this build does not have. */
const ELSEWHERE: readonly string[] = ALL_GAMES.flatMap(({ id }) =>
  gameCard(id) ? [] : to.rules(id),
);

/** What this is, what it does not do, and whose the games and the parts are. */
@customElement("about-page")
export class AboutPage extends Page {
  #anchor = "";

  override get heading(): string {
    return this.#article?.title ?? "";
  }

  get #article(): Article | null {
    return app.article("about");
  }

  override async prepare(route: Route): Promise<void> {
    if (route.page === "about") this.#anchor = route.anchor;
    await app.loadArticle("about");
  }

  override follow(route: Route): boolean {
    if (route.page !== "about") return false;
    this.#anchor = route.anchor;
    this.#arrive();
    return true;
  }

  protected override firstUpdated(): void {
    this.#arrive();
  }

  /** Scrolls to the chapter that was asked for and puts the focus there. */
  #arrive(): void {
    if (!this.#anchor) return;
    const chapter = this.querySelector<HTMLElement>(`[id="${CSS.escape(this.#anchor)}"]`);
    // After the page has put the focus on its title.
    requestAnimationFrame(() => {
      chapter?.scrollIntoView({ block: "start" });
      chapter?.focus({ preventScroll: true });
    });
  }

  protected override render(): TemplateResult {
    return html`
      <div class="page-head"><h1 tabindex="-1">${this.heading}</h1></div>
      <div class="prose">
        ${this.#article?.blocks.map(block)}
        <ul class="points">
          <li lang="en">Lit: BSD-3-Clause, Google LLC</li>
          <li lang="en">three.js: MIT, three.js authors</li>
          <li lang="en">Lean QR: MIT, David Evans</li>
          <li lang="en">Lucide: ISC, Lucide Contributors</li>
          <li lang="en">Literata: SIL Open Font License 1.1, The Literata Project Authors</li>
        </ul>
      </div>
    `;
  }
}

function block(part: Block): TemplateResult | typeof nothing {
  switch (part.kind) {
    case "heading":
      return html`<h2 id=${part.id} tabindex="-1">${part.text}</h2>`;
    case "paragraph":
      return html`<p>${words(part.words)}</p>`;
    case "list":
      return html`<ul class="points">
        ${part.items.filter(isHere).map((item) => html`<li>${words(item.words)}</li>`)}
      </ul>`;
    default:
      return nothing;
  }
}

/** Whether a point is about something else than a game that is not here. */
const isHere = ({ words }: Item): boolean =>
  typeof words === "string" ||
  !words.some(
    (span) => typeof span !== "string" && "href" in span && ELSEWHERE.includes(span.href),
  );
