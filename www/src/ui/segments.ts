import { html, nothing, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";

/** A choice of few values, all of them in sight. */
export interface Segments<T> {
  /** Of the radio buttons. */
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => string;
  readonly choose: (value: T) => void;
  /** The language of a label, where it is not the page's. */
  readonly lang?: (value: T) => string;
  /** The id of what explains the choice. */
  readonly describedBy?: string;
}

/** Radio buttons side by side. */
export const segments = <T>({
  name,
  values,
  chosen,
  label,
  choose,
  lang,
  describedBy,
}: Segments<T>): TemplateResult =>
  html`<div class="segments">
    ${values.map(
      (value) =>
        html`<label lang=${lang?.(value) ?? nothing}>
          <input
            type="radio"
            name=${name}
            value=${String(value)}
            aria-describedby=${describedBy ?? nothing}
            .checked=${live(value === chosen)}
            @change=${() => choose(value)}
          />
          ${label(value)}
        </label>`,
    )}
  </div>`;
