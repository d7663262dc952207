import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { GAME_IDS } from "../../engine/rules/load";
import { Page } from "../../app/page";
import { whenIdle } from "../../board/element/near";
import { Room } from "../../app/room";
import { type Route, ruleAnchor, to } from "../../app/router";
import { type Article, type Block, sections } from "../../content/article";
import { GameError } from "../../game-error";
import { part } from "../../loading/part";
import { wear } from "../../ui/wear";
import { words } from "../shared/words";
import { diagram } from "./diagram";
import type * as LadderPart from "./ladder";
import "./steps";
import { customElement, state } from "../../ui/view-element";

import css from "./rules.css?inline";

wear(css);

type Ladder = Pick<typeof LadderPart, "ladder">;

/** The chapter about the levels, behind the rules. */
const LEVELS = "levels";

/** The text of a game's rules. */
const nameOf = (game: string) => `rules/${game}`;

/** The rules of a game: a text with diagrams, and a place to arrive at for every section. */
@customElement("rules-page")
export class RulesPage extends Page {
  #game = "";
  /** Where there is room, the contents stand beside the text; elsewhere they open on request. */
  readonly #room = new Room(this);
  /** The section or chapter that the address names. */
  @state() private target = "";
  /** How strong the levels are; it comes behind the text, or with it where the address names it. */
  @state() private ladder: Ladder | null = null;

  override get heading(): string {
    return this.#article?.title ?? "";
  }

  get #article(): Article | null {
    return app.article(nameOf(this.#game));
  }

  override async prepare(route: Route): Promise<void> {
    if (route.page !== "rules") return;
    if (!GAME_IDS.includes(route.game)) {
      throw GameError.of("unknown-game", { game: route.game, known: GAME_IDS.join(", ") });
    }
    await Promise.all([
      app.loadArticle(nameOf(route.game)),
      app.load("rules", "board", route.game),
    ]);
    this.#game = route.game;
    this.target = route.anchor;
    if (this.target === LEVELS) await this.#loadLadder();
  }

  async #loadLadder(): Promise<void> {
    const ladder = await part(() => import("./ladder"));
    await ladder.loadLadder();
    this.ladder = ladder;
  }

  override follow(route: Route): boolean {
    if (route.page !== "rules" || route.game !== this.#game) return false;
    this.target = route.anchor;
    void this.#arrive();
    return true;
  }

  protected override firstUpdated(): void {
    void this.#arrive();
    // The text is whole without it, and boards come first.
    if (!this.ladder) whenIdle(() => void this.#loadLadder().catch(() => undefined));
  }

  /** Scrolls to the section that was asked for and puts the focus there. */
  async #arrive(): Promise<void> {
    await this.updateComplete;
    if (!this.target) return;
    const place = this.querySelector<HTMLElement>(`[id="${CSS.escape(this.target)}"]`);
    if (!place) return;
    // Boards above take their size first, or the place would move away.
    requestAnimationFrame(() => {
      place.scrollIntoView({ block: "start" });
      place.focus({ preventScroll: true });
    });
  }

  protected override render(): TemplateResult {
    const { blocks = [] } = this.#article ?? {};
    const chapters = blocks.filter((block) => block.kind === "heading");
    const credits = blocks.filter((block) => block.kind === "credit");
    return html`<article class="rules">
      <header>
        <h1 tabindex="-1">${this.heading}</h1>
        <p class="lead">${this.t(`${this.#game}-tagline`)}</p>
        <a class="button primary" href=${to.new(this.#game)}>${this.t("rules-play")}</a>
      </header>
      <nav aria-label=${this.t("rules-contents")}>
        <details ?open=${this.#room.wide}>
          <summary>${this.t("rules-contents")}</summary>
          <ol>
            ${chapters.map((chapter) => this.#entry(chapter.id, chapter.text))}
            ${this.ladder ? this.#entry(LEVELS, this.t("ladder-title")) : nothing}
          </ol>
        </details>
      </nav>
      <div class="text">
        ${this.#body(blocks)}
        ${
          this.ladder
            ? html`<h2 id=${LEVELS} tabindex="-1">${this.t("ladder-title")}</h2>
                ${this.ladder.ladder(this.#game)}`
            : nothing
        }
      </div>
      <footer>${credits.map((credit) => html`<p>${words(credit.words)}</p>`)}</footer>
    </article>`;
  }

  #entry(id: string, text: string): TemplateResult {
    return html`<li>
      <a href=${to.rules(this.#game, id)} aria-current=${this.target === id ? "location" : nothing}>
        ${text}
      </a>
    </li>`;
  }

  /** The text; diagrams that follow each other stand side by side. */
  #body(blocks: readonly Block[]): readonly TemplateResult[] {
    const parts: TemplateResult[] = [];
    let figures: TemplateResult[] = [];
    const gather = () => {
      if (figures.length > 0) parts.push(html`<div class="figures">${figures}</div>`);
      figures = [];
    };
    for (const block of blocks) {
      if (block.kind === "credit") continue;
      if (block.kind === "diagram" || block.kind === "steps") {
        figures.push(this.#figure(block));
      } else {
        gather();
        parts.push(this.#block(block));
      }
    }
    gather();
    return parts;
  }

  #figure(block: Extract<Block, { kind: "diagram" | "steps" }>): TemplateResult {
    const shown =
      block.kind === "steps"
        ? html`<rule-steps .game=${this.#game} .steps=${block}></rule-steps>`
        : diagram(this.#game, block, app.language);
    const classes = block.wide ? `${block.kind} wide` : block.kind;
    return html`<div class=${classes}>${this.#anchors(sections(block))}${shown}</div>`;
  }

  #block(block: Exclude<Block, { kind: "diagram" | "steps" | "credit" }>): TemplateResult {
    const anchors = this.#anchors(sections(block));
    switch (block.kind) {
      case "heading":
        return html`<h2 id=${block.id} tabindex="-1">${anchors}${block.text}</h2>`;
      case "subheading": {
        const { byline } = block;
        return html`<h3 id=${block.id} tabindex="-1">${anchors}${block.text}</h3>
          ${byline ? html`<p class="byline">${byline}</p>` : nothing}`;
      }
      case "paragraph":
        return html`<p>${anchors}${words(block.words)}</p>`;
      case "list": {
        const items = block.items.map(
          (item) => html`<li>${this.#anchors(item.rules ?? [])}${words(item.words)}</li>`,
        );
        return block.ordered
          ? html`<ol>
              ${items}
            </ol>`
          : html`<ul>
              ${items}
            </ul>`;
      }
    }
  }

  /** Places to arrive at. A refusal on the board names a section; here it is explained. */
  #anchors(rules: readonly string[]): readonly TemplateResult[] {
    return rules.map((section) => {
      const id = ruleAnchor(section);
      return html`<span
        class="section"
        id=${id}
        tabindex="-1"
        data-target=${this.target === id ? "" : nothing}
      ></span>`;
    });
  }
}
