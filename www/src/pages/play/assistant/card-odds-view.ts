import { html, type TemplateResult } from "lit/html.js";

import { sideName } from "../../../i18n/sides";
import type { Messages } from "../../../i18n/messages";
import { piece } from "../../shared/piece";
import type { CardOdds, CardChance } from "../../../assistant/card-odds";
import { percent } from "./words";

/** A press on a card. */
type Pressed = (entry: CardChance) => void;

/**
 * The cards that may come: each as wide as it is likely and filled as far as it would be good, so that
 * what is filled of the whole is the chance before it comes.
 */
export function cardOddsView(
  words: Messages,
  odds: CardOdds,
  shown: string | undefined,
  press: Pressed,
): TemplateResult {
  const side = sideName(odds.side);
  const title = words.text("advice-odds", { side, chance: percent(words, odds.win) });
  return html`<figure class="card-odds" data-side=${odds.side}>
    <figcaption>${title}</figcaption>
    <ul aria-label=${title} .style=${`--mean:${odds.win / 10}%`}>
      ${odds.chances.map((entry) => {
        const { kind, count, line } = entry;
        const likely = percent(words, (1000 * count) / odds.cards);
        const chance = percent(words, line.win);
        const card = words.text(`board-card-${kind}`, { count });
        const label = words.text("advice-odds-card", { card, likely, side, chance });
        return html`<li .style=${`flex-grow:${count}`}>
          <button
            type="button"
            aria-label=${label}
            title=${label}
            aria-pressed=${String(line.codes[0] === shown)}
            @click=${() => press(entry)}
          >
            <span class="chance">${chance}</span>
            <span class="odds-bar"><span .style=${`block-size:${line.win / 10}%`}></span></span>
            <span class="piece s${odds.side}">${kind === "joker" ? "★" : piece(kind)}</span>
            <span class="count" data-count=${count > 1 ? `${count}×` : ""}></span>
          </button>
        </li>`;
      })}
    </ul>
  </figure>`;
}
