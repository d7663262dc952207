import { html, nothing } from "lit/html.js";

import type { Words } from "../../i18n/words";
import { ask, closing, type Speaker } from "../../ui/dialog";
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
  ["F2", "write"],
  ["Shift+F10", "ask"],
  ["l", "last"],
  ["o", "players"],
  ["p", "pieces"],
  ["m", "targets"],
  ["t", "aims"],
  ["x", "explain"],
  ["i", "column"],
  ["Ctrl+↑ Ctrl+↓", "level"],
  [", .", "own"],
  [", .", "list"],
  ["Ctrl+↑ Ctrl+↓", "list"],
  ["?", "help"],
];

/** Keys of games that an engine plays. */
const ENGINE_KEYS: typeof KEYS = [
  ["h", "hint"],
  ["a", "analysis"],
];

/** Whether a key works while no key that types a character does. */
const isNamed = ([keys]: readonly [string, string]): boolean => /^[←↑]|[A-Z]/.test(keys);

/** The overlay that lists the keys. */
export async function showKeys(
  speaker: Speaker<Words>,
  engine: boolean,
  letters: boolean,
): Promise<void> {
  const all = [...KEYS.slice(0, 4), ...(engine ? ENGINE_KEYS : []), ...KEYS.slice(4)];
  await ask(
    speaker,
    "keys-title",
    (words, close) =>
      html`${letters ? nothing : html`<p>${words.text("keys-off")}</p>`}
        <dl class="keys">
          ${(letters ? all : all.filter(isNamed)).map(
            ([keys, id]) =>
              html`<div>
                <dt>
                  ${keys
                    .split(" ")
                    .map(
                      (key) =>
                        html`<kbd>${key === "Space" ? words.text("keys-space") : key}</kbd> `,
                    )}
                </dt>
                <dd>${words.text(`keys-${id}`)}</dd>
              </div>`,
          )}
        </dl>
        ${closing(words, close)}`,
  );
}
