import { html, nothing, type TemplateResult } from "lit/html.js";

import { promotionOf } from "../../board/canvas/drawings/registry";
import { setsOf } from "../../board/core/taste";
import { picture } from "../../board/canvas/svg";
import type { Messages } from "../../i18n/messages";
import type { Match } from "../../game/match";
import { app } from "../../app/context";
import { ask, closing } from "../../ui/dialog";
import type { PlayHost } from "./host";

import "./points-sheet.css";

/** What beginners count with: the value of each animal, and of its promoted side. */
const VALUES: readonly (readonly [kind: string, value: number, promoted?: number])[] = [
  ["chick", 1, 12],
  ["piglet", 5, 10],
  ["rabbit", 6, 10],
  ["cat", 8, 9],
  ["dog", 9],
  ["elephant", 13, 15],
  ["giraffe", 15, 17],
];

/** Commands that lead to counting, in the order of the rules. */
const COUNTING = ["impasse", "declare"] as const;

/**
 * How the points of an impasse stand, what each animal is worth, and the commands that end
 * a game by counting.
 */
export async function showPoints(page: PlayHost): Promise<void> {
  const { match, personActs } = page.game;
  const { game, snapshot } = match;
  const { notes } = snapshot.scene;
  const sets = setsOf(app.settings);
  const code = await ask(
    page,
    "play-points",
    (words, close) =>
      html`<div class="points">
          <h3>${words.text("play-points-impasse")}</h3>
          ${
            notes.length
              ? html`<ul>
                  ${notes.map((note) => html`<li>${words.phrase(note)}</li>`)}
                </ul>`
              : html`<p>${words.text("play-points-not-yet")}</p>`
          }
          ${personActs ? COUNTING.map((command) => counting(words, match, command, close)) : nothing}
          <h3>${words.text("play-points-values")}</h3>
          <ul class="values">
            ${VALUES.map(([kind, value, promoted]) => {
              const other = promotionOf(kind);
              return html`<li>
                ${worth(words, game, kind, value, sets)}
                ${other && promoted ? worth(words, game, other, promoted, sets) : nothing}
              </li>`;
            })}
          </ul>
          <p class="help">${words.text("play-points-help")}</p>
        </div>
        ${closing(words, close)}`,
  );
  if (code) await page.try(() => match.play(code));
}

function worth(
  words: Messages,
  game: string,
  kind: string,
  value: number,
  sets: string,
): TemplateResult {
  const name = words.text(`${game}-piece`, { piece: kind });
  return html`<span class="worth" title=${name}>
    ${picture(kind, 0, sets)}<span class="hidden">${name}</span> <b>${value}</b>
  </span>`;
}

/** The button of a command, or why it cannot be given now. */
function counting(
  words: Messages,
  match: Match,
  command: (typeof COUNTING)[number],
  close: (answer: string) => void,
): TemplateResult | typeof nothing {
  const { choices, gameResult } = match.snapshot;
  if (gameResult || !match.isLive) return nothing;
  const choice = choices.find(({ ways }) =>
    ways.some(([step]) => step && "command" in step && step.command === command),
  );
  const name = words.text(`${match.game}-step-${command}`);
  const why = choice ? null : match.explain([{ command }]);
  return html`<div class="command">
    <button type="button" ?disabled=${!choice} @click=${() => close(choice?.code ?? "")}>
      ${name}
    </button>
    ${why ? html`<p class="help">${words.phrase(why.phrase)}</p>` : nothing}
  </div>`;
}
