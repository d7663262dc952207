import { html, nothing, type TemplateResult } from "lit/html.js";

import { asOption, countOf, FULL, KINDS, TRAINING, withCount } from "./decks";
import { sideName } from "../../i18n/sides";
import type { Words } from "../../i18n/words";
import { segments } from "../../ui/segments";
import { piece } from "../shared/piece";

/** The decks of both sides: a preset, or a composition put together card by card. */
export const PRESETS = ["full", "training", "own"] as const;
export type Preset = (typeof PRESETS)[number];

interface Decks {
  readonly preset: Preset;
  /** The decks, the first side's first. */
  readonly decks: readonly [string, string];
}

const DECK_OF: Readonly<Record<Preset, string | null>> = {
  full: FULL,
  training: TRAINING,
  own: null,
};

/** What the options say. */
export const optionsOf = ({ decks }: Decks): readonly [string, string] => [
  asOption(decks[0]),
  asOption(decks[1]),
];

export const STANDARD: Decks = { preset: "full", decks: [FULL, FULL] };

export type { Decks };

/** The form; `change` gets what is chosen now. */
export function deckForm(
  words: Words,
  chosen: Decks,
  change: (decks: Decks) => void,
): TemplateResult {
  const { preset, decks } = chosen;
  return html`<fieldset class="field decks">
    <legend class="label">${words.text("new-decks")}</legend>
    ${segments({
      name: "decks",
      values: PRESETS,
      chosen: preset,
      label: (one) => words.text(`new-decks-${one}`),
      choose: (one) => {
        const deck = DECK_OF[one];
        change({ preset: one, decks: deck === null ? decks : [deck, deck] });
      },
    })}
    <p class="help">${words.text(`new-decks-${preset}.help`)}</p>
    ${
      preset === "own"
        ? decks.map((deck, side) =>
            compose(words, deck, side, (fresh) =>
              change({ preset, decks: side === 0 ? [fresh, decks[1]] : [decks[0], fresh] }),
            ),
          )
        : nothing
    }
  </fieldset>`;
}

/** One deck: how many of each kind. The king is always there. */
function compose(
  words: Words,
  deck: string,
  side: number,
  change: (deck: string) => void,
): TemplateResult {
  const who = words.text("board-cards", { side: sideName(side) });
  return html`<div class="compose" role="group" aria-label=${who}>
    <p class="who"><span class="side" data-side=${side} aria-hidden="true"></span>${who}</p>
    ${KINDS.filter(({ kind }) => kind !== "king").map(({ letter, kind, most }) => {
      const count = countOf(deck, letter);
      const name = words.text(`board-card-${kind}`, { count: 1 });
      const step = (by: number, sign: string) =>
        html`<button
          type="button"
          class="icon"
          aria-label=${words.text(by > 0 ? "new-decks-more" : "new-decks-less", { card: name })}
          ?disabled=${count + by < 0 || count + by > most}
          @click=${() => change(withCount(deck, letter, count + by))}
        >
          ${sign}
        </button>`;
      return html`<div class="stepper">
        <span class="piece s${side}" title=${name}>${piece(kind)}</span>
        ${step(-1, "−")}<output aria-label=${name}>${count}</output>${step(1, "+")}
      </div>`;
    })}
  </div>`;
}
