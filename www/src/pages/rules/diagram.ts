import { html, type TemplateResult } from "lit/html.js";

import { BoardGame } from "../../board";
import "../../board/by-itself";
import "../../board/define";
import { app } from "../../app/context";
import type { Diagram } from "../../content/article";
import type { Language } from "../../i18n/language";

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
      set=${app.settings.set}
      board=${app.settings.board}
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
