import { html, nothing } from "lit";

import { sideName } from "../../i18n/sides";
import type { Messages } from "../../i18n/messages";
import { levelAt, nameTag } from "../../game/seats";
import { ask } from "../../ui/dialog";
import "./seats-sheet.css";

export interface SeatsQuestion {
  readonly tags: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly levels: number;
  readonly title: "seats-title" | "seats-from-here";
}

/** Who has a seat: a person, or the program at some level. */
export const levelChoices = (words: Messages, levels: number, chosen: number) =>
  Array.from(
    { length: levels + 1 },
    (_, level) =>
      html`<option value=${level} ?selected=${level === chosen}>
        ${level === 0 ? words.text("seats-person") : levelName(words, level, levels)}
      </option>`,
  );

/** The level in words; the weakest and the strongest say what they are. */
function levelName(words: Messages, level: number, levels: number): string {
  if (level === 1) return words.text("seats-weakest", { level });
  return words.text(level === levels ? "seats-strongest" : "seats-level", { level });
}

/** Asks for the level of each seat, 0 for a person; null when the person thought better of it. */
export async function chooseSeats(
  words: Messages,
  { tags, seats, levels, title }: SeatsQuestion,
): Promise<readonly number[] | null> {
  const chosen = Array.from({ length: seats }, (_, seat) => levelAt(tags, seat));
  const begins = title === "seats-from-here";
  const answer = await ask(
    words.text(title),
    (close) =>
      html`<div class="seats">
          ${chosen.map((level, seat) => {
            const name = level === 0 ? (tags[nameTag(seat)] ?? "") : "";
            const id = `seat-${seat}`;
            return html`<div class="field">
              <label for=${id}>
                <span class="side" data-side=${seat % 2} aria-hidden="true"></span>
                ${seatName(words, seat, seats)}${name ? html` <span class="soft">${name}</span>` : nothing}
              </label>
              <select
                id=${id}
                @change=${({ target }: Event) => {
                  chosen[seat] = Number((target as HTMLSelectElement).value);
                }}
              >
                ${levelChoices(words, levels, level)}
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
