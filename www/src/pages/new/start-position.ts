import { html, nothing, type TemplateResult } from "lit/html.js";

import type { Problem } from "../../generated/types/Problem";
import type { Messages } from "../../i18n/messages";

/** The position to begin at, as text; `problem` is what is wrong with it. */
export function positionField(
  words: Messages,
  {
    position,
    problem,
    change,
  }: {
    readonly position: string;
    readonly problem: Problem | null;
    readonly change: (position: string) => void;
  },
): TemplateResult {
  return html`<div class="field">
    <label for="new-position">${words.text("new-position")}</label>
    <input
      id="new-position"
      class="code"
      type="text"
      spellcheck="false"
      autocapitalize="off"
      autocomplete="off"
      aria-invalid=${problem ? "true" : "false"}
      aria-describedby="new-position-help"
      .value=${position}
      @input=${(event: InputEvent) => change((event.target as HTMLInputElement).value)}
    />
    <div id="new-position-help" aria-live="polite">
      ${
        problem
          ? html`<p class="wrong">${words.problem({ ...problem, at: null })}</p>
              ${markedPlace(position.trim(), problem)}`
          : html`<p class="help">${words.text("new-position-help")}</p>`
      }
    </div>
  </div>`;
}

/** The position with the wrong place marked. */
function markedPlace(text: string, { at }: Problem): TemplateResult | typeof nothing {
  if (!at) return nothing;
  const end = Math.max(at.end, at.start + 1);
  const wrong = html`<mark>${text.slice(at.start, end) || "…"}</mark>`;
  return html`<p class="code place">${text.slice(0, at.start)}${wrong}${text.slice(end)}</p>`;
}
