import { html, nothing, type TemplateResult } from "lit/html.js";
import { live } from "lit/directives/live.js";

import type { BoardSettings } from "../../../board/core/model";
import type { SampleKind } from "./board-sample";
import "./sample-choice.css";

/** A choice of which every value is shown as it will look. */
export interface SampleChoice<T> {
  /** Of the radio buttons. */
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly kind: SampleKind;
  readonly label: (value: T) => string;
  /** The settings of the sample of a value. */
  readonly look: (value: T) => Partial<BoardSettings>;
  readonly choose: (value: T) => void;
  /** The id of what explains the choice. */
  readonly describedBy?: string | undefined;
}

/** Radio buttons, each with a corner of a board above its name. */
export const sampleChoice = <T extends string>({
  name,
  values,
  chosen,
  kind,
  label,
  look,
  choose,
  describedBy,
}: SampleChoice<T>): TemplateResult =>
  html`<div class="looks">
    ${values.map(
      (value) =>
        html`<label>
          <input
            type="radio"
            name=${name}
            value=${value}
            aria-describedby=${describedBy ?? nothing}
            .checked=${live(value === chosen)}
            @change=${() => choose(value)}
          />
          <board-sample .look=${{ kind, ...look(value) }}></board-sample>
          <span>${label(value)}</span>
        </label>`,
    )}
  </div>`;
