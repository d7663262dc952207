import type { Nodes } from "mdast";

import type { Language } from "../../src/i18n/language.ts";

const word = (letters: string) => new RegExp(`(?<![\\p{L}\\p{N}])([${letters}])\\s+`, "giu");

/** Words of one letter that do not stand at the end of a line, by language. */
const SHORT: Readonly<Partial<Record<Language, RegExp>>> = {
  cs: word("aikosuvz"),
  sk: word("aikosuvz"),
  pl: word("aiouwz"),
};

/**
 * The text with words of one letter tied to the word behind them, where the language wants that, and percent signs
 * to their numbers.
 */
export function tied(text: string, language: Language): string {
  const short = SHORT[language];
  const said = short ? text.replace(short, "$1\u{a0}") : text;
  return said.replace(/\s+(?=%)/g, "\u{a0}");
}

/** The same in place, in all texts and captions of a tree. */
export function tieShortWords(node: Nodes, language: Language): void {
  if (node.type === "text") node.value = tied(node.value, language);
  if (node.type === "image" && node.alt) node.alt = tied(node.alt, language);
  if ("children" in node) for (const child of node.children) tieShortWords(child, language);
}
