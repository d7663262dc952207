import { html, nothing, type TemplateResult } from "lit/html.js";

import { CLUB, programName } from "../../game/programs";
import { PONDERING, type Pondering } from "../../game/pondering";
import type { Strength } from "../../game/seats";
import type { Messages } from "../../i18n/messages";
import { MOST_SECONDS } from "../../storage/opponents";
import { segments } from "../../ui/segments";
import { strengthName, TIMES } from "../shared/strength-choices";

/** Against whom one plays, and on which side. */
export interface Opponent {
  readonly who: "computer" | "table";
  readonly by: Strength["by"];
  readonly level: number;
  /** For a move, where it plays by time; whatever stands in the field. */
  readonly seconds: number;
  /** The seconds are written and not chosen. */
  readonly ownTime: boolean;
  /** Whether the program thinks on the person's time, too. */
  readonly ponder: Pondering;
  readonly side: "lot" | "first" | "second";
}

/** What the form has to know of the game and of the person. */
export interface Known {
  /** How many levels the game has. */
  readonly levels: number;
  /** The level that matches the person. */
  readonly matched: number;
  /** Where the levels are compared. */
  readonly comparison: string;
}

const WHO = ["computer", "table"] as const;
const SIDES = ["lot", "first", "second"] as const;

/** Whether a time for moves is wanted, but not one by which the program could play. */
export const isBadTime = ({ by, seconds }: Opponent): boolean =>
  by === "time" && !(Number.isInteger(seconds) && seconds >= 1 && seconds <= MOST_SECONDS);

/** How well the program is to play. */
export function strengthOf({ by, level, seconds }: Opponent, matched: number): Strength {
  return { by, amount: by === "time" ? seconds : by === "match" ? matched : level };
}

/** Who one plays against: the program, or people at the same table. */
export const opponentChoice = (
  words: Messages,
  opponent: Opponent,
  change: (opponent: Opponent) => void,
): TemplateResult =>
  html`<fieldset class="field">
    <legend class="label">${words.text("new-opponent")}</legend>
    ${segments({
      name: "opponent",
      values: WHO,
      chosen: opponent.who,
      label: (who) => words.text(`new-opponent-${who}`),
      choose: (who) => change({ ...opponent, who }),
    })}
  </fieldset>`;

/** How strong the program is, and who has which side. */
export const computerForm = (
  words: Messages,
  opponent: Opponent,
  known: Known,
  change: (opponent: Opponent) => void,
): TemplateResult =>
  html`${strengthField(words, opponent, known, change)}
    ${
      opponent.by === "time"
        ? [timeField(words, opponent, change), ponderField(words, opponent, change)]
        : nothing
    }
    <fieldset class="field">
      <legend class="label">${words.text("new-side")}</legend>
      ${segments({
        name: "side",
        values: SIDES,
        chosen: opponent.side,
        label: (side) => words.text(`new-side-${side}`),
        choose: (side) => change({ ...opponent, side }),
      })}
    </fieldset>`;

function strengthField(
  words: Messages,
  opponent: Opponent,
  { levels, matched, comparison }: Known,
  change: (opponent: Opponent) => void,
): TemplateResult {
  const level = Math.min(opponent.level, levels);
  const now = Math.min(matched, levels);
  const shown = opponent.by === "match" ? now : level;
  const full = programName({ by: "time", amount: 0 });
  const option = (value: string, chosen: boolean, label: string) =>
    html`<option value=${value} ?selected=${chosen}>${label}</option>`;
  const name = (by: Strength["by"], amount: number) => strengthName(words, { by, amount }, levels);
  return html`<div class="field">
    <label for="new-level">${words.text("new-level")}</label>
    <select
      id="new-level"
      aria-describedby="new-level-help"
      @change=${({ target }: Event) => {
        const { value } = target as HTMLSelectElement;
        if (value === "match" || value === "time") change({ ...opponent, by: value });
        else change({ ...opponent, by: "level", level: Number(value) });
      }}
    >
      ${option("match", opponent.by === "match", name("match", now))}
      ${Array.from({ length: levels }, (_, at) =>
        option(String(at + 1), opponent.by === "level" && at + 1 === level, name("level", at + 1)),
      )}
      ${option("time", opponent.by === "time", words.text("new-full", { name: full }))}
    </select>
    <p class="help" id="new-level-help">
      ${opponent.by === "time" || shown > CLUB.length ? nothing : words.text(`new-club-${shown}`)}
      ${opponent.by === "level" ? nothing : words.text(`new-${opponent.by}-help`)}
      <a href=${comparison}>${words.text("new-levels-compared")}</a>
    </p>
  </div>`;
}

const ponderField = (
  words: Messages,
  opponent: Opponent,
  change: (opponent: Opponent) => void,
): TemplateResult =>
  html`<fieldset class="field">
    <legend class="label">${words.text("new-ponder")}</legend>
    ${segments({
      name: "ponder",
      values: PONDERING,
      chosen: opponent.ponder,
      label: (ponder) => words.text(`new-ponder-${ponder}`),
      choose: (ponder) => change({ ...opponent, ponder }),
      describedBy: "new-ponder-help",
    })}
    <p class="help" id="new-ponder-help">${words.text("new-ponder-help")}</p>
  </fieldset>`;

function timeField(
  words: Messages,
  opponent: Opponent,
  change: (opponent: Opponent) => void,
): TemplateResult {
  const { seconds, ownTime } = opponent;
  return html`<fieldset class="field">
    <legend class="label">${words.text("new-time")}</legend>
    ${segments<number | null>({
      name: "seconds",
      values: [...TIMES, null],
      chosen: ownTime ? null : seconds,
      label: (time) =>
        time === null
          ? words.text("new-time-own")
          : words.text("new-time-short", { seconds: time }),
      choose: (time) =>
        change(
          time === null
            ? { ...opponent, ownTime: true }
            : { ...opponent, ownTime: false, seconds: time },
        ),
    })}
    ${
      ownTime
        ? html`<label for="new-seconds">${words.text("new-time-seconds")}</label>
            <input
              id="new-seconds"
              class="short"
              type="number"
              inputmode="numeric"
              aria-describedby="new-seconds-wrong"
              aria-invalid=${isBadTime(opponent)}
              .value=${Number.isNaN(seconds) ? "" : String(seconds)}
              @input=${({ target }: Event) =>
                change({ ...opponent, seconds: (target as HTMLInputElement).valueAsNumber })}
            />`
        : nothing
    }
    <div id="new-seconds-wrong" role="alert">
      ${
        isBadTime(opponent)
          ? html`<p class="wrong">${words.text("new-time-bad", { most: MOST_SECONDS })}</p>`
          : nothing
      }
    </div>
  </fieldset>`;
}
