import { html, svg, type TemplateResult } from "lit/html.js";

import { app } from "../../../app/context";
import { spentText } from "../../../clock/time-text";
import { moveTitle } from "../../../game/glyphs";
import type { MoveNode } from "../../../generated/types/MoveNode";
import { sideName } from "../../../i18n/sides";
import { ask, closing } from "../../../ui/dialog";
import { wear } from "../../../ui/wear";
import type { PlayHost } from "../host";

import css from "./times.css?inline";

/** Half the height of the graph, and the width of a bar with its gap, in its own units. */
const [HALF, STEP] = [50, 8];

/** How long each move of the main line took: a bar a move, and in words for each side. */
export async function showTimes(page: PlayHost): Promise<void> {
  wear(css);
  const { game } = page;
  const moves = game.match.moves(app.style).line.filter(({ spent }) => spent !== null);
  const node = await ask(
    page,
    "play-do-times",
    (words, close) =>
      html`<div class="times">
          ${graph(moves, (id) => close(String(id)))}
          ${[0, 1].map((side) => summary(page, moves, side))}
        </div>
        ${closing(words, close)}`,
  );
  if (node) game.match.goTo(Number(node));
}

/** Bars of the first side go up, those of the second one down. */
function graph(moves: readonly MoveNode[], choose: (node: number) => void): TemplateResult {
  const longest = Math.max(1, ...moves.map(({ spent }) => spent ?? 0));
  return html`<svg
    viewBox="0 ${-HALF} ${moves.length * STEP} ${2 * HALF}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${moves.map((move, at) => {
      // What took no time is still to be seen, and to be pressed.
      const height = Math.max(1, (HALF * (move.spent ?? 0)) / longest);
      return svg`<g @click=${() => choose(move.id)}>
        <title>${moveTitle(move)} ${spentText(move.spent ?? 0)}</title>
        <rect class="press" x=${at * STEP} y=${-HALF} width=${STEP} height=${2 * HALF}></rect>
        <rect
          class="turn"
          data-side=${move.side}
          x=${at * STEP + 1}
          y=${move.side === 0 ? -height : 0}
          width=${STEP - 2}
          height=${height}
        ></rect>
      </g>`;
    })}
  </svg>`;
}

/** All the time of a side, and what took longest. */
function summary({ words }: PlayHost, moves: readonly MoveNode[], side: number): TemplateResult {
  const own = moves.filter((move) => move.side === side);
  const longest = own.toSorted((one, other) => (other.spent ?? 0) - (one.spent ?? 0))[0];
  const all = own.reduce((sum, { spent }) => sum + (spent ?? 0), 0);
  return html`<p>
    ${words.text("clock-spent", {
      side: sideName(side),
      time: spentText(all),
      move: longest ? moveTitle(longest) : "–",
      longest: spentText(longest?.spent ?? 0),
    })}
  </p>`;
}
