import { html } from "lit";

import type { Words } from "../i18n/words";
import { ask } from "./dialog";

/** Shows a record as text, to copy, to download or to hand on. */
export async function showRecord(
  words: Words,
  title: string,
  record: string,
  file: string,
): Promise<void> {
  const share = { title, text: record };
  const canShare = "canShare" in navigator && navigator.canShare(share);
  await ask(
    words.text("play-record"),
    (close) => html`
      <textarea
        class="record"
        rows="14"
        readonly
        aria-label=${words.text("play-record")}
        .value=${record}
      ></textarea>
      <p class="told" role="status"></p>
      <div class="actions">
        ${
          canShare
            ? html`<button
                type="button"
                @click=${() => navigator.share(share).catch(() => undefined)}
              >
                ${words.text("play-share")}
              </button>`
            : null
        }
        <button type="button" @click=${() => download(record, file)}>
          ${words.text("play-download")}
        </button>
        <button
          type="button"
          class="primary"
          @click=${async (event: Event) => {
            const told = (event.target as HTMLElement).closest("dialog")?.querySelector(".told");
            const done = await copyText(record);
            if (told) told.textContent = words.text(done ? "play-copied" : "play-copy-by-hand");
          }}
        >
          ${words.text("play-copy")}
        </button>
        <button type="button" @click=${() => close("")}>${words.text("play-close")}</button>
      </div>
    `,
  );
}

/** Copies text; where the browser forbids it, says so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves text as a file. */
export function download(text: string, file: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
