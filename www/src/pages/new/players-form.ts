import { html, nothing, type TemplateResult } from "lit";

import { programAt, seated } from "../../game/seats";
import type { Match } from "../../game/match";
import type { Messages } from "../../i18n/messages";
import { icon } from "../../ui/icons";
import { levelChoices } from "../shared/seats-sheet";

/** The seats at a table in turn order, by the tags of their names. */
const SEATS = ["White", "Black", "White2", "Black2"] as const;
type Seat = (typeof SEATS)[number];

/** Who is to play; every change gives another object. */
export class Seating {
  constructor(
    /** Two, or four at a table of teams. */
    readonly count = 2,
    /** How many levels the program has with these options; 0 where no engine plays. */
    readonly levels = 0,
    private readonly names: Readonly<Partial<Record<Seat, string>>> = {},
    private readonly program: Readonly<Partial<Record<Seat, number>>> = {},
  ) {}

  get seats(): readonly Seat[] {
    return SEATS.slice(0, this.count);
  }

  /** The level of the program on a seat; 0 is a person. */
  level(seat: Seat): number {
    return this.levels > 0 ? (this.program[seat] ?? 0) : 0;
  }

  /** Who has signed, or the program's name. */
  name(seat: Seat): string {
    const level = this.level(seat);
    return level > 0 ? programAt(level).name : (this.names[seat] ?? "");
  }

  /** The names of the side that moves first. */
  get first(): string {
    const names = this.seats.filter((_, at) => at % 2 === 0).map((seat) => this.name(seat));
    return names.filter(Boolean).join(" + ");
  }

  /** The side that sits nearer: a person's own, where the other is the program's. */
  get bottom(): number {
    return this.level("White") > 0 && this.level("Black") === 0 ? 1 : 0;
  }

  withCount(count: number): Seating {
    return new Seating(count, this.levels, this.names, this.program);
  }

  withLevels(levels: number): Seating {
    return new Seating(this.count, levels, this.names, this.program);
  }

  withName(seat: Seat, name: string): Seating {
    return new Seating(this.count, this.levels, { ...this.names, [seat]: name }, this.program);
  }

  withProgram(seat: Seat, level: number): Seating {
    const program = { ...this.program, [seat]: level };
    return new Seating(this.count, this.levels, this.names, program);
  }

  /** A person where one sits first, and everywhere else the program at its weakest. */
  get againstWeakest(): Seating {
    const [own = "White"] = this.seats.filter((seat) => this.level(seat) === 0);
    const others = this.seats.filter((seat) => seat !== own);
    const program = Object.fromEntries(others.map((seat) => [seat, 1]));
    return new Seating(this.count, this.levels, this.names, program);
  }

  /** The players change sides. */
  get swapped(): Seating {
    const swap = <T>({ White, Black, White2, Black2 }: Readonly<Partial<Record<Seat, T>>>) =>
      Object.fromEntries(
        Object.entries({ White: Black, Black: White, White2: Black2, Black2: White2 }).filter(
          ([, value]) => value !== undefined,
        ),
      ) as Partial<Record<Seat, T>>;
    return new Seating(this.count, this.levels, swap(this.names), swap(this.program));
  }

  /** Writes names and levels into a game. */
  signInto(match: Match): void {
    const tags = [...this.seats.entries()].flatMap(([at, seat]): (readonly [string, string])[] => {
      const name = (this.names[seat] ?? "").trim();
      const level = Math.min(this.program[seat] ?? 0, this.levels);
      return [...(name ? [[seat, name] as const] : []), ...seated({}, at, level)];
    });
    match.setTags(tags);
  }
}

/** Asks who plays; `drawn` tells what the draw of colours has brought. */
export function playersForm(
  words: Messages,
  seating: Seating,
  {
    drawn,
    change,
    draw,
  }: {
    readonly drawn: string;
    readonly change: (seating: Seating) => void;
    readonly draw: () => void;
  },
): TemplateResult {
  return html`<fieldset class="players">
    <legend class="label">${words.text("new-names")}</legend>
    <div class="names">${seating.seats.map((seat) => player(words, seating, seat, change))}</div>
    <div class="actions">
      <button type="button" @click=${draw}>${icon("shuffle")}${words.text("new-draw")}</button>
      <p class="help" role="status">${drawn || words.text("new-names-help")}</p>
    </div>
  </fieldset>`;
}

function player(
  words: Messages,
  seating: Seating,
  seat: Seat,
  change: (seating: Seating) => void,
): TemplateResult {
  const label = words.text(`new-name-${seat}`);
  return html`<div class="field">
    <label for="new-${seat}">
      <span class="side" data-side=${seat.startsWith("White") ? 0 : 1} aria-hidden="true"></span>
      ${label}
    </label>
    ${
      seating.levels > 0
        ? html`<select
            data-seat=${seat}
            aria-label=${words.text("seats-who", { seat: label })}
            @change=${(event: Event) => {
              const level = Number((event.target as HTMLSelectElement).value);
              change(seating.withProgram(seat, level));
            }}
          >
            ${levelChoices(words, seating.levels, seating.level(seat))}
          </select>`
        : nothing
    }
    <input
      id="new-${seat}"
      type="text"
      maxlength="60"
      autocomplete="off"
      placeholder=${words.text("new-name")}
      ?disabled=${seating.level(seat) > 0}
      .value=${seating.name(seat)}
      @input=${(event: InputEvent) => {
        change(seating.withName(seat, (event.target as HTMLInputElement).value));
      }}
    />
  </div>`;
}
