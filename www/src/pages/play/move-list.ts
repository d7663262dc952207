import { html, nothing, type TemplateResult } from "lit/html.js";
import { guard } from "lit/directives/guard.js";

import { app } from "../../app/context";
import { spentText } from "../../clock/time-text";
import type { MoveNode } from "../../generated/types/MoveNode";
import type { Words } from "../../i18n/words";
import type { Moves } from "../../game/moves";
import { glyphText } from "../../game/glyphs";
import { wear } from "../../ui/wear";
import { moveText } from "../../game/move-text";
import { type ScoreLine, type ScoreNote, type ScoreRow, ScoreSheet } from "./score";
import { foldBehind, keepFolds, keptFolds } from "../../storage/folds";
import { LongPress } from "./long-press";
import { customElement, state, ViewElement } from "../../ui/view-element";

import css from "./move-list.css?inline";
import paper from "./print.css?inline";

wear(css);
wear(paper);

/** Deeper variations are not indented any further. */
const DEEPEST = 4;

/** Keys that go through all moves of the list; arrows walk through the game here as elsewhere. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ".": 1, ",": -1 };

/** The same with Ctrl, also for whoever wants no single characters. */
const CTRL_STEPS: typeof STEPS = { ArrowDown: 1, ArrowUp: -1 };

type Wanted = "move-chosen" | "move-menu";

/** What can have the focus in the list. */
const STOPS = ".move, .fold";

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
export class MoveList extends ViewElement {
  /** The id of the game, under which this tab keeps what is folded. */
  @state() game = "";
  @state() moves: Moves | null = null;
  /** The version of the tree that is shown. */
  @state() version = 0;
  @state() current = 0;
  /** Chance has still to decide about the move on view. */
  @state() unfinished = false;
  @state() words: Words | null = null;
  /** The nodes behind which variations are folded, and how often that has changed. */
  #folded = new Set<number>();
  @state() private folds = 0;
  /** Another position is on view: it is to be seen. */
  #gone = false;
  readonly #press = new LongPress((event) => this.#tell("move-menu", event));
  readonly #sheet = new ScoreSheet();
  #marked: HTMLElement | null = null;
  /** Where the Tab key stops. */
  #stop: HTMLElement | null = null;

