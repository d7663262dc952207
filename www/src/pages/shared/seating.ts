import type { Match } from "../../game/match";
import { programName, seated } from "../../game/programs";
import { levelOf, type Strength } from "../../game/seats";

/** The seats at a table in turn order, by the tags of their names. */
const SEATS = ["White", "Black", "White2", "Black2"] as const;
export type Seat = (typeof SEATS)[number];

/** Who is to play; every change gives another object. */
export class Seating {
  constructor(
    /** Two, or four at a table of teams. */
    readonly count = 2,
    /** How many levels the program has with these options; 0 where no engine plays. */
    readonly levels = 0,
    private readonly names: Readonly<Partial<Record<Seat, string>>> = {},
    private readonly program: Readonly<Partial<Record<Seat, Strength | null>>> = {},
  ) {}

  get seats(): readonly Seat[] {
    return SEATS.slice(0, this.count);
  }

  /** How well the program plays on a seat; null for a person. */
  strength(seat: Seat): Strength | null {
    const strength = this.program[seat];
    if (!strength || this.levels === 0) return null;
    const { by, amount } = strength;
    return { by, amount: by === "time" ? amount : levelOf(strength, this.levels) };
  }

  /** Who has signed, or the program's name. */
  name(seat: Seat): string {
    const strength = this.strength(seat);
    return strength ? programName(strength) : (this.names[seat] ?? "");
  }

  /** The names of the side that moves first. */
  get first(): string {
    const names = this.seats.filter((_, at) => at % 2 === 0).map((seat) => this.name(seat));
    return names.filter(Boolean).join(" + ");
  }

  /** The side that sits nearer: a person's own, where the other is the program's. */
  get bottom(): number {
    return this.strength("White") && !this.strength("Black") ? 1 : 0;
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

  withProgram(seat: Seat, strength: Strength | null): Seating {
    const program = { ...this.program, [seat]: strength };
    return new Seating(this.count, this.levels, this.names, program);
  }

  /** One person on a side, and everywhere else the program. */
  against(strength: Strength, side: number): Seating {
    const own = SEATS[side];
    const others = this.seats.filter((seat) => seat !== own);
    const program = Object.fromEntries(others.map((seat) => [seat, strength]));
    return new Seating(this.count, this.levels, {}, program);
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
      return [...(name ? [[seat, name] as const] : []), ...seated({}, at, this.strength(seat))];
    });
    match.setTags(tags);
  }
}

/** A side by lot. */
export function sideByLot(): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte % 2;
}
