import { html, type TemplateResult } from "lit";

import { BoardGame } from "../board";
import type { Language } from "../i18n/words";
import type { Diagram } from "../rules/block";

/** A position to look at, with its caption. */
export function diagram(block: Diagram, caption: string, language: Language): TemplateResult {
  const options = Object.entries(block.options ?? {}).map(([name, value]) => `${name}=${value}`);
  return html`<figure>
    <board-game
      mode="diagram"
      bare
      game=${block.game}
      position=${block.position}
      options=${options.join(" ")}
      lang=${language}
      ?counts=${block.counts ?? false}
      ?flipped=${block.flipped ?? false}
      @bg-ready=${(event: Event) => circle(event.target, block.highlight)}
    ></board-game>
    <figcaption>${caption}</figcaption>
  </figure>`;
}

/** Draws a circle round every cell to look at. */
export function circle(board: EventTarget | null, cells: readonly string[] = []): void {
  if (!(board instanceof BoardGame)) return;
  board.view?.annotate(cells.map((cell) => ({ from: cell, to: cell, colour: 0 })));
}
