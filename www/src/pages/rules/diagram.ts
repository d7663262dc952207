import { html, type TemplateResult } from "lit";

import { BoardGame } from "../../board";
import "../../board/define";
import type { Diagram } from "../../content/article";
import type { Language } from "../../i18n/words";

/** A position to look at, with its caption. */
export function diagram(game: string, block: Diagram, language: Language): TemplateResult {
  const options = Object.entries(block.options ?? {}).map(([name, value]) => `${name}=${value}`);
  return html`<figure>
    <board-game
      mode="diagram"
      bare
      game=${game}
      position=${block.position}
      options=${options.join(" ")}
      lang=${language}
      ?counts=${block.counts ?? false}
      ?flipped=${block.flipped ?? false}
      @bg-ready=${(event: Event) => circle(event.target, block.circles)}
    ></board-game>
    <figcaption>${block.caption}</figcaption>
  </figure>`;
}

/** Draws a circle round every cell to look at. */
export function circle(board: EventTarget | null, cells: readonly string[] = []): void {
  if (!(board instanceof BoardGame)) return;
  board.view?.annotate(cells.map((cell) => ({ from: cell, to: cell, colour: 0 })));
}
