import { html, nothing, type TemplateResult } from "lit/html.js";

import { sideName } from "../../i18n/sides";
import type { Words } from "../../i18n/words";
import type { Match } from "../../game/match";
import type { Players } from "../../game/players";

/** A name of more letters takes two lines or more beside clocks and trays. */
const LONG = 20;

/** Who plays and who is on turn, in words. */
export function whoPlays(words: Words, match: Match): string {
  const { players } = match;
  const side = (side: number) =>
    [standardName(words, side), players.name(side), programKind(words, players, side)]
      .filter(Boolean)
      .join(": ");
  return [side(0), side(1), words.phrase(match.snapshot.scene.prompt)].join(". ");
}

/** The names of a side; the one on turn is marked by a dot and in words. */
export function playerNames(
  words: Words,
  match: Match,
  {
    side,
    slot,
    clock,
  }: {
    readonly side: number;
    readonly slot: "far" | "near";
    readonly clock?: TemplateResult | undefined;
  },
): TemplateResult {
  const { players } = match;
  const { turn } = match.snapshot.scene;
  const over = match.snapshot.gameResult !== null && match.snapshot.atEnd;
  const standard = standardName(words, side);
  const seats = (turn.seats === 4 ? [side, side + 2] : [side]).map((seat) => ({
    name: players.nameAt(seat),
    kind: programKind(words, players, seat),
    number: seat < 2 ? 1 : 2,
    acts: !over && turn.kind === "side" && turn.seat === seat,
    thinks: players.programActs && match.live.scene.turn.seat === seat,
  }));
  // Two partners without names: the side is said once.
  const team = seats.length > 1 && seats.every(({ name }) => !name);
  const fallback = (number: number) =>
    team
      ? html`<span class="hidden">${standard}</span> ${number}`
      : seats.length > 1
        ? `${standard} ${number}`
        : standard;
  const long = seats.some(({ name }) => name.length > LONG);
  return html`<div class="player" slot=${slot} data-side=${side} ?data-long=${long}>
    <span class="disc" aria-hidden="true"></span>
    ${team ? html`<span aria-hidden="true">${standard}</span>` : nothing}
    ${seats.map(
      ({ name, kind, number, acts, thinks }) =>
        html`<span
          class="name"
          title=${[name, kind].filter(Boolean).join(": ") || nothing}
          data-turn=${acts ? "" : nothing}
          ?data-thinks=${thinks}
        >
          ${name || fallback(number)}${kind ? html`<span class="hidden">: ${kind}</span>` : nothing}
          ${acts ? html`<span class="hidden">${words.text("play-on-turn")}</span>` : nothing}
        </span>`,
    )}
    ${clock ?? nothing}
  </div>`;
}

/** What kind of program has a seat: its level or its strength; empty for a person. */
function programKind(words: Words, players: Players, seat: number): string {
  const { by, amount } = players.strengthAt(seat) ?? {};
  return by ? words.text("play-program", { by, level: amount ?? 0 }) : "";
}

/** What a side is called while nobody has signed. */
const standardName = (words: Words, side: number): string =>
  words.text("play-side", { side: sideName(side) });
