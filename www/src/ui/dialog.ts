import { html, render, type TemplateResult } from "lit/html.js";

import type { Words } from "../i18n/words";
import { wear } from "./wear";

import css from "./dialog.css?inline";

/** Milliseconds within which two presses are one double click. */
const DOUBLE = 500;

/** Whatever says things, in the language of now. */
export interface Speaker<W extends Words> {
  readonly words: W;
}

/**
 * Asks in a modal dialog, whose title is a message or some other text; the answer is the value of the button that closed it, or an
 * empty text when it was dismissed: by Escape, beside it, or because the page was left.
 * One thing is asked at a time; a second question is dismissed at once. The dialog rises
 * as a sheet on phones. Where another tab changes the language, it is said anew.
 */
export function ask<W extends Words>(
  speaker: Speaker<W>,
  title: string | (() => string),
  body: (words: W, close: (answer: string) => void) => TemplateResult,
): Promise<string> {
  if (document.querySelector("dialog[open]")) return Promise.resolve("");
  wear(css);
  const dialog = document.createElement("dialog");
  dialog.className = "sheet";
  const close = (answer: string) => dialog.close(answer);
  const dismiss = () => close("");
  const say = () => {
    const { words } = speaker;
    const name = typeof title === "string" ? words.text(title) : title();
    dialog.setAttribute("aria-label", name);
    render(
      html`<h2>${name}</h2>
        ${body(words, close)}`,
      dialog,
    );
  };
  say();
  // Whether there is more below than is in sight, which the foot shows.
  const more = () => {
    const { scrollTop, clientHeight, scrollHeight } = dialog;
    dialog.classList.toggle("goes-on", scrollTop + clientHeight < scrollHeight - 1);
  };
  const grown = new ResizeObserver(more);
  for (const part of [dialog, ...dialog.children]) grown.observe(part);
  dialog.addEventListener("scroll", more);
  const spoken = new MutationObserver(say);
  spoken.observe(document.documentElement, { attributeFilter: ["lang"] });
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
    // A press beside it dismisses, where it began there too: no text that was marked up to there is lost.
    let beside = false;
    const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const within = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      return target === dialog && !within;
    };
    dialog.addEventListener("pointerdown", (event) => (beside = isBeside(event)));
    dialog.addEventListener("click", (event) => {
      if (beside && isBeside(event)) dismiss();
    });
    // The key that opened the dialog may still be down: it is no answer.
    dialog.addEventListener("keydown", (event) => {
      if (event.repeat && event.key === "Enter") event.preventDefault();
    });
    // Before the page behind it goes: `close` comes later, and what was written belongs to that page.
    const left = () => {
      dismiss();
      answer("");
    };
    addEventListener("hashchange", left, { capture: true });
    dialog.addEventListener("close", () => {
      removeEventListener("hashchange", left, { capture: true });
      spoken.disconnect();
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
