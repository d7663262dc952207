import { html, nothing, render, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { drawnCards, type DrawnCard } from "../../game/drawn-cards";
import type { Match } from "../../game/match";
import { sideName } from "../../i18n/sides";
import type { Words } from "../../i18n/words";
import { piece } from "../shared/piece";
import { ask, closing } from "../../ui/dialog";
import { longValue } from "../../ui/long-value";
import type { PlayHost } from "./host";
import { wordField } from "../shared/word-field";

import "./cards-sheet.css";

/** Every card that both players have drawn, where they came from, and a word to mix into them. */
export async function showCards(page: PlayHost): Promise<void> {
  await app.load("cards", "errors");
  if (!page.isCurrent) return;
  const { match, readOnly } = page.game;
  const { deal } = match;
  const cards = drawnCards(match.moves(app.style));
  let typed = deal.word;
  const takesWord = !readOnly && deal.takesWord;
  const field = (words: Words) =>
    takesWord ? wordField(words, deal, (text) => (typed = text)) : null;
  await ask(
    page,
    "cards-title",
    (words, close) =>
      html`${fairness(words, match, field(words))}
      ${
        cards.length
          ? html`<div class="drawn">
              ${[0, 1].map((side) => column(words, cards, side, match))}
            </div>`
          : html`<p>${words.text("cards-none")}</p>`
      }
      ${closing(words, close)}`,
  );
  if (!takesWord) return;
  // Whatever closed the dialog: what was written is not lost, nor the cards to which it belongs.
  if (deal.takesWord) deal.mixIn(typed);
  if (deal.word) page.game.keep();
}

function column(
  words: Words,
  cards: readonly DrawnCard[],
  side: number,
  match: Match,
): TemplateResult {
  const title = words.text("play-side", { side: sideName(side) });
  const unused = words.text(match.live.scene.result ? "cards-in-vain" : "cards-in-view");
  return html`<section>
    <h3><span class="side" data-side=${side} aria-hidden="true"></span>${title}</h3>
    <ol>
      ${cards
        .filter((card) => card.side === side)
        .map(
          ({ number, kind, use }) =>
            html`<li>
              <span class="number">${number}.</span>
              <span class="piece s${side}">${piece(kind)}</span>
              <span>${words.text(`board-card-${kind}`, { count: 1 })}</span>
              <span class="use">${use ?? unused}</span>
            </li>`,
        )}
    </ol>
  </section>`;
}

/** Where the cards came from; for a pledged deal with the pledge and the way to check it. */
function fairness(words: Words, match: Match, field: TemplateResult | null): TemplateResult {
  const { deal } = match;
  const { source } = deal;
  const origin = html`<p>${words.text(`cards-from-${source}`)}</p>`;
  if (source !== "provable") return origin;
  const secret = match.tags["CardsSecret"];
  const pledge = html`<div>
    <dt>${words.text("cards-pledge")}</dt>
    <dd>${longValue(words, deal.pledge)}</dd>
  </div>`;
  if (field) {
    return html`${origin}
      <dl class="proof">${pledge}</dl>
      ${field}`;
  }
  return html`${origin}
    <dl class="proof">
      ${pledge}
      <div>
        <dt>${words.text("cards-word")}</dt>
        <dd>${deal.word ? html`<q>${deal.word}</q>` : words.text("cards-word-none")}</dd>
      </div>
      <div>
        <dt>${words.text("cards-secret")}</dt>
        <dd>${secret ? longValue(words, secret) : words.text("cards-secret-later")}</dd>
      </div>
    </dl>
    ${
      match.live.gameResult || secret
        ? html`<div class="verify">
            <button type="button" @click=${(event: Event) => verify(words, match, event)}>
              ${words.text("cards-verify")}
            </button>
            <div role="status"></div>
          </div>`
        : nothing
    }`;
}

function verify(words: Words, match: Match, event: Event): void {
  const status = (event.target as HTMLElement).parentElement?.querySelector<HTMLElement>("[role]");
  if (!status) return;
  const { ok, draws, problem, word, gaps } = match.deal.verify();
  const found = problem
    ? words.text("cards-bad", { why: words.problem(problem) })
    : words.text("cards-good", { draws });
  const items = [...gaps, "rest"];
  render(
    html`<p data-ok=${ok}>${found}</p>
      ${ok && word ? html`<p>${words.text("cards-shown-word", { word })}</p>` : nothing}
      ${
        ok
          ? html`<p>${words.text("cards-not-shown")}</p>
              <ul>
                ${items.map((gap) => html`<li>${words.text(`cards-gap-${gap}`)}</li>`)}
              </ul>`
          : nothing
      }`,
    status,
  );
}
