import { html, nothing, type TemplateResult } from "lit/html.js";

import type { Span, Words } from "../../content/article";

/** Words with their links and stress. */
export const words = (said: Words): string | readonly (string | TemplateResult)[] =>
  typeof said === "string" ? said : said.map(span);

function span(part: Span): string | TemplateResult {
  if (typeof part === "string") return part;
  const inner = words(part.words);
  if ("href" in part) {
    const rel = part.href.startsWith("#") ? nothing : "noopener";
    return html`<a href=${part.href} rel=${rel}>${inner}</a>`;
  }
  return part.stress === "em" ? html`<em>${inner}</em>` : html`<strong>${inner}</strong>`;
}
