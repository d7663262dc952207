import { html, render, type TemplateResult } from "lit/html.js";

import type { Words } from "../i18n/words";
import { wear } from "./wear";

import css from "./dialog.css?inline";

/** Milliseconds within which two presses are one double click. */
const DOUBLE = 500;

/**
 * Asks in a modal dialog; the answer is the value of the button that closed it, or an
 * empty text when it was dismissed: by Escape, beside it, or because the page was left.
 * One thing is asked at a time; a second question is dismissed at once. The dialog rises
 * as a sheet on phones.
 */
export function ask(
  title: string,
  body: (close: (answer: string) => void) => TemplateResult,
): Promise<string> {
  if (document.querySelector("dialog[open]")) return Promise.resolve("");
  wear(css);
  const dialog = document.createElement("dialog");
  dialog.className = "sheet";
  dialog.setAttribute("aria-label", title);
  // Another tab may change the language of the page: what is asked here stays as it was.
  dialog.lang = document.documentElement.lang;
  const close = (answer: string) => dialog.close(answer);
  const dismiss = () => close("");
  render(
    html`<h2>${title}</h2>
      ${body(close)}`,
    dialog,
  );
  document.body.append(dialog);
  dialog.showModal();
  // The first button may stand below all that there is to read: that begins at its beginning.
  const heading = dialog.querySelector("h2");
  if (dialog.scrollTop > 0 && heading) {
    heading.tabIndex = -1;
    heading.focus();
    dialog.scrollTop = 0;
  }
  const opened = performance.now();
  return new Promise((answer) => {
    // The second half of a double click that opened the dialog is no answer, and does not dismiss.
    const doubled = (event: MouseEvent) => {
      if (event.detail < 2 || event.timeStamp - opened > DOUBLE) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    dialog.addEventListener("click", doubled, { capture: true });
    // A press on the backdrop dismisses.
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dismiss();
    });
    // The key that opened the dialog may still be down: it is no answer.
    dialog.addEventListener("keydown", (event) => {
      if (event.repeat && event.key === "Enter") event.preventDefault();
    });
    addEventListener("hashchange", dismiss);
    dialog.addEventListener("close", () => {
      removeEventListener("hashchange", dismiss);
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
