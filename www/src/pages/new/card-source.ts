import { html, type TemplateResult } from "lit/html.js";

import type { CardMode } from "../../engine/rules/session";
import { CARD_SOURCES } from "../../game/cards";
import type { Messages } from "../../i18n/messages";

/** Where the cards come from; each way in one sentence. */
export function cardSource(
  words: Messages,
  chosen: CardMode,
  choose: (source: CardMode) => void,
): TemplateResult {
  return html`<fieldset class="field sources">
    <legend class="label">${words.text("new-cards")}</legend>
    ${CARD_SOURCES.map(
      (source) =>
        html`<label class="source">
          <input
            type="radio"
            name="cards"
            value=${source}
            aria-describedby="cards-${source}-help"
            .checked=${source === chosen}
            @change=${() => choose(source)}
          />
          <span>${words.text(`new-cards-${source}`)}</span>
          <span class="help" id="cards-${source}-help">
            ${words.text(`new-cards-${source}.help`)}
          </span>
        </label>`,
    )}
  </fieldset>`;
}
