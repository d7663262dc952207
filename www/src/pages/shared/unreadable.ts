import { html, nothing, type TemplateResult } from "lit";

import { to } from "../../app/router";
import type { Words } from "../../i18n/words";
import { download } from "../../ui/copy";

/** A saved game that cannot be opened: why, and where there is one its text, which nobody throws away unasked. */
export function unreadable(
  words: Words,
  { why, raw, file }: { readonly why: string; readonly raw: string; readonly file: string },
  discard: () => void,
): TemplateResult {
  return html`<div class="page-message">
    <h1 tabindex="-1">${words.text("play-cannot-open")}</h1>
    <p>${why}</p>
    ${raw ? html`<pre tabindex="0">${raw}</pre>` : nothing}
    <div class="actions">
      ${
        raw
          ? html`<button type="button" @click=${() => download(raw, file)}>
                ${words.text("play-download")}
              </button>
              <button type="button" class="danger" @click=${discard}>
                ${words.text("play-discard")}
              </button>`
          : nothing
      }
      <a class="button primary" href=${to.home}>${words.text("play-home")}</a>
    </div>
  </div>`;
}
