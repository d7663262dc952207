/** Who sits where: tags of the record by seat, in turn order. */
const NAMES = ["White", "Black", "White2", "Black2"] as const;

export type Tags = Readonly<Record<string, string>>;

/** How well the program plays on a seat; as text it is the tag that says what kind of player that is. */
export interface Strength {
  /** Like a level; like a level that follows the person's results; or as well as it can in a time. */
  readonly by: "level" | "match" | "time";
  /** The level, or seconds for a move. */
  readonly amount: number;
}

/** The tag that names whoever sits on a seat. */
export const nameTag = (seat: number): string => NAMES[seat] ?? "";

/** The tag that says what kind of player that is. */
export const typeTag = (seat: number): string => `${nameTag(seat)}Type`;

/** Who plays a side, alone or with a partner; empty where nobody has signed. */
export const nameOf = (tags: Tags, side: number): string =>
  [side, side + 2].flatMap((seat) => tags[nameTag(seat)] || []).join(" + ");

/** Reads what `writeStrength` writes; null for a person, and for what nobody could play with. */
export function readStrength(text = ""): Strength | null {
  const [, by, digits] = /^(level|match|time) (\d{1,3})$/.exec(text) ?? [];
  const amount = Number(digits);
  return amount > 0 && (by === "time" || amount < 100)
    ? { by: by as Strength["by"], amount }
    : null;
}

/** How well the program plays on a seat; null for a person. */
export const strengthAt = (tags: Tags, seat: number): Strength | null =>
  readStrength(tags[typeTag(seat)]);

/** The level of a strength, of so many that there are: who plays by time is the best; a person has 0. */
export const levelOf = (strength: Strength | null, levels: number): number =>
  !strength ? 0 : strength.by === "time" ? levels : Math.min(strength.amount, levels);
