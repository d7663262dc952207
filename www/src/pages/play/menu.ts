import { html } from "lit/html.js";

import { ask } from "../../ui/dialog";
import { wear } from "../../ui/wear";
import { actionButton } from "./action-button";
import { isOffered } from "./actions";
import type { PlayHost } from "./host";
import { moreActionsOf } from "./more-actions";

import css from "./menu.css?inline";

/** All that can be done beside what is in sight, in words: above its button, on phones a sheet. */
export async function showMenu(page: PlayHost): Promise<void> {
  wear(css);
  const { sheet } = page;
  const { readOnly } = page.game;
  // What was pressed: the sheet of the moves, which covers it, makes room.
  const from = document.activeElement;
  const groups = moreActionsOf(page).map((group) => group.filter(isOffered));
  const answer = ask(
    page,
    "play-do-more",
    (words, close) =>
      html`${groups.map(
        (group) =>
          html`<div class="group">
            ${group.map((action) => {
              const off = Boolean(action.off || (action.writes && readOnly));
              const run = () => {
                close("");
                sheet.open = false;
                void page.try(action.run);
              };
              return actionButton(words, { ...action, off, run }, "labelled");
            })}
          </div>`,
      )}`,
  );
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  dialog?.classList.add("menu");
  if (from instanceof HTMLElement && dialog) placeAt(from, dialog);
  await answer;
}

/** Above the button that opens it, end to end with the panel it stands in. */
function placeAt(button: HTMLElement, dialog: HTMLElement): void {
  const { top } = button.getBoundingClientRect();
  const { right } = (button.closest(".panel") ?? button).getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  dialog.style.setProperty("--from-end", `${clientWidth - right}px`);
  dialog.style.setProperty("--from-below", `${clientHeight - top}px`);
}
