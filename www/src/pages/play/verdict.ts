import { html, nothing, type TemplateResult } from "lit/html.js";

import { sideName } from "../../i18n/sides";
import type { ResultView } from "../../generated/types/ResultView";
import type { Words } from "../../i18n/words";
import type { Message } from "./status-message";

/** Whether the rules ended the game, or its players did. */
export const byRules = (words: Words, game: string, { reason }: ResultView): boolean =>
  words.has(`${game}-end-${reason}`);

/** How the game ended, and the way to the next one. */
export function decided(
  words: Words,
  game: string,
  result: ResultView,
  rematch: () => void,
): TemplateResult {
  const { winner } = result;
  const reason = `end-${result.reason}`;
  const side = winner === null ? "nobody" : sideName(winner);
  return html`<div class="verdict decided" data-winner=${side}>
    <p class="score">${winner === null ? "½ : ½" : winner === 0 ? "1 : 0" : "0 : 1"}</p>
    <div>
      <p class="headline">${words.text("banner-result", { side })}</p>
      <p>${words.text(byRules(words, game, result) ? `${game}-${reason}` : reason, { side })}</p>
    </div>
    <button type="button" class="primary" @click=${rematch}>${words.text("play-rematch")}</button>
  </div>`;
}

/** A message, with a button for what can be done about it. */
export const messageView = (words: Words, { text, remedy, ways = [] }: Message): TemplateResult =>
  html`<div class="verdict message" ?data-ways=${ways.length > 0}>
    <p class=${remedy ? "warn" : ""}>${text}</p>
    ${ways.map(
      ({ label, run }, at) =>
        html`<button type="button" class=${at === ways.length - 1 ? "primary" : ""} @click=${run}>
          ${words.text(label)}
        </button>`,
    )}
    ${
      remedy
        ? html`<button type="button" @click=${remedy.run}>${words.text(remedy.label)}</button>`
        : nothing
    }
  </div>`;
