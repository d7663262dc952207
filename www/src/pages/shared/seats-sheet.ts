import { html, nothing } from "lit/html.js";

import { sideName } from "../../i18n/sides";
import type { Messages } from "../../i18n/messages";
import { nameTag, type Strength, strengthAt } from "../../game/seats";
import { ask, type Speaker } from "../../ui/dialog";
import { seatChoices, strengthChosen } from "./strength-choices";
import "./seats-sheet.css";

export interface SeatsQuestion {
  readonly tags: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly levels: number;
  /** The level that matches the person. */
  readonly matched: number;
  readonly title: "seats-title" | "seats-from-here";
}

/** Asks who has each seat, null for a person; null when the person thought better of it. */
export async function chooseSeats(
  speaker: Speaker<Messages>,
  { tags, seats, levels, matched, title }: SeatsQuestion,
): Promise<readonly (Strength | null)[] | null> {
  const chosen = Array.from({ length: seats }, (_, seat) => strengthAt(tags, seat));
  const begins = title === "seats-from-here";
  const answer = await ask(
    speaker,
    title,
    (words, close) =>
      html`<div class="seats">
          ${chosen.map((strength, seat) => {
            const side = seatName(words, seat, seats);
            const name = strength ? "" : tags[nameTag(seat)];
            const id = `seat-${seat}`;
            return html`<div class="field">
              <label for=${id}>
                <span class="side" data-side=${seat % 2} aria-hidden="true"></span>
                ${side}${name && name !== side ? html` <span class="soft">${name}</span>` : nothing}
              </label>
              <select
                id=${id}
                @change=${(event: Event) => {
                  chosen[seat] = strengthChosen(event);
                }}
              >
                ${seatChoices(words, { chosen: strength, levels, matched })}
              </select>
            </div>`;
          })}
        </div>
        <div class="actions">
          <button type="button" @click=${() => close("")}>${words.text("play-cancel")}</button>
          <span class="stretch"></span>
          <button type="button" class="primary" @click=${() => close("yes")}>
            ${words.text(begins ? "seats-begin" : "seats-done")}
          </button>
        </div>`,
  );
  return answer ? chosen : null;
}

/** A seat by its side, and by its number where there are two of a side. */
function seatName(words: Messages, seat: number, seats: number): string {
  const side = words.text("play-side", { side: sideName(seat % 2) });
  return seats > 2 ? `${side} ${seat < 2 ? 1 : 2}` : side;
}
