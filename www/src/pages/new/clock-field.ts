import { html, nothing, type TemplateResult } from "lit/html.js";

import { readControl } from "../../clock/control";
import { presets } from "../../clock/presets";
import type { Messages } from "../../i18n/messages";
import {
  type ClockChoice,
  type ClockNumber,
  type Kind,
  KINDS,
  type OwnClock,
  wrongNumber,
} from "./clock-choice";
import { controlWords } from "./clock-words";

/** Kinds that need seconds beside the main time, by the words for them. */
const EXTRA: Readonly<Partial<Record<Kind, string>>> = {
  increment: "clock-increment-seconds",
  delay: "clock-delay-seconds",
  byoyomi: "clock-period-seconds",
};

/** Asks for a clock: none, a usual one, or one of one's own. `custom` is what the game is played by. */
export function clockField(
  words: Messages,
  choice: ClockChoice,
  custom: readonly string[],
  change: (choice: ClockChoice) => void,
): TemplateResult {
  const { chosen, own } = choice;
  const wrong = wrongNumber(choice);
  const option = (value: string, label: string) =>
    html`<option value=${value} ?selected=${value === chosen}>${label}</option>`;
  return html`<div class="field">
      <label for="new-clock">${words.text("clock-label")}</label>
      <select
        id="new-clock"
        aria-describedby="new-clock-help"
        @change=${(event: Event) =>
          change({ ...choice, chosen: (event.target as HTMLSelectElement).value })}
      >
        ${option("", words.text("clock-none"))}
        ${presets(custom).map((tag) => {
          const control = readControl(tag);
          return control ? option(tag, controlWords(words, control)) : nothing;
        })}
        ${option("own", words.text("clock-own"))}
      </select>
      <p class="help" id="new-clock-help">
        ${chosen === "" ? nothing : words.text("clock-begins")}
      </p>
    </div>
    ${chosen === "own" ? ownFields(words, own, wrong, (own) => change({ ...choice, own })) : nothing}
    ${
      wrong
        ? html`<p class="wrong" id="clock-wrong" role="alert">${words.text("clock-bad")}</p>`
        : nothing
    }`;
}

function ownFields(
  words: Messages,
  own: OwnClock,
  wrong: ClockNumber | null,
  change: (own: OwnClock) => void,
): TemplateResult {
  const { kind, main, extra, periods, second } = own;
  const number = (
    label: string,
    id: ClockNumber,
    value: number,
    set: (value: number) => void,
  ): TemplateResult => numberField(label, id, value, wrong === id, set);
  const help = `clock-kind-${kind}.help`;
  return html`<fieldset class="own-clock">
    <legend class="hidden">${words.text("clock-own")}</legend>
    <div class="field">
      <label for="clock-kind">${words.text("clock-kind")}</label>
      <select
        id="clock-kind"
        aria-describedby="clock-kind-help"
        @change=${(event: Event) =>
          change({ ...own, kind: (event.target as HTMLSelectElement).value as Kind })}
      >
        ${KINDS.map(
          (one) =>
            html`<option value=${one} ?selected=${one === kind}>
              ${words.text(`clock-kind-${one}`)}
            </option>`,
        )}
      </select>
      <p class="help" id="clock-kind-help">${words.text(help)}</p>
    </div>
    <div class="numbers">
      ${number(
        words.text(kind === "turn" ? "clock-main-turn" : "clock-main"),
        "main",
        main,
        (main) => change({ ...own, main }),
      )}
      ${
        EXTRA[kind] === undefined
          ? nothing
          : number(words.text(EXTRA[kind]), "extra", extra, (extra) => change({ ...own, extra }))
      }
      ${
        kind === "byoyomi"
          ? number(words.text("clock-period-count"), "periods", periods, (periods) =>
              change({ ...own, periods }),
            )
          : nothing
      }
    </div>
    ${
      kind === "turn"
        ? nothing
        : html`<label class="check">
              <input
                type="checkbox"
                .checked=${second !== null}
                @change=${(event: Event) => {
                  const { checked } = event.target as HTMLInputElement;
                  change({ ...own, second: checked ? Math.ceil(main / 2) : null });
                }}
              />
              ${words.text("clock-handicap")}
            </label>
            ${
              second === null
                ? nothing
                : number(words.text("clock-main-second"), "second", second, (second) =>
                    change({ ...own, second }),
                  )
            }`
    }
  </fieldset>`;
}

function numberField(
  label: string,
  id: ClockNumber,
  value: number,
  wrong: boolean,
  set: (value: number) => void,
): TemplateResult {
  return html`<div class="field">
    <label for="clock-${id}">${label}</label>
    <input
      id="clock-${id}"
      class="short"
      type="number"
      min="0"
      step="any"
      required
      aria-invalid=${wrong ? "true" : nothing}
      aria-describedby=${wrong ? "clock-wrong" : nothing}
      .value=${String(value)}
      @input=${(event: InputEvent) => set((event.target as HTMLInputElement).valueAsNumber)}
    />
  </div>`;
}
