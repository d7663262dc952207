import { html, type TemplateResult } from "lit/html.js";

import type { Words } from "../i18n/words";
import { copyText } from "./copy";

/** A long value to compare or to copy. */
export function longValue(words: Words, value: string): TemplateResult {
  return html`<code>${value}</code>
    <button
      type="button"
      class="copy"
      .textContent=${words.text("play-copy")}
      @click=${async (event: Event) => {
        const button = event.currentTarget as HTMLElement;
        const done = await copyText(value);
        button.textContent = words.text(done ? "play-copied" : "play-copy-by-hand");
      }}
    ></button>`;
}
