import { html, type TemplateResult } from "lit";

import type { Claim } from "../../generated/types/Claim";
import type { Messages } from "../../i18n/messages";
import { ask } from "../../ui/dialog";

/** What was chosen: the code of the move to be announced, or an empty one for the position as it is. */
export type Claimed = Pick<Claim, "code"> | null;

/** Offers the draws that may be claimed, or says why there is none. */
export async function showClaims(
  words: Messages,
  game: string,
  claims: readonly Claim[],
  refusal: string,
): Promise<Claimed> {
  const [first] = claims;
  // Where the position as it is grants the draw nothing needs to be announced.
  const offered = first?.code === "" ? [first] : claims;
  const answer = await ask(
    words.text("play-do-claim"),
    (close) =>
      html`${offered.length ? offers(words, game, offered, close) : html`<p>${refusal}</p>`}
        <div class="actions">
          <span class="stretch"></span>
          <button type="button" @click=${() => close("")}>${words.text("play-close")}</button>
        </div>`,
  );
  return offered[Number(answer) - 1] ?? null;
}

function offers(
  words: Messages,
  game: string,
  claims: readonly Claim[],
  close: (answer: string) => void,
): TemplateResult {
  const reasons = [...new Set(claims.map(({ reason }) => reason))];
  return html`${reasons.map((reason) => html`<p>${words.text(`${game}-claim-${reason}`)}</p>`)}
    <div class="choices">
      ${claims.map(
        ({ text }, at) =>
          html`<button type="button" class="primary" @click=${() => close(String(at + 1))}>
            ${text ? words.text("claim-with", { move: text }) : words.text("claim-now")}
          </button>`,
      )}
    </div>`;
}
