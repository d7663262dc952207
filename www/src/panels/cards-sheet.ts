import { html, nothing, render, type TemplateResult } from "lit";

import type { Style } from "../engine/session";
import { drawnCards, sourceOf, type DrawnCard } from "../match/cards";
import type { Match } from "../match/match";
import { sideName } from "../i18n/sides";
import type { Words } from "../i18n/words";
import { piece } from "./deck-form";
import { ask, closing } from "./dialog";
import { copyText } from "./copy";

/** Every card that both players have drawn, and whether the deal was fair. */
export async function showCards(words: Words, match: Match, style: Style): Promise<void> {
  const cards = drawnCards(match.moves(style));
  await ask(
    words.text("play-cards"),
    (close) =>
      html`${fairness(words, match)}
      ${
        cards.length
          ? html`<div class="drawn">
              ${[0, 1].map((side) => column(words, cards, side, match))}
            </div>`
          : html`<p>${words.text("play-cards-none")}</p>`
      }
      ${closing(words, close)}`,
  );
}

function column(
  words: Words,
  cards: readonly DrawnCard[],
  side: number,
  match: Match,
): TemplateResult {
  const title = words.text("play-side", { side: sideName(side) });
  const unused = words.text(match.live.scene.result ? "play-cards-in-vain" : "play-cards-in-view");
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
function fairness(words: Words, match: Match): TemplateResult {
  const source = sourceOf(match.tags);
  const told = html`<p>${words.text(`play-cards-from-${source}`)}</p>`;
  if (source !== "provable") return told;
  const secret = match.tags["CardsSecret"];
  return html`${told}
    <dl class="proof">
      <div>
        <dt>${words.text("play-cards-pledge")}</dt>
        <dd>${code(words, match.pledge)}</dd>
      </div>
      <div>
        <dt>${words.text("play-cards-secret")}</dt>
        <dd>${secret ? code(words, secret) : words.text("play-cards-secret-later")}</dd>
      </div>
    </dl>
    ${
      match.live.gameResult || secret
        ? html`<div class="verify">
            <button type="button" @click=${(event: Event) => verify(words, match, event)}>
              ${words.text("play-cards-verify")}
            </button>
            <p role="status"></p>
          </div>`
        : nothing
    }`;
}

/** A long value to compare or to copy. */
function code(words: Words, value: string): TemplateResult {
  return html`<code>${value}</code>
    <button
      type="button"
      class="copy"
      @click=${async (event: Event) => {
        const button = event.currentTarget as HTMLElement;
        const done = await copyText(value);
        button.textContent = words.text(done ? "play-copied" : "play-copy-by-hand");
      }}
    >
      ${words.text("play-copy")}
    </button>`;
}

function verify(words: Words, match: Match, event: Event): void {
  const told = (event.target as HTMLElement).parentElement?.querySelector<HTMLElement>("p");
  if (!told) return;
  const { ok, draws, problem } = match.verifyCards();
  told.dataset["ok"] = String(ok);
  render(
    problem
      ? words.text("play-cards-bad", { why: words.problem(problem) })
      : words.text("play-cards-good", { draws }),
    told,
  );
}
