import { html, nothing, type TemplateResult } from "lit";

import { icon, type IconName } from "../../ui/icons";
import type { Words } from "../../i18n/words";

/** Something that can be done; messages know it by its id. */
export interface Action {
  readonly id: string;
  readonly icon: IconName;
  readonly run: () => unknown;
  readonly off?: boolean;
  readonly pressed?: boolean;
}

/** A lone icon, an icon with its label, or a button of the bar of phones. */
export type Shape = "icon" | "labelled" | "bar-button";

/** The button of an action. */
export function actionButton(
  words: Words,
  { id, icon: name, run, off = false, pressed }: Action,
  shape: Shape,
): TemplateResult {
  const label = words.text(`play-do-${id}`);
  // One line in a narrow bar, whatever the language.
  const short = words.has(`play-bar-${id}`) ? words.text(`play-bar-${id}`) : label;
  const text = shape === "bar-button" ? short : label;
  const inside =
    shape === "icon" ? icon(name) : html`${icon(name)}<span class="label">${text}</span>`;
  return html`<button
    type="button"
    class=${shape}
    data-do=${id}
    title=${shape === "icon" ? label : nothing}
    aria-label=${shape === "icon" || text !== label ? label : nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    ?disabled=${off}
    @click=${run}
  >
    ${inside}
  </button>`;
}
