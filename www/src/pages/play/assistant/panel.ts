import { html, nothing, svg, type TemplateResult } from "lit/html.js";

import { app } from "../../../app/context";
import { AppElement } from "../../../app/page";
import { sideName } from "../../../i18n/sides";
import type { LineView } from "../../../generated/types/LineView";
import type { Messages } from "../../../i18n/messages";
import type { Match } from "../../../game/match";
import { MatchChange } from "../../../game/match-change";
import { MoveEvent } from "../move-list";
import { type Advice, AdviceChange, type Evaluation } from "../../../assistant/advice";
import type { Preview } from "../../../assistant/assistant";
import { stretches, thinned } from "../../../assistant/chance-graph";
import type { AssistantController } from "./controller";
import { cardOddsView } from "./card-odds-view";
import { luckIn, luckView } from "./luck-view";
import { mistakesView } from "./mistakes-view";
import { chances, percent, worth } from "./words";
import { customElement, state } from "../../../ui/view-element";

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
export class EnginePanel extends AppElement {
  @state() controller: AssistantController | null = null;
  @state() match: Match | null = null;
  /** The line that is looked at. */
  @state() preview: Preview | null = null;
  /** One line of it, where there is little room. */
  @state() compact = false;
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
    const { match } = this;
    const advice = this.#advice;
    if (this.#listening || !advice || !match) return;
    const { signal } = (this.#listening = new AbortController());
    advice.addEventListener(AdviceChange.type, this.#soon, { signal });
    match.addEventListener(MatchChange.type, this.#soon, { signal });
  }

  get #advice(): Advice | null {
    return this.controller?.assistant.advice ?? null;
  }

  /** Engines find more than the eye can follow. */
  readonly #soon = () => {
    this.#queued ??= setTimeout(() => {
      this.#queued = undefined;
      this.requestUpdate();
    }, CALM);
  };

  /** What is known of the position on view; on the way through chance, of the one before. */
  get #evaluation(): Evaluation | null {
    return (this.match && this.#advice?.evaluation(this.match.snapshot.node)) ?? null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { match } = this;
    const advice = this.#advice;
    if (!advice || !match) return nothing;
    const evaluation = this.#evaluation;
    if (this.compact) return this.#strip(evaluation);
    return html`
      ${this.#bar(evaluation)} ${this.#problem(advice)} ${this.#graph(match)} ${this.#odds(match)}
      ${evaluation?.odds ? nothing : this.#lines(evaluation)} ${this.#mistakes(match)}
      ${this.#luck(match)}
    `;
  }

  /** The chances of both sides in words. */
  #chancesText(evaluation: Evaluation | null): string {
    if (evaluation?.win == null) return this.t("advice-thinking");
    const [best] = evaluation.lines;
    if (best && !evaluation.chance && !("points" in best.score)) {
      const wins = "win" in best.score;
      const winner = wins ? evaluation.side : 1 - evaluation.side;
      const count = "win" in best.score ? best.score.win : best.score.loss;
      const side = sideName(winner);
      // One line has no room for a sentence, but for an end that is near.
      if (this.compact && count > 1) {
        return `${this.t("play-side", { side })}: ${this.t("advice-win", { count })}`;
      }
      const when = this.t("advice-when", { count });
      return this.t("advice-forced", { side, when });
    }
    // After the end nothing is a matter of chance, and nobody is on turn.
    const over = evaluation.effort === Infinity;
    const share = over ? percent : chances;
    const ahead = evaluation.win >= 500 ? 0 : 1;
    const side = over || evaluation.chance ? ahead : evaluation.side;
    const chance = share(this.words, side === 0 ? evaluation.win : 1000 - evaluation.win);
    return this.t("advice-chance", { side: sideName(side), chance });
  }

  #bar(evaluation: Evaluation | null): TemplateResult {
    const win = evaluation?.win ?? 500;
    return html`<div class="chances">
      <div
        class="chance-bar"
        role="img"
        aria-label=${this.t("advice-bar")}
        ?data-known=${evaluation?.win != null}
      >
        <div class="first" .style=${`inline-size:${win / 10}%`}></div>
      </div>
      <p>
        <b>${this.#chancesText(evaluation)}</b>
        ${
          evaluation && evaluation.depth > 0
            ? html`<span class="soft">${this.t("advice-depth", { depth: evaluation.depth })}</span>`
            : nothing
        }
      </p>
    </div>`;
  }

  #problem({ problem }: Advice): TemplateResult | typeof nothing {
    return problem ? html`<p class="warn">${this.words.problem(problem.problem)}</p>` : nothing;
  }

  #strip(evaluation: Evaluation | null): TemplateResult | typeof nothing {
    const [best] = evaluation?.lines ?? [];
    const call = this.#advice?.call(this.match?.snapshot.node ?? 0) ?? [];
    if (this.#advice?.problem) return this.#problem(this.#advice);
    return html`
      <div class="chance-bar thin" aria-hidden="true" ?data-known=${evaluation?.win != null}>
        <div class="first" .style=${`inline-size:${(evaluation?.win ?? 500) / 10}%`}></div>
      </div>
      <p>
        <b>${this.#chancesText(evaluation)}</b>
        ${
          best
            ? this.#movesOf(best, call)
                .slice(0, 4)
                .map((move) => html`<span class="soft">${move}</span> `)
            : nothing
        }
      </p>
    `;
  }

  /** The chances over the whole game; a press goes to the position. */
  #graph(match: Match): TemplateResult | typeof nothing {
    const advice = this.#advice;
    if (!advice) return nothing;
    const nodes = [0, ...advice.line().map(({ id }) => id)];
    if (nodes.length < 3) return nothing;
    const x = (at: number) => (at / (nodes.length - 1)) * WIDE;
    const known = stretches(nodes.map((id) => advice.evaluation(id)?.win));
    const all = known.reduce((count, { length }) => count + length, 0);
    const y = (win: number) => (HIGH - win / 10).toFixed(1);
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
      ${known.map((stretch) => {
        const [head, tail] = [stretch[0], stretch.at(-1)];
        if (!head || !tail) return nothing;
        // What is known alone is as wide as a move.
        const wide = head === tail ? 0.5 : 0;
        const [first, last] = [x(head.at - wide), x(tail.at + wide)];
        const points = thinned(stretch, ((WIDE / 2) * stretch.length) / all);
        const through = points.map(({ at, win }) => `${x(at).toFixed(1)} ${y(win)}`).join("L");
        const line = `M${first} ${y(head.win)}L${through}L${last} ${y(tail.win)}`;
        return svg`<rect class="second" x=${first} width=${last - first} height=${HIGH}></rect>
          <path class="first" d="${line}L${last} ${HIGH}L${first} ${HIGH}Z"></path>
          <path class="edge" d=${line}></path>`;
      })}
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
  #odds(match: Match): TemplateResult | typeof nothing {
    const { preview } = this;
    const advice = this.#advice;
    const { node } = match.snapshot;
    const odds = advice?.odds(node);
    if (!advice || !odds) return nothing;
    const here = advice.codes(node);
    const call = advice.call(node);
    const shown = preview?.node === node ? preview.codes[here.length + call.length] : undefined;
    return cardOddsView(this.words, odds, shown, ({ line }) => {
      this.#show([...call, ...line.codes.slice(0, 1)], line.moves.slice(0, 1));
    });
  }

  #lines(evaluation: Evaluation | null): TemplateResult | typeof nothing {
    const lines = evaluation?.lines ?? [];
    const advice = this.#advice;
    const call = advice?.call(this.match?.snapshot.node ?? 0) ?? [];
    // Where nothing can be done but to draw, the odds say it all.
    const [first, second] = lines;
    if (first && !second && call.includes(first.codes[0] ?? "")) return nothing;
    return html`<ol
      class="best-lines"
      aria-label=${this.t(evaluation?.chance ? "advice-outcomes" : "advice-lines")}
    >
      ${lines.map((line) => html`<li>${this.#line(line, call)}</li>`)}
    </ol>`;
  }

  /** The moves of a line in words; the call for a card is none of them. */
  #movesOf({ codes, moves }: LineView, call: readonly string[]): readonly string[] {
    const isCall = call.includes(codes[0] ?? "");
    return isCall ? [this.t("advice-call"), ...moves.slice(1)] : moves;
  }

  /** A line: what it is worth, and its moves, each a button that shows its position. */
  #line(line: LineView, call: readonly string[]): TemplateResult {
    const shown = this.preview?.codes.join() ?? "";
    const start = this.#advice?.codes(this.match?.snapshot.node ?? 0) ?? [];
    return html`<span class="worth">${worth(this.words, line)}</span>
      <span class="moves">
        ${fitting(this.#movesOf(line, call)).map((move, at) => {
          const codes = line.codes.slice(0, at + 1);
          return html`<button
            type="button"
            class="move"
            aria-pressed=${String([...start, ...codes].join() === shown)}
            @click=${() => this.#show(codes, line.moves.slice(0, at + 1))}
          >
            ${move}
          </button>`;
        })}
      </span>`;
  }

  #show(codes: readonly string[], moves: readonly string[], node?: number): void {
    void this.controller?.showLine(codes, moves, node);
  }

  /** After the game: what gave chances away, and what was better. */
  #mistakes(match: Match): TemplateResult | typeof nothing {
    const advice = this.#advice;
    if (!advice || match.mode !== "analyse") return nothing;
    const { known, all } = advice.progress;
    const mistakes = advice.mistakes();
    if (known < all) {
      const done = percent(this.words, (1000 * known) / all);
      return html`<p class="soft" role="status">${this.t("advice-looking", { done })}</p>`;
    }
    if (mistakes.length === 0) {
      return all < 3 ? nothing : html`<p class="soft">${this.t("advice-no-mistakes")}</p>`;
    }
    return mistakesView(this.words, advice, mistakes, {
      played: ({ move }) => this.dispatchEvent(new MoveEvent("move-chosen", move.id)),
      better: ({ move, better }) => {
        match.goTo(move.parent);
        this.#show(better.codes.slice(0, 1), better.moves.slice(0, 1), move.parent);
      },
      keep: () => this.controller?.keepMarks(),
    });
  }

  /** After a game with cards: what was luck, and what was play. */
  #luck(match: Match): TemplateResult | typeof nothing {
    const advice = this.#advice;
    const luck = advice && match.mode === "analyse" ? luckIn(match, advice) : null;
    if (!luck) return nothing;
    if (this.words.has("luck-title")) return luckView(this.words, luck);
    void app.load("because").then(this.#soon, () => undefined);
    return nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "engine-panel": EnginePanel;
  }
}
