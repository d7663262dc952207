import { html, nothing, type TemplateResult } from "lit/html.js";

import { type Luck, luckOf } from "../../../assistant/luck";
import type { Advice } from "../../../assistant/advice";
import type { Match } from "../../../game/match";
import { sideName } from "../../../i18n/sides";
import type { Messages } from "../../../i18n/messages";
import { percent } from "./words";

/** The shares of a game that is over and known; null where it is not, or where no card came. */
export function luckIn(match: Match, advice: Advice): Luck | null {
  const { gameResult } = match.live;
  const { known, all } = advice.progress;
  if (!gameResult || known < all) return null;
  const { winner } = gameResult;
  const to = winner === null ? 500 : winner === 0 ? 1000 : 0;
  return luckOf(advice.line(), (node) => advice.evaluation(node), to);
}

/** Whole hundredths for the side that has won, or for the first: what is shown adds up. */
export function sharesOf({ from, to, luck, bySide }: Luck) {
  const side = to === 0 ? 1 : 0;
  const hundredths = (thousandths: number) =>
    Math.round((side === 0 ? thousandths : 0 - thousandths) / 10) + 0;
  const chance = (win: number) => Math.round((side === 0 ? win : 1000 - win) / 10);
  const [before, after, cards] = [chance(from), chance(to), hundredths(luck)];
  const first = hundredths(bySide[0]);
  const play = after - before - cards;
  return { side, from: before, to: after, luck: cards, play, first, second: cards - first };
}

/** How luck and play have shared the result, in words. */
export function luckView(words: Messages, luck: Luck): TemplateResult {
  const shares = sharesOf(luck);
  const chance = (hundredths: number) => percent(words, hundredths * 10);
  const format = new Intl.NumberFormat(words.language, {
    style: "percent",
    signDisplay: "exceptZero",
  });
  const change = (hundredths: number) => format.format(hundredths / 100);
  const [greatest] = luck.cards;
  const told = {
    side: sideName(shares.side),
    from: chance(shares.from),
    to: chance(shares.to),
    luck: change(shares.luck),
    play: change(shares.play),
    first: change(shares.first),
    second: change(shares.second),
  };
  const greatestLuck = Math.round((greatest?.luck ?? 0) / (shares.side === 0 ? 10 : -10));
  return html`<section class="luck">
    <h3>${words.text("luck-title")}</h3>
    <p>${words.text("luck-shares", told)}</p>
    <p>${words.text("luck-cards", told)}</p>
    ${
      greatest && greatestLuck !== 0
        ? html`<p>
            ${words.text("luck-greatest", {
              side: told.side,
              number: greatest.move.number,
              turned: sideName(greatest.move.side),
              change: change(greatestLuck),
            })}
          </p>`
        : nothing
    }
  </section>`;
}
