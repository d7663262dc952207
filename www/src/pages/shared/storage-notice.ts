import { html, nothing, type TemplateResult } from "lit/html.js";

import { part } from "../../loading/part";
import { savePage } from "../../app/carried";
import { AppChange, app } from "../../app/context";
import { attempt } from "../../app/trouble";

/** The person knows that nothing is saved beside a newer version. */
let accepted = false;

const accept = () => {
  accepted = true;
  app.dispatchEvent(new AppChange());
};

/**
 * Says that games are not saved, why, and what to do, as long as that is so. The place is
 * there before: what comes into it is read out.
 */
export function storageNotice(shown = true): TemplateResult {
  const visible = shown && app.games.keeping !== "kept";
  return html`<div class="storage around" role="status">
    ${visible ? html`<div class="notice">${reason()}</div>` : nothing}
  </div>`;
}

/** The same in one line, which opens: beside a board there is little room. */
export function shortStorageNotice(
  where: "above" | "within",
  showRecord: () => void,
): TemplateResult {
  const kept = app.games.keeping === "kept";
  // What is advised has to work where the network goes, too.
  if (!kept) void loadRecordSheet().catch(() => undefined);
  return html`<div class="storage ${where}" role="status">
    ${
      kept
        ? nothing
        : html`<details class="notice">
            <summary>${app.words.text("storage-short")}</summary>
            ${reason(button("storage-record", showRecord))}
          </details>`
    }
  </div>`;
}

const loadRecordSheet = () =>
  Promise.all([part(() => import("./record-sheet")), app.load("play-dialogs")]);

function reason(record: TemplateResult | typeof nothing = nothing): TemplateResult {
  const { keeping } = app.games;
  const newer = keeping === "newer";
  const state = newer && accepted ? "accepted" : keeping;
  const why = `storage-${state}`;
  // The words may not be there: the network may be gone, too.
  if (!app.words.has(why)) return html`<p>${app.words.text("storage-short")}</p>`;
  return html`<p>${app.words.text(why)}</p>
    ${savePage && keeping === "none" ? button("storage-file", () => attempt(() => savePage?.())) : nothing}
    ${newer ? button("storage-reload", () => location.reload()) : nothing}
    ${newer && !accepted ? button("storage-play", accept) : nothing} ${record}`;
}

const button = (id: string, run: () => unknown): TemplateResult =>
  html`<button type="button" @click=${run}>${app.words.text(id)}</button>`;
