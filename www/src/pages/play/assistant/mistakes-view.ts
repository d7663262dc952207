import { html, nothing, type TemplateResult } from "lit/html.js";

import type { Advice } from "../../../assistant/advice";
import type { Mistake } from "../../../assistant/mistakes";
import { moveTitle } from "../../../game/glyphs";
import type { Phrase } from "../../../generated/types/Phrase";
import type { Messages } from "../../../i18n/messages";
import { percent, saidOf } from "./words";

/** What can be pressed beside a mistake. */
export interface MistakePresses {
  /** The move that was played. */
  played(mistake: Mistake): void;
  /** The move that was better. */
  better(mistake: Mistake): void;
  /** All of them are to be written into the game. */
  keep(): void;
}

/** What gave chances away, what was better, and why. */
export function mistakesView(
  words: Messages,
  advice: Advice,
  mistakes: readonly Mistake[],
  presses: MistakePresses,
): TemplateResult {
  return html`<details class="mistakes">
    <summary>${words.text("advice-mistakes", { count: mistakes.length })}</summary>
    <ul>
      ${mistakes.map((mistake) => html`<li>${mistakeView(words, advice, mistake, presses)}</li>`)}
    </ul>
    <button type="button" @click=${() => presses.keep()}>${words.text("advice-keep-marks")}</button>
  </details>`;
}

function mistakeView(
  words: Messages,
  advice: Advice,
  mistake: Mistake,
  presses: MistakePresses,
): TemplateResult {
  const { move, lost, glyph, better } = mistake;
  const best = better.moves[0] ?? "";
  const reasons = advice.reasons(mistake);
  return html`<button type="button" class="move" @click=${() => presses.played(mistake)}>
      ${moveTitle({ ...move, glyphs: [glyph] })}
    </button>
    <span class="soft">−${percent(words, lost)}</span>
    <button type="button" class="move" @click=${() => presses.better(mistake)}>
      ${words.text("advice-better", { move: best })}
    </button>
    ${because(words, move.text, reasons?.against ?? [])}
    ${because(words, best, reasons?.better ?? [])}`;
}

/** The reasons of a move; nothing where none is known. */
function because(
  words: Messages,
  move: string,
  reasons: readonly Phrase[],
): TemplateResult | typeof nothing {
  if (reasons.length === 0) return nothing;
  const text = words.text("because-of", { move, reasons: saidOf(words, reasons) });
  return html`<p class="because">${text}</p>`;
}
