import { html, nothing, type TemplateResult } from "lit";

import { pieceOf } from "../../game/cards";
import { ART, type ArtName } from "../../generated/art";
import { art } from "../../ui/art";
import "./tokens.css";
import "./piece.css";

/** A card's piece; a bishop stands on a square of its colour. */
export function piece(kind: string): TemplateResult {
  const tone = /^(light|dark)-/.exec(kind)?.[1];
  const name = pieceOf(kind);
  return html`<span class="man ${tone ?? ""}"
    >${name in ART ? art(ART[name as ArtName]) : nothing}</span
  >`;
}
