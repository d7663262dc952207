/**
 * A message file as the build makes it of a file in Fluent, so that neither a parser nor what no
 * message needs comes with the pages: ids, each followed by its pattern, or by 0 where it has
 * attributes only. An attribute follows its message, as ".name".
 */
export type Packed = readonly (string | 0 | PackedPattern)[];

/** How each file is loaded, by its path. */
export type Files<T = Packed> = Readonly<Record<string, () => Promise<T>>>;

/**
 * What comes first of a language that is not in the program from the beginning: the words of first
 * pictures in one file, which says where all other texts of the language are.
 */
export interface LanguagePack {
  readonly words: Packed;
  /** The message files that `words` are of. */
  readonly names: readonly string[];
  readonly files: Files;
  /** Articles, by their paths in `src/content`. */
  readonly articles: Files<unknown>;
}

/** Plain text, or pieces. */
export type PackedPattern = string | readonly PackedPiece[];

export type PackedPiece = string | PackedVariable | PackedChoice | PackedReference;

export type PackedVariable = readonly [name: string];
/** What is said depends on a variable; when no key fits, the last. */
export type PackedChoice = readonly [
  name: string,
  keys: readonly (string | number)[],
  patterns: readonly PackedPattern[],
];
/** What another message says, or an attribute of it, as "id.attribute". */
export type PackedReference = readonly [0, id: string];