  constructor() {
    super();
    this.addEventListener("click", (event) => {
      if (!this.#press.ended()) this.#tell("move-chosen", event);
    });
    this.addEventListener("contextmenu", (event) => {
      // On touch it follows a long press, which is told already.
      if (this.#press.told || this.#tell("move-menu", event)) event.preventDefault();
    });
    this.addEventListener("keydown", this.#key);
    this.#press.listen(this);
    // With less room, and when it comes to be seen: only then what is far down has its own height.
    const again = () => this.#marked && this.#reveal(this.#marked);
    new ResizeObserver(again).observe(this);
    const soon = () => requestAnimationFrame(() => requestAnimationFrame(again));
    new IntersectionObserver(soon, { threshold: [0.2, 0.9] }).observe(this);
  }

  protected override willUpdate(changed: ReadonlySet<string>): void {
    if (this.moves && (changed.has("moves") || changed.has("version"))) {
      this.#sheet.update(this.moves);
      if (changed.has("game")) this.#folded = keptFolds(this.game, this.moves);
    }
    this.#gone = changed.has("current");
  }

  protected override updated(): void {
    const shown = this.#find(this.current);
    const hidden = !shown && this.current !== 0 && !this.moves?.get(this.current)?.implied;
    if (hidden && this.#gone && this.#folded.size) return this.#fold(() => this.#folded.clear());
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
    else if (this.current === 0) this.scrollTop = 0;
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
    const { key, ctrlKey } = event;
    const step = ctrlKey ? CTRL_STEPS[key] : app.settings.keys && STEPS[key];
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>(STOPS) : null;
    if (!step || !from || event.altKey || event.metaKey) return;
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
    const { top, bottom, height } = shown.getBoundingClientRect();
    // In a low panel its end lies below what stays in sight there.
    const cover = this.nextElementSibling?.getBoundingClientRect().top ?? list.bottom;
    const floor = cover < list.top + height ? list.bottom : Math.min(list.bottom, cover);
    const room = floor - list.top;
    // A row more at either end, where there is room for them.
    const margin = Math.min(height, Math.max(0, room - height) / 2);
    // With what was noted about it, as far as there is room for both.
    const note = shown.closest(".row")?.nextElementSibling;
    const noted = note?.matches(".note") ? note.getBoundingClientRect().bottom : bottom;
    const end = Math.min(Math.max(bottom, noted), top + room - 2 * margin);
    if (top < list.top + margin) this.scrollTop -= list.top + margin - top;
    else if (end > floor - margin) this.scrollTop += end - floor + margin;
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
      ${this.#sheet.blocks.map(({ parts }) => guard([parts, words, this.folds], () => this.#block(parts)))}
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
      ${lines.length ? this.#lines(lines) : nothing}
    </div>`;
  }

  #lines(lines: readonly ScoreLine[]): TemplateResult {
    const first = lines[0]?.items[0]?.node.parent ?? 0;
    const top = lines.filter(({ depth, items }) => depth === 0 && items[0]?.node.parent === first);
    const seen: ScoreLine[] = [];
    const folded = this.#folded.has(foldBehind(first));
    for (let at = folded ? lines.length : 0; at < lines.length; at++) {
      const line = lines[at];
      if (!line) continue;
      seen.push(line);
      if (this.#folded.has(lastOf(line))) at += line.inside;
    }
    return html`${this.#foldButton(foldBehind(first), top.length)}
      <div role="list" aria-label=${this.words?.text("moves-variations") ?? ""} ?hidden=${folded}>
        ${seen.map((line) => this.#line(line))}
      </div>`;
  }

  /** Folds or unfolds something. */
  #fold(change: () => unknown): void {
    change();
    this.folds++;
    if (this.moves) keepFolds(this.game, this.moves, this.#folded);
  }

  /** Shows or hides variations. */
  #foldButton(id: number, count: number): TemplateResult {
    const open = !this.#folded.has(id);
    const toggle = () => this.#fold(() => this.#folded.delete(id) || this.#folded.add(id));
    return html`<button
      type="button"
      class="fold"
      tabindex="-1"
      aria-expanded=${String(open)}
      @click=${toggle}
    >
      ${this.words?.text("moves-variations")} (${count})
    </button>`;
  }

  #line(line: ScoreLine): TemplateResult {
    const { depth, items, inside } = line;
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
      )}${inside > 0 ? this.#foldButton(lastOf(line), inside) : nothing}
    </div>`;
  }

  #move(node: MoveNode): TemplateResult {
    const glyphs = node.glyphs.map(glyphText).join("");
    const text = this.words && moveText(this.words, node);
    return html`<button type="button" class="move" tabindex="-1" data-node=${node.id}>
      ${text}${glyphs ? html`<span class="glyph">${glyphs}</span>` : nothing}${
        node.spent ? html`<small aria-hidden="true">${spentText(node.spent)}</small>` : nothing
      }
    </button>`;
  }
}

/** The move that the lines inside of one are variations of. */
const lastOf = ({ items }: ScoreLine): number => items.at(-1)?.node.id ?? 0;

const moveAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(".move") : null;

/** The move before or after another one in the order of reading. */
function beside(move: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const block = move.closest(".block");
  const within = [...(block?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const found = within[within.indexOf(move) + step];
  if (found) return found;
  const next = step > 0 ? block?.nextElementSibling : block?.previousElementSibling;
  return [...(next?.querySelectorAll<HTMLElement>(STOPS) ?? [])].at(step > 0 ? 0 : -1);
}
