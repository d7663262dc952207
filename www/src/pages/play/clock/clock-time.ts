import { html, nothing, type TemplateResult } from "lit/html.js";

import { ClockChange, type GameClock } from "../../../clock/game-clock";
import { clockText, SHORT } from "../../../clock/time-text";
import { sideName } from "../../../i18n/sides";
import type { Words } from "../../../i18n/words";
import { customElement, state, ViewElement } from "../../../ui/view-element";

/** The time of one side, beside its name. */
@customElement("clock-time")
export class ClockTime extends ViewElement {
  @state() clock: GameClock | null = null;
  @state() side = 0;
  @state() words: Words | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.clock?.addEventListener(ClockChange.type, this.#changed);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.clock?.removeEventListener(ClockChange.type, this.#changed);
  }

  readonly #changed = () => this.requestUpdate();

  protected override render(): TemplateResult | typeof nothing {
    const { clock, side, words } = this;
    if (!clock || !words) return nothing;
    const left = clock.shown(side);
    const periods = clock.periods(side);
    const runs = clock.state === "runs" && clock.turn === side;
    return html`<span
      class="clock-time"
      role="timer"
      aria-label=${words.text("clock-of", { side: sideName(side) })}
      ?data-runs=${runs}
      ?data-stands=${clock.state === "stands" && clock.turn === side}
      ?data-short=${left <= SHORT && clock.state !== "over"}
    >
      ${clockText(left)}${
        periods > 0
          ? html` <small>${words.text("clock-periods", { count: periods })}</small>`
          : nothing
      }
    </span>`;
  }
}
