import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";

import type { MoveNode } from "../../generated/types/MoveNode";
import type { Words } from "../../i18n/words";
import type { Moves } from "../../game/moves";
import { glyphText } from "../../game/glyphs";
import { parseFurigoma } from "../../game/furigoma";
import { wear } from "../../ui/wear";
import { type ScoreLine, type ScoreNote, type ScoreRow, ScoreSheet } from "./score";

import css from "./move-list.css?inline";
import paper from "./print.css?inline";

wear(css);
wear(paper);

/** Deeper variations are not indented any further. */
const DEEPEST = 4;

/** Keys that go through all moves of the list; arrows walk through the game here as elsewhere. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ".": 1, ",": -1 };

type Wanted = "move-chosen" | "move-menu";

/** Somebody wants to see or change a move. */
export class MoveEvent extends Event {
  constructor(
    type: Wanted,
    readonly node: number,
  ) {
    super(type, { bubbles: true, composed: true });
  }
}

/**
 * The score sheet: a tree of moves that can be walked. It is one stop of the Tab key, and the
 * focus goes with the position. A step through the game touches the two moves that it is about, a new move its block.
 */
@customElement("move-list")
export class MoveList extends LitElement {
  @property({ attribute: false }) moves: Moves | null = null;
  /** The version of the tree that is shown. */
  @property({ type: Number }) version = 0;
  @property({ type: Number }) current = 0;
  /** Chance has still to decide about the move on view. */
  @property({ type: Boolean }) unfinished = false;
  @property({ attribute: false }) words: Words | null = null;
  readonly #sheet = new ScoreSheet();
  #marked: HTMLElement | null = null;
  /** Where the Tab key stops. */
  #stop: HTMLElement | null = null;

  constructor() {
    super();
    this.addEventListener("click", (event) => this.#tell("move-chosen", event));
    this.addEventListener("contextmenu", (event) => {
      if (this.#tell("move-menu", event)) event.preventDefault();
    });
    this.addEventListener("keydown", this.#key);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.moves && (changed.has("moves") || changed.has("version"))) {
      this.#sheet.update(this.moves);
    }
  }

  protected override updated(): void {
    const shown = this.#find(this.current);
    if (this.#marked !== shown) {
      this.#marked?.removeAttribute("aria-current");
      this.#marked?.removeAttribute("data-unfinished");
    }
    this.#marked = shown;
    shown?.setAttribute("aria-current", "true");
    shown?.toggleAttribute("data-unfinished", this.unfinished);
    const within = this.contains(document.activeElement) && document.activeElement !== this;
    this.#stopAt(shown ?? this.querySelector<HTMLElement>(".move"));
    if (within) this.#stop?.focus({ preventScroll: true });
    if (shown) this.#reveal(shown);
    else this.scrollTop = 0;
  }

  #find(id: number): HTMLElement | null {
    const node = this.moves?.get(id);
    const block = node && this.#blocks[this.#sheet.find(node)];
    return block?.querySelector<HTMLElement>(`[data-node="${id}"]`) ?? null;
  }

  get #blocks(): HTMLCollectionOf<HTMLElement> {
    return this.getElementsByClassName("block") as HTMLCollectionOf<HTMLElement>;
  }

  #stopAt(stop: HTMLElement | null): void {
    if (this.#stop !== stop) this.#stop?.setAttribute("tabindex", "-1");
    stop?.setAttribute("tabindex", "0");
    this.#stop = stop;
  }

  /** Tells what somebody wants to do with a move; whether it is one. */
  #tell(type: Wanted, { target }: Event): boolean {
    const node = moveAt(target)?.dataset["node"];
    if (node !== undefined) this.dispatchEvent(new MoveEvent(type, Number(node)));
    return node !== undefined;
  }

  readonly #key = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = moveAt(event.target);
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = beside(from, step);
    if (!to) return;
    this.#stopAt(to);
    to.focus({ preventScroll: true });
    this.#reveal(to);
  };

  /** Scrolls the list, never the page. */
  #reveal(shown: HTMLElement): void {
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
    const { moves, words } = this;
    if (!moves || !words) return nothing;
    const { comment } = moves;
    if (moves.isEmpty && comment === null) {
      return html`<p class="empty">${words.text("moves-none")}</p>`;
    }
    return html`<div role="list" aria-label=${words.text("board-move-list")}>
      ${comment === null ? nothing : this.#note({ kind: "note", comment, lines: [] })}
      ${this.#sheet.blocks.map(({ parts }) => guard([parts, words], () => this.#block(parts)))}
    </div>`;
  }

  #block(parts: readonly (ScoreRow | ScoreNote)[]): TemplateResult {
    return html`<div class="block">
      ${parts.map((part) => (part.kind === "row" ? this.#row(part) : this.#note(part)))}
    </div>`;
  }

  #row({ number, moves: [first, second] }: ScoreRow): TemplateResult {
    return html`<div class="row" role="listitem">
      <span class="number">${number}</span>
      <span class="cell">
        ${first ? first.map((node) => this.#move(node)) : html`<span class="gap">…</span>`}
      </span>
      <span class="cell">${second.map((node) => this.#move(node))}</span>
    </div>`;
  }

  #note({ comment, lines }: ScoreNote): TemplateResult {
    return html`<div class="note" role="listitem">
      ${comment === null ? nothing : html`<p class="comment">${comment}</p>`}
      ${
        lines.length
          ? html`<div role="list" aria-label=${this.words?.text("moves-variations") ?? ""}>
              ${lines.map((line) => this.#line(line))}
            </div>`
          : nothing
      }
    </div>`;
  }

  #line({ depth, items }: ScoreLine): TemplateResult {
    return html`<div
      class="line"
      role="listitem"
      aria-level=${depth + 1}
      data-depth=${Math.min(depth, DEEPEST)}
    >
      ${items.map(
        ({ node, numbered }) =>
          html`${
            numbered
              ? html`<span class="number">${node.number}${node.side === 0 ? "." : "…"}</span>`
              : nothing
          }${this.#move(node)}${
            node.comment === null ? nothing : html`<span class="comment">${node.comment}</span>`
          } `,
      )}
    </div>`;
  }

  #move(node: MoveNode): TemplateResult {
    const glyphs = node.glyphs.map(glyphText).join("");
    const chicks = parseFurigoma(node.code);
    const hens = chicks?.filter((face) => face === "hen").length ?? 0;
    const text = chicks ? this.words?.text("moves-thrown", { count: hens }) : node.text;
    return html`<button type="button" class="move" tabindex="-1" data-node=${node.id}>
      ${text}${glyphs ? html`<span class="glyph">${glyphs}</span>` : nothing}
    </button>`;
  }
}

const moveAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(".move") : null;

/** The move before or after another one in the order of reading. */
function beside(move: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const block = move.closest(".block");
  const within = [...(block?.querySelectorAll<HTMLElement>(".move") ?? [])];
  const found = within[within.indexOf(move) + step];
  if (found) return found;
  const next = step > 0 ? block?.nextElementSibling : block?.previousElementSibling;
  return [...(next?.querySelectorAll<HTMLElement>(".move") ?? [])].at(step > 0 ? 0 : -1);
}
