import type { FluentResource, Message } from "@fluent/bundle";

type Pattern = NonNullable<Message["value"]>;
type Piece = Exclude<Pattern, string>[number];

/**
 * A message file as the build makes it of a file in Fluent, so that no parser comes with the
 * pages: ids, each followed by its pattern, or by 0 where it has attributes only. An attribute
 * follows its message, as ".name".
 */
export type Packed = readonly (string | 0 | PackedPattern)[];

/** Plain text, or pieces. */
export type PackedPattern = string | readonly PackedPiece[];

/** Whatever is rare stays as Fluent has it. */
export type PackedPiece = PackedVariable | PackedChoice | PackedReference | Piece;

export type PackedVariable = readonly [name: string];
/** What is said depends on a variable; when no key fits, the last. */
export type PackedChoice = readonly [
  name: string,
  keys: readonly (string | number)[],
  patterns: readonly PackedPattern[],
];
/** What another message says, or an attribute of it. */
export type PackedReference = readonly [0, id: string, attribute?: string];

/** The messages of a file, as Fluent says them. */
export function unpack(packed: Packed): FluentResource {
  const body: Message[] = [];
  for (let at = 0; at < packed.length; at += 2) {
    const [id, said] = [packed[at] as string, packed[at + 1] as PackedPattern | 0];
    const value = said === 0 ? null : patternOf(said);
    if (id[0] !== ".") body.push({ id, value, attributes: {} });
    else if (value !== null) (body.at(-1) as Message).attributes[id.slice(1)] = value;
  }
  return { body };
}

const patternOf = (packed: PackedPattern): Pattern =>
  typeof packed === "string" ? packed : packed.map(pieceOf);

const isPacked = (piece: PackedPiece): piece is Exclude<PackedPiece, Piece> => Array.isArray(piece);

function pieceOf(packed: PackedPiece): Piece {
  if (!isPacked(packed)) return packed;
  const [name, second, third] = packed;
  if (name === 0) return { type: "mesg", name: second as string, attr: (third as string) ?? null };
  const variable: Piece = { type: "var", name };
  if (!second) return variable;
  const [keys, patterns] = [second, third] as [PackedChoice[1], PackedChoice[2]];
  return {
    type: "select",
    selector: variable,
    star: keys.length - 1,
    variants: keys.map((key, at) => ({
      key:
        typeof key === "number"
          ? { type: "num", value: key, precision: 0 }
          : { type: "str", value: key },
      value: patternOf(patterns[at] as PackedPattern),
    })),
  };
}
