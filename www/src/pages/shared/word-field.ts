import { html, type TemplateResult } from "lit/html.js";

import type { Words } from "../../i18n/words";
import type { Deal } from "../../game/deal";

import "./word-field.css";

/** Most characters that the rules take. */
const LONGEST = 100;

/**
 * Where players mix a word or a throw of their own into the cards. It comes behind the
 * fingerprint, and takes what is written when the field is left; `typed` hears every key.
 */
export function wordField(
  words: Words,
  deal: Deal,
  typed: (text: string) => void = () => {},
): TemplateResult {
  const mix = (event: Event) => {
    const field = event.target as HTMLInputElement;
    deal.mixIn(field.value);
    const status = field.parentElement?.querySelector("[role=status]");
    if (status) status.textContent = state(words, deal);
  };
  return html`<div class="field own-word">
    <label for="cards-word">${words.text("cards-word-field")}</label>
    <p class="help" id="cards-word-why">${words.text("cards-word-why")}</p>
    <input
      id="cards-word"
      type="text"
      maxlength=${LONGEST}
      autocomplete="off"
      spellcheck="false"
      aria-describedby="cards-word-why"
      .value=${deal.word}
      @input=${(event: Event) => typed((event.target as HTMLInputElement).value)}
      @change=${mix}
    />
    <p class="help" role="status" .textContent=${state(words, deal)}></p>
  </div>`;
}

const state = (words: Words, { word }: Deal): string =>
  word ? words.text("cards-word-in", { word }) : words.text("cards-word-out");
