import { html, nothing, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { app } from "../../../app/context";
import { Part } from "../../../app/page";
import { sideName } from "../../../i18n/sides";
import type { LineView } from "../../../generated/types/LineView";
import type { Messages } from "../../../i18n/messages";
import { type Match, MatchChange } from "../../../game/match";
import { MoveEvent } from "../move-list";
import { glyphText } from "../glyphs";
import { AdviceChange, type Slip, type Verdict } from "../../../assistant/advice";
import type { Desk, Preview } from "./controller";
import { fanView } from "./card-odds-view";
import { chances, percent, worth } from "./words";

/** The graph is drawn on this grid, and stretched. */
const WIDE = 300;
const HIGH = 100;

/** So many milliseconds a number stays at least. */
const CALM = 100;

/** Room for the moves of a line, in pixels, and what a move and a letter of it take. */
const ROOM = 236;
const PADDING = 12;
const LETTER = 7.6;

/** As many moves of a line as there is room for, one at least. */
function fitting(moves: readonly string[]): readonly string[] {
  let room = ROOM;
  const end = moves.findIndex((move) => (room -= move.length * LETTER + PADDING) < 0);
  return end < 0 ? moves : moves.slice(0, Math.max(1, end));
}

/** What the engine thinks of the position on view and of the whole game. */
@customElement("engine-panel")
export class EnginePanel extends Part {
  @property({ attribute: false }) desk: Desk | null = null;
  @property({ attribute: false }) match: Match | null = null;
  /** The line that is looked at. */
  @property({ attribute: false }) preview: Preview | null = null;
  /** One line of it, where there is little room. */
  @property({ type: Boolean }) compact = false;
  #listening: AbortController | null = null;
  #queued: ReturnType<typeof setTimeout> | undefined;

  protected override get words(): Messages {
    return this.match ? app.words.of(this.match.game) : app.words;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
    this.#listening = null;
    clearTimeout(this.#queued);
    this.#queued = undefined;
  }

  protected override willUpdate(): void {
    const { desk, match } = this;
    if (this.#listening || !desk?.advice || !match) return;
    const { signal } = (this.#listening = new AbortController());
    desk.advice.addEventListener(AdviceChange.type, this.#soon, { signal });
    match.addEventListener(MatchChange.type, this.#soon, { signal });
  }

  /** Engines find more than the eye can follow. */
  readonly #soon = () => {
    this.#queued ??= setTimeout(() => {
      this.#queued = undefined;
      this.requestUpdate();
    }, CALM);
  };

  /** What is known of the position on view; on the way through chance, of the one before. */
  get #verdict(): Verdict | null {
    return (this.match && this.desk?.advice?.verdict(this.match.snapshot.node)) ?? null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { desk, match } = this;
    if (!desk?.advice || !match) return nothing;
    const verdict = this.#verdict;
    if (this.compact) return this.#strip(verdict);
    const { problem } = desk.advice;
    return html`
      ${this.#bar(verdict)}
      ${problem ? html`<p class="warn">${this.words.problem(problem.problem)}</p>` : nothing}
      ${this.#graph(match)} ${this.#fan(match)} ${verdict?.fan ? nothing : this.#lines(verdict)}
      ${this.#slips(match)}
    `;
  }

  /** How the chances of both sides are told. */
  #told(verdict: Verdict | null): string {
    if (verdict?.win == null) return this.t("advice-thinking");
    const [best] = verdict.lines;
    if (best && !verdict.chance && !("points" in best.score)) {
      const wins = "win" in best.score;
      const winner = wins ? verdict.side : 1 - verdict.side;
      const count = "win" in best.score ? best.score.win : best.score.loss;
      const when = this.t("advice-when", { count });
      return this.t("advice-forced", { side: sideName(winner), when });
    }
    const side = verdict.win >= 500 ? 0 : 1;
    // After the end nothing is a matter of chance.
    const share = verdict.effort === Infinity ? percent : chances;
    const chance = share(this.words, side === 0 ? verdict.win : 1000 - verdict.win);
    return this.t("advice-chance", { side: sideName(side), chance });
  }

  #bar(verdict: Verdict | null): TemplateResult {
    const win = verdict?.win ?? 500;
    return html`<div class="chances">
      <div
        class="chance-bar"
        role="img"
        aria-label=${this.t("advice-bar")}
        ?data-known=${verdict?.win != null}
      >
        <div class="first" .style=${`inline-size:${win / 10}%`}></div>
      </div>
      <p>
        <b>${this.#told(verdict)}</b>
        ${
          verdict && verdict.depth > 0
            ? html`<span class="soft">${this.t("advice-depth", { depth: verdict.depth })}</span>`
            : nothing
        }
      </p>
    </div>`;
  }

  #strip(verdict: Verdict | null): TemplateResult {
    const [best] = verdict?.lines ?? [];
    return html`
      <div class="chance-bar thin" aria-hidden="true" ?data-known=${verdict?.win != null}>
        <div class="first" .style=${`inline-size:${(verdict?.win ?? 500) / 10}%`}></div>
      </div>
      <p>
        <b>${this.#told(verdict)}</b>
        ${best ? html`<span class="soft">${best.moves.slice(0, 4).join(" ")}</span>` : nothing}
      </p>
    `;
  }

  /** The chances over the whole game; a press goes to the position. */
  #graph(match: Match): TemplateResult | typeof nothing {
    const { advice } = this.desk ?? {};
    if (!advice) return nothing;
    const nodes = [0, ...advice.line().map(({ id }) => id)];
    if (nodes.length < 3) return nothing;
    const x = (at: number) => (at / (nodes.length - 1)) * WIDE;
    const points = nodes.flatMap((id, at) => {
      const win = advice.verdict(id)?.win;
      return win == null ? [] : [{ x: x(at), y: HIGH - win / 10 }];
    });
    const line = `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}`;
    const [first = 0, last = 0] = [points[0]?.x, points.at(-1)?.x];
    const here = nodes.indexOf(match.snapshot.node);
    return html`<svg
      class="chance-graph"
      role="img"
      aria-label=${this.t("advice-graph")}
      viewBox="0 0 ${WIDE} ${HIGH}"
      preserveAspectRatio="none"
      @click=${(event: MouseEvent) => this.#jump(event, nodes)}
    >
      <rect class="unknown" width=${WIDE} height=${HIGH}></rect>
      ${
        points.length > 1
          ? svg`<rect class="second" x=${first} width=${last - first} height=${HIGH}></rect>
              <path class="first" d="${line}L${last} ${HIGH}L${first} ${HIGH}Z"></path>
              <path class="edge" d=${line}></path>`
          : nothing
      }
      <path class="middle" d="M0 ${HIGH / 2}H${WIDE}"></path>
      ${here < 0 ? nothing : svg`<path class="here" d="M${x(here)} 0V${HIGH}"></path>`}
    </svg>`;
  }

  #jump(event: MouseEvent, nodes: readonly number[]): void {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const at = Math.round(((event.clientX - left) / width) * (nodes.length - 1));
    const node = nodes[at];
    if (node !== undefined) this.dispatchEvent(new MoveEvent("move-chosen", node));
  }

  /** What may come, where a card is about to come or may be drawn. */
  #fan(match: Match): TemplateResult | typeof nothing {
    const { preview } = this;
    const { advice } = this.desk ?? {};
    const { node } = match.snapshot;
    const fan = advice?.fan(node);
    if (!advice || !fan) return nothing;
    const here = advice.codes(node);
    const call = advice.call(node);
    const shown = preview?.node === node ? preview.codes[here.length + call.length] : undefined;
    return fanView(this.words, fan, shown, ({ line }) => {
      this.#show([...call, ...line.codes.slice(0, 1)], line.moves.slice(0, 1));
    });
  }

  #lines(verdict: Verdict | null): TemplateResult | typeof nothing {
    const lines = verdict?.lines ?? [];
    const { advice } = this.desk ?? {};
    const call = advice?.call(this.match?.snapshot.node ?? 0) ?? [];
    // Where nothing can be done but to draw, the fan says it all.
    const [first, second] = lines;
    if (first && !second && call.includes(first.codes[0] ?? "")) return nothing;
    return html`<ol
      class="best-lines"
      aria-label=${this.t(verdict?.chance ? "advice-outcomes" : "advice-lines")}
    >
      ${lines.map((line) => html`<li>${this.#line(line, call)}</li>`)}
    </ol>`;
  }

  /** A line: what it is worth, and its moves, each a button that shows its position. */
  #line(line: LineView, call: readonly string[]): TemplateResult {
    const { desk } = this;
    const shown = this.preview?.codes.join() ?? "";
    const start = desk?.advice?.codes(this.match?.snapshot.node ?? 0) ?? [];
    return html`<span class="worth">${worth(this.words, line)}</span>
      <span class="moves">
        ${fitting(line.moves).map((move, at) => {
          const codes = line.codes.slice(0, at + 1);
          return html`<button
            type="button"
            class="move"
            aria-pressed=${String([...start, ...codes].join() === shown)}
            @click=${() => this.#show(codes, line.moves.slice(0, at + 1))}
          >
            ${at === 0 && call.includes(line.codes[0] ?? "") ? this.t("advice-call") : move}
          </button>`;
        })}
      </span>`;
  }

  #show(codes: readonly string[], moves: readonly string[], node?: number): void {
    void this.desk?.show(codes, moves.join(" "), node);
  }

  /** After the game: what gave chances away, and what was better. */
  #slips(match: Match): TemplateResult | typeof nothing {
    const { advice } = this.desk ?? {};
    if (!advice || match.mode !== "analyse") return nothing;
    const { known, all } = advice.progress;
    const slips = advice.slips();
    if (known < all) {
      const done = percent(this.words, (1000 * known) / all);
      return html`<p class="soft" role="status">${this.t("advice-looking", { done })}</p>`;
    }
    if (slips.length === 0) {
      return all < 3 ? nothing : html`<p class="soft">${this.t("advice-no-slips")}</p>`;
    }
    return html`<details class="slips">
      <summary>${this.t("advice-slips", { count: slips.length })}</summary>
      <ul>
        ${slips.map((slip) => html`<li>${this.#slip(slip, match)}</li>`)}
      </ul>
      <button type="button" @click=${() => this.desk?.keepMarks()}>
        ${this.t("advice-keep-marks")}
      </button>
    </details>`;
  }

  #slip({ move, lost, glyph, better }: Slip, match: Match): TemplateResult {
    const { number, side, text } = move;
    const played = `${number}${side === 0 ? "." : "…"} ${text}${glyphText(glyph)}`;
    return html`<button
        type="button"
        class="move"
        @click=${() => this.dispatchEvent(new MoveEvent("move-chosen", move.id))}
      >
        ${played}
      </button>
      <span class="soft">−${percent(this.words, lost)}</span>
      <button
        type="button"
        class="move"
        @click=${() => {
          match.goTo(move.parent);
          this.#show(better.codes.slice(0, 1), better.moves.slice(0, 1), move.parent);
        }}
      >
        ${this.t("advice-better", { move: better.moves[0] ?? "" })}
      </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "engine-panel": EnginePanel;
  }
}
