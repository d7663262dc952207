import { html, type TemplateResult } from "lit/html.js";

/** A text to be copied by hand: all of it is selected by whoever goes there. */
export const textToCopy = (label: string, text: string): TemplateResult =>
  html`<textarea
    class="record"
    rows="3"
    readonly
    autofocus
    aria-label=${label}
    .value=${text}
    @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
  ></textarea>`;
