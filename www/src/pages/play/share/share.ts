import { html } from "lit/html.js";

import { app } from "../../../app/context";
import { ask } from "../../../ui/dialog";
import type { PlayHost } from "../host";

import "./share-sheet";

export { sharedRecord } from "../../../sharing/shared-record";

/**
 * Everything by which a game can be handed on: as a link, a picture, on paper, as text. The answer
 * names another dialog, where somebody has asked for that.
 */
export async function share(page: PlayHost): Promise<string> {
  await app.load("share");
  if (!page.isCurrent) return "";
  return ask(
    page,
    "share-title",
    (words, close) =>
      html`<share-sheet .page=${page} .close=${close}></share-sheet>
        <div class="actions">
          <span class="stretch"></span>
          <button type="button" @click=${() => close("")}>${words.text("play-close")}</button>
        </div>`,
  );
}
