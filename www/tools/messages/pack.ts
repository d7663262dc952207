import { FluentResource, type Message } from "@fluent/bundle";

import type { Language } from "../../src/i18n/language.ts";
import type { Packed, PackedPattern, PackedPiece } from "../../src/i18n/packed.ts";
import { tied } from "../content/short-words.ts";

type Pattern = NonNullable<Message["value"]>;
type Piece = Exclude<Pattern, string>[number];

/** Packs messages of a language for `Patterns`; whatever of Fluent no message needs, that does not know. */
export function pack(text: string, language: Language): Packed {
  const packed = (id: string, pattern: Pattern) => packedPattern(id, pattern, language);
  return new FluentResource(text).body.flatMap(({ id, value, attributes }) => {
    if (id.startsWith("-")) throw new Error(`${id}: write it as a message, not as a term`);
    return [
      id,
      value === null ? 0 : packed(id, value),
      ...Object.entries(attributes).flatMap(([name, said]) => [
        `.${name}`,
        packed(`${id}.${name}`, said),
      ]),
    ];
  });
}

const packedPattern = (id: string, pattern: Pattern, language: Language): PackedPattern =>
  typeof pattern === "string"
    ? tied(pattern, language)
    : pattern.map((piece) => packedPiece(id, piece, language));

function packedPiece(id: string, piece: Piece, language: Language): PackedPiece {
  if (typeof piece === "string") return tied(piece, language);
  if (piece.type === "str") return piece.value;
  if (piece.type === "var") return [piece.name];
  if (piece.type === "mesg") {
    return [0, piece.attr === null ? piece.name : `${piece.name}.${piece.attr}`];
  }
  if (piece.type !== "select" || piece.selector.type !== "var") {
    throw new Error(`${id}: only variables, other messages and choices by a variable are packed`);
  }
  const { selector, star, variants } = piece;
  if (star !== variants.length - 1) throw new Error(`${id}: the default has to come last`);
  return [
    selector.name,
    variants.map(({ key }) => key.value),
    variants.map(({ value }) => packedPattern(id, value, language)),
  ];
}

/**
 * The messages that Fluent does not understand, and therefore leaves out without a word: the line
 * that each begins in.
 */
export function notRead(text: string): readonly { readonly line: number; readonly id: string }[] {
  const read = new Set(new FluentResource(text).body.map(({ id }) => id));
  return text.split("\n").flatMap((written, at) => {
    const [, id] = /^(-?[a-zA-Z][\w-]*) *=/.exec(written) ?? [];
    return id === undefined || read.has(id) ? [] : [{ line: at + 1, id }];
  });
}
