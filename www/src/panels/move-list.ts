import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { MoveNode } from "../generated/types/MoveNode";
import type { MoveTree } from "../generated/types/MoveTree";
import type { Words } from "../i18n/words";
import { fallen } from "../match/throw";
import { glyphText, type ScoreLine, type ScoreNote, type ScoreRow, scoreSheet } from "./score";

/** Somebody wants to see or change a move. */
export class MoveEvent extends Event {
  constructor(
    type: "move-chosen" | "move-menu",
    readonly node: number,
  ) {
    super(type, { bubbles: true, composed: true });
  }
}

/** The score sheet: a tree of moves that can be walked. */
@customElement("move-list")
export class MoveList extends LitElement {
  @property({ attribute: false }) tree: MoveTree | null = null;
  @property({ type: Number }) current = 0;
  @property({ attribute: false }) words: Words | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("current") || changed.has("tree")) this.#follow();
  }

  /** Scrolls the list, never the page. */
  #follow(): void {
    const shown = this.querySelector<HTMLElement>("[aria-current=true]");
    if (!shown) {
      this.scrollTop = 0;
      return;
    }
    const list = this.getBoundingClientRect();
    const { top, bottom, height: margin } = shown.getBoundingClientRect();
    // With what was noted about it, as far as there is room for both.
    const note = shown.closest(".row")?.nextElementSibling;
    const noted = note?.matches(".note") ? note.getBoundingClientRect().bottom : bottom;
    const end = Math.min(Math.max(bottom, noted), top + list.height - 2 * margin);
    if (top < list.top + margin) this.scrollTop -= list.top + margin - top;
    else if (end > list.bottom - margin) this.scrollTop += end - list.bottom + margin;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { tree, words } = this;
    if (!tree || !words) return nothing;
    if (tree.nodes.length === 0 && tree.comment === null) {
      return html`<p class="empty">${words.text("moves-none")}</p>`;
    }
    return html`${scoreSheet(tree).map((part) =>
      part.kind === "row" ? this.#row(part) : this.#note(part),
    )}`;
  }

  #row({ number, moves: [first, second] }: ScoreRow): TemplateResult {
    return html`<div class="row">
      <span class="number">${number}</span>
      <span class="cell">
        ${first ? first.map((node) => this.#move(node)) : html`<span class="gap">…</span>`}
      </span>
      <span class="cell">${second.map((node) => this.#move(node))}</span>
    </div>`;
  }

  #note({ comment, lines }: ScoreNote): TemplateResult {
    return html`<div class="note">
      ${comment === null ? nothing : html`<p class="comment">${comment}</p>`}
      ${lines.map((line) => html`<div class="line">${this.#line(line)}</div>`)}
    </div>`;
  }

  #line(line: ScoreLine): readonly TemplateResult[] {
    return line.map(
      ({ node, numbered, comment, lines }) =>
        html`${
          numbered
            ? html`<span class="number">${node.number}${node.side === 0 ? "." : "…"}</span>`
            : nothing
        }${this.#move(node)}${
          comment === null ? nothing : html`<span class="comment">${comment}</span>`
        }${lines.map((inner) => html`<span class="inner">(${this.#line(inner)})</span>`)} `,
    );
  }

  #move(node: MoveNode): TemplateResult {
    const glyphs = node.glyphs.map(glyphText).join("");
    const chicks = fallen(node.code);
    const hens = chicks?.filter((face) => face === "hen").length ?? 0;
    const text = chicks ? this.words?.text("moves-thrown", { count: hens }) : node.text;
    const current = node.id === this.current;
    return html`<button
      type="button"
      class="move"
      aria-current=${current ? "true" : nothing}
      @click=${() => this.dispatchEvent(new MoveEvent("move-chosen", node.id))}
      @contextmenu=${(event: Event) => {
        event.preventDefault();
        this.dispatchEvent(new MoveEvent("move-menu", node.id));
      }}
    >
      ${text}${glyphs ? html`<span class="glyph">${glyphs}</span>` : nothing}
    </button>`;
  }
}
