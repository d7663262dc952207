import { html, nothing, type TemplateResult } from "lit/html.js";
import shuffle from "lucide-static/icons/shuffle.svg?path";

import type { Options } from "../../engine/rules/session";
import type { GameInfo } from "../../generated/types/GameInfo";
import type { Mix } from "../../generated/types/Mix";
import { sideName } from "../../i18n/sides";
import type { Words } from "../../i18n/words";
import type { Match } from "../../game/match";
import { iconOf } from "../../ui/icons";
import { piece } from "../shared/piece";
import { longValue } from "../../ui/long-value";
import { segments } from "../../ui/segments";
import { wordField } from "../shared/word-field";

/** How the array of pieces is found. */
const WAYS = {
  p5: ["number", "random", "fair"],
  p6: ["placed", "number", "random"],
} as const;

type SetUp = keyof typeof WAYS;
type Way = (typeof WAYS)[SetUp][number];

const has = (setUp: string): setUp is SetUp => setUp in WAYS;

/** The options that hold numbers, the first side's first. */
const NUMBERS = ["white", "black"] as const;

/** How the arrays of a set-up are found; nothing where the set-up has but one. */
export class Arrays {
  readonly #ways: readonly Way[];

  constructor(
    setUp = "",
    readonly way: Way = has(setUp) ? WAYS[setUp][0] : "number",
  ) {
    this.#ways = has(setUp) ? WAYS[setUp] : [];
  }

  get ways(): readonly Way[] {
    return this.#ways;
  }

  /** Chance decides from a pledged secret. */
  get fair(): boolean {
    return this.way === "fair";
  }

  /** Each player has an array of his own. */
  get two(): boolean {
    return this.#ways.includes("placed");
  }

  with(way: Way): Arrays {
    return new Arrays(this.two ? "p6" : "p5", way);
  }

  /** The options for the rules. */
  options(last: number): Options {
    const open = this.way === "fair" || this.way === "placed" || this.#ways.length === 0;
    const numbers =
      this.way === "random"
        ? Object.fromEntries(NUMBERS.map((id) => [id, String(below(last + 1))]))
        : {};
    return { ...numbers, arrays: open ? "open" : "number" };
  }
}

/** An even choice below `count`. */
function below(count: number): number {
  const range = 2 ** 32;
  const fair = range - (range % count);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < fair) return word % count;
  }
}

interface Form {
  readonly words: Words;
  readonly info: GameInfo | null;
  readonly chosen: Options;
  readonly arrays: Arrays;
  readonly match: Match | null;
  readonly change: (arrays: Arrays, options: Options) => void;
  readonly draw: () => void;
}

/** Chooses an array, where there are many: by number, by chance, or at the board. */
export function arrayForm(form: Form): TemplateResult | typeof nothing {
  const { words, arrays, change } = form;
  if (arrays.ways.length === 0) return nothing;
  const { way } = arrays;
  const last = range(form)?.max ?? 0;
  return html`<fieldset class="arrays">
    <legend class="label">${words.text("mixer-array")}</legend>
    ${segments({
      name: "mix-arrays",
      values: arrays.ways,
      chosen: way,
      label: (one) => words.text(`mixer-array-${one}`),
      choose: (one) => {
        const next = arrays.with(one);
        change(next, next.options(last));
      },
    })}
    ${way === "number" ? numbers(form) : html`<p class="help">${words.text(`mixer-array-${way}.help`)}</p>`}
    ${way === "random" ? drawn(form, last) : nothing} ${way === "fair" ? pledge(form) : nothing}
  </fieldset>`;
}

function range({ info }: Form): { readonly min: number; readonly max: number } | null {
  const kind = info?.options.find(({ id }) => id === NUMBERS[0])?.kind;
  return kind?.type === "number" ? kind : null;
}

function numbers(form: Form): TemplateResult {
  const { words, arrays, chosen, change } = form;
  const { min, max } = range(form) ?? { min: 0, max: 0 };
  const field = (id: (typeof NUMBERS)[number], label: string) =>
    html`<div class="field">
      <label for="mix-${id}">${label}</label>
      <input
        id="mix-${id}"
        class="short"
        type="number"
        inputmode="numeric"
        min=${min}
        max=${max}
        step="1"
        required
        .value=${chosen[id] ?? ""}
        @input=${(event: InputEvent) => {
          const input = event.target as HTMLInputElement;
          if (input.validity.valid) change(arrays, { [id]: String(input.valueAsNumber) });
        }}
      />
    </div>`;
  return html`<div class="numbers">
    ${
      arrays.two
        ? NUMBERS.map((id) => field(id, words.text(`mixer-array-${id}`)))
        : field(NUMBERS[0], words.text("mixer-array-both", { min, max }))
    }
  </div>`;
}

function drawn({ words, arrays, chosen, change }: Form, last: number): TemplateResult {
  const ids = arrays.two ? NUMBERS : NUMBERS.slice(0, 1);
  const number = ids.map((id) => chosen[id] ?? "").join(" : ");
  return html`<div class="actions">
    <output>${words.text("mixer-array-drawn", { number })}</output>
    <button type="button" @click=${() => change(arrays, arrays.options(last))}>
      ${iconOf(shuffle)}${words.text("mixer-array-again")}
    </button>
  </div>`;
}

function pledge({ words, match, draw }: Form): TemplateResult | typeof nothing {
  if (!match) return nothing;
  const { word, takesWord, pledge } = match.deal;
  const given = word ? words.text("cards-shown-word", { word }) : words.text("cards-word-out");
  return html`<div class="pledge">
      <span>${words.text("cards-pledge")}</span> ${longValue(words, pledge)}
    </div>
    ${takesWord ? wordField(words, match.deal) : html`<p class="help">${given}</p>`}
    <div class="actions">
      <button type="button" ?disabled=${!match.awaitsChance} @click=${draw}>
        ${iconOf(shuffle)}${words.text("mixer-array-draw")}
      </button>
    </div>`;
}

/** The pieces of each side in a row, as they stand in `match`; nothing before they stand. */
export function arrayRow(
  words: Words,
  match: Match,
  rows: Mix["rows"],
  game: string,
): readonly (TemplateResult | typeof nothing)[] {
  const { layout, live } = match;
  const tints = new Map(
    layout.boards.flatMap(({ cells }) => cells.map(({ id, tint }) => [id, tint] as const)),
  );
  const half = rows.length / 2;
  const shown = [rows.slice(0, half), rows.slice(half)].map((cells) =>
    cells.map((cell) => ({
      cell,
      kind: live.scene.tokens.find((token) => token.cell === cell)?.kind,
    })),
  );
  const key = (side: number) => shown[side]?.map(({ kind }) => kind).join();
  // A mirror image says nothing new.
  const sides = key(0) === key(1) ? [0] : [0, 1];
  return sides.map((side) => {
    const row = shown[side] ?? [];
    if (!row.some(({ kind }) => kind)) return nothing;
    const man = (kind: string) => words.text(`${game}-man`, { piece: kind });
    const men = row.map(({ cell, kind = "" }) =>
      words.text("mixer-row-man", { man: man(kind), cell }),
    );
    const label = words.text("mixer-row", {
      side: sideName(side),
      men: men.join(", "),
    });
    return html`<div class="array" role="img" aria-label=${label} data-side=${side}>
      ${row.map(
        ({ cell, kind }) =>
          html`<span class="spot" data-tint=${tints.get(cell) ?? "plain"}>
            <span class="piece s${side}">${kind ? piece(kind) : nothing}</span>
            <small>${cell.slice(0, 2)}</small>
          </span>`,
      )}
    </div>`;
  });
}
