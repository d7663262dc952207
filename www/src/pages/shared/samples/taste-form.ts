import { html, nothing, type TemplateResult } from "lit/html.js";

import { BOARDS, CHESS_SETS, COORDINATES, MARK_SIZES, PIECES } from "../../../board/core/taste";
import type { Messages } from "../../../i18n/messages";
import type { Settings } from "../../../storage/settings";
import type { SampleKind } from "./board-sample";
import { sampleChoice } from "./sample-choice";
import "../form.css";
import "./board-sample";

/** What is chosen by how it looks. */
const CHOICES = {
  board: [BOARDS, "chess"],
  set: [CHESS_SETS, "chess"],
  pieces: [PIECES, "tiles"],
  coordinates: [COORDINATES, "chess"],
  marks: [MARK_SIZES, "marked"],
} as const satisfies Partial<Record<keyof Settings, readonly [readonly string[], SampleKind]>>;

export type TasteName = keyof typeof CHOICES;

export const TASTES = Object.keys(CHOICES) as readonly TasteName[];

type Chosen = Pick<Settings, TasteName>;

/** How boards look: every value is shown with the others as they are chosen. */
export const tasteForm = (
  words: Messages,
  { names, prefix }: TasteFields,
  settings: Chosen,
  change: (change: Partial<Chosen>) => void,
): TemplateResult[] => names.map((name) => choice(words, prefix, name, settings, change));

/** What is chosen, and how the ids of its messages begin. */
interface TasteFields {
  readonly names: readonly TasteName[];
  readonly prefix: string;
}

function choice(
  words: Messages,
  prefix: string,
  name: TasteName,
  settings: Chosen,
  change: (change: Partial<Chosen>) => void,
): TemplateResult {
  const [values, kind] = CHOICES[name];
  const id = `${prefix}-${name}.help`;
  const help = words.has(id) ? words.text(id) : "";
  const { board, set, pieces, coordinates, marks } = settings;
  const look = { board, set, pieces, coordinates, marks };
  return html`<fieldset class="field wide">
    <legend class="label">${words.text(`${prefix}-${name}`)}</legend>
    ${sampleChoice<string>({
      name: `${prefix}-${name}`,
      values,
      chosen: settings[name],
      kind,
      label: (value) => words.text(`${prefix}-${name}-${value}`),
      look: (value) => ({ ...look, [name]: value }),
      choose: (value) => change({ [name]: value }),
      describedBy: help ? `${prefix}-${name}-help` : undefined,
    })}
    ${help ? html`<p class="help" id="${prefix}-${name}-help">${help}</p>` : nothing}
  </fieldset>`;
}
