import { html, nothing, type TemplateResult } from "lit/html.js";

import type { Assistant } from "../../../assistant/assistant";
import type { Match } from "../../../game/match";
import type { PlayHost } from "../host";
import { hintWords } from "./words";

/** The program that is on turn. */
const thinker = ({ players, live }: Match): string => players.nameAt(live.scene.turn.seat);

/** What the assistant has to say where the game says what is to be done; null for nothing. */
export function assistantNotice(page: PlayHost, assistant: Assistant): TemplateResult | null {
  const { words } = page;
  const { problem, preview, remark, hint } = assistant;
  /** The button that was pressed is gone: the focus goes to the board. */
  const press = (run: () => void) => () => {
    run();
    page.view?.focus();
  };
  const dismiss = press(() => assistant.dismiss());
  if (problem) {
    const retry = press(() => {
      assistant.retry();
      assistant.dismiss();
    });
    return html`<div class="verdict message">
      <p class="warn" role="alert">${words.problem(problem.problem)}</p>
      <button type="button" @click=${retry}>${words.text("part-again")}</button>
    </div>`;
  }
  if (preview) {
    return html`<div class="verdict">
      <p role="status">${words.text("advice-preview", { move: preview.move })}</p>
      ${
        assistant.keepsLine
          ? html`<button
              type="button"
              @click=${press(() => void page.try(() => assistant.keepLine()))}
            >
              ${words.text("advice-keep")}
            </button>`
          : nothing
      }
      <button type="button" class="primary" @click=${dismiss}>${words.text("advice-back")}</button>
    </div>`;
  }
  if (remark) {
    return html`<div class="verdict"><p>${words.text(remark.id, remark.args)}</p></div>`;
  }
  if (assistant.asking) {
    return html`<div class="verdict"><p>${words.text("hint-asking")}</p></div>`;
  }
  if (assistant.canHurry) {
    return html`<div class="verdict">
      <p>${words.text("play-program-thinks", { name: thinker(page.game.match) })}</p>
      <button type="button" @click=${press(() => assistant.hurry())}>
        ${words.text("play-program-hurry")}
      </button>
    </div>`;
  }
  if (!hint) return null;
  const sentences = hintWords(words, hint, page.game.match);
  return html`<div class="verdict message hinted">
    <p>${sentences.map((sentence) => html`<span>${sentence}</span> `)}</p>
    <button
      type="button"
      class=${hint.stage < 3 ? "primary" : ""}
      @click=${() => (hint.stage < 3 ? assistant.nextHint() : dismiss())}
    >
      ${words.text(["hint-move", "hint-why", "hint-done"][hint.stage - 1] ?? "")}
    </button>
  </div>`;
}
