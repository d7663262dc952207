import { svg, html, type TemplateResult } from "lit/html.js";

import { ART_GRID, ART_LINE_WEIGHT, type ArtLayer } from "../generated/art";

/** A drawing of the house; the style sheet gives its roles their colours. */
export function art(drawing: readonly ArtLayer[]): TemplateResult {
  const paths = drawing.map(
    ({ role, d, fill }) =>
      svg`<path class=${role} d=${d} fill-rule=${fill ?? "nonzero"} stroke-width=${ART_LINE_WEIGHT} />`,
  );
  return html`<svg class="art" viewBox="0 0 ${ART_GRID} ${ART_GRID}" aria-hidden="true">
    ${paths}
  </svg>`;
}
