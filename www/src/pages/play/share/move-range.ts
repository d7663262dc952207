import { html, type TemplateResult } from "lit/html.js";

import { app } from "../../../app/context";
import type { Match } from "../../../game/match";
import type { MoveNode } from "../../../generated/types/MoveNode";
import type { Words } from "../../../i18n/words";
import { sharedLine } from "../../../sharing/shared-record";
import type { PlayHost } from "../host";
import { moveText } from "../../../game/move-text";

/** From which move of the main line to which, counted in moves that are shown; 0 is the start. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The moves of the main line that are shown one by one. */
export const shownMoves = (match: Match): readonly MoveNode[] =>
  sharedLine(match, app.style).filter(({ implied }) => !implied);

/** Two lists of the moves of the main line: where to begin and where to end. */
export function moveRange(
  { game: { match } }: PlayHost,
  words: Words,
  { from, to }: Range,
  choose: (range: Range) => void,
): TemplateResult {
  const shown = shownMoves(match);
  const names = shown.map((move) => `${move.number}. ${moveText(words, move)}`);
  const end = Math.min(to, shown.length);
  const list = (id: "from" | "to", chosen: number, pick: (at: number) => Range) =>
    html`<div class="field">
      <label for="share-${id}">${words.text(`share-${id}`)}</label>
      <select
        id="share-${id}"
        @change=${(event: Event) => choose(pick((event.target as HTMLSelectElement).selectedIndex))}
      >
        ${[words.text("share-start"), ...names].map(
          (name, at) => html`<option ?selected=${at === chosen}>${name}</option>`,
        )}
      </select>
    </div>`;
  // Whoever begins later than it ends means the rest of the game.
  return html`${list("from", from, (at) => ({ from: at, to: at > end ? Infinity : to }))}
  ${list("to", end, (at) => ({ from: Math.min(from, at), to: at === shown.length ? Infinity : at }))}`;
}
