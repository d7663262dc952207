import { html } from "lit/html.js";

import type { Words } from "../../i18n/words";
import { part } from "../../loading/part";
import { copyText, download } from "../../ui/copy";
import { ask } from "../../ui/dialog";

/** Our own form of records, and how its files end. */
const RECORD = "record";
const ENDING = "txt";

/**
 * Shows a record as text, to copy, to download or to hand on; also in the `forms` of other
 * programs. `file` is the name to save it by, without its ending; `explain` says what went
 * wrong.
 */
export async function showRecord(
  words: Words,
  title: string,
  record: string,
  file: string,
  forms: readonly string[],
  explain: (thrown: unknown) => Promise<string>,
): Promise<void> {
  let text = record;
  let ending = ENDING;
  const canShare = "canShare" in navigator && navigator.canShare({ title, text });
  const sheet = (event: Event) => (event.target as HTMLElement).closest("dialog");
  const tell = (event: Event, what: string) => {
    const status = sheet(event)?.querySelector("[role=status]");
    if (status) status.textContent = what;
  };
  const write = async (event: Event) => {
    const form = (event.target as HTMLSelectElement).value;
    try {
      const { writeFile } = await part(() => import("../../engine/rules/files"));
      text = form === RECORD ? record : await writeFile(record, form);
      ending = form === RECORD ? ENDING : form;
      tell(event, "");
    } catch (thrown) {
      (event.target as HTMLSelectElement).value = ending === ENDING ? RECORD : ending;
      tell(event, await explain(thrown));
    }
    const area = sheet(event)?.querySelector("textarea");
    if (area) area.value = text;
  };
  await ask(
    words.text("play-record"),
    (close) => html`
      ${
        forms.length > 0
          ? html`<div class="field">
              <label for="record-form">${words.text("play-form")}</label>
              <select id="record-form" @change=${write}>
                ${[RECORD, ...forms].map(
                  (form) => html`<option value=${form}>${words.text(`play-form-${form}`)}</option>`,
                )}
              </select>
            </div>`
          : null
      }
      <textarea
        class="record"
        rows="14"
        readonly
        aria-label=${words.text("play-record")}
        .value=${record}
      ></textarea>
      <p role="status"></p>
      <div class="actions">
        <button type="button" @click=${() => close("")}>${words.text("play-close")}</button>
        <span class="stretch"></span>
        ${
          canShare
            ? html`<button
                type="button"
                @click=${() => navigator.share({ title, text }).catch(() => undefined)}
              >
                ${words.text("play-share")}
              </button>`
            : null
        }
        <button type="button" @click=${() => download(text, `${file}.${ending}`)}>
          ${words.text("play-download")}
        </button>
        <button
          type="button"
          class="primary"
          @click=${async (event: Event) => {
            const done = await copyText(text);
            tell(event, words.text(done ? "play-copied" : "play-copy-by-hand"));
          }}
        >
          ${words.text("play-copy")}
        </button>
      </div>
    `,
  );
}
