import { html, type TemplateResult } from "lit/html.js";

import type { Messages } from "../../i18n/messages";
import { ask, type Speaker } from "../../ui/dialog";
import type { PlayHost } from "./host";

/** Asks which side gives up, and ends the game so. */
export async function resign(page: PlayHost): Promise<void> {
  const { match } = page.game;
  const { players } = match;
  const side = await ask(
    page,
    "play-resign",
    (words, close) =>
      html`<p>${words.text("play-resign-who")}</p>
        <div class="choices">
          ${players.mayResign.map(
            (side, at) =>
              html`<button
                type="button"
                class=${at === 0 ? "danger primary" : "danger"}
                @click=${() => close(String(side))}
              >
                ${words.text("play-resign-side", players.who(side))}
              </button>`,
          )}
          <button type="button" @click=${() => close("")}>${words.text("play-cancel")}</button>
        </div>`,
  );
  if (side) await page.try(() => match.resign(Number(side)));
}

/** Asks the people on a side whether they accept a draw. */
export async function askDraw(page: PlayHost, side: number): Promise<void> {
  const { match } = page.game;
  const { players } = match;
  const accepted = await ask(
    page,
    "play-draw",
    (words, close) =>
      html`<p>${words.text("play-draw-question", players.who(side))}</p>
        ${answers(words, close, "play-draw-decline", "play-draw-accept")}`,
  );
  if (accepted) await page.try(() => match.agreeDraw());
}

/** Asks whether a new game is to begin while this one is not over. */
export async function askRematch(page: PlayHost): Promise<boolean> {
  const answer = await ask(
    page,
    "play-rematch",
    (words, close) =>
      html`<p>${words.text("play-rematch-sure")}</p>
        ${answers(words, close, "play-cancel", "play-rematch-begin")}`,
  );
  return answer !== "";
}

/** The foot of a question: no and yes. */
const answers = (
  words: Messages,
  close: (answer: string) => void,
  no: string,
  yes: string,
): TemplateResult =>
  html`<div class="actions">
    <button type="button" @click=${() => close("")}>${words.text(no)}</button>
    <span class="stretch"></span>
    <button type="button" class="primary" @click=${() => close("yes")}>${words.text(yes)}</button>
  </div>`;

/** Asks once more before what cannot be opened is removed. */
export async function askDiscard(speaker: Speaker<Messages>): Promise<boolean> {
  const answer = await ask(
    speaker,
    "play-discard",
    (words, close) =>
      html`<p>${words.text("play-discard-sure")}</p>
        <div class="choices">
          <button type="button" class="danger primary" @click=${() => close("yes")}>
            ${words.text("play-discard")}
          </button>
          <button type="button" @click=${() => close("")}>${words.text("play-cancel")}</button>
        </div>`,
  );
  return answer !== "";
}
