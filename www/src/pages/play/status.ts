import { html, nothing, type TemplateResult } from "lit/html.js";

import { to } from "../../app/router";
import { shortOf } from "../../game/cards";
import { command, deskHere } from "./command";
import type { PlayHost } from "./host";
import { decided, messageView } from "./verdict";

/** What is to be done, or how the game ended. Its room stays the same, so that nothing moves. */
export function statusView(page: PlayHost): TemplateResult {
  const { words, message } = page;
  const { match, personActs } = page.game;
  const { snapshot, result } = match;
  const notice = noticeOf(page);
  if (notice) return notice;
  const desk = match.isLive ? null : deskHere();
  if (desk) return desk.lookingView(page);
  if (result) {
    return decided(
      words,
      match.game,
      result,
      () => void page.try(command(({ rematch }) => rematch(page))),
    );
  }
  return html`<div class="verdict">
    <p>${words.phrase(snapshot.scene.prompt)}</p>
    ${
      message.rule
        ? html`<a class="quiet" href=${to.rule(match.game, message.rule)}>
            ${words.text("play-why", { rule: message.rule })}
          </a>`
        : nothing
    }
    ${snapshot.ply === 0 && match.deal.pledge ? pledge(page) : nothing}
    ${personActs && snapshot.scene.phase === "answer" ? deskHere()?.answersView(page) : nothing}
  </div>`;
}

/** What has to be said first; null when there is nothing of that kind. */
export function noticeOf(page: PlayHost): TemplateResult | null {
  const current = page.message.current ?? (page.game.match.tries ? null : page.clock?.notice);
  if (!current) return page.assistant.notice();
  const { text, remedy, ways = [] } = current;
  return messageView(page.words, {
    text,
    ways: ways.map(({ label, run }) => ({ label, run: () => press(page, run) })),
    ...(remedy ? { remedy: { ...remedy, run: () => press(page, remedy.run) } } : {}),
  });
}

/** Does what was offered: the button that was pressed is gone, and the focus goes to the board. */
function press(page: PlayHost, run: () => unknown): void {
  void page.try(run);
  page.view?.focus();
}

/** The fingerprint of all draws, in short, before the first of them. */
function pledge(page: PlayHost): TemplateResult {
  const { words } = page;
  const { pledge, takesWord } = page.game.match.deal;
  return html`<button
    type="button"
    class="pledge"
    @click=${() => page.try(command(({ showCards }) => showCards(page)))}
  >
    ${words.text("play-pledge-short")} <code>${shortOf(pledge)}</code>
    ${takesWord ? html`<span class="add">${words.text("play-pledge-add")}</span>` : nothing}
  </button>`;
}
