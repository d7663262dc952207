import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { GameError } from "../../game-error";
import type { Claim } from "../../generated/types/Claim";
import { type Messages, reasonsOf } from "../../i18n/messages";
import { ask } from "../../ui/dialog";
import type { PlayHost } from "./host";

/** Claims a draw that the rules grant, or says why they do not. */
export async function claimDraw(page: PlayHost): Promise<void> {
  const { match } = page.game;
  await app.load("claim", ...reasonsOf(`${match.game}-`));
  const claims = match.claims(app.style);
  let refused: GameError | null = null;
  try {
    if (!claims.length) match.claim("");
  } catch (thrown) {
    refused = GameError.from(thrown);
    await app.load(...reasonsOf(refused.problem.code)).catch(() => undefined);
  }
  if (!page.isCurrent) return;
  const [first] = claims;
  // Where the position as it is grants the draw nothing needs to be announced.
  const offered = first?.code === "" ? [first] : claims;
  const answer = await ask(
    page,
    "play-do-claim",
    (words, close) =>
      html`${offered.length ? offers(words, match.game, offered, close) : nothing}
        ${refused ? html`<p>${words.problem(refused.problem)}</p>` : nothing}
        <div class="actions">
          <span class="stretch"></span>
          <button type="button" @click=${() => close("")}>${words.text("play-close")}</button>
        </div>`,
  );
  const claimed = offered[Number(answer) - 1];
  if (claimed) await page.try(() => match.claim(claimed.code));
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
