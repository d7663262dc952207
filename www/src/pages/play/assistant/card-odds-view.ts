import { html, type TemplateResult } from "lit";

import { sideName } from "../../../i18n/sides";
import type { Messages } from "../../../i18n/messages";
import { piece } from "../../shared/piece";
import type { Fan, Ray } from "../../../assistant/card-odds";
import { percent } from "./words";

/** A press on a card of the fan. */
type Pressed = (ray: Ray) => void;

/**
 * The fan of cards: each as wide as it is likely and filled as far as it would be good, so that
 * what is filled of the whole is the chance before it comes.
 */
export function fanView(
  words: Messages,
  fan: Fan,
  shown: string | undefined,
  press: Pressed,
): TemplateResult {
  const side = sideName(fan.side);
  const title = words.text("advice-fan", { side, chance: percent(words, fan.win) });
  return html`<figure class="card-fan" data-side=${fan.side}>
    <figcaption>${title}</figcaption>
    <ul aria-label=${title} .style=${`--mean:${fan.win / 10}%`}>
      ${fan.rays.map((ray) => {
        const { kind, count, line } = ray;
        const likely = percent(words, (1000 * count) / fan.cards);
        const chance = percent(words, line.win);
        const card = words.text(`board-card-${kind}`, { count });
        const told = words.text("advice-fan-card", { card, likely, side, chance });
        return html`<li .style=${`flex-grow:${count}`}>
          <button
            type="button"
            aria-label=${told}
            title=${told}
            aria-pressed=${String(line.codes[0] === shown)}
            @click=${() => press(ray)}
          >
            <span class="chance">${chance}</span>
            <span class="ray"><span .style=${`block-size:${line.win / 10}%`}></span></span>
            <span class="piece s${fan.side}">${kind === "joker" ? "★" : piece(kind)}</span>
            <span class="count" data-count=${count > 1 ? `${count}×` : ""}></span>
          </button>
        </li>`;
      })}
    </ul>
  </figure>`;
}
