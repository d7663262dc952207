import { html } from "lit/html.js";

import { app } from "../../app/context";
import { namesOfHands } from "../../i18n/beside";
import { isTold, keepTold } from "../../storage/told";
import { wear } from "../../ui/wear";
import type { PlayHost } from "./host";

import css from "./how-to-win.css?inline";

/** So many letters have room on a phone only when they are small. */
const LONG = 105;

/** What wins, where a game says it, beside the board in its first game until somebody has read it. */
export async function tellHowToWin(page: PlayHost): Promise<void> {
  const { match } = page.game;
  const what = `how ${match.game}`;
  if (match.mode !== "play" || isTold(what)) return;
  await app.load(...namesOfHands(match.game));
  if (!page.words.has(`${match.game}-how`)) return;
  wear(css);
  const read = () => {
    keepTold(what);
    page.requestUpdate();
    page.view?.focus();
  };
  // In its room stands what has to be answered, how the game has ended, and the way back to it.
  const waits = () =>
    !match.isLive || match.result !== null || match.snapshot.scene.phase === "answer";
  page.how = () => {
    if (isTold(what) || match.mode !== "play" || waits()) return null;
    const { words } = page;
    const text = words.text(`${match.game}-how`);
    return html`<section
      class="how"
      aria-label=${words.text("how-title")}
      ?data-long=${text.length > LONG}
      ?data-unplayed=${match.snapshot.ply === 0}
    >
      <p><b>${words.text("how-title")}</b> ${text}</p>
      <button type="button" @click=${read}>${words.text("how-read")}</button>
    </section>`;
  };
}
