import { html } from "lit/html.js";

import type { Words } from "../i18n/words";
import { ask, closing, type Speaker } from "./dialog";

/** Shows a text to be copied by hand, where the browser does not let a page do it. */
export async function showToCopy(
  speaker: Speaker<Words>,
  title: string,
  text: string,
): Promise<void> {
  await ask(
    speaker,
    title,
    (words, close) => html`
      <p>${words.text("play-copy-by-hand")}</p>
      <textarea
        class="record"
        rows="3"
        readonly
        autofocus
        aria-label=${words.text(title)}
        .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
      ></textarea>
      ${closing(words, close)}
    `,
  );
}
