import type { Nodes } from "mdast";

import type { Language } from "../../src/i18n/language.ts";

const word = (letters: string) => new RegExp(`(?<![\\p{L}\\p{N}])([${letters}])\\s+`, "giu");

/** Words of one letter that do not stand at the end of a line, by language. */
const SHORT: Readonly<Partial<Record<Language, RegExp>>> = {
  cs: word("aikosuvz"),
  sk: word("aikosuvz"),
  pl: word("aiouwz"),
};

/** Ties words of one letter to the word behind them, where the language wants that: in place, in all texts of a tree. */
export function tieShortWords(node: Nodes, language: Language): void {
  const short = SHORT[language];
  if (!short) return;
  if (node.type === "text") node.value = node.value.replace(short, "$1\u{a0}");
  if ("children" in node) for (const child of node.children) tieShortWords(child, language);
}
