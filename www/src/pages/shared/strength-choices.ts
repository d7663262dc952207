import { html, nothing, type TemplateResult } from "lit/html.js";

import { programName, writeStrength } from "../../game/programs";
import { readStrength, type Strength } from "../../game/seats";
import type { Messages } from "../../i18n/messages";

/** The times for a move that are offered, in seconds. */
export const TIMES: readonly number[] = [1, 3, 10, 30, 60];

export interface StrengthChoices {
  readonly chosen: Strength | null;
  /** How many levels the game has. */
  readonly levels: number;
  /** The level that matches the person. */
  readonly matched: number;
}

/** How well the program plays on a seat, as options of a list: its levels, and above them by time. */
export function strengthOptions(
  words: Messages,
  { chosen, levels, matched }: StrengthChoices,
): TemplateResult {
  const option = (strength: Strength) => {
    const value = writeStrength(strength);
    return html`<option
      value=${value}
      ?selected=${chosen !== null && value === writeStrength(chosen)}
    >
      ${strengthName(words, strength, levels)}
    </option>`;
  };
  const own = chosen?.by === "time" && !TIMES.includes(chosen.amount) ? [chosen.amount] : [];
  const now = chosen?.by === "match" ? chosen.amount : Math.min(matched, levels);
  return html`<optgroup label=${words.text("strength-levels")}>
      ${option({ by: "match", amount: now })}
      ${Array.from({ length: levels }, (_, at) => option({ by: "level", amount: at + 1 }))}
    </optgroup>
    <optgroup label=${words.text("strength-times")}>
      ${[...TIMES, ...own].map((amount) => option({ by: "time", amount }))}
    </optgroup>`;
}

/** The same with a person before it, as a list to choose from. */
export const seatChoices = (words: Messages, choices: StrengthChoices): TemplateResult =>
  html`<option value="" ?selected=${choices.chosen === null}>${words.text("seats-person")}</option>
    ${choices.levels > 0 ? strengthOptions(words, choices) : nothing}`;

/** What was chosen from such a list. */
export const strengthChosen = ({ target }: Event): Strength | null =>
  readStrength((target as HTMLSelectElement).value);

/** A strength in words; the weakest and the strongest level say what they are. */
export function strengthName(words: Messages, strength: Strength, levels: number): string {
  const { by, amount } = strength;
  const name = programName(strength);
  if (by === "time") return words.text("seats-time", { name, seconds: amount });
  if (by === "match") return words.text("seats-match", { name, level: amount });
  const ends = amount === 1 ? "seats-weakest" : amount === levels && "seats-strongest";
  return words.text(ends || "seats-level", { name, level: amount });
}
