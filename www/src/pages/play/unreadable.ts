import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { goFromHere, to } from "../../app/router";
import { attempt } from "../../app/trouble";
import { part } from "../../loading/part";
import { download } from "../../ui/copy";
import { storageNotice } from "../shared/storage-notice";
import type { PlayHost } from "./host";
import type { UnreadableGame } from "./open-saved";

/** A saved game that cannot be opened: why, and where there is one its text, which nobody throws away unasked. */
export function unreadable(page: PlayHost, { id, raw, why }: UnreadableGame): TemplateResult {
  const { words } = page;
  return html`${storageNotice()}
    <div class="page-message">
      <h1 tabindex="-1">${words.text("play-cannot-open")}</h1>
      <p>${why(words)}</p>
      ${raw ? html`<pre tabindex="0">${raw}</pre>` : nothing}
      <div class="actions">
        ${
          raw
            ? html`<button type="button" @click=${() => download(raw, `klubovna-${id}.txt`)}>
                  ${words.text("play-download")}
                </button>
                <button
                  type="button"
                  class="danger"
                  @click=${() => attempt(() => discard(page, id))}
                >
                  ${words.text("play-discard")}
                </button>`
            : nothing
        }
        <a class="button primary" href=${to.home}>${words.text("play-home")}</a>
      </div>
    </div>`;
}

/** Removes what cannot be opened, once the person has said so twice. */
async function discard(page: PlayHost, id: string): Promise<void> {
  const endings = await page.loaded(part(() => import("./endings")));
  if (!(await endings?.askDiscard(page))) return;
  const goOn = goFromHere();
  await app.games.remove(id);
  goOn(to.home);
}
