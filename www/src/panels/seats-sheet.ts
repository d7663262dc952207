import { html, nothing } from "lit";

import { app } from "../app/context";
import { sideName } from "../i18n/sides";
import type { Messages } from "../i18n/messages";
import { levelAt, nameTag } from "../match/seats";
import type { Settings } from "../store/settings";
import { ask } from "./dialog";

export interface SeatsQuestion {
  readonly tags: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly levels: number;
  readonly title: "seats-title" | "seats-from-here";
}

export interface SeatsAnswer {
  /** By chair; 0 is a person. */
  readonly levels: readonly number[];
  readonly thinkTime: Settings["thinkTime"];
}

export const THINK_TIMES: readonly Settings["thinkTime"][] = [1, 3, 10, 30];

/** Who plays on a chair: a person, or the program at some level. */
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

/** Asks who plays on each chair; null when the person thought better of it. */
export async function chooseSeats(
  words: Messages,
  { tags, seats, levels, title }: SeatsQuestion,
): Promise<SeatsAnswer | null> {
  const chosen = Array.from({ length: seats }, (_, seat) => levelAt(tags, seat));
  let { thinkTime } = app.settings;
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
                ${chair(words, seat, seats)}${name ? html` <span class="soft">${name}</span>` : nothing}
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
          <div class="field">
            <label for="seats-time">${words.text("seats-time")}</label>
            <select
              id="seats-time"
              aria-describedby="seats-time-help"
              @change=${({ target }: Event) => {
                const value = Number((target as HTMLSelectElement).value);
                thinkTime = THINK_TIMES.find((time) => time === value) ?? thinkTime;
              }}
            >
              ${THINK_TIMES.map(
                (seconds) =>
                  html`<option value=${seconds} ?selected=${seconds === thinkTime}>
                    ${words.text("seats-seconds", { seconds })}
                  </option>`,
              )}
            </select>
            <p class="help" id="seats-time-help">${words.text("seats-time-help")}</p>
          </div>
        </div>
        <div class="actions">
          <button type="button" @click=${() => close("")}>${words.text("play-cancel")}</button>
          <span class="stretch"></span>
          <button type="button" class="primary" @click=${() => close("yes")}>
            ${words.text(begins ? "seats-begin" : "seats-done")}
          </button>
        </div>`,
  );
  return answer ? { levels: chosen, thinkTime } : null;
}

/** A chair by its side, and by its number where there are two of a side. */
function chair(words: Messages, seat: number, seats: number): string {
  const side = words.text("play-side", { side: sideName(seat % 2) });
  return seats > 2 ? `${side} ${seat < 2 ? 1 : 2}` : side;
}
