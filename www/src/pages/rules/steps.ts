import { html, nothing, type TemplateResult } from "lit/html.js";
import rotateCcw from "lucide-static/icons/rotate-ccw.svg?path";

import { app } from "../../app/context";
import { AppElement } from "../../app/page";
import "../../board/define";
import type { Steps } from "../../content/article";
import { loadGame } from "../../engine/rules/load";
import { Match } from "../../game/match";
import { GameError } from "../../game-error";
import { isMissingPart, type Remedy, remedyOf } from "../../loading/part";
import { icon, iconOf } from "../../ui/icons";
import { circle } from "./diagram";
import { customElement, state } from "../../ui/view-element";

/** A position and the moves after it, to go through one by one. */
@customElement("rule-steps")
export class RuleSteps extends AppElement {
  @state() game = "";
  @state() steps: Steps | null = null;
  @state() private match: Match | null = null;
  @state() private fault = "";
  /** What can be done about it, where something can. */
  private remedy: Remedy | null = null;
  @state() private at = 0;
  /** The position after each step, the one to begin with first. */
  #nodes: readonly number[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.steps) void this.#open(this.steps);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.match?.close();
    this.match = null;
  }

  async #open(wanted: Steps): Promise<void> {
    const { options = {}, position, moves } = wanted;
    const { game } = this;
    this.fault = "";
    try {
      const match = new Match((await loadGame(game)).create(game, options, position), "analyse");
      const nodes = [match.snapshot.node];
      for (const { code } of moves) {
        for (const action of code.split(" ")) match.play(action);
        nodes.push(match.snapshot.node);
      }
      match.goToStart();
      if (!this.isConnected) return match.close();
      this.#nodes = nodes;
      this.match = match;
      this.at = 0;
    } catch (thrown) {
      const error = GameError.from(thrown);
      this.remedy = isMissingPart(error) ? remedyOf(error, () => void this.#open(wanted)) : null;
      this.fault = await app.explain(error);
    }
  }

  #go(step: number): void {
    const node = this.#nodes[step];
    if (!this.match || node === undefined) return;
    this.match.goTo(node);
    this.at = step;
  }

  /** The last caption that was said on the way here. */
  #caption({ caption, moves }: Steps): string {
    const said = moves.slice(0, this.at).flatMap((move) => move.caption ?? []);
    return said.at(-1) ?? caption;
  }

  #remedy(): TemplateResult | typeof nothing {
    if (!this.remedy) return nothing;
    const { label, run } = this.remedy;
    return html`<button type="button" @click=${run}>${this.t(label)}</button>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { steps, match, at } = this;
    if (!steps) return nothing;
    const count = steps.moves.length;
    const last = at === count;
    return html`<figure class="steps" aria-label=${this.t("rules-steps")}>
      <board-game
        mode="replay"
        bare
        game=${this.game}
        lang=${app.language}
        set=${app.settings.set}
        board=${app.settings.board}
        ?counts=${steps.counts ?? false}
        ?flipped=${steps.flipped ?? false}
        .match=${match}
        @bg-ready=${(event: Event) => circle(event.target, steps.circles)}
      ></board-game>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault} ${this.#remedy()}</p>` : nothing}
      <div class="move-nav">
        <button
          type="button"
          class="icon"
          aria-label=${this.t("rules-steps-previous")}
          title=${this.t("rules-steps-previous")}
          aria-disabled=${at === 0}
          @click=${() => this.#go(at - 1)}
        >
          ${icon("chevron-left")}
        </button>
        <span class="at">${this.t("rules-steps-at", { step: at, count })}</span>
        <button
          type="button"
          class="icon"
          aria-label=${this.t(last ? "rules-steps-again" : "rules-steps-next")}
          title=${this.t(last ? "rules-steps-again" : "rules-steps-next")}
          @click=${() => this.#go(last ? 0 : at + 1)}
        >
          ${last ? iconOf(rotateCcw) : icon("chevron-right")}
        </button>
      </div>
      <figcaption aria-live="polite">${this.#caption(steps)}</figcaption>
    </figure>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "rule-steps": RuleSteps;
  }
}
