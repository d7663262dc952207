import { FluentResource, type Message } from "@fluent/bundle";

import type { Packed, PackedPattern, PackedPiece } from "../../src/i18n/packed.ts";

type Pattern = NonNullable<Message["value"]>;
type Piece = Exclude<Pattern, string>[number];

/** Packs a message file for `unpack`. */
export function pack(text: string): Packed {
  return new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
    id,
    value === null ? 0 : packedPattern(value),
    ...Object.entries(attributes).flatMap(([name, said]) => [`.${name}`, packedPattern(said)]),
  ]);
}

const packedPattern = (pattern: Pattern): PackedPattern =>
  typeof pattern === "string" ? pattern : pattern.map(packedPiece);

function packedPiece(piece: Piece): PackedPiece {
  if (typeof piece === "string") return piece;
  if (piece.type === "var") return [piece.name];
  if (piece.type === "mesg") {
    return piece.attr === null ? [0, piece.name] : [0, piece.name, piece.attr];
  }
  if (piece.type !== "select" || piece.selector.type !== "var") return piece;
  const { selector, star, variants } = piece;
  const whole = variants.every(({ key }) => key.type === "str" || key.precision === 0);
  if (!whole || star !== variants.length - 1) return piece;
  return [
    selector.name,
    variants.map(({ key }) => key.value),
    variants.map(({ value }) => packedPattern(value)),
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
