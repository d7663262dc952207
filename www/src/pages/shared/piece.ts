import { html, nothing, type TemplateResult } from "lit/html.js";

import { pieceOf } from "../../game/cards";
import type { ArtLayer } from "../../generated/art";
import { CHESSMEN } from "../../generated/chessmen";
import { art } from "../../ui/art";
import "./tokens.css";
import "./piece.css";

/** What a card may show, by the name of the piece. */
const DRAWN = new Map<string, readonly ArtLayer[]>(Object.entries(CHESSMEN));

/** A card's piece; a bishop stands on a square of its colour. */
export function piece(kind: string): TemplateResult {
  const tone = /^(light|dark)-/.exec(kind)?.[1];
  const drawn = DRAWN.get(pieceOf(kind));
  return html`<span class="man ${tone ?? ""}">${drawn ? art(drawn) : nothing}</span>`;
}
