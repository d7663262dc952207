import { html, nothing, type TemplateResult } from "lit/html.js";

import type { OptionField } from "../../generated/types/OptionField";
import type { Messages } from "../../i18n/messages";
import { segments } from "../../ui/segments";

/** More values than this are a list to open, and so are longer words: they would stand in two rows. */
const MOST_SEGMENTS = 4;
const MOST_LETTERS = 64;

/** The control of an option of a game; `message` is what its words begin with. */
export function optionField(
  words: Messages,
  { id, kind }: OptionField,
  {
    message,
    value,
    choose,
  }: {
    readonly message: string;
    readonly value: string;
    readonly choose: (value: string) => void;
  },
): TemplateResult {
  const label = words.text(message);
  const help = words.has(`${message}.help`) ? words.text(`${message}.help`) : "";
  const name = `option-${id}`;
  const helper = help ? html`<p class="help" id="${name}-help">${help}</p>` : nothing;
  const described = help ? `${name}-help` : nothing;
  const set = (event: Event) => choose((event.target as HTMLInputElement).value);
  if (kind.type === "switch") {
    return html`<div class="field">
      <label class="check">
        <input
          type="checkbox"
          aria-describedby=${described}
          .checked=${value === "true"}
          @change=${(event: Event) => choose(String((event.target as HTMLInputElement).checked))}
        />
        ${label}
      </label>
      ${helper}
    </div>`;
  }
  const labels =
    kind.type === "choice" ? kind.values.map((one) => words.text(`${message}-${one}`)) : [];
  const fits = labels.length <= MOST_SEGMENTS && labels.join("").length <= MOST_LETTERS;
  if (kind.type === "choice" && fits) {
    return html`<fieldset class="field" aria-describedby=${described}>
      <legend class="label">${label}</legend>
      ${segments({
        name,
        values: kind.values,
        chosen: value,
        label: (one) => words.text(`${message}-${one}`),
        choose,
      })}
      ${helper}
    </fieldset>`;
  }
  if (kind.type === "choice") {
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <select id=${name} aria-describedby=${described} @change=${set}>
        ${kind.values.map(
          (one, at) => html`<option value=${one} ?selected=${one === value}>${labels[at]}</option>`,
        )}
      </select>
      ${helper}
    </div>`;
  }
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <input
      id=${name}
      class=${kind.type === "number" ? "short" : ""}
      type=${kind.type}
      min=${kind.type === "number" ? kind.min : nothing}
      max=${kind.type === "number" ? kind.max : nothing}
      ?required=${kind.type === "number"}
      aria-describedby=${described}
      .value=${value}
      @input=${set}
    />
    ${helper}
  </div>`;
}
