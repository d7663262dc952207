import { html, nothing, type TemplateResult } from "lit/html.js";

import { app } from "../../app/context";
import { moveTitle } from "../../game/glyphs";
import { sideName } from "../../i18n/sides";
import { wear } from "../../ui/wear";
import { tryOut } from "./commands";
import type { PlayHost } from "./host";
import { moveText } from "../../game/move-text";

import css from "./looking.css?inline";

wear(css);

/** The button that was pressed is gone: the focus goes to the board. */
const press = (page: PlayHost, run: () => void) => () => {
  void page.try(run);
  page.view?.focus();
};

/** While the game waits: whether something is tried or an earlier position is on view, and the ways on. */
export function lookingView(page: PlayHost): TemplateResult {
  const { words } = page;
  const { match } = page.game;
  const { tries } = match;
  const begin = press(page, () => tryOut(page));
  const back = press(page, () => match.returnToLive());
  const text = words.text(tries ? "lines-tried" : "play-looking-back");
  return html`<div class="verdict looking" data-ways ?data-tries=${tries}>
    <p>
      ${tries ? html`<b>${text}</b>` : text} ${tries && page.clock ? words.text("lines-clock") : ""}
      ${tries ? words.phrase(match.snapshot.scene.prompt) : ""}
    </p>
    ${
      tries
        ? ""
        : html`<button type="button" ?disabled=${page.game.readOnly} @click=${begin}>
            ${words.text("play-do-try")}
          </button>`
    }
    <button type="button" class="primary" @click=${back}>${words.text("play-return")}</button>
  </div>`;
}

/** What a proposal can be answered with: nothing else can be done. */
export function answersView(page: PlayHost): readonly TemplateResult[] {
  const { match } = page.game;
  return match.snapshot.choices.map(
    ({ code }) =>
      html`<button
        type="button"
        class=${code === "agree" ? "primary" : ""}
        @click=${press(page, () => match.play(code))}
      >
        ${page.words.text(`${match.game}-step-${code}`)}
      </button>`,
  );
}

/**
 * Where the moves are out of sight: the move on view and what was noted about it, if anything;
 * before that, who has won.
 */
export function noteView({ words, game }: PlayHost): TemplateResult | null {
  const { match } = game;
  const { result } = match;
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
    <p>
      ${result ? html`<b>${words.text("banner-result", { side: result.winner === null ? "nobody" : sideName(result.winner) })}</b><br />` : nothing}${move ? html`<b>${moveTitle({ ...move, text: moveText(words, move) })}</b> ` : nothing}${note}
    </p>
  </div>`;
}
