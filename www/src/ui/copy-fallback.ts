import { html } from "lit/html.js";

import type { Words } from "../i18n/words";
import { ask, closing, type Speaker } from "./dialog";
import { textToCopy } from "./text-to-copy";

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
      ${textToCopy(words.text(title), text)} ${closing(words, close)}
    `,
  );
}
