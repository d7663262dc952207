import { html, nothing, type TemplateResult } from "lit/html.js";

import type { Words } from "../../i18n/words";

/** Something that can be done; messages know it by its id. */
export interface Action {
  readonly id: string;
  readonly icon: TemplateResult;
  readonly run: () => unknown;
  readonly off?: boolean;
  readonly pressed?: boolean;
  /** It opens something to choose from. */
  readonly opens?: boolean;
}

/** A lone icon, an icon with its label, or with a short one. */
export type Shape = "icon" | "labelled" | "short";

/** The button of an action. */
export function actionButton(
  words: Words,
  { id, icon, run, off = false, pressed, opens }: Action,
  shape: Shape,
): TemplateResult {
  const label = words.text(`play-do-${id}`);
  // One line in a narrow bar, whatever the language.
  const short = words.has(`play-bar-${id}`) ? words.text(`play-bar-${id}`) : label;
  const text = shape === "short" ? short : label;
  const inside = shape === "icon" ? icon : html`${icon}<span class="label">${text}</span>`;
  return html`<button
    type="button"
    class=${shape}
    data-do=${id}
    title=${shape === "icon" ? label : nothing}
    aria-label=${shape === "icon" || text !== label ? label : nothing}
    aria-haspopup=${opens ? "dialog" : nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    ?disabled=${off}
    @click=${run}
  >
    ${inside}
  </button>`;
}
