import { html, nothing, type TemplateResult } from "lit/html.js";
import shuffle from "lucide-static/icons/shuffle.svg?path";

import type { Messages } from "../../i18n/messages";
import { iconOf } from "../../ui/icons";
import type { Seat, Seating } from "../shared/seating";
import { seatChoices, strengthChosen } from "../shared/strength-choices";

/** Asks who plays; `drawn` tells what the draw of colours has brought. */
export function playersForm(
  words: Messages,
  seating: Seating,
  {
    matched,
    drawn,
    change,
    draw,
  }: {
    readonly matched: number;
    readonly drawn: string;
    readonly change: (seating: Seating) => void;
    readonly draw: () => void;
  },
): TemplateResult {
  return html`<fieldset class="players">
    <legend class="label">${words.text("new-names")}</legend>
    <div class="names">
      ${seating.seats.map((seat) => player(words, seating, { seat, matched, change }))}
    </div>
    <div class="actions">
      <button type="button" @click=${draw}>${iconOf(shuffle)}${words.text("new-draw")}</button>
      <p class="help" role="status">${drawn || words.text("new-names-help")}</p>
    </div>
  </fieldset>`;
}

function player(
  words: Messages,
  seating: Seating,
  {
    seat,
    matched,
    change,
  }: {
    readonly seat: Seat;
    readonly matched: number;
    readonly change: (seating: Seating) => void;
  },
): TemplateResult {
  const { levels } = seating;
  const strength = seating.strength(seat);
  const label = words.text(`new-name-${seat}`);
  return html`<div class="field">
    <label for="new-${seat}">
      <span class="side" data-side=${seat.startsWith("White") ? 0 : 1} aria-hidden="true"></span>
      ${label}
    </label>
    ${
      levels > 0
        ? html`<select
            data-seat=${seat}
            aria-label=${words.text("seats-who", { seat: label })}
            @change=${(event: Event) => change(seating.withProgram(seat, strengthChosen(event)))}
          >
            ${seatChoices(words, { chosen: strength, levels, matched })}
          </select>`
        : nothing
    }
    <input
      id="new-${seat}"
      type="text"
      maxlength="60"
      autocomplete="off"
      placeholder=${words.text("new-name")}
      ?disabled=${strength !== null}
      .value=${seating.name(seat)}
      @input=${(event: InputEvent) => {
        change(seating.withName(seat, (event.target as HTMLInputElement).value));
      }}
    />
  </div>`;
}
