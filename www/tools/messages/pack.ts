import { FluentResource, type Message } from "@fluent/bundle";

import type { Language } from "../../src/i18n/language.ts";
import type { Packed, PackedPattern, PackedPiece } from "../../src/i18n/packed.ts";
import { tied } from "../content/short-words.ts";

type Pattern = NonNullable<Message["value"]>;
type Piece = Exclude<Pattern, string>[number];

/** Packs messages of a language for `Patterns`; whatever of Fluent no message needs, that does not know. */
export function pack(text: string, language: Language): Packed {
  const piece = (id: string, pattern: Piece): PackedPiece => {
    if (typeof pattern === "string") return tied(pattern, language);
    if (pattern.type === "str") return pattern.value;
    if (pattern.type === "var") return [pattern.name];
    if (pattern.type === "mesg") {
      return [0, pattern.attr === null ? pattern.name : `${pattern.name}.${pattern.attr}`];
    }
    if (pattern.type !== "select" || pattern.selector.type !== "var") {
      throw new Error(`${id}: only variables, other messages and choices by a variable are packed`);
    }
    const { selector, star, variants } = pattern;
    if (star !== variants.length - 1) throw new Error(`${id}: the default has to come last`);
    return [
      selector.name,
      variants.map(({ key }) => key.value),
      variants.map(({ value }) => whole(id, value)),
    ];
  };
  const whole = (id: string, pattern: Pattern): PackedPattern =>
    typeof pattern === "string" ? tied(pattern, language) : pattern.map((next) => piece(id, next));
  return new FluentResource(text).body.flatMap(({ id, value, attributes }) => {
    if (id.startsWith("-")) throw new Error(`${id}: write it as a message, not as a term`);
    return [
      id,
      value === null ? 0 : whole(id, value),
      ...Object.entries(attributes).flatMap(([name, said]) => [
        `.${name}`,
        whole(`${id}.${name}`, said),
      ]),
    ];
  });
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
