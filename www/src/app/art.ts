import { svg, html, type TemplateResult } from "lit";

import { ART, ART_GRID, ART_LINE_WEIGHT, type ArtName } from "../generated/art";

/** A drawing of the house; the style sheet gives its roles their colours. */
export function art(name: ArtName): TemplateResult {
  const paths = ART[name].map(
    ({ role, d, fill }) =>
      svg`<path class=${role} d=${d} fill-rule=${fill ?? "nonzero"} stroke-width=${ART_LINE_WEIGHT} />`,
  );
  return html`<svg class="art" viewBox="0 0 ${ART_GRID} ${ART_GRID}" aria-hidden="true">
    ${paths}
  </svg>`;
}
