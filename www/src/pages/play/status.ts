import { hasPart } from "../../game/parts";
import { html, nothing, type TemplateResult } from "lit";

import { app } from "../../app/context";
import { to } from "../../app/router";
import { shortOf } from "../../game/cards";
import { moveTitle } from "../../game/glyphs";
import * as commands from "./commands";
import type { PlayHost } from "./host";
import { decided, lookingBack, messageView } from "./verdict";

/** What is to be done, or how the game ended. Its room stays the same, so that nothing moves. */
export function statusView(page: PlayHost): TemplateResult {
  const { words, message } = page;
  const { match, personActs } = page.game;
  const { snapshot, result } = match;
  const notice = noticeOf(page);
  if (notice) return notice;
  if (result) {
    return decided(words, match.game, result, () => void page.try(() => commands.rematch(page)));
  }
  if (!match.isLive) return lookingBack(words, () => match.returnToLive());
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
    ${hasPart(match.layout, "tiles") && personActs ? answers(page) : nothing}
  </div>`;
}

/** What has to be said first; null when there is nothing of that kind. */
export function noticeOf(page: PlayHost): TemplateResult | null {
  const { current } = page.message;
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

/** What a proposal can be answered with: nothing else can be done. */
function answers(page: PlayHost): readonly TemplateResult[] {
  const { match } = page.game;
  const { choices, scene } = match.snapshot;
  if (scene.phase !== "answer") return [];
  return choices.map(
    ({ code }) =>
      html`<button
        type="button"
        class=${code === "agree" ? "primary" : ""}
        @click=${() => page.try(() => match.play(code))}
      >
        ${page.words.text(`${match.game}-step-${code}`)}
      </button>`,
  );
}

/** The fingerprint of all draws, in short, before the first of them. */
function pledge(page: PlayHost): TemplateResult {
  const { words } = page;
  const { pledge, takesWord } = page.game.match.deal;
  return html`<button
    type="button"
    class="pledge"
    @click=${() => page.try(() => commands.showCards(page))}
  >
    ${words.text("play-pledge-short")} <code>${shortOf(pledge)}</code>
    ${takesWord ? html`<span class="add">${words.text("play-pledge-add")}</span>` : nothing}
  </button>`;
}

/** Where the moves are out of sight: the move on view and what was noted about it, if anything. */
export function noteView({ words, game }: PlayHost): TemplateResult | null {
  const { match } = game;
  const moves = match.moves(app.style);
  const move = moves.get(match.snapshot.node);
  const note = move ? move.comment : moves.comment;
  if (!note) return null;
  return html`<div
    class="verdict message"
    tabindex="0"
    role="region"
    aria-label=${words.text("moves-comment")}
  >
    <p>${move ? html`<b>${moveTitle(move)}</b> ` : nothing}${note}</p>
  </div>`;
}
