import { html, type TemplateResult } from "lit/html.js";

import { takeOverGame } from "./commands";
import type { PlayHost } from "./host";

/** That another tab writes this game, and the way to play on here. */
export function elsewhereView(page: PlayHost, where: "above" | "within"): TemplateResult {
  const { words } = page;
  return html`<div class="notice ${where}" role="status">
    <p>${words.text("play-elsewhere")}</p>
    <button type="button" @click=${() => page.try(() => takeOverGame(page))}>
      ${words.text("play-take-over")}
    </button>
  </div>`;
}
