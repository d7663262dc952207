import { html } from "lit/html.js";

import { dated } from "../../backup/file-name";
import type { Words } from "../../i18n/words";
import { part } from "../../loading/part";
import { copyText, download } from "../../ui/copy";
import { ask, type Speaker } from "../../ui/dialog";

/** Our own form of records, and how its files end. */
const RECORD = "record";
const ENDING = "txt";

/** Whom a form is for. */
const helpOf = (words: Words, form: string): string => words.text(`play-form-${form}.help`);

/**
 * Shows a record as text, to copy, to download or to hand on; also in the `forms` of other
 * programs. `game` and the day when it was `created` name the file to save it in; `explain` says
 * what went wrong.
 */
export async function showRecord(
  speaker: Speaker<Words>,
  title: string,
  record: string,
  { game, created }: { readonly game: string; readonly created: number },
  forms: readonly string[],
  explain: (thrown: unknown) => Promise<string>,
): Promise<void> {
  let text = record;
  let ending = ENDING;
  let chosen = RECORD;
  const canShare = "canShare" in navigator && navigator.canShare({ title, text });
  const sheet = (event: Event) => (event.target as HTMLElement).closest("dialog");
  const tell = (event: Event, what: string) => {
    const status = sheet(event)?.querySelector("[role=status]");
    if (status) status.textContent = what;
  };
  const write = async (event: Event) => {
    const select = event.target as HTMLSelectElement;
    const form = select.value;
    try {
      const { writeFile } = await part(() => import("../../engine/rules/files"));
      text = form === RECORD ? record : await writeFile(record, form);
      ending = form === RECORD ? ENDING : form;
      chosen = form;
      tell(event, "");
    } catch (thrown) {
      select.value = chosen;
      tell(event, await explain(thrown));
    }
    const help = sheet(event)?.querySelector("#record-help");
    if (help) help.textContent = helpOf(speaker.words, chosen);
    const area = sheet(event)?.querySelector("textarea");
    if (area) {
      area.value = text;
      area.setSelectionRange(0, 0);
    }
  };
  await ask(
    speaker,
    "play-record",
    (words, close) => html`
      ${
        forms.length > 0
          ? html`<div class="field">
              <label for="record-form">${words.text("play-form")}</label>
              <select id="record-form" aria-describedby="record-help" @change=${write}>
                ${[RECORD, ...forms].map(
                  (form) => html`<option value=${form}>${words.text(`play-form-${form}`)}</option>`,
                )}
              </select>
              <p class="help" id="record-help" .textContent=${helpOf(words, chosen)}></p>
            </div>`
          : null
      }
      <textarea
        class="record"
        rows="14"
        readonly
        aria-label=${words.text("play-record")}
        .defaultValue=${record}
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
        <button type="button" @click=${() => download(text, `${dated(game, created)}.${ending}`)}>
          ${words.text("play-download")}
        </button>
        <button
          type="button"
          class="primary"
          @click=${async (event: Event) => {
            const done = await copyText(text);
            tell(event, speaker.words.text(done ? "play-copied" : "play-copy-by-hand"));
          }}
        >
          ${words.text("play-copy")}
        </button>
      </div>
    `,
  );
}
