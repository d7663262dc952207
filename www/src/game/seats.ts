/** Who sits where: tags of the record by seat, in turn order. */
const NAMES = ["White", "Black", "White2", "Black2"] as const;

type Tags = Readonly<Record<string, string>>;

/** The tag that names whoever sits on a seat. */
export const nameTag = (seat: number): string => NAMES[seat] ?? "";

/** The tag that says what kind of player that is. */
export const typeTag = (seat: number): string => `${nameTag(seat)}Type`;

/** Who plays a side, alone or with a partner; empty where nobody has signed. */
export const nameOf = (tags: Tags, side: number): string =>
  [side, side + 2].flatMap((seat) => tags[nameTag(seat)] || []).join(" + ");

/** The level of the program on a seat; 0 for a person. */
export function levelAt(tags: Tags, seat: number): number {
  const [, level] = /^level (\d{1,2})$/.exec(tags[typeTag(seat)] ?? "") ?? [];
  return Number(level ?? 0);
}

/** The values of the two tags of a seat on which the program plays; it has one name everywhere. */
export const programAt = (level: number): { readonly name: string; readonly type: string } => ({
  name: `Klubovna ${level}`,
  type: `level ${level}`,
});

/** Puts a person (level 0) or the program on a seat, as tags. */
export function seated(tags: Tags, seat: number, level: number): readonly [string, string][] {
  const before = levelAt(tags, seat);
  if (level > 0) {
    const { name, type } = programAt(level);
    return [
      [nameTag(seat), name],
      [typeTag(seat), type],
    ];
  }
  // The program's name goes with it.
  return before > 0
    ? [
        [nameTag(seat), ""],
        [typeTag(seat), ""],
      ]
    : [];
}
