import { html, render, type TemplateResult } from "lit";

import type { Words } from "../i18n/words";

/**
 * Asks in a modal dialog; the answer is the value of the button that closed it, or an
 * empty text when it was dismissed. The dialog rises as a sheet on phones.
 */
export function ask(
  title: string,
  body: (close: (answer: string) => void) => TemplateResult,
): Promise<string> {
  const dialog = document.createElement("dialog");
  dialog.className = "sheet";
  dialog.setAttribute("aria-label", title);
  const close = (answer: string) => dialog.close(answer);
  render(
    html`<h2>${title}</h2>
      ${body(close)}`,
    dialog,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) => {
    // A press on the backdrop dismisses.
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close("");
    });
    dialog.addEventListener("close", () => {
      answer(dialog.returnValue);
      dialog.remove();
    });
  });
}

/** The foot of a dialog that only shows something. */
export function closing(words: Words, close: (answer: string) => void): TemplateResult {
  return html`<div class="actions">
    <span class="stretch"></span>
    <button type="button" class="primary" @click=${() => close("")}>
      ${words.text("play-close")}
    </button>
  </div>`;
}
