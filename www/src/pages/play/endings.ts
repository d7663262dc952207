import { html } from "lit";

import type { Messages } from "../../i18n/messages";
import type { Chairs, Who } from "../../game/players";
import { ask } from "../../ui/dialog";

/** Asks which side gives up; null for none. */
export async function askResign(words: Messages, chairs: Chairs): Promise<number | null> {
  const sides = chairs.mayResign;
  const answer = await ask(
    words.text("play-resign"),
    (close) =>
      html`<p>${words.text("play-resign-who")}</p>
        <div class="choices">
          ${sides.map(
            (side, at) =>
              html`<button
                type="button"
                class=${at === 0 ? "danger primary" : "danger"}
                @click=${() => close(String(side))}
              >
                ${words.text("play-resign-side", chairs.who(side))}
              </button>`,
          )}
          <button type="button" @click=${() => close("")}>${words.text("play-cancel")}</button>
        </div>`,
  );
  return answer ? Number(answer) : null;
}

/** Asks the other side whether it accepts a draw. */
export async function askDraw(words: Messages, other: Who): Promise<boolean> {
  const answer = await ask(
    words.text("play-draw"),
    (close) =>
      html`<p>${words.text("play-draw-question", other)}</p>
        <div class="actions">
          <button type="button" @click=${() => close("")}>
            ${words.text("play-draw-decline")}
          </button>
          <span class="stretch"></span>
          <button type="button" class="primary" @click=${() => close("yes")}>
            ${words.text("play-draw-accept")}
          </button>
        </div>`,
  );
  return answer !== "";
}

/** Asks whether a new game is to begin while this one is not over. */
export async function askRematch(words: Messages): Promise<boolean> {
  const answer = await ask(
    words.text("play-rematch"),
    (close) =>
      html`<p>${words.text("play-rematch-sure")}</p>
        <div class="actions">
          <button type="button" @click=${() => close("")}>${words.text("play-cancel")}</button>
          <span class="stretch"></span>
          <button type="button" class="primary" @click=${() => close("yes")}>
            ${words.text("play-rematch-begin")}
          </button>
        </div>`,
  );
  return answer !== "";
}

/** Asks once more before what cannot be opened is removed. */
export async function askDiscard(words: Messages): Promise<boolean> {
  const answer = await ask(
    words.text("play-discard"),
    (close) =>
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
