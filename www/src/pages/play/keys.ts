import { html } from "lit";

import type { Words } from "../../i18n/words";
import { ask, closing } from "../../ui/dialog";
import "./keys.css";

/** Keys of the play page and of the board, by message id. */
const KEYS: readonly (readonly [string, string])[] = [
  ["← →", "step"],
  ["↑ ↓", "ends"],
  ["f", "flip"],
  ["u", "undo"],
  ["Space", "card"],
  ["Tab", "board"],
  ["Enter", "choose"],
  ["Esc", "cancel"],
  ["a–h 1–8", "type"],
  ["l", "last"],
  ["o", "players"],
  ["p", "pieces"],
  ["m", "targets"],
  ["t", "aims"],
  ["i", "column"],
  ["Ctrl+↑ Ctrl+↓", "level"],
  [", .", "own"],
  [", .", "list"],
  ["?", "help"],
];

/** Keys of games that an engine plays. */
const ENGINE_KEYS: typeof KEYS = [
  ["h", "hint"],
  ["a", "analysis"],
];

/** The overlay that lists the keys. */
export async function showKeys(words: Words, engine: boolean): Promise<void> {
  await ask(
    words.text("keys-title"),
    (close) =>
      html`<dl class="keys">
          ${[...KEYS.slice(0, 4), ...(engine ? ENGINE_KEYS : []), ...KEYS.slice(4)].map(
            ([keys, id]) =>
              html`<div>
                <dt>
                  ${keys
                    .split(" ")
                    .map(
                      (key) =>
                        html`<kbd
                          >${key === "Space" ? words.text("board-cards-space") : key}</kbd
                        > `,
                    )}
                </dt>
                <dd>${words.text(`keys-${id}`)}</dd>
              </div>`,
          )}
        </dl>
        ${closing(words, close)}`,
  );
}
