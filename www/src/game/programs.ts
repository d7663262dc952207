import { type Strength, strengthAt, nameTag, typeTag, type Tags } from "./seats";

export const writeStrength = ({ by, amount }: Strength): string => `${by} ${amount}`;

/** Who of the club plays at each level, from the weakest on: by the alphabet, alike in all languages. */
export const CLUB: readonly string[] = [
  "Adam",
  "Berta",
  "Cyril",
  "Dora",
  "Emil",
  "Flora",
  "Gustav",
  "Helena",
  "Igor",
  "Julia",
  "Kamil",
  "Laura",
  "Martin",
  "Nina",
];

/** Who plays for as long as one says. */
const FULL_STRENGTH = "Viktor";

/** The name that the program signs with; by its kind of player, and not by it, a record tells it from people. */
export const programName = ({ by, amount }: Strength): string =>
  by === "time" ? FULL_STRENGTH : (CLUB[amount - 1] ?? `Klubovna ${amount}`);

/** Puts a person (null) or the program on a seat, as tags. */
export function seated(
  tags: Tags,
  seat: number,
  strength: Strength | null,
): readonly [string, string][] {
  // The program's name goes with it.
  if (!strength && !strengthAt(tags, seat)) return [];
  return [
    [nameTag(seat), strength ? programName(strength) : ""],
    [typeTag(seat), strength ? writeStrength(strength) : ""],
  ];
}
